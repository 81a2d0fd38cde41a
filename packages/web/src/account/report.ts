import type { EventView } from "@adjutant/battle";
import { casualtiesOf, limitOf } from "@adjutant/rules";
import { statesOf, unitDetail } from "../battle/describe.ts";
import { askedIn, givenBy, headlineOf, rollOf, whoRolls } from "../battle/headline.ts";
import { type NameOf, namesIn } from "../battle/names.ts";
import type { Battle } from "../battle/useBattle.ts";
import { isOwn, type UnitView } from "../battle/view.ts";
import type { Text } from "../text.ts";

/**
 * The battle turn by turn in words, as Markdown that reads well as it is: what whoever looks may
 * know of it, no more. What was taken back is left out.
 */
export function reportOf(battle: Battle, text: Text): string {
  const { sides, view, name } = battle;
  const { over } = view;
  const winner = sides.find(({ id }) => id === over?.winner);
  const ended =
    over === null
      ? []
      : [text.say("log.over", { drawn: winner ? "no" : "yes", name: winner?.name ?? "" })];
  const lines = [
    `# ${plain(name)}`,
    "",
    plain(sides.map((side) => side.name).join(" – ")),
    ...ended.flatMap((line) => ["", `**${plain(line)}.**`]),
    ...stakes(battle, text),
    ...told(battle, text),
    ...sides.flatMap((side) => [
      "",
      `## ${plain(side.name)}`,
      ...side.brigades.flatMap((brigade) => [
        "",
        `### ${plain(brigade.name)}`,
        "",
        ...brigade.units.map((unit) => `- ${plain(standing(unit, battle, text))}`),
      ]),
    ]),
  ];
  return `${lines.join("\n")}\n`;
}

/** Who holds what, and the points. */
function stakes({ view, sides }: Battle, text: Text): readonly string[] {
  const { scenario } = view;
  if (scenario === null || scenario.objectives.length === 0) return [];
  const points = sides.map(({ id, name }) =>
    text.say("account.points", { side: name, points: scenario.points[id] ?? 0 }),
  );
  return [
    "",
    plain(points.join("; ")),
    "",
    ...scenario.objectives.map(({ name, heldBy }) => {
      const holder = sides.find(({ id }) => id === heldBy)?.name;
      return `- ${plain(name[text.lang])}: ${plain(holder ?? text.say("account.nobody"))}`;
    }),
  ];
}

function told(battle: Battle, text: Text): readonly string[] {
  const { log, view } = battle;
  const name = namesIn(view, text);
  const askedOf = askedIn(battle, name, text);
  let now: Heading = { turn: view.turn, phase: view.phase };
  const first = log.find(({ event }) => event.type === "advanced");
  // A battle begins with the first phase of its first turn.
  if (first !== undefined) now = { turn: 1, phase: "compulsory" };
  let written: Heading | null = null;
  return log.flatMap(({ event, undone }) => {
    if (undone || silent.has(event.type)) return [];
    if (event.type === "advanced" && event.over === undefined) {
      now = event;
      return [];
    }
    const { line, also, bare = false } = headlineOf(event, name, askedOf, text);
    const more = [givenBy(event, name, text), ...also.map((one) => one.line)];
    const who = event.type === "resolved" && !bare ? `${plain(whoOf(event, name, text))}. ` : "";
    // Only what happened in a phase gives it a heading.
    const heading = headingOf(now, written, text);
    written = now;
    return [
      ...heading,
      `- ${who}**${plain(line)}**`,
      ...more.flatMap((one) => (one === null ? [] : [`  - ${plain(one)}`])),
    ];
  });
}

type Heading = Pick<Battle["view"], "turn" | "phase">;

function headingOf(now: Heading, written: Heading | null, text: Text): readonly string[] {
  const sameTurn = written?.turn === now.turn;
  if (sameTurn && written?.phase === now.phase) return [];
  const turn = sameTurn ? [] : ["", `## ${text.say("turn.line", { turn: now.turn })}`];
  return [...turn, "", `### ${text.word("phase", now.phase)}`, ""];
}

/** What says nothing to whoever was not there. */
const silent: ReadonlySet<EventView["type"]> = new Set<EventView["type"]>([
  "started",
  "undone",
  "redone",
]);

function whoOf(event: Extract<EventView, { type: "resolved" }>, name: NameOf, text: Text): string {
  return [rollOf(event, text), ...whoRolls(event, name)].join(": ");
}

/** A unit as it stands at the end, its losses where they are known. */
function standing(unit: UnitView, { table }: Battle, text: Text): string {
  const facts = unit.unit;
  const states = statesOf(unit, text).map(({ label }) => label);
  const losses = isOwn(unit)
    ? text.say("unit.losses", {
        casualties: casualtiesOf(unit.unit),
        limit: limitOf(unit.unit, table.book),
      })
    : text.say("fog.losses");
  const detail = unit.gone === null ? [unitDetail(facts, text)] : [];
  return [unit.name, ...detail, losses, ...states].join(" · ");
}

/** A text that Markdown shows as it is, whatever somebody called a regiment. */
function plain(words: string): string {
  return words.replace(/[\\`*_[\]<>#|~]/g, "\\$&");
}
