/** The hidden facts of a battle changed, and its table the same. */
import { type Grade, limitOf, rulebook, seededDice, type Unit } from "@adjutant/rules";
import { type Companion, isOnTable } from "../../src/index.ts";

const grades: readonly Grade[] = ["elite", "veteran", "line", "recruit"];

/** A small source of numbers for changes of a state. */
export function numbers(seed: number): (below: number) => number {
  const dice = seededDice(seed);
  return (below) => (dice.face() * 36 + dice.face() * 6 + dice.face()) % below;
}

/**
 * A unit whose roster says otherwise, and whose table says the same: some of its facts change, so
 * that often enough the dice come to the same.
 */
export function otherwise(unit: Unit, next: (below: number) => number, losses: boolean): Unit {
  const grade = next(2) ? unit.grade : (grades[next(4)] ?? "line");
  const changes = losses && next(3) > 0;
  const limit = limitOf(unit, rulebook);
  // Often fresh, or with one foot in the grave: there the most hangs on it.
  const likely = [0, 1, limit - 1, limit - 2, next(limit)];
  const casualties = changes ? (likely[next(5)] ?? 0) : (unit.casualties ?? 0);
  const common = { grade, ...(casualties > 0 || next(2) ? { casualties } : {}) };
  const { casualties: _, ...facts } = unit;
  switch (unit.arm) {
    case "infantry":
      // Only facts that an infantry unit has.
      return {
        ...facts,
        ...common,
        ...(next(2) ? { fireDisciplineLost: next(2) === 0 } : {}),
        shooterClass: next(2) ? 2 : 1,
      } as Unit;
    case "artillery":
      return { ...facts, ...common, lowAmmunition: next(2) === 0 } as Unit;
    default:
      return { ...facts, ...common } as Unit;
  }
}

/**
 * The same table, the hidden facts of one side changed: its rosters, its commander, its
 * aides-de-camp, and the brigades that have yet to arrive, some of which are not there at all.
 */
export function varied(state: Companion, side: string, seed: number): Companion {
  const next = numbers(seed);
  const losses = state.options.marking !== "markers";
  const hidden = Object.values(state.brigades).filter(
    (brigade) => brigade.side === side && !isOnTable(state, brigade) && !brigade.revealed,
  );
  const named = new Set(state.open.flatMap(({ unit, enemy, brigade }) => [unit, enemy, brigade]));
  // A brigade that something open hangs on stays, and changes.
  const removed = new Set(
    hidden
      .filter(({ id, units }) => !named.has(id) && !units.some((unit) => named.has(unit)))
      .map(({ id }) => id)
      .filter(() => next(2) === 0),
  );
  const steady = state.open.filter(
    ({ kind, unit }) =>
      (kind !== "steady" && kind !== "ammunition") ||
      state.units[unit ?? ""]?.side !== side ||
      next(2) === 0,
  );
  const [first, second] = state.sides;
  const other = (roster: (typeof state.sides)[0]): (typeof state.sides)[0] =>
    roster.id !== side
      ? roster
      : {
          ...roster,
          // That they have been rolled for is seen by all.
          adcs: roster.adcs === null ? null : next(8),
          taskings: next(2)
            ? roster.taskings
            : [{ tasking: "assaultFire", turn: state.turn, unit: "somewhere" }],
          commander: {
            ...roster.commander,
            rating: (["plodding", "average", "inspired"] as const)[next(3)] ?? "average",
          },
          brigades: roster.brigades.filter((id) => !removed.has(id)),
        };
  return {
    ...state,
    sides: [other(first), other(second)],
    brigades: Object.fromEntries(
      Object.entries(state.brigades)
        .filter(([id]) => !removed.has(id))
        .map(([id, brigade]) => [
          id,
          hidden.includes(brigade)
            ? {
                ...brigade,
                arrives: brigade.arrives === null ? null : brigade.arrives + next(3),
                demoralised: next(2) === 0,
              }
            : brigade,
        ]),
    ),
    units: Object.fromEntries(
      Object.entries(state.units)
        .filter(([, { brigade }]) => !removed.has(brigade))
        .map(([id, roster]) => [
          id,
          roster.side !== side || roster.gone !== null
            ? roster
            : {
                ...roster,
                stood: next(2) === 0,
                unit: otherwise(roster.unit, next, losses),
              },
        ]),
    ),
    open: steady,
  };
}
