/** The commander-in-chief on the map: he rides by himself (`general.attach`, `move.rate`). */
import { describe, expect, test } from "vitest";
import { type Companion, legal, parseCommand } from "../../src/index.ts";
import { after, moving, refusedFor, trainingSetOut } from "./battles.ts";

const drawn = trainingSetOut({ "fr-1": { x: 40, y: 20, facing: 0 } });
const begun: Companion = moving(withCommander(drawn, { commanderAt: { x: 40, y: 5 } }));

function withCommander(state: Companion, marks: Partial<Companion["sides"][number]>): Companion {
  const [first, second] = state.sides;
  const at = (side: typeof first): typeof first =>
    side.id === "french" ? { ...side, ...marks } : side;
  return { ...state, sides: [at(first), at(second)] };
}

const commander = ({ sides }: Companion) => sides.find(({ id }) => id === "french");
const ride = (x: number, y: number) => ({ type: "ride", side: "french", to: { x, y } }) as const;
const offered = (state: Companion) =>
  legal(state, "french").side.find(({ order }) => order === "ride");

describe("move.rate of a commander-in-chief", () => {
  test("he rides 60 cm in the Movement phase, as any general, and no farther", () => {
    expect(commander(after(begun, ride(40, 65)))?.commanderAt).toEqual({ x: 40, y: 65 });
    expect(refusedFor(begun, ride(40, 65.01))).toEqual({
      clause: "move.rate",
      measured: 60.01,
      limit: 60,
      reason: "general",
    });
  });

  test("once in a turn, and again in the next", () => {
    const ridden = after(begun, ride(40, 25));
    expect(refusedFor(ridden, ride(40, 30))).toMatchObject({
      clause: "general.attach",
      reason: "rode",
    });
    expect(offered(ridden)?.refused).toMatchObject({ reason: "rode" });
    expect(refusedFor({ ...ridden, turn: ridden.turn + 1 }, ride(40, 30))).toBeNull();
  });

  test("in no other phase, unless players insist", () => {
    const firing: Companion = { ...begun, phase: "fire" };
    expect(refusedFor(firing, ride(40, 25))).toMatchObject({
      clause: "turn.sequence",
      reason: "movement",
    });
    const insisted = after(firing, { ...ride(40, 25), overrule: true });
    expect(insisted.log.at(-1)?.event).toMatchObject({
      type: "rode",
      distance: 20,
      overruled: "turn.sequence",
    });
  });

  test("general.table: who is out of the turn rides nowhere", () => {
    const { commander: he } = commander(begun) ?? {};
    if (!he) throw new Error("no commander");
    const fallen = withCommander(begun, { commander: { ...he, fate: "killed" } });
    expect(refusedFor(fallen, ride(40, 25))).toMatchObject({ clause: "general.table" });
  });

  test("not off the table, nor from nowhere, nor for a side that is not there", () => {
    expect(refusedFor(begun, ride(121, 25))).toMatchObject([{ code: "offTable" }]);
    const nowhere = withCommander(begun, { commanderAt: null });
    expect(refusedFor(nowhere, ride(40, 25))).toMatchObject([{ code: "notSetOut" }]);
    expect(offered(nowhere)).toBeUndefined();
    expect(refusedFor(begun, { ...ride(40, 25), side: "green" })).toMatchObject([
      { code: "unknownId", path: ["side"] },
    ]);
  });

  test("is offered among the orders of his side", () => {
    expect(offered(begun)).toEqual({ order: "ride", refused: null });
  });

  test("is taken back, and read from outside", () => {
    const state = moving(drawn);
    const at = commander(state)?.commanderAt ?? { x: 0, y: 0 };
    const ridden = after(state, ride(at.x + 1, at.y));
    expect(commander(ridden)?.commanderAt).toEqual({ x: at.x + 1, y: at.y });
    expect(commander(after(ridden, { type: "undo" }))).toEqual(commander(state));
    expect(parseCommand({ ...ride(40, 25), id: "a" })).toMatchObject({ ok: true });
    expect(parseCommand({ ...ride(-1, 25), id: "a" })).toMatchObject({ ok: false });
  });
});
