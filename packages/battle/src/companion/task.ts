/** Aides-de-camp sent out (§3): whether they can be, what they cost, what comes of it. */
import {
  basesNow,
  type Dice,
  inScale,
  type Refusal,
  type Rulebook,
  refusal,
} from "@adjutant/rules";
import { type Fault, fault } from "../faults.ts";
import { inReachOfScouts } from "../map/scouting.ts";
import { isEngaged } from "./due.ts";
import type { Settled, Task, Tasked } from "./events.ts";
import { facesFor } from "./faces.ts";
import { Ledger } from "./ledger.ts";
import { isOnTable, offTableBar } from "./on-table.ts";
import { nobody, type RollPending } from "./pending.ts";
import { rollsForCommand } from "./rolls-due.ts";
import { sequenceBar } from "./sequence.ts";
import type { Board, RosterBrigade, RosterSide, RosterUnit } from "./state.ts";
import type { TaskingInForce, TaskingKind } from "./tasking.ts";

export type Sent =
  | { readonly event: Omit<Settled, "id" | "at"> }
  | { readonly refused: Refusal }
  | { readonly faults: readonly Fault[] };

/** Whom a tasking is for; `scouts` are led by a unit of one's own. */
export const takes = {
  attachment: "brigade",
  glory: "unit",
  forwards: "brigade",
  infantryAssault: "brigade",
  assaultFire: "unit",
  reserve: "brigade",
  ammunition: "brigade",
  redeploy: "brigade",
  scouts: "unit",
  skirmishers: "unit",
} as const satisfies Record<TaskingKind, "brigade" | "unit">;

// The keys of an object literal are exactly those of its type.
export const taskingKinds = Object.keys(takes) as readonly TaskingKind[];

/** What a tasking costs in aides-de-camp. */
export function taskingCost(tasking: TaskingKind, offTable: boolean, book: Rulebook): number {
  const { cost, costOffTable } = book.clauses["tasking.reserve"].value;
  if (tasking === "reserve") return offTable ? costOffTable : cost;
  return book.clauses[`tasking.${tasking}`].value.cost;
}

/** A tasking with all that it names looked up. */
interface Asked {
  readonly command: Pick<Task, "tasking" | "offTable" | "use">;
  readonly side: RosterSide;
  readonly brigade: RosterBrigade;
  readonly unit: RosterUnit | null;
  /** The roll of this brigade that an aide-de-camp may have repeated. */
  readonly roll: RollPending | null;
  readonly cost: number;
}

/** Units that a tasking can be for, by their arm. */
export function suits(tasking: TaskingKind, { unit, gone }: RosterUnit): boolean {
  if (gone !== null) return false;
  switch (tasking) {
    case "glory":
      return unit.arm === "infantry" || unit.arm === "cavalry";
    case "assaultFire":
      return unit.arm === "artillery" && unit.kind !== "rocket";
    case "scouts":
      return unit.arm === "cavalry" || unit.arm === "screen";
    case "skirmishers":
      return unit.arm === "screen";
    default:
      return true;
  }
}

/** What cannot be done whatever the players say: there is nothing that it would change. */
function impossible({ command, unit, roll }: Asked, book: Rulebook): Refusal | null {
  const clause = `tasking.${command.tasking}` as const;
  if (unit && !suits(command.tasking, unit)) return refusal(clause);
  if (command.tasking === "attachment" && !roll) return refusal(clause);
  if (command.tasking === "skirmishers" && unit?.unit.arm === "screen") {
    const lost = unit.unit.bases - basesNow(unit.unit, book);
    if (lost === 0) return refusal(clause);
  }
  return null;
}

/** What the rules forbid now, and players may set aside. */
function barred(board: Board, asked: Asked, book: Rulebook): Refusal | null {
  const { command, side, brigade, unit, cost } = asked;
  const { tasking } = command;
  const clause = `tasking.${tasking}` as const;
  const late = sequenceBar(board, "task", side.id, book);
  if (late) return late;
  if (side.adcs === null) return refusal("command.adcRoll");
  if (side.adcs < cost) return { clause, measured: side.adcs, limit: cost, reason: null };
  // A screen may regain several bases; all else is done once, scouting once for the whole side.
  const sentAlready = side.taskings.some(
    (one) =>
      one.tasking === tasking &&
      (tasking === "scouts" || (one.brigade === brigade.id && one.unit === unit?.id)),
  );
  if (sentAlready && tasking !== "skirmishers") return refusal(clause);
  if (tasking === "attachment") return null;
  if (tasking === "reserve" && brigade.reserve === null) return refusal(clause);
  // Who has yet to come sees nothing, and obeys nobody but as a reserve that was sent for.
  const obeys = tasking === "reserve" || rollsForCommand(board, brigade);
  const away = tasking === "scouts" || !obeys ? offTableBar(board, brigade.id) : null;
  if (away) return away;
  const rolled = side.brigades.some((id) => board.brigades[id]?.rolledInTurn === board.turn);
  if (rolled) return refusal("command.brigadeRoll");
  const engaged = tasking === "redeploy" && isEngaged(board, brigade.id);
  return engaged ? refusal("state.engaged") : null;
}

/** Why aides-de-camp cannot be sent out for this, or null. */
export function taskingBar(
  board: Board,
  tasking: TaskingKind,
  whose: { readonly brigade: RosterBrigade } | { readonly unit: RosterUnit },
  book: Rulebook,
): Refusal | null {
  const unit = "unit" in whose ? whose.unit : null;
  const brigade = "unit" in whose ? board.brigades[whose.unit.brigade] : whose.brigade;
  const side = board.sides.find(({ id }) => id === brigade?.side);
  if (!brigade || !side) return refusal(`tasking.${tasking}`);
  const cost = taskingCost(tasking, brigade.reserve === "offTable", book);
  const roll = rollOf(board, brigade.id);
  const asked = { command: { tasking }, side, brigade, unit, roll, cost };
  return impossible(asked, book) ?? barred(board, asked, book);
}

function rollOf(board: Board, brigade: string): RollPending | null {
  for (const pending of board.pending) {
    if (pending.kind === "rollStands" && pending.brigade === brigade) return pending;
  }
  return null;
}

/** Whom a command names, or what is wrong with it. */
function askedFor(board: Board, command: Task, book: Rulebook): Asked | readonly Fault[] {
  const { tasking, offTable = false } = command;
  const side = board.sides.find(({ id }) => id === command.side);
  if (!side) {
    const allowed = board.sides.map(({ id }) => id).join(", ");
    return [fault(["side"], "unknownId", { id: command.side, allowed })];
  }
  const key = takes[tasking];
  const other = key === "unit" ? "brigade" : "unit";
  if (command[other] !== undefined)
    return [fault([other], "unknownKey", { key: other, allowed: key })];
  const known =
    key === "brigade"
      ? side.brigades
      : Object.values(board.units).flatMap(({ id, side: whose }) =>
          whose === side.id ? [id] : [],
        );
  const named = command[key];
  const allowed = known.join(", ");
  if (named === undefined) return [fault([key], "missing", { key, expected: "text", allowed })];
  const unit = key === "unit" ? board.units[named] : undefined;
  const brigade = board.brigades[key === "brigade" ? named : (unit?.brigade ?? "")];
  if (!known.includes(named) || !brigade) {
    return [fault([key], "unknownId", { id: named, allowed })];
  }
  if (tasking === "forwards" && command.use === undefined) {
    const uses = "move, charge";
    return [fault(["use"], "missing", { key: "use", expected: "text", allowed: uses })];
  }
  // Where the scenario says that it waits off the table nobody need say so.
  const off = offTable || brigade.reserve === "offTable";
  const cost = taskingCost(tasking, off, book);
  return { command, side, brigade, unit: unit ?? null, roll: rollOf(board, brigade.id), cost };
}

/** How many dice a tasking rolls at once. */
function diceOf({ command, unit }: Asked, board: Board, book: Rulebook): number {
  const { tasking, use } = command;
  if (tasking === "glory") {
    const { arm, casualties = 0 } = unit?.unit ?? { arm: "screen" };
    return arm === "infantry" && casualties > 0 ? 1 : 0;
  }
  if (tasking !== "forwards") return 0;
  const { moveDice, chargeDice } = book.clauses["tasking.forwards"].value;
  return inScale(use === "charge" ? chargeDice : moveDice, board.options.scale);
}

/** Sends out aides-de-camp: what they cost is spent, whatever comes of it. */
export function tasked(board: Board, command: Task, dice: Dice | null, book: Rulebook): Sent {
  const asked = askedFor(board, command, book);
  if (!("side" in asked)) return { faults: asked };
  const never = impossible(asked, book);
  if (never) return { refused: never };
  const bar = barred(board, asked, book);
  if (bar && !command.overrule) return { refused: bar };
  const given = command.faces ?? [];
  const wanted = diceOf(asked, board, book);
  const rolled = facesFor(given, wanted, dice, "adc");
  if ("faults" in rolled) return rolled;
  const { faces } = rolled;
  const { side, cost, roll } = asked;
  const sent: TaskingInForce = {
    tasking: command.tasking,
    turn: board.turn,
    ...(asked.unit ? { unit: asked.unit.id } : {}),
    brigade: asked.brigade.id,
    ...(command.use === undefined ? {} : { use: command.use }),
    ...(command.tasking === "forwards" ? { farther: faces.reduce((a, b) => a + b, 0) } : {}),
  };
  const ledger = new Ledger(board, command.id, book);
  const adcs = side.adcs === null ? null : Math.max(0, side.adcs - cost);
  ledger.setSide(side.id, { adcs, taskings: [...side.taskings, sent] });
  atOnce(ledger, board, asked, faces);
  const task: Tasked = {
    ...sent,
    side: side.id,
    cost,
    faces,
    typed: Math.min(command.typed ?? given.length, faces.length),
    overruled: bar?.clause ?? null,
  };
  return {
    event: {
      type: "settled",
      follow: command.tasking === "attachment" && roll ? roll.id : command.id,
      task,
      changes: ledger.changes(),
      follows: ledger.follows(),
      ...ledger.asks(),
    },
  };
}

/** What a tasking does at once; the others are in force, or wait until the brigade obeys. */
function atOnce(
  ledger: Ledger,
  board: Board,
  { command, side, brigade, unit, roll }: Asked,
  faces: readonly number[],
): void {
  switch (command.tasking) {
    case "attachment":
      if (roll) takeBack(ledger, brigade, roll);
      return;
    case "glory": {
      const { recoversFrom } = ledger.book.clauses["tasking.glory"].value;
      const [face = 0] = faces;
      if (face >= recoversFrom) ledger.recover(unit?.id, 1);
      return;
    }
    case "skirmishers": {
      const { casualtiesPerBase } = ledger.book.clauses["casualty.limit"].value.screen;
      const { bases } = ledger.book.clauses["tasking.skirmishers"].value;
      ledger.recover(unit?.id, bases * casualtiesPerBase);
      return;
    }
    case "scouts":
      if (unit) lookOut(ledger, board, side, unit);
      return;
    default:
      return;
  }
}

/**
 * The enemy names what the scouts have seen; the first of the answers is that there is nobody. On the
 * map the reach of scouts is measured: who hides a brigade within it names one.
 */
function lookOut(ledger: Ledger, board: Board, { id: side }: RosterSide, unit: RosterUnit): void {
  const enemy = board.sides.find(({ id }) => id !== side);
  if (!enemy) return;
  const hidden = enemy.brigades.filter((id) => isHidden(board, board.brigades[id]));
  const clause = "tasking.scouts";
  const near = inReachOfScouts(board, unit.id, hidden, ledger.book);
  const among = near === null ? [nobody, ...hidden] : near.length > 0 ? near : [nobody];
  ledger.ask({ kind: "scouts", clause, side: enemy.id, among, unit: unit.id });
}

/** Does the enemy not know of a brigade yet: it is off the table, and scouts have not seen it. */
function isHidden(board: Board, brigade: RosterBrigade | undefined): boolean {
  if (!brigade || brigade.revealed || isOnTable(board, brigade)) return false;
  return brigade.units.some((id) => board.units[id]?.gone === null);
}

/** The brigade stands as if it had not rolled, and rolls again. */
function takeBack(ledger: Ledger, brigade: RosterBrigade, { before }: RollPending): void {
  const broken = [...before.broken, ...brigade.broken.filter((id) => !before.broken.includes(id))];
  ledger.setBrigade(brigade.id, { ...before, broken });
  if (before.broken.length === 0) return;
  ledger.follow({
    kind: "falteringRoll",
    clause: "brigade.faltering",
    need: "know",
    when: "now",
    brigade: brigade.id,
  });
}
