/** A battle's events in words: who did what, the dice, what came of it. */
import {
  type BattleEvent,
  type Board,
  type By,
  type Change,
  type DueEntry,
  deployedWhat,
  type FollowUp,
  type Marched,
  marchedWhat,
  movedWhat,
  nobody,
  type Reacted,
  type ResolvedEvent,
  reactionEnd,
  type UnitsMoved,
} from "@adjutant/battle";
import type { Phrases } from "@adjutant/phrases";
import { type ClauseId, limitOf, type ProcedureName, type Rulebook } from "@adjutant/rules";
import { partsOf } from "../heading.ts";
import type { Asked } from "../situation.ts";
import { factsOf, type Outcome } from "../summary.ts";
import { upperFirst } from "../telling.ts";
import { type NameOf, namesOf, withNames } from "./names.ts";

/** One event in words. */
export interface Told {
  readonly event: string;
  readonly type: BattleEvent["type"];
  /** What happened, and to whom. */
  readonly title: string;
  /** What the players stated: distances, cover, supports. */
  readonly facts: readonly string[];
  /** Each roll with its faces: "casualty dice 6 2". */
  readonly dice: readonly string[];
  /** What came of it, each a sentence. */
  readonly result: readonly string[];
  /** What it changed on the rosters, and what it asks for at once. */
  readonly changes: readonly string[];
}

/** What telling needs beside the event. */
export interface Teller {
  readonly words: Phrases;
  readonly book: Rulebook;
  /** The battle after the event. */
  readonly board: Board;
  /** The battle before it: what an event settles is open there. */
  readonly before: Board;
}

/** Tells an event. */
export function tell(event: BattleEvent, teller: Teller): Told {
  const { words, board } = teller;
  const name = namesOf(board, words);
  const changed = "changes" in event ? event.changes : [];
  const follows = "follows" in event ? event.follows : [];
  const said = own(event, teller, name);
  return {
    event: event.id,
    type: event.type,
    dice: [],
    result: [],
    ...said,
    facts: [...byTold(event.by, words, name), ...(said.facts ?? [])],
    changes: [
      ...changed.flatMap((change) => changeTold(change, teller, name)),
      ...follows.filter(isNew).map((follow) => followTold(follow, name, words)),
    ],
  };
}

/** Who gave it; nothing where both players did, at one device. */
function byTold(by: By | undefined, words: Phrases, name: NameOf): readonly string[] {
  if (!by) return [];
  const side = by.kind === "side" ? name(by.side) : "";
  return [words.say("log.by", { who: by.kind, side })];
}

type Own = Pick<Told, "title"> & Partial<Pick<Told, "facts" | "dice" | "result">>;

function own(event: BattleEvent, teller: Teller, name: NameOf): Own {
  const { words, before } = teller;
  switch (event.type) {
    case "started":
      return { title: words.say("log.started") };
    case "resolved":
      return resolvedTold(event, teller, name);
    case "corrected":
      return correctedTold(event, words, name);
    case "proposed": {
      const { unit, reason, text } = event;
      const said = text === null ? [] : [text];
      const title = words.say("log.proposed", { name: name(unit) });
      return { title, facts: [words.say("cli.battleReason", { reason }), ...said] };
    }
    case "stoodStill":
      return {
        title: words.say("log.stoodStill", { name: event.units.map(name).join(", ") }),
        facts: overruledTold(event.overruled ?? null, words),
      };
    case "declared": {
      const { unit, to, overruled = null } = event;
      return {
        title: words.say("log.declared", { name: name(unit), enemy: name(to) }),
        facts: overruledTold(overruled, words),
      };
    }
    case "reacted":
      return reactedTold(event, words, name);
    case "moved":
      return movedTold(event, words, name);
    case "deployed": {
      const { side, places, overruled = null } = event;
      const units = Object.keys(places);
      return {
        title: words.say("log.deployed", {
          what: deployedWhat(event),
          name: name(side),
          count: units.length,
        }),
        facts: [units.map(name).join(", "), ...overruledTold(overruled, words)],
      };
    }
    case "marched":
      return marchedTold(event, words, name);
    case "attached": {
      const { unit, overruled = null } = event;
      const joins = unit === null ? "no" : "yes";
      const left = event.changes.find((change) => "unit" in change);
      const whose = unit ?? (left && "unit" in left ? left.unit : null);
      const title =
        whose === null
          ? words.say("log.rode", { name: name(event.brigade) })
          : words.say("log.attached", { joins, name: name(whose) });
      return { title, facts: overruledTold(overruled, words) };
    }
    case "rode": {
      const { side, overruled = null } = event;
      const title = words.say("log.commanderRode", { name: name(side) });
      return { title, facts: overruledTold(overruled, words) };
    }
    case "noted":
      return { title: event.text };
    case "settled":
      return settledTold(event, before, words, name);
    case "held": {
      const { objective, side } = event;
      return { title: heldTold(objective, side, words, name) };
    }
    case "advanced": {
      if (event.over) {
        const { winner } = event.over;
        const drawn = winner === null ? "yes" : "no";
        return { title: words.say("log.over", { drawn, name: winner ? name(winner) : "" }) };
      }
      const turn = words.say("turn.line", { turn: event.turn });
      return {
        title: `${turn} · ${partTold(event, words, name)}`,
        facts: [
          ...Object.entries(event.held ?? {}).map(([id, side]) => heldTold(id, side, words, name)),
          ...overruledTold(event.overruled ?? null, words),
        ],
      };
    }
    case "undone":
    case "redone": {
      const { type, also = [] } = event;
      const count = 1 + also.length;
      const alone = also.length === 0;
      return { title: alone ? words.say(`log.${type}`) : words.say(`log.${type}Many`, { count }) };
    }
  }
}

/** "Movement: British": a phase, and whose part of it began. */
export function partTold(
  { phase, acting = null }: Pick<Board, "phase"> & { readonly acting?: string | null },
  words: Phrases,
  name: NameOf,
): string {
  const said = words.word("phase", phase);
  return acting === null ? said : words.say("turn.part", { phase: said, side: name(acting) });
}

/** Who holds an objective; null: nobody. */
function heldTold(objective: string, side: string | null, words: Phrases, name: NameOf): string {
  const held = side === null ? "no" : "yes";
  const named = { objective: name(objective), name: side === null ? "" : name(side) };
  return words.say("log.held", { held, ...named });
}

function movedTold(event: UnitsMoved, words: Phrases, name: NameOf): Own {
  const { units, how, leaves, about, away, unformedBy, overruled } = event;
  const facts = { leaves, about, away };
  const said = (["leaves", "about", "away"] as const).filter((fact) => facts[fact]);
  return {
    title: words.say("log.moved", { what: movedWhat(event), name: units.map(name).join(", ") }),
    facts: [
      ...(how === "none" ? [] : [words.word("moved", how)]),
      ...said.map((fact) => words.say("cli.battleMoveFact", { fact })),
      ...(unformedBy === undefined ? [] : [words.clause(unformedBy).title]),
      ...overruledTold(overruled ?? null, words),
    ],
  };
}

/** A march: who, and of each how much of its move it took. */
function marchedTold({ ways, overruled }: Marched, words: Phrases, name: NameOf): Own {
  const units = ways.map(({ unit }) => name(unit)).join(", ");
  return {
    title: words.say("log.moved", { what: marchedWhat(ways), name: units }),
    facts: [
      ...ways.flatMap(({ how }) => (how === "none" ? [] : [words.word("moved", how)])),
      ...ways.flatMap(({ unformedBy }) =>
        unformedBy === undefined ? [] : [words.clause(unformedBy).title],
      ),
      ...overruledTold(overruled ?? null, words),
    ],
  };
}

function reactedTold(event: Reacted, words: Phrases, name: NameOf): Own {
  const { unit, to, dice, overruled } = event;
  return {
    title: words.say("log.reacted", { end: reactionEnd(event), name: name(unit) }),
    facts: [name(to), ...overruledTold(overruled ?? null, words)],
    dice: dice ? [`${words.word("purpose", "evade")} ${dice.faces.join(" ")}`] : [],
  };
}

function overruledTold(clause: ClauseId | null, words: Phrases): readonly string[] {
  return clause === null
    ? []
    : [words.say("cli.battleOverruled", { clause: words.clause(clause).title })];
}

function correctedTold(
  { reason, unit, text, changes }: Extract<BattleEvent, { readonly type: "corrected" }>,
  words: Phrases,
  name: NameOf,
): Own {
  const moves = changes.flatMap((change) =>
    "unit" in change && change.unit === unit && change.to.moved !== undefined
      ? [words.word("moved", change.to.moved)]
      : [],
  );
  const why = reason === "forgot" || reason === "mistake" || reason === "other";
  return {
    title: words.say("cli.battleCorrected", { reason, name: name(unit) }),
    facts: [
      ...(why ? [words.say("cli.battleReason", { reason })] : []),
      ...moves,
      ...(text === null ? [] : [text]),
    ],
  };
}

/** `generalRisk` is told under the name of what it leads to. */
const wordOf = (procedure: ResolvedEvent["procedure"]): ProcedureName =>
  procedure === "generalRisk" ? "general" : procedure;

function resolvedTold(event: ResolvedEvent, teller: Teller, name: NameOf): Own {
  const { words, board, book } = teller;
  const { procedure, acting, targets, of, dice, overruled } = event;
  const [first, second] = board.sides.map(({ id }) => name(id));
  const sides: Record<string, string> = { first: first ?? "", second: second ?? "" };
  const who = [acting ?? of, ...targets].filter((id) => id !== null).map(name);
  const what = upperFirst(words.word("procedure", wordOf(procedure)), words);
  const situation = withNames(event.situation, name);
  const parts = partsOf(situation, words);
  return {
    title: who.length === 0 ? what : `${what}: ${who.join(" → ")}`,
    facts: [...parts.flatMap(({ facts }) => facts), ...overruledTold(overruled, words)],
    dice: dice.rolls.map(({ purpose, side, faces }) => {
      const whose = side === null ? "" : (sides[side] ?? words.word("side", side));
      const rolled = words.word("purpose", purpose);
      return `${rolled}${whose === "" ? "" : ` (${whose})`} ${faces.join(" ")}`;
    }),
    result: results(event, situation, teller, book, sides),
  };
}

function results(
  event: ResolvedEvent,
  situation: ResolvedEvent["situation"],
  { words }: Teller,
  book: Rulebook,
  sides: Readonly<Record<string, string>>,
): readonly string[] {
  if (event.procedure === "generalRisk") {
    return event.outcome.working.slice(-1).map((line) => words.line(line));
  }
  if (event.procedure === "initiative") return [sides[event.outcome.winner ?? "first"] ?? ""];
  const { procedure, outcome } = event;
  // The situation and the outcome are of the event's procedure, as it was read.
  const asked = { name: procedure, situation, book } as Asked<ProcedureName>;
  return factsOf(asked, outcome as Outcome<ProcedureName> & object, words, sides);
}

function settledTold(
  event: Extract<BattleEvent, { readonly type: "settled" }>,
  before: Board,
  words: Phrases,
  name: NameOf,
): Own {
  const { follow, chosen, task } = event;
  if (task !== undefined) {
    const whom = task.unit ?? task.brigade;
    const what = words.clause(`tasking.${task.tasking}`).title;
    return {
      title: words.say("cli.battleTasked", { side: name(task.side), tasking: what }),
      facts: [
        ...(whom === undefined ? [] : [name(whom)]),
        words.say("cli.battleCost", { cost: task.cost }),
      ],
      dice: task.faces.length === 0 ? [] : [task.faces.join(" ")],
    };
  }
  const asked = before.pending.find(({ id }) => id === follow);
  if (asked !== undefined && chosen !== undefined) {
    const what = words.clause(asked.clause).title;
    if (asked.kind === "rollStands") {
      return { title: words.say("cli.battleStands", { brigade: name(asked.brigade) }) };
    }
    if (asked.kind === "consent") {
      const { side, unit } = asked;
      return {
        title: words.say("log.consent", { side: name(side), answer: chosen, name: name(unit) }),
      };
    }
    if (asked.kind === "phasing") {
      const title = words.say("cli.battlePhasing", { side: name(chosen) });
      return { title: upperFirst(title, words) };
    }
    const whole = asked.kind === "stop" && chosen === asked.unit;
    const told = whole
      ? words.say("choose.stopNone")
      : chosen === nobody
        ? words.say("choose.scoutsNone")
        : name(chosen);
    return {
      title: words.say("cli.battleChosen", { side: name(asked.side), chosen: told }),
      facts: [what],
    };
  }
  const done = before.open.find(({ id }) => id === follow);
  return {
    title: words.say("log.settled"),
    facts: done === undefined ? [] : [followTold(done, name, words)],
  };
}

/** What follows at once is told with its event; what is for later stands in the list of what is due. */
function isNew({ when, kind }: FollowUp): boolean {
  return when === "now" && kind !== "supports";
}

/** What a follow-up asks, with the names of whom it concerns. */
export function followTold(follow: DueEntry, name: NameOf, words: Phrases): string {
  const { kind, unit, brigade, side, enemy, count = 0 } = follow;
  const who = unit ?? brigade ?? side;
  const named = { name: who === undefined ? "" : name(who) };
  switch (kind) {
    case "fightMelee":
    case "secondRound":
    case "caught":
      return words.say(`follow.${kind}`, {
        ...named,
        enemy: enemy === undefined ? "" : name(enemy),
      });
    case "charge": {
      const answer = follow.answer ?? "none";
      const target = enemy === undefined ? "" : name(enemy);
      return words.say("follow.charge", { ...named, enemy: target, answer });
    }
    case "friendLoses":
      return words.say("follow.friendLoses", { count });
    case "compulsoryMove":
      return words.say("cli.battleCompulsory", named);
    case "initiative":
    case "lastTurn":
      return words.say(`follow.${kind}`);
    default:
      return words.say(`follow.${kind}`, named);
  }
}

/** A change of a unit's strength or order, or of a brigade's; book-keeping is not told. */
function changeTold(change: Change, { words, book, board }: Teller, name: NameOf): string[] {
  if (!("unit" in change)) return [];
  const roster = board.units[change.unit];
  if (!roster) return [];
  const { from, to } = change;
  const { arm } = roster.unit;
  const parts: string[] = [];
  const lost = (to.casualties ?? 0) - (from.casualties ?? 0);
  if (to.casualties !== undefined) {
    const what =
      lost > 0
        ? words.say("losses", { casualties: lost })
        : words.say("cli.sumRecovered", { casualties: -lost });
    parts.push(`${what} (${to.casualties}/${limitOf(roster.unit, book)})`);
  }
  if (to.gone != null) parts.push(words.say("cli.battleGone", { gone: to.gone }));
  if (to.routing) parts.push(words.word("state", "routing", arm));
  if (to.retreating) parts.push(words.word("state", "retreating", arm));
  if (to.faltering) parts.push(words.word("state", "faltering", arm));
  if (to.unformed === true) parts.push(words.word("state", "unformed", arm));
  if (to.unformed === false) parts.push(words.word("state", "formed", arm));
  if (to.fireDisciplineLost === true) parts.push(words.word("state", "fireDisciplineLost", arm));
  if (to.fireDisciplineLost === false) parts.push(words.say("log.fireDisciplineBack"));
  if (to.lowAmmunition) parts.push(words.word("state", "lowAmmunition", arm));
  if (to.elan) parts.push(words.word("state", "elan", arm));
  if (to.formation != null) parts.push(words.word("formation", to.formation));
  if (to.garrison != null) parts.push(words.word("cover", to.garrison.place));
  return parts.length === 0 ? [] : [`${name(change.unit)}: ${parts.join(", ")}`];
}
