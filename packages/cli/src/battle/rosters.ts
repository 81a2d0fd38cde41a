/** The rosters of a battle as they stand, for people and for programs. */
import {
  type Board,
  type DueEntry,
  due,
  isOnTable,
  nobody,
  type RosterBrigade,
  type RosterSide,
  type RosterUnit,
  scheduled,
  sideToCome,
} from "@adjutant/battle";
import type { Phrases } from "@adjutant/phrases";
import { basesNow, casualtiesOf, limitOf, type Rulebook } from "@adjutant/rules";
import type { Context } from "../context.ts";
import { left, paragraph, right, widthOf, wrap } from "../layout.ts";
import { type NameOf, namesOf } from "./names.ts";
import { followTold, partTold } from "./tell.ts";

/** A unit's line of the roster. */
export interface UnitLine {
  readonly name: string;
  readonly formation: string;
  /** Casualties out of the limit at which it disperses. */
  readonly losses: string;
  readonly states: readonly string[];
}

/** A unit as its roster has it. */
export function unitLine(roster: RosterUnit, words: Phrases, book: Rulebook): UnitLine {
  const { unit } = roster;
  return {
    name: roster.name[words.lang],
    formation: formationOf(roster, words, book),
    losses: `${casualtiesOf(unit)}/${limitOf(unit, book)}`,
    states: statesOf(roster, words),
  };
}

function formationOf({ unit, gone }: RosterUnit, words: Phrases, book: Rulebook): string {
  if (gone !== null) return "–";
  if ((unit.arm === "infantry" || unit.arm === "screen") && unit.garrison) {
    return words.word("place", unit.garrison.place);
  }
  if (unit.arm === "screen") return words.say("cli.bases", { bases: basesNow(unit, book) });
  return unit.formation === undefined ? "" : words.word("formation", unit.formation);
}

function statesOf(roster: RosterUnit, words: Phrases): string[] {
  const { unit, gone } = roster;
  if (gone !== null) return [words.say("cli.battleGone", { gone })];
  const { arm } = unit;
  const burning = (arm === "infantry" || arm === "screen") && unit.garrison?.burning;
  return [
    ...(unit.routing ? [words.word("state", "routing", arm)] : []),
    ...(unit.retreating ? [words.word("state", "retreating", arm)] : []),
    ...(unit.faltering ? [words.word("state", "faltering", arm)] : []),
    ...(unit.unformed ? [words.word("state", "unformed", arm)] : []),
    ...(arm === "infantry" && unit.fireDisciplineLost
      ? [words.word("state", "fireDisciplineLost", arm)]
      : []),
    ...(arm === "artillery" && unit.lowAmmunition
      ? [words.word("state", "lowAmmunition", arm)]
      : []),
    ...(burning ? [words.word("state", "burning", arm)] : []),
    ...(roster.engaged !== null ? [words.word("state", "engaged", arm)] : []),
    ...(roster.fellBack ? [words.word("state", "fellBack", arm)] : []),
    ...(roster.moved !== "none" ? [words.word("moved", roster.moved)] : []),
    ...(roster.fired ? [words.word("state", "fired", arm)] : []),
    ...(roster.general ? [words.word("term", "general")] : []),
    ...(roster.at === null ? [] : [words.say("cli.battleAt", roster.at)]),
  ];
}

/** What is said of a brigade beside its name. */
export function brigadeFacts(brigade: RosterBrigade, board: Board, words: Phrases): string[] {
  const { general, order, rolledInTurn, demoralised, arrives } = brigade;
  const fate = general.fate === null ? "" : `: ${words.word("general", general.fate)}`;
  return [
    `${general.name[words.lang]}${fate}`,
    ...(rolledInTurn === board.turn ? [words.word("brigade", order)] : []),
    ...(demoralised ? [words.word("brigade", "demoralised")] : []),
    ...(arrives !== null && !isOnTable(board, brigade)
      ? [words.say("brigade.arrives", { turn: arrives })]
      : []),
  ];
}

/** What is said of a side beside its name. */
export function sideFacts({ commander, adcs }: RosterSide, words: Phrases): string[] {
  const { name, rating, fate } = commander;
  const befell = fate === null ? "" : `: ${words.word("general", fate)}`;
  return [
    `${name[words.lang]}, ${words.word("commander", rating)}${befell}`,
    ...(adcs === null ? [] : [words.say("turn.adcs", { count: adcs })]),
  ];
}

/** The turn, the phase, and whose it is. */
export function hourOf(board: Board, words: Phrases): string {
  const { turn, phase, phasing, acting } = board;
  const name = namesOf(board, words);
  const whose = phasing === null ? null : name(phasing);
  return [
    words.say("turn.line", { turn }),
    partTold({ phase, acting }, words, name),
    ...(whose === null ? [] : [words.say("cli.battlePhasing", { side: whose })]),
  ].join(" · ");
}

/** The rosters, side by side below each other, and what is due. */
export function setRosters(board: Board, book: Rulebook, context: Context): string[] {
  const { words, ink, terminal } = context;
  const { columns } = terminal;
  const lines = Object.values(board.units).map((roster) => unitLine(roster, words, book));
  const widest = (key: "name" | "formation" | "losses"): number =>
    Math.max(0, ...lines.map((line) => widthOf(line[key])));
  const widths = {
    name: Math.min(widest("name"), Math.floor(columns / 2)),
    formation: widest("formation"),
    losses: widest("losses"),
  };
  const sides = board.sides.flatMap((side) => [
    "",
    ...heads(side.name[words.lang], sideFacts(side, words), 0, context),
    ...side.brigades.flatMap((id) => {
      const brigade = board.brigades[id];
      if (!brigade) return [];
      return [
        ...heads(brigade.name[words.lang], brigadeFacts(brigade, board, words), 2, context),
        ...brigade.units.flatMap((unit) => {
          const roster = board.units[unit];
          return roster ? setUnit(unitLine(roster, words, book), widths, context) : [];
        }),
      ];
    }),
  ]);
  return [
    ...paragraph(board.name[words.lang], columns).map(ink.bold),
    ...paragraph(hourOf(board, words), columns),
    ...sides,
    ...setDue(board, book, context),
  ];
}

function heads(name: string, facts: readonly string[], indent: number, context: Context): string[] {
  const { ink, terminal } = context;
  const whole = [name, ...facts].join(" · ");
  const set = paragraph(whole, terminal.columns, indent);
  // The name is made strong where it fits its line.
  return set.map((line, index) => (index === 0 ? line.replace(name, () => ink.bold(name)) : line));
}

interface Widths {
  readonly name: number;
  readonly formation: number;
  readonly losses: number;
}

const indent = 4;
/** The states keep at least this much of a line; on narrower pages all stands below the name. */
const leastStates = 14;

function setUnit(line: UnitLine, widths: Widths, { terminal, ink }: Context): string[] {
  const names = wrap(line.name, widths.name);
  const before = indent + widths.name + 2 + widths.formation + 2 + widths.losses + 2;
  const room = terminal.columns - before;
  if (room < leastStates) {
    const facts = [line.formation, line.losses, ...line.states].join(", ");
    return [
      ...paragraph(line.name, terminal.columns, indent),
      ...paragraph(facts, terminal.columns, indent + 2),
    ];
  }
  const states = line.states.length === 0 ? [] : wrap(line.states.join(", "), room);
  const height = Math.max(names.length, states.length);
  return Array.from({ length: height }, (_, index) => {
    const first = index === 0;
    const cells = [
      " ".repeat(indent) + left(names[index] ?? "", widths.name),
      left(first ? line.formation : "", widths.formation),
      right(first ? line.losses : "", widths.losses),
      ink.bold(states[index] ?? ""),
    ];
    return cells.join("  ").trimEnd();
  });
}

/** What is due now, what is to be chosen, what is for later. */
export function setDue(board: Board, book: Rulebook, { words, ink, terminal }: Context): string[] {
  const name = namesOf(board, words);
  const list = (title: string, items: readonly string[]): string[] =>
    items.length === 0
      ? []
      : [
          "",
          ink.bold(title),
          ...items.flatMap((item) =>
            paragraph(item, terminal.columns - 2, 2).map((line, index) =>
              index === 0 ? `  • ${line.trimStart()}` : `  ${line}`,
            ),
          ),
        ];
  const now = dueTold(board, book, name, words);
  return [
    ...list(words.say("view.due"), now.length === 0 ? [words.say("due.nothing")] : now),
    ...list(words.say("due.later"), laterTold(board, book, name, words)),
  ];
}

/** What is to be rolled, chosen or moved now. */
export function dueTold(board: Board, book: Rulebook, name: NameOf, words: Phrases): string[] {
  return [
    ...due(board, book).map((follow) => followTold(follow, name, words)),
    ...board.pending.map((pending) =>
      pending.kind === "rollStands"
        ? words.say("cli.battleMayRepeat", { brigade: name(pending.brigade) })
        : words.say("cli.battleChoose", {
            side: name(pending.side),
            what: words.clause(pending.clause).title,
            among: pending.among
              .map((id) => (id === nobody ? words.say("choose.scoutsNone") : name(id)))
              .join(", "),
          }),
    ),
  ];
}

function laterTold(board: Board, book: Rulebook, name: NameOf, words: Phrases): string[] {
  return scheduled(board, book).map((follow) => {
    const told = followTold(follow, name, words);
    const { when } = follow;
    const later = sideToCome(board);
    const here = when === "now" || (when.turn === board.turn && when.phase === board.phase);
    if (later !== null && here) {
      return `${told} – ${partTold({ phase: board.phase, acting: later }, words, name)}`;
    }
    if (when === "now") return told;
    const { turn, phase } = when;
    return `${told} – ${words.say("turn.line", { turn })}, ${words.word("phase", phase)}`;
  });
}

/** The rosters as JSON, nested as on the table; each unit with the limit of its losses. */
export function rostersJson(board: Board, book: Rulebook): unknown {
  const { sides, brigades, units, open: _, ...rest } = board;
  return {
    ...rest,
    sides: sides.map((side) => ({
      ...side,
      brigades: side.brigades.flatMap((id) => {
        const brigade = brigades[id];
        if (!brigade) return [];
        const own = brigade.units.flatMap((unit) => {
          const roster = units[unit];
          return roster ? [{ ...roster, limit: limitOf(roster.unit, book) }] : [];
        });
        return [{ ...brigade, units: own }];
      }),
    })),
    due: due(board, book) satisfies readonly DueEntry[],
    scheduled: scheduled(board, book) satisfies readonly DueEntry[],
  };
}
