import { expect, test } from "vitest";
import { changes, counted, kept } from "./counts.ts";

test("orders, reactions and outcomes are as many as they were; `npm run counts` keeps new ones", () => {
  expect(changes(kept(), counted()).slice(0, 20)).toEqual([]);
});

test("they are counted where there is something to count", () => {
  const whats = Object.values(kept()).flatMap((one) => Object.keys(one));
  for (const order of [
    "declare",
    "charge",
    "volley",
    "skirmish",
    "artillery",
    "move",
    "evade",
    "formSquare",
  ]) {
    expect(whats, order).toContain(`${order} allowed`);
  }
  for (const clause of ["turn.sequence", "charge.declare"]) {
    expect(whats.filter((what) => what.endsWith(`refused by ${clause}`)).length).toBeGreaterThan(0);
  }
  const chances = Object.entries(kept()).flatMap(([position, one]) =>
    Object.entries(one).flatMap(([what, chance]) => {
      const spread = /^(.+: (?:casualties|result)) [^ ]+$/.exec(what)?.[1];
      return spread === undefined || spread.endsWith("expected")
        ? []
        : [[position + spread, chance]];
    }),
  );
  const sums = new Map<unknown, number>();
  for (const [spread, chance] of chances)
    sums.set(spread, (sums.get(spread) ?? 0) + Number(chance));
  expect(sums.size).toBeGreaterThan(30);
  // Each was rounded to the ninth place.
  for (const sum of sums.values()) expect(sum).toBeCloseTo(1, 7);
});

test("a change is told with what it was and what it is", () => {
  const before = { here: { "charge allowed": 3, "volley allowed": 2 } };
  const after = { here: { "charge allowed": 4, "volley allowed": 2 }, there: { evade: 1 } };
  expect(changes(before, after)).toEqual(["here: charge allowed: 3 → 4", "there: evade: none → 1"]);
});
