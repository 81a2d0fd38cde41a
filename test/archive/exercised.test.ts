/** What battle files exercise, and the few that exercise it all. */
import { describe, expect, test } from "vitest";
import { Exercised, fewest } from "./exercised.ts";

const file = (...events: object[]) => ({ id: "red", sides: [{ id: "line" }], events });
const exercises = (...events: object[]): string[] => [
  ...new Exercised().add(file(...events)).found,
];

describe("what a file exercises", () => {
  test("keys by their paths and the words under them; of numbers, ids and text the kind alone", () => {
    expect(exercises({ type: "noted", id: "e1", text: "well", why: "late", turn: 3 })).toEqual([
      "file.id",
      "file.sides",
      "file.sides[].id",
      "noted.type noted",
      "noted.id",
      "noted.text",
      "noted.why late",
      "noted.turn number",
    ]);
  });

  test("a word that is an id of the file is none; the next file has ids of its own", () => {
    const all = new Exercised().add(file({ type: "moved", formation: "line" }));
    expect(all.found).toContain("moved.formation string");
    all.add({ events: [{ type: "moved", formation: "line" }] });
    expect(all.found).toContain("moved.formation line");
  });

  test("resolutions by their procedures, and what has one schema once for all", () => {
    const unit = { arm: "cavalry" };
    const found = exercises(
      { type: "resolved", procedure: "volley", at: [{ unit }] },
      { type: "resolved", procedure: "charge", on: { unit } },
    );
    expect(found).toContain("resolved volley.at[].unit");
    expect(found).toContain("resolved charge.on.unit");
    expect(found.filter((one) => one.includes("cavalry"))).toEqual(["unit.arm cavalry"]);
  });

  test("whether a list is empty, and each truth", () => {
    const found = exercises({ type: "a", list: [], yes: true, none: null });
    expect(found).toEqual(expect.arrayContaining(["a.list empty", "a.yes true", "a.none null"]));
  });
});

describe("the few that exercise it all", () => {
  const [one, two, three] = [{ type: "one" }, { type: "two" }, { type: "three" }];

  test("most that is new for its length first; what adds nothing is left out", () => {
    const files = [
      ["once", file(one)],
      ["all", file(one, two, three)],
      ["again", file(two)],
    ] as const;
    const known = new Exercised().add(file()).found;
    expect(fewest(files, known)).toEqual(["all"]);
    expect(known).toContain("three.type three");
  });

  test("what is known is no reason to take a file", () => {
    expect(fewest([["all", file(one, two)]], new Exercised().add(file(two, one)).found)).toEqual(
      [],
    );
  });
});
