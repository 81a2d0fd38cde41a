/** A battle report set as Markdown. */
import type { Companion, Phase, RosterSide } from "@adjutant/battle";
import type { Phrases } from "@adjutant/phrases";
import type { Rulebook } from "@adjutant/rules";
import { namesOf } from "./names.ts";
import { brigadeFacts, dueTold, hourOf, sideFacts, unitLine } from "./rosters.ts";
import type { Told } from "./tell.ts";

/** What happened in one phase. */
export interface Section {
  readonly turn: number;
  readonly phase: Phase;
  readonly told: readonly Told[];
}

/**
 * Sets a report: a heading for each turn and phase, an item for each event, the armies at the end.
 * @param only the side whose army is shown; null both
 */
export function markdown(
  state: Companion,
  sections: readonly Section[],
  only: string | null,
  book: Rulebook,
  words: Phrases,
): string {
  const { lang } = words;
  const sides = state.sides.filter(({ id }) => only === null || id === only);
  const lines = [
    `# ${plain(state.name[lang])}`,
    "",
    state.sides.map((side) => plain(side.name[lang])).join(" – "),
    ...stakes(state, words),
    ...told(sections, words),
    "",
    `## ${words.say("cli.battleArmies")}`,
    "",
    plain(hourOf(state, words)),
    ...standing(state, words),
    ...sides.flatMap((side) => army(side, state, book, words)),
    ...due(state, book, words),
  ];
  return `${lines.join("\n")}\n`;
}

/** What the battle is fought for and how long, as its scenario says. */
function stakes(state: Companion, words: Phrases): string[] {
  const start = state.log[0]?.event;
  if (start?.type !== "started" || start.scenario === undefined) return [];
  const { turns, objectives } = start.scenario;
  const { lang } = words;
  const worth = objectives.map(({ name, points }) => {
    const each = state.sides.flatMap((side) => {
      const { perTurn = 0, atEnd = 0 } = points[side.id] ?? {};
      if (perTurn === 0 && atEnd === 0) return [];
      const when = perTurn === 0 ? "atEnd" : atEnd === 0 ? "perTurn" : "both";
      return [words.say("cli.battleWorth", { side: side.name[lang], when, perTurn, atEnd })];
    });
    return `- ${plain(name[lang])}: ${plain(each.join("; "))}`;
  });
  return [
    "",
    words.say("cli.battleTurnLimit", { turns: turns ?? 0 }),
    ...(worth.length === 0 ? [] : ["", ...worth]),
  ];
}

/** Who holds what, and the points so far (`victory`). */
function standing({ scenario, sides }: Companion, words: Phrases): string[] {
  if (scenario === null || scenario.objectives.length === 0) return [];
  const { lang } = words;
  const nameOf = (id: string) => sides.find((side) => side.id === id)?.name[lang] ?? id;
  const points = sides.map(({ id }) =>
    words.say("account.points", { side: nameOf(id), points: scenario.points[id] ?? 0 }),
  );
  return [
    "",
    plain(points.join("; ")),
    "",
    ...scenario.objectives.map(({ name, heldBy }) => {
      const held = { name: name[lang], side: heldBy === null ? "" : nameOf(heldBy) };
      const known = heldBy === null ? "no" : "yes";
      return `- ${plain(words.say("cli.battleHolds", { ...held, known }))}`;
    }),
  ];
}

function told(sections: readonly Section[], words: Phrases): string[] {
  let turn = 0;
  return sections.flatMap((section) => {
    const heading = section.turn === turn ? [] : ["", `## ${words.say("turn.line", section)}`];
    turn = section.turn;
    const items = section.told.flatMap((one) => item(one, words));
    return [...heading, "", `### ${words.word("phase", section.phase)}`, "", ...items];
  });
}

function item({ type, title, facts, dice, result, changes }: Told, words: Phrases): string[] {
  if (type === "advanced") return changes.map((change) => `- ${plain(change)}`);
  if (type === "noted") return [`- *${plain(title)}*`];
  const stated = facts.length === 0 ? "" : ` (${facts.map(plain).join("; ")})`;
  const rolled =
    dice.length === 0 ? "" : ` ${words.say("cli.battleDice", { dice: dice.join("; ") })}`;
  const came = result.length === 0 ? "" : ` *${plain(result.join(". "))}.*`;
  return [
    `- **${plain(title)}**${stated}.${rolled}${came}`,
    ...changes.map((change) => `  - ${plain(change)}`),
  ];
}

function army(side: RosterSide, state: Companion, book: Rulebook, words: Phrases): string[] {
  const { lang } = words;
  const head = (["unit", "formation", "losses", "state"] as const).map((column) =>
    words.say("cli.battleColumn", { column }),
  );
  return [
    "",
    `### ${plain(side.name[lang])}`,
    "",
    plain(sideFacts(side, words).join(" · ")),
    ...side.brigades.flatMap((id) => {
      const brigade = state.brigades[id];
      if (!brigade) return [];
      const about = [brigade.name[lang], ...brigadeFacts(brigade, state, words)].join(" · ");
      return [
        "",
        `**${plain(about)}**`,
        "",
        `| ${head.join(" | ")} |`,
        "|---|---|--:|---|",
        ...brigade.units.flatMap((unit) => {
          const roster = state.units[unit];
          if (!roster) return [];
          const { name, formation, losses, states } = unitLine(roster, words, book);
          return [`| ${plain(name)} | ${formation} | ${losses} | ${states.join(", ")} |`];
        }),
      ];
    }),
  ];
}

function due(state: Companion, book: Rulebook, words: Phrases): string[] {
  const open = dueTold(state, book, namesOf(state, words), words);
  if (open.length === 0) return [];
  const items = open.map((one) => `- ${plain(one)}`);
  return ["", `### ${words.say("view.due")}`, "", ...items];
}

/** A text that Markdown shows as it is, whatever somebody called a regiment. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, "\\$&");
}
