/** Commands to events, or the reason why not. Pure: no clock, no chance but the dice given. */
import { type Dice, type Refusal, type Rulebook, refusal, rulebook } from "@adjutant/rules";
import { type Fault, fault } from "../faults.ts";
import { begun, frozen } from "../input/frozen.ts";
import { movesOnMap, onMap } from "../map/after.ts";
import { goesBack, stopBar } from "../map/back.ts";
import { deployed } from "../map/deploy.ts";
import { marched } from "../map/march.ts";
import { friendsNear } from "../map/near.ts";
import { isJudged } from "../map/objectives.ts";
import { withSightings } from "../map/sightings.ts";
import { advanced } from "./advance.ts";
import { attached } from "./attach.ts";
import { ledgerOf } from "./choose.ts";
import { rode } from "./commander.ts";
import { corrected, known, proposed, unknown } from "./correct.ts";
import { calledOff, declared } from "./declare.ts";
import { followsDue, holding } from "./due.ts";
import type { AnyOrder, BattleEvent, Choose, Command } from "./events.ts";
import { Ledger } from "./ledger.ts";
import { hasHappened } from "./log.ts";
import { moved } from "./move.ts";
import { offTableBar } from "./on-table.ts";
import { partBar, waitsForPart } from "./parts.ts";
import { choices } from "./pending.ts";
import { reacted } from "./react.ts";
import { redeployBar, redeployed } from "./redeploy.ts";
import { resolved } from "./resolve.ts";
import { overBar } from "./sequence.ts";
import { standing, standingBar } from "./stand-still.ts";
import type { Companion } from "./state.ts";
import { tasked } from "./task.ts";
import { redoing, undoing } from "./turn-back.ts";

/** What a command comes to: its events (none where it was applied before), or why it cannot be. */
export type Decision =
  | { readonly ok: true; readonly events: readonly BattleEvent[] }
  | {
      readonly ok: false;
      readonly refused: Refusal;
      /** Of several units that an order is for, the one that it is refused. */
      readonly unit?: string;
    }
  | { readonly ok: false; readonly faults: readonly Fault[] };

type Of<Type extends Command["type"]> = Extract<Command, { readonly type: Type }>;

/**
 * Decides a command. The same command twice is applied once (its id is in the log).
 * @param dice roll what the command's own faces leave open; without them too few faces are a fault
 * @param book the rulebook of the battle
 */
export function decide(
  state: Companion,
  command: AnyOrder,
  dice: Dice | null = null,
  book: Rulebook = rulebook,
): Decision {
  if (hasHappened(state, command.id)) return { ok: true, events: [] };
  const decision = decided(state, command, dice, book);
  if (!decision.ok) return decision;
  return {
    ok: true,
    events: decision.events.map((one) => frozen(withSightings(state, one, book))),
  };
}

function decided(state: Companion, command: AnyOrder, dice: Dice | null, book: Rulebook): Decision {
  const ended = afterTheEnd.has(command.type) ? null : overBar(state);
  if (ended !== null) return { ok: false, refused: ended };
  switch (command.type) {
    case "resolve": {
      const resolution = resolved(state, command, dice, book);
      return "event" in resolution ? done(resolution.event) : { ok: false, ...resolution };
    }
    case "correct": {
      if (command.by?.kind === "side") {
        const proposal = proposed(state, command, command.by.side, book);
        return "type" in proposal
          ? done(stamped(proposal, command))
          : { ok: false, faults: proposal };
      }
      const correction = corrected(state, command, book);
      return "type" in correction
        ? done(stamped(correction, command))
        : { ok: false, faults: correction };
    }
    case "stoodStill":
      return stoodStill(state, command, book);
    case "note":
      return done({ type: "noted", ...stamp(command), text: command.text });
    case "settle":
      return settle(state, command, book);
    case "choose":
      return choose(state, command, book);
    case "move": {
      // On the map a move is measured: it is marched.
      if (state.map !== null) {
        return wrong(fault(["type"], "wrongValue", { value: "move", allowed: "march" }));
      }
      const movement = moved(state, command, book);
      return "event" in movement
        ? done(stamped(movement.event, command))
        : { ok: false, ...movement };
    }
    case "deploy": {
      const setOut = deployed(state, command, book);
      return "event" in setOut ? done(stamped(setOut.event, command)) : { ok: false, ...setOut };
    }
    case "march": {
      const march = marched(state, command, book);
      return "event" in march ? done(stamped(march.event, command)) : { ok: false, ...march };
    }
    case "declare": {
      const declaration = declared(state, command, book);
      return "event" in declaration
        ? done(stamped(declaration.event, command))
        : { ok: false, ...declaration };
    }
    case "react": {
      const reaction = reacted(state, command, dice, book);
      return "event" in reaction
        ? done(stamped(reaction.event, command))
        : { ok: false, ...reaction };
    }
    case "attach": {
      const ride = attached(state, command, book);
      return "event" in ride ? done(stamped(ride.event, command)) : { ok: false, ...ride };
    }
    case "ride": {
      const ride = rode(state, command, book);
      return "event" in ride ? done(stamped(ride.event, command)) : { ok: false, ...ride };
    }
    case "task": {
      const sent = tasked(state, command, dice, book);
      return "event" in sent ? done(stamped(sent.event, command)) : { ok: false, ...sent };
    }
    case "advance": {
      // A side says of itself that it has done, never of the other.
      const bar = command.by?.kind === "side" ? partBar(state, command.by.side) : null;
      if (bar && !command.overrule) return { ok: false, refused: bar };
      const held = [...holding(state, book), ...choices(state)];
      const [first] = held;
      if (first && !command.overrule) return wrong(fault([], "stillDue", { count: held.length }));
      const next = advanced(state, command.id, book);
      const clause = bar?.clause ?? first?.clause;
      const overruled = clause === undefined ? {} : { overruled: clause };
      return done(Object.assign(stamped(next, command), overruled));
    }
    case "hold":
      return hold(state, command);
    case "undo": {
      const back = undoing(state, command.to);
      return "code" in back ? wrong(back) : done({ type: "undone", ...stamp(command), ...back });
    }
    case "redo": {
      const again = redoing(state);
      return again === null
        ? wrong(fault([], "nothingToRedo", {}))
        : done({ type: "redone", ...stamp(command), ...again });
    }
  }
}

/** What is still done when the battle has ended. */
const afterTheEnd: ReadonlySet<AnyOrder["type"]> = new Set<AnyOrder["type"]>([
  "undo",
  "redo",
  "correct",
  "note",
]);

function done(event: BattleEvent): Decision {
  return { ok: true, events: [frozen(event)] };
}

function wrong(...faults: readonly Fault[]): Decision {
  return { ok: false, faults };
}

/** What an event has of its command: the id, who gave it, and when. */
type Stamp = Pick<AnyOrder, "id" | "by" | "at">;

function stamp({ id, by, at }: Stamp) {
  return { id, ...(by !== undefined && { by }), ...(at !== undefined && { at }) };
}

/** An event with the stamp of its command. */
function stamped<Made extends { readonly type: BattleEvent["type"] }>(made: Made, by: Stamp) {
  return begun({ type: made.type }, made, stamp(by));
}

function stoodStill(state: Companion, command: Of<"stoodStill">, book: Rulebook): Decision {
  const faults = command.units.flatMap((id, index) => {
    const roster = known(state, id);
    if (!roster) return [unknown(state, id, ["units", index])];
    return roster.gone === null ? [] : [fault(["units", index], "unitGone", { id })];
  });
  if (faults.length > 0) return { ok: false, faults };
  const bars = command.units.flatMap((id) => {
    const roster = known(state, id);
    return (roster && standingBar(state, roster, book)) ?? [];
  });
  const [bar] = bars;
  if (bar !== undefined && !command.overrule) return { ok: false, refused: bar };
  const stood = standing(state, command.id, command.units, book);
  const overruled = bar === undefined ? {} : { overruled: bar.clause };
  return done({ type: "stoodStill", ...stamp(command), ...stood, ...overruled });
}

/** Who holds an objective is for the players to say (`victory`). */
function hold(state: Companion, command: Of<"hold">): Decision {
  const objectives = state.scenario?.objectives.map(({ id }) => id) ?? [];
  const sides = state.sides.map(({ id }) => id);
  const { objective, side } = command;
  const faults: Fault[] = [];
  if (!objectives.includes(objective)) {
    const allowed = objectives.join(", ");
    faults.push(fault(["objective"], "unknownId", { id: objective, allowed }));
  }
  if (side !== null && !sides.includes(side)) {
    faults.push(fault(["side"], "unknownId", { id: side, allowed: sides.join(", ") }));
  }
  if (faults.length > 0) return wrong(...faults);
  const judged = state.scenario?.objectives.some(
    (one) => one.id === objective && isJudged(state, one),
  );
  if (judged) return { ok: false, refused: refusal("victory", "place") };
  return done({ type: "held", ...stamp(command), objective, side });
}

/** A follow-up done on the table, or the unit that it asks for named. */
function settle(state: Companion, command: Of<"settle">, book: Rulebook): Decision {
  const follow = state.open.find(({ id }) => id === command.follow);
  if (!follow) return wrong(fault(["follow"], "notDue", { id: command.follow }));
  const ledger = new Ledger(state, command.id, book);
  const shifting = onMap(ledger, state, book);
  if (follow.kind === "compulsoryMove" && shifting) {
    if (!followsDue(state).some(({ id }) => id === follow.id)) {
      return wrong(fault(["follow"], "notDue", { id: command.follow }));
    }
    goesBack(ledger, shifting, follow.unit ?? "", "compulsory");
  }
  if (waitsForPart(state, follow, book)) {
    const bar = partBar(state, follow.side ?? "") ?? refusal("turn.sequence", "declaring");
    return { ok: false, refused: bar };
  }
  if (follow.kind === "charge" || follow.kind === "caught") {
    const bar = calledOff(ledger, state, follow, book);
    if (bar) return { ok: false, refused: bar };
  }
  if (follow.kind === "redeploys") {
    const bar = redeployBar(state, follow.brigade ?? "", book);
    if (bar) return { ok: false, refused: bar };
    redeployed(ledger, follow.brigade ?? "");
  }
  if (follow.kind === "friendLoses") {
    // The nearest friend of the battery, never itself; with no friend on the table no effect.
    const battery = shifting?.before(follow.unit);
    const nearest = battery && shifting ? friendsNear(shifting.laid, battery) : null;
    const friends = Object.values(state.units)
      .filter(
        ({ side, id, gone, brigade }) =>
          side === follow.side &&
          id !== follow.unit &&
          gone === null &&
          offTableBar(state, brigade) === null &&
          (nearest === null || nearest.some(({ roster }) => roster.id === id)),
      )
      .map(({ id }) => id);
    const allowed = friends.join(", ");
    const { unit } = command;
    if (unit === undefined && friends.length > 0) {
      return wrong(fault(["unit"], "missing", { key: "unit", expected: "text", allowed }));
    }
    if (unit !== undefined) {
      if (!friends.includes(unit))
        return wrong(fault(["unit"], "unknownId", { id: unit, allowed }));
      ledger.lose(unit, follow.count ?? 0);
    }
  }
  movesOnMap(ledger, state, shifting);
  return done({
    type: "settled",
    ...stamp(command),
    follow: command.follow,
    changes: ledger.changes(),
    follows: ledger.follows(),
    ...ledger.asks(),
  });
}

function choose(state: Companion, command: Choose, book: Rulebook): Decision {
  const pending = state.pending.find(({ id }) => id === command.pending);
  if (!pending) return wrong(fault(["pending"], "notDue", { id: command.pending }));
  const { chosen } = command;
  if (!pending.among.includes(chosen)) {
    const allowed = pending.among.join(", ");
    return wrong(fault(["chosen"], "unknownId", { id: chosen, allowed }));
  }
  const settled = { type: "settled", ...stamp(command), follow: pending.id, chosen } as const;
  if (pending.kind === "consent" && chosen === "agree") {
    const { unit, to, reason } = pending;
    // The roster may have changed since: what is wrong with it now is told, and nothing happens.
    const agreed = corrected(state, { type: "correct", id: command.id, unit, to, reason }, book);
    if (!("type" in agreed)) return { ok: false, faults: agreed };
    const { changes, follows, asks } = agreed;
    return done({ ...settled, changes, follows, ...(asks && { asks }) });
  }
  const bar = pending.kind === "stop" ? stopBar(state, pending, chosen, book) : null;
  if (bar !== null) return { ok: false, refused: bar };
  const ledger = ledgerOf(state, command.id, pending, chosen, book);
  movesOnMap(ledger, state, onMap(ledger, state, book));
  return done({
    ...settled,
    changes: ledger.changes(),
    follows: ledger.follows(),
    ...ledger.asks(),
  });
}
