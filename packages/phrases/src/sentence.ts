import type { ClauseId, Refusal, Scale, WorkingLine } from "@adjutant/rules";
import type { Values } from "./arguments.ts";

/** What a step or a refusal does not know itself: the scale in play and who is who. */
export interface Telling {
  /** Default cm. */
  readonly scale?: Scale;
  /** Names of the sides of a roll; without one a side is called "attacker", "first side", … */
  readonly sides?: Readonly<Record<string, string>>;
  /** Names of the sides of a battle by their ids. */
  readonly names?: Readonly<Record<string, string>>;
  /** Names of the targets in their order, for tests. */
  readonly targets?: readonly string[];
}

/** What a modifier does, and under which clause where that is known. */
export interface ModifierSaid {
  readonly clause?: ClauseId;
  readonly roll: number;
  readonly dice: number;
  readonly halves: boolean;
}

/** The words that an argument is made from, in one language. */
export interface Speech {
  label(clause: ClauseId): string;
  title(clause: ClauseId): string;
  text(clause: ClauseId): string;
  side(side: string): string;
  length(scale: Scale): string;
  /** "+1", "−2 CD", "−1, half the effect". */
  value(modifier: ModifierSaid): string;
  upperFirst(text: string): string;
}

const quarterSigns = ["", "¼", "½", "¾"];

/** Quarters of a casualty as people write them: 7 is "1¾". */
export function quartersText(quarters: number): string {
  const whole = Math.floor(quarters / 4);
  const part = quarterSigns[quarters % 4] ?? "";
  return whole === 0 && part !== "" ? part : `${whole}${part}`;
}

/** Row of a charge table as people write it: "−3…−5", "≥ +6". */
function rowText(row: string): string {
  return row.replaceAll("-", "−").replace("..", "…").replace(",", ", ").replace(/[≥≤]/, "$& ");
}

/** Facts as a message takes them: yes and no, none for what is not there. */
function plain(facts: object): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (typeof fact === "number") values[name] = fact;
    else if (typeof fact === "boolean") values[name] = fact ? "yes" : "no";
    else values[name] = fact === null || fact === undefined ? "none" : String(fact);
  }
  return values;
}

/**
 * The arguments of a working line's message: its own facts, and
 * - `who`: the side by name, as a sentence begins;
 * - `label`, `value`: a modifier's name and what it does;
 * - `rolled`: no where the step came without dice;
 * - `changed`: yes where modifiers changed the natural roll;
 * - `amount`: quarters of a casualty written out;
 * - `known`, `name`, `number`: the unit's name, or its place in its row from 1;
 * - `why`: the last part of the clause id;
 * - `unit`: what is written after a distance.
 */
export function lineValues(line: WorkingLine, speech: Speech, telling: Telling): Values {
  const values = plain(line);
  values["unit"] = speech.length(telling.scale ?? "cm");
  values["label"] = speech.label(line.clause);
  values["why"] = line.clause.slice(line.clause.lastIndexOf(".") + 1);
  if ("side" in line && line.side !== null) {
    values["who"] = speech.upperFirst(telling.sides?.[line.side] ?? speech.side(line.side));
  }
  if ("natural" in line) values["rolled"] = line.natural === null ? "no" : "yes";
  if ("natural" in line && "total" in line) {
    values["changed"] = line.natural === line.total ? "no" : "yes";
  }
  if ("quarters" in line) values["amount"] = quartersText(line.quarters);
  if ("name" in line) values["known"] = line.name === null ? "no" : "yes";
  switch (line.kind) {
    case "modifier":
      values["value"] = speech.value(line);
      break;
    case "allot":
      values["number"] = line.target + 1;
      break;
    case "bounce":
    case "noBounce":
      values["number"] = line.behind + 1;
      break;
    case "discipline": {
      const index = typeof line.target === "number" ? line.target : 0;
      values["number"] = index + 1;
      break;
    }
    case "initiative":
      values["who"] = speech.upperFirst(telling.sides?.[line.winner] ?? speech.side(line.winner));
      break;
    case "chargeRow":
      values["row"] = rowText(line.row);
      break;
    default:
  }
  return values;
}

/** The side that acts, and the one that waits for its part or has had it, by their names. */
function whosePart({ measured, limit, reason }: Refusal, { names = {} }: Telling): Values {
  if (reason !== "waits" && reason !== "hasActed") return {};
  const [waiting, acting] = [String(measured), String(limit)];
  return { waiting: names[waiting] ?? waiting, acting: names[acting] ?? acting };
}

/** The arguments of a refusal's message. */
export function refusalValues(refusal: Refusal, speech: Speech, telling: Telling): Values {
  const { clause, measured, limit, reason } = refusal;
  const given = typeof measured === "number" && typeof limit === "number";
  return {
    measured: given ? measured : 0,
    limit: given ? limit : 0,
    ...whosePart(refusal, telling),
    reason: reason ?? "none",
    given: given ? "yes" : "no",
    unit: speech.length(telling.scale ?? "cm"),
    title: speech.title(clause),
    text: speech.text(clause),
  };
}
