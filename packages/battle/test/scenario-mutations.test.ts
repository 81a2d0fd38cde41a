/** Shipped scenarios spoilt in a place or two: told what is wrong, or played on the map; never a throw. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  decide,
  parseMapScenario,
  parseScenario,
  placeOf,
  readJson,
  setOut,
  startScenario,
} from "../src/index.ts";
import { json } from "./shipped.ts";
import { paths, rubbish, spoilt } from "./spoil.ts";

type Where = readonly string[];

/** What stands at a path. */
const at = (value: unknown, path: Where): unknown =>
  path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), value);

/** A copy without a key. */
function without(value: unknown, path: Where): unknown {
  const copy: unknown = structuredClone(value);
  const last = path.at(-1);
  if (last !== undefined) Reflect.deleteProperty(Object(at(copy, path.slice(0, -1))), last);
  return copy;
}

type Spoil = (scenario: unknown) => unknown;

/** Anything anywhere left out, or put as something else. */
function rubbishIn(file: unknown): fc.Arbitrary<Spoil> {
  const anywhere = fc.constantFrom(...paths(file).filter((path) => path.length > 0));
  return fc.oneof(
    anywhere.map(
      (path): Spoil =>
        (scenario) =>
          without(scenario, path),
    ),
    fc.tuple(anywhere, fc.constantFrom(...rubbish)).map(
      ([path, instead]): Spoil =>
        (scenario) =>
          spoilt(scenario, path, instead),
    ),
  );
}

const onGrid = (length: number): number => Math.round(length * 100) / 100;

/** Figures of the field changed: what still reads is a table of another shape. */
function redrawn(file: unknown): fc.Arbitrary<Spoil> {
  const numbers = paths(file).filter(
    (path) => path[0] === "field" && typeof at(file, path) === "number",
  );
  const figure = fc.constantFrom(...numbers);
  const drawn = paths(file).filter((path) => /^field.*(polygon|edge)$/.test(path.join(".")));
  const share = fc.double({ min: 0.05, max: 1.2, noNaN: true });
  return fc.oneof(
    fc.tuple(figure, figure).map(
      ([one, other]): Spoil =>
        (scenario) => {
          const [a, b] = [at(scenario, one), at(scenario, other)];
          return spoilt(spoilt(scenario, one, b), other, a);
        },
    ),
    fc.tuple(figure, fc.constantFrom(0, 0.01, 1, 20, 60, 150, 999)).map(
      ([path, instead]): Spoil =>
        (scenario) =>
          spoilt(scenario, path, instead),
    ),
    // A shape drawn nearer to the table's corner, smaller either way.
    fc.tuple(fc.constantFrom(...drawn), share, share).map(([path, across, deep]): Spoil => {
      const points = Object.values(Object(at(file, path)));
      const smaller = points.map((point) => {
        const [x, y] = [at(point, ["0"]), at(point, ["1"])].map(Number);
        return [onGrid((x ?? 0) * across), onGrid((y ?? 0) * deep)];
      });
      return (scenario) => spoilt(scenario, path, smaller);
    }),
  );
}

/** Reads, begins and sets out a scenario; what is wrong with it has a place in its text. */
function tried(scenario: unknown): "faulty" | "cramped" | "set out" {
  const text = JSON.stringify(scenario) ?? "null";
  const again = readJson(text);
  if (!again.ok) throw new Error("JSON comes back from its own text");
  const read = parseScenario(again.value);
  const checked = parseMapScenario(again.value);
  const faults = checked.ok ? [] : checked.faults;
  for (const { path } of faults) expect(placeOf(text, path)).not.toBeNull();
  if (!read.ok) return "faulty";
  expect(startScenario(read.value, { id: "battle" }).ok).toBe(true);
  if (read.value.field === undefined) return "set out";
  const start = startScenario(read.value, { id: "battle", map: true });
  if (!start.ok) {
    // What a start is refused for, `check` has said.
    expect(checked.ok).toBe(false);
    return "cramped";
  }
  const { state } = start.value;
  for (const { id: side } of state.sides) {
    const { places, without: homeless } = setOut(state, side);
    expect(homeless).toEqual([]);
    if (Object.keys(places).length === 0) continue;
    const decision = decide(state, { type: "deploy", id: `out-${side}`, side, places });
    expect(decision.ok ? null : decision).toBeNull();
  }
  return "set out";
}

describe.each([
  ["training.scenario.json", 120],
  ["maida-1806.scenario.json", 60],
])("%s", (name, runs) => {
  const file = json(name);

  /** How scenarios end that are spoilt in up to three places. */
  function endsOf(spoils: fc.Arbitrary<Spoil>) {
    const ends = new Set<ReturnType<typeof tried>>();
    fc.assert(
      fc.property(fc.array(spoils, { minLength: 1, maxLength: 3 }), (steps) => {
        ends.add(tried(steps.reduce<unknown>((scenario, spoil) => spoil(scenario), file)));
      }),
      { numRuns: runs },
    );
    return [...ends].sort();
  }

  test("with rubbish in it, it is told, or fought as if nothing were", () => {
    expect(endsOf(rubbishIn(file))).toContain("faulty");
  }, 60_000);

  test("drawn otherwise, it is told, refused on the map alone, or set out", () => {
    expect(endsOf(redrawn(file))).toEqual(["cramped", "faulty", "set out"]);
  }, 60_000);
});
