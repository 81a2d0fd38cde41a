import {
  deployedWhat,
  type EventView,
  marchedWhat,
  movedWhat,
  nobody,
  type Phase,
  type ResolvedView,
  reactionEnd,
  type SettledView,
} from "@adjutant/battle";
import type { SideResult } from "@adjutant/rules";
import { sayable } from "../resolve/entries.ts";
import { capital, type Text } from "../text.ts";
import { type Also, changeLines, said } from "./changeLines.ts";
import { choiceText } from "./choiceText.ts";
import { followText } from "./followText.ts";
import type { NameOf } from "./names.ts";
import type { Seen } from "./useSeen.ts";
import { casualtiesOfEvent } from "./view.ts";

/** What an event comes to, in one line, and what else must be known at once. */
export interface Headline {
  readonly line: string;
  readonly also: readonly Also[];
  /** Of a roll of which no more is known than whose it is; the line says just that. */
  readonly bare?: true;
}

/** Names of the sides of a roll, for working lines and dice. */
export function sideNames(event: ResolvedView, name: NameOf): Record<string, string> {
  const own = event.acting ?? event.of;
  const [target] = event.targets;
  const [first, second] = name.sides;
  const names: Record<string, string> = { first, second };
  if (own !== null) for (const side of ["firer", "charger", "attacker"]) names[side] = name(own);
  if (target !== undefined && target !== null)
    for (const side of ["target", "defender"]) names[side] = name(target);
  return names;
}

/** What the follow-up or the choice of an id asked, whichever event of the log it came from. */
export type AskedOf = (id: string) => string | undefined;

export function askedIn(
  battle: Pick<Seen, "log" | "unit" | "table">,
  name: NameOf,
  text: Text,
): AskedOf {
  const all = new Map<string, () => string>();
  for (const { event } of battle.log) {
    if ("follows" in event) {
      for (const follow of event.follows) {
        all.set(follow.id, () => followText(follow, name, battle, text));
      }
    }
    if ("asks" in event) {
      for (const pending of event.asks ?? []) {
        all.set(pending.id, () => choiceText(pending, name, text));
      }
    }
  }
  return (id) => all.get(id)?.();
}

/** Who gave what is not plain by itself: the umpire, or the side that would have it so. */
export function givenBy({ type, by }: EventView, name: NameOf, text: Text): string | null {
  if (by === undefined || !telling.has(type)) return null;
  const side = by.kind === "side" ? name(by.side) : "";
  return capital(text.say("log.by", { who: by.kind, side }));
}

const telling: ReadonlySet<EventView["type"]> = new Set<EventView["type"]>([
  "corrected",
  "proposed",
  "held",
  "noted",
]);

export function headlineOf(event: EventView, name: NameOf, askedOf: AskedOf, text: Text): Headline {
  switch (event.type) {
    case "started":
      return { line: text.say("log.started"), also: [] };
    case "resolved": {
      const line = resultLine(event, name, text);
      return {
        line: line ?? [rollOf(event, text), ...whoRolls(event, name)].join(" · "),
        also: [...tieLines(event, text).map(said), ...changeLines(event, name, text)],
        ...(line === null && { bare: true }),
      };
    }
    case "corrected":
      return {
        line:
          event.unit === null
            ? text.say("fog.corrected")
            : text.say("log.corrected", { name: name(event.unit) }),
        also: changeLines(event, name, text),
      };
    case "proposed":
      return { line: text.say("log.proposed", { name: name(event.unit ?? "") }), also: [] };
    case "stoodStill":
      return {
        line: text.say("log.stoodStill", { name: event.units.map(name).join(", ") }),
        also: changeLines(event, name, text),
      };
    case "declared":
      return {
        line: text.say("log.declared", { name: name(event.unit), enemy: name(event.to) }),
        also: changeLines(event, name, text),
      };
    case "reacted":
      return {
        line: sentence(
          text.say("log.reacted", { end: reactionEnd(event), name: name(event.unit) }),
        ),
        also: changeLines(event, name, text),
      };
    case "moved": {
      const units = event.units.map(name).join(", ");
      return {
        line: text.say("log.moved", { what: movedWhat(event), name: units }),
        also: changeLines(event, name, text),
      };
    }
    case "marched": {
      const lines = changeLines(event, name, text);
      const units = event.ways.map(({ unit }) => name(unit)).join(", ");
      const [seen, ...others] = lines;
      // Of a way out of sight one sees that it led there.
      if (units === "" && seen) return { line: seen.line, also: others };
      const halted = event.ways.filter((way) => way.halted);
      return {
        line: text.say("log.moved", { what: marchedWhat(event.ways), name: units }),
        also: [
          ...halted.map(({ unit }) => said(text.say("log.halted", { name: name(unit) }))),
          ...lines,
        ],
      };
    }
    case "deployed": {
      const count = Object.keys(event.places).length;
      const said = { what: deployedWhat(event), name: name(event.side), count };
      return { line: text.say("log.deployed", said), also: [] };
    }
    case "attached": {
      const left = event.changes.find((change) => "unit" in change);
      const whose = event.unit ?? (left && "unit" in left ? left.unit : null);
      if (whose === null)
        return { line: text.say("log.rode", { name: name(event.brigade) }), also: [] };
      const joins = event.unit === null ? "no" : "yes";
      return { line: text.say("log.attached", { joins, name: name(whose) }), also: [] };
    }
    case "rode":
      return { line: text.say("log.commanderRode", { name: name(event.side) }), also: [] };
    case "noted":
      return { line: event.text, also: [] };
    case "settled": {
      const what = askedOf(event.follow);
      return {
        line: settledLine(event, name, text),
        also: [...(what === undefined ? [] : [said(what)]), ...changeLines(event, name, text)],
      };
    }
    case "held": {
      const { objective, side } = event;
      return { line: heldLine(objective, side, name, text), also: [] };
    }
    case "advanced":
      if (event.over) return { line: overLine(event.over.winner, name, text), also: [] };
      return {
        line: `${text.say("turn.line", { turn: event.turn })} · ${partLine(event, name, text)}`,
        also: Object.entries(event.held ?? {}).map(([objective, side]) =>
          said(heldLine(objective, side, name, text)),
        ),
      };
    case "undone":
    case "redone": {
      const { type, also = [] } = event;
      const count = 1 + also.length;
      const alone = also.length === 0;
      return {
        line: alone ? text.say(`log.${type}`) : text.say(`log.${type}Many`, { count }),
        also: [],
      };
    }
  }
}

/** "Movement: Italians", "Charges · resolving": a phase, and what part of it began. */
function partLine(
  {
    phase,
    acting,
    resolving,
  }: { readonly phase: Phase; readonly acting?: string; readonly resolving?: true },
  name: NameOf,
  text: Text,
): string {
  const word = text.word("phase", phase);
  if (resolving === true) return `${word} · ${text.say("turn.resolving")}`;
  return acting === undefined ? word : text.say("turn.part", { phase: word, side: name(acting) });
}

/** Who holds an objective; null: nobody. */
function heldLine(objective: string, side: string | null, name: NameOf, text: Text): string {
  const held = side === null ? "no" : "yes";
  const holder = side === null ? "" : name(side);
  return text.say("log.held", { held, objective: name(objective), name: holder });
}

/** Who won; null: a draw. */
function overLine(winner: string | null, name: NameOf, text: Text): string {
  const drawn = winner === null ? "yes" : "no";
  return text.say("log.over", { drawn, name: winner === null ? "" : name(winner) });
}

/** What was carried out, chosen, or what aides-de-camp were sent out for. */
function settledLine({ task, chosen }: SettledView, name: NameOf, text: Text): string {
  if (task?.tasking !== undefined) {
    const whom = task.unit ?? task.brigade ?? task.side ?? "";
    return text.say("log.tasked", {
      what: text.clause(`tasking.${task.tasking}`).title,
      name: name(whom),
    });
  }
  if (chosen === null) return text.say("fog.chosen");
  if (chosen === nobody) return text.say("log.chosen", { name: text.say("choose.scoutsNone") });
  return chosen === undefined
    ? text.say("log.settled")
    : text.say("log.chosen", { name: name(chosen) });
}

/** What was rolled for. */
export function rollOf(event: ResolvedView, text: Text): string {
  return capital(text.word("procedure", procedureWord(event.procedure)));
}

/** Whose roll it was, and at whom, as far as that is told: none or one line. */
export function whoRolls(event: ResolvedView, name: NameOf): readonly string[] {
  const who = [event.acting ?? event.of, ...event.targets].filter((id) => id !== null).map(name);
  return who.length === 0 ? [] : [who.join(" → ")];
}

/** The outcome of a resolution in one line; null where nothing of it is told. */
function resultLine(event: ResolvedView, name: NameOf, text: Text): string | null {
  const first = event.targets[0];
  const target = first === undefined || first === null ? "" : name(first);
  const own = event.acting === null ? "" : name(event.acting);
  switch (event.procedure) {
    case "volley":
    case "artillery":
    case "skirmish": {
      const losses = lossesOf(event, text);
      const { target: tested, result } = event.outcome.discipline ?? {};
      if (tested === undefined || result === undefined) return losses;
      const who =
        tested === "screen" ? text.word("side", "screen") : name(event.targets[tested] ?? "");
      return `${losses} ${sentence(`${who} ${text.word("test", result)}`)}`;
    }
    case "rocket": {
      const { row } = event.outcome;
      return row === undefined ? "" : sentence(text.word("rocket", row));
    }
    case "charge": {
      const { charger, defender } = event.outcome;
      if (charger?.result === "melee") return sentence(text.word("purpose", "melee"));
      return charger?.result === "takesGround"
        ? sentence(ended(target, defender?.result, text))
        : sentence(ended(own, charger?.result, text));
    }
    case "melee":
    case "meleeToEnd": {
      const { winner, attacker, defender } = event.outcome;
      if (winner === "attacker") return sentence(ended(target, defender?.result, text));
      if (winner === "defender") return sentence(ended(own, attacker?.result, text));
      const goesOn = attacker?.result === "fightOn" && defender?.result === "fightOn";
      if (goesOn) return text.say("log.drawnOn");
      return attacker?.result === "retire" || attacker?.result === "disperse"
        ? sentence(`${text.say("log.drawn")} ${ended(own, attacker.result, text)}`)
        : sentence(`${text.say("log.drawn")} ${ended(target, defender?.result, text)}`);
    }
    case "discipline": {
      const { result } = event.outcome;
      return result === undefined ? own : sentence(`${own} ${text.word("test", result)}`);
    }
    default: {
      const last = event.outcome.working.flatMap((line) => sayable(line) ?? []).at(-1);
      return last === undefined
        ? null
        : sentence(text.line(last, { sides: sideNames(event, name) }));
    }
  }
}

/** How it ended for a unit, as far as that is told. */
function ended(who: string, result: SideResult | undefined, text: Text): string {
  return result === undefined ? who : `${who} ${text.word("result", result)}`;
}

/** What fire brought: all that it took where the rosters are known, else what it scored. */
function lossesOf(
  event: Extract<ResolvedView, { readonly procedure: "volley" | "artillery" | "skirmish" }>,
  text: Text,
): string {
  const { outcome, acting } = event;
  // An enemy's losses are capped at what it had left; only where they are known is that told.
  if (!("losses" in outcome)) {
    return text.say("fog.scored", { casualties: outcome.casualties ?? 0 });
  }
  // Fate and bounce-through are in it too, and no more than there were to lose.
  const lost = casualtiesOfEvent(event).filter(([unit]) => unit !== acting);
  const casualties = lost.reduce((sum, [, count]) => sum + count, 0);
  return sentence(text.say("losses", { casualties }));
}

/** Both sides rolled the same for the initiative, and rolled again. */
function tieLines(event: ResolvedView, text: Text): readonly string[] {
  if (event.procedure !== "initiative") return [];
  const rolled = event.dice.rolls.filter(({ side }) => side === "first").length;
  const ties = rolled - 1;
  return ties > 0 ? [text.say("log.ties", { ties })] : [];
}

/** `generalRisk` is told under the name of what it leads to. */
export function procedureWord(
  procedure: ResolvedView["procedure"],
): Exclude<ResolvedView["procedure"], "generalRisk"> {
  return procedure === "generalRisk" ? "general" : procedure;
}

/** Begins with a capital and ends with a stop. */
function sentence(words: string): string {
  const capital = words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}
