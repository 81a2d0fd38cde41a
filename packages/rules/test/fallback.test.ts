/** §8 Falling back. */
import { originText, rulebook } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { melee, pool } from "./rolling.ts";
import { battalion } from "./units.ts";

/** A battalion beaten by so many casualties. */
function beaten(difference: number) {
  const sides = { attacker: { unit: battalion() }, defender: { unit: battalion() } };
  return melee(sides, ...pool(5, difference), ...pool(5, 0)).defender;
}

describe("fallback.rate", () => {
  it("foot 15 [9], limbered guns 15 [9], horse 30 [18]", () => {
    expect(rulebook.clauses["fallback.rate"].value).toEqual({
      foot: { cm: 15, inch: 9 },
      limberedGuns: { cm: 15, inch: 9 },
      horse: { cm: 30, inch: 18 },
    });
  });
});

describe("fallback.retire", () => {
  it("one move; after 10 cm [6″] it may stop 5 cm [3″] behind friends", () => {
    expect(rulebook.clauses["fallback.retire"].value).toEqual({
      moves: 1,
      after: { cm: 10, inch: 6 },
      behind: { cm: 5, inch: 3 },
    });
  });

  it("Unformed", () => {
    expect(beaten(1)).toMatchObject({ result: "retire", unformed: true });
  });
});

describe("fallback.retreat", () => {
  it("1½ moves, Unformed", () => {
    expect(rulebook.clauses["fallback.retreat"].value).toEqual({ moves: 1.5 });
    expect(beaten(2)).toMatchObject({ result: "retreat", unformed: true });
  });
});

describe("fallback.rout", () => {
  it("2 moves", () => {
    expect(rulebook.clauses["fallback.rout"].value).toEqual({ moves: 2 });
    expect(originText(rulebook.clauses["fallback.rout"].origins)).toBe("house");
  });
});

describe("fallback.blocked", () => {
  it("by enemy nearer than 5 cm [3″]", () => {
    expect(rulebook.clauses["fallback.blocked"].value).toEqual({ enemyNearer: { cm: 5, inch: 3 } });
  });
});
