import { procedureNames } from "@adjutant/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AnyOrder,
  type BattleEvent,
  type Companion,
  decideFor,
  evolve,
  legal,
  type Resolvable,
  type Role,
  remindersFor,
  view,
  viewEvent,
} from "../../src/index.ts";
import { unitsIn, withUnits } from "../../src/view/seen.ts";
import {
  begun,
  commandOf,
  decided,
  kinds,
  type Marking,
  type Move,
  moves,
  played,
  stamped,
} from "./play.ts";
import { openResult } from "./same.ts";
import { varied } from "./varied.ts";

/** A role, and the sides whose rosters it may not read. */
const seats: readonly { readonly role: Role; readonly hidden: readonly string[] }[] = [
  { role: { kind: "side", side: "french" }, hidden: ["british"] },
  { role: { kind: "side", side: "british" }, hidden: ["french"] },
  { role: { kind: "spectator" }, hidden: ["british", "french"] },
];
const seat = fc.constantFrom(...seats);
const marking = fc.constantFrom<Marking>("roster", "roster", "markers");

const bytes = (value: unknown): string => JSON.stringify(value);

function changed(state: Companion, hidden: readonly string[], seed: number): Companion {
  return hidden.reduce((before, side, index) => varied(before, side, seed + index), state);
}

/** The same command against the other rosters: the units of its situation as these have them. */
function against(command: AnyOrder, state: Companion): AnyOrder {
  if (command.type !== "resolve") return command;
  const situation = withUnits(
    command.situation,
    (unit) => state.units[unit.id ?? ""]?.unit ?? unit,
  );
  // The situation is the same but for what the rosters say of its units.
  return { ...command, situation } as AnyOrder;
}

describe("marking.roster: fog of war", () => {
  test("a view, and what is legal, does not hang on what it may not show", () => {
    fc.assert(
      fc.property(moves, seat, marking, fc.nat(), (list, { role, hidden }, by, seed) => {
        const state = played(begun(by), list);
        const other = changed(state, hidden, seed % 5000);
        expect(bytes(view(other, role))).toBe(bytes(view(state, role)));
        expect(bytes(remindersFor(other, role))).toBe(bytes(remindersFor(state, role)));
        if (role.kind !== "side") return;
        expect(bytes(legal(other, role.side))).toBe(bytes(legal(state, role.side)));
      }),
      { numRuns: 250 },
    );
  });

  test("but does on what it may", () => {
    const state = begun();
    const other = varied(state, "british", 3);
    const british: Role = { kind: "side", side: "british" };
    expect(bytes(view(other, british))).not.toBe(bytes(view(state, british)));
    expect(bytes(view(other, { kind: "umpire" }))).not.toBe(bytes(view(state, { kind: "umpire" })));
  });
});

/** What two battles that differ in what is hidden come to by one command. */
interface Pair {
  readonly state: Companion;
  readonly other: Companion;
  readonly event: BattleEvent;
  readonly twin: BattleEvent;
  readonly role: Role;
}

/** What some kinds of command want before them. */
const before: Readonly<Record<number, readonly Move[]>> = {
  // An undo before a redo; a roll for the initiative, and brigades that do not obey.
  20: [[19, 0, 0, 0]],
  21: [[14, 0, 0, 1], ...Array.from({ length: 6 }, (_, i): Move => [12, i, 0, 100 + i])],
  22: Array.from({ length: 6 }, (_, i): Move => [12, i, 0, 100 + i]),
};

/** Pairs of one kind of command with the same open result, from play at random. */
function pairs(kind: number, runs: number, check: (pair: Pair) => void): number {
  let found = 0;
  const numbers = fc.tuple(fc.constant(kind), fc.nat(30), fc.nat(30), fc.nat(9999));
  fc.assert(
    fc.property(moves, numbers, seat, marking, fc.nat(4999), (list, last, at, by, seed) => {
      const { role, hidden } = at;
      const state = played(begun(by), [...list, ...(before[kind] ?? [])]);
      const other = changed(state, hidden, seed);
      const command = stamped(commandOf(state, last), "last");
      const event = decided(state, command, last[3]);
      const retold = against(command, other);
      const otherwise = saidOtherwise(retold, other, { hidden, seed, event });
      const twin = decided(other, otherwise, last[3]);
      if (!event || !twin) return;
      const secret = new Set(hidden);
      if (openResult(event, state, secret) !== openResult(twin, other, secret)) return;
      found++;
      check({ state, other, event, twin, role });
    }),
    { numRuns: runs },
  );
  return found;
}

/**
 * The same command but for what it says of hidden things itself: how many aides-de-camp are rolled
 * for, which of the enemy's rosters is corrected and what people say to it, who stood still with
 * nothing to show for it, what is rounded, who typed.
 */
function saidOtherwise(command: AnyOrder, state: Companion, pair: Hidden): AnyOrder {
  const { hidden, seed, event } = pair;
  const secret = (id: string | undefined): boolean =>
    hidden.includes(state.units[id ?? ""]?.side ?? state.brigades[id ?? ""]?.side ?? id ?? "");
  const others = Object.values(state.units).filter(
    ({ id, brigade, gone }) =>
      secret(id) && gone === null && (state.brigades[brigade]?.arrives ?? 0) <= state.turn,
  );
  const other = others[seed % Math.max(1, others.length)];
  switch (command.type) {
    case "resolve": {
      if (command.procedure === "adc" && secret(command.of)) {
        return { ...command, situation: { adcs: 1 + (seed % 7) } };
      }
      if (command.procedure === "fraction" && secret(command.situation.firer.id)) {
        return { ...command, situation: { ...command.situation, quarters: seed % 9 } };
      }
      if (event?.type !== "resolved" || seed % 2) return command;
      return { ...command, faces: event.dice.faces, typed: seed % 3 };
    }
    case "correct": {
      // The enemy is told of which unit a proposal is, and what of it shows.
      if (command.by?.kind === "side") {
        if (!secret(command.unit) || state.options.marking === "markers") return command;
        return { ...command, text: "otherwise", to: { ...command.to, casualties: seed % 8 } };
      }
      const told =
        state.options.marking === "markers" ||
        Object.keys(command.to).some((key) => key !== "casualties");
      if (!secret(command.unit) || !other || seed % 2) return command;
      const aside = { ...command, text: "something else" };
      return told ? aside : { ...aside, unit: other.id, reason: "other", to: { casualties: 1 } };
    }
    case "stoodStill": {
      const { unit } = other ?? {};
      const shows = unit?.unformed || unit?.faltering || unit?.retreating || unit?.routing;
      if (!other || shows || other.stood) return command;
      return { ...command, units: [...new Set([...command.units, other.id])] };
    }
    case "task":
      if (!secret(command.side) || command.tasking === "attachment" || !other) return command;
      return { ...command, tasking: "redeploy", brigade: other.brigade };
    default:
      return command;
  }
}

interface Hidden {
  readonly hidden: readonly string[];
  readonly seed: number;
  readonly event: BattleEvent | null;
}

describe("no event tells a role what it may not know", () => {
  const seen = new Map<string, number>();

  test.each(Array.from({ length: kinds }, (_, kind) => kind))("commands of kind %i", (kind) => {
    const found = pairs(kind, 150, ({ state, other, event, twin, role }) => {
      const name = event.type === "resolved" ? event.procedure : event.type;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      const told = viewEvent(event, role, state);
      expect(bytes(viewEvent(twin, role, other))).toBe(bytes(told));
      const [after, otherAfter] = [evolve(state, event), evolve(other, twin)];
      expect(bytes(view(otherAfter, role))).toBe(bytes(view(after, role)));
    });
    expect(found).toBeGreaterThan(20);
  });

  test("that was every type of event and every procedure that Maida has", () => {
    // A type more in the engine is a key that is missing here.
    const types = {
      corrected: true,
      stoodStill: true,
      moved: true,
      proposed: true,
      declared: true,
      reacted: true,
      attached: true,
      noted: true,
      settled: true,
      advanced: true,
      held: true,
      undone: true,
      redone: true,
      // Those of the map have tests of their own in map-leaks.test.ts.
    } satisfies Record<
      Exclude<BattleEvent["type"], "started" | "resolved" | "deployed" | "marched" | "rode">,
      true
    >;
    const wanted: readonly string[] = [
      ...Object.keys(types),
      // Rockets have a test of their own in complete.test.ts.
      ...procedureNames.filter((name) => name !== "rocket"),
      "generalRisk" satisfies Resolvable,
    ];
    for (const name of wanted) expect(seen.get(name) ?? 0, name).toBeGreaterThan(2);
  });
});

describe("commands from a seat", () => {
  test("what is refused hangs on the table alone", () => {
    let refused = 0;
    const numbers = fc.tuple(fc.nat(kinds - 1), fc.nat(30), fc.nat(30), fc.nat(9999));
    fc.assert(
      fc.property(moves, numbers, fc.nat(1), fc.nat(4999), (list, last, at, seed) => {
        const [first, second] = seats;
        const { role, hidden } = (at === 0 ? first : second) ??
          seats[0] ?? { role: null, hidden: [] };
        if (role?.kind !== "side") return;
        const state = played(begun(), list);
        const other = changed(state, hidden, seed);
        const command = stamped(commandOf(state, last), "last");
        const given = decideFor(role, state, command, null);
        const again = decideFor(role, other, command, null);
        if (given.ok || again.ok || "refused" in given || "refused" in again) {
          if (!given.ok && "refused" in given) expect(again).toEqual(given);
          return;
        }
        refused++;
        expect(bytes(again.faults)).toBe(bytes(given.faults));
        for (const brigade of Object.values(state.brigades)) {
          if (brigade.side === role.side || (brigade.arrives ?? 0) <= state.turn) continue;
          const told = bytes(
            given.faults.map(({ params }) => ("allowed" in params ? params.allowed : "")),
          );
          for (const id of [brigade.id, ...brigade.units]) expect(told).not.toContain(id);
        }
      }),
      { numRuns: 400 },
    );
    expect(refused).toBeGreaterThan(100);
  });
});

test("every unit of a situation is found, those behind the target too", () => {
  const state = played(begun(), []);
  const command = commandOf(state, [3, 0, 0, 1]);
  if (command.type !== "resolve") throw new Error("guns fire");
  expect(unitsIn(command.situation).length).toBeGreaterThan(2);
});
