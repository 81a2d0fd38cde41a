/** Charges of units out of sight, and on them: until they are seen the other side reads nothing of it. */
import { describe, expect, test } from "vitest";
import {
  answersFor,
  type Companion,
  decideFor,
  dueFor,
  evolve,
  legal,
  remindersFor,
  type Seat,
  scheduledFor,
  view,
} from "../../src/index.ts";
import { begun, by, bytes, french, italian, played, told, toPhase } from "./wood.ts";

/** A French battalion before the wood, an Italian one in its edge: each sees the other. */
const before = played(
  { ...toPhase(begun(), "charges"), phasing: "french", acting: "french" },
  by("fr-1", { x: 60, y: 22, facing: 0 }),
  by("it-1", { x: 60, y: 33, facing: 180 }),
);
const declares = { type: "declare", unit: "fr-1", to: "it-1" } as const;
const declared = played(before, declares);

/** As if nobody of its enemy's had ever seen it. */
function unseen(state: Companion, id: string): Companion {
  const roster = state.units[id];
  if (roster === undefined) throw new Error("it is in the battle");
  const never = { turn: 0, at: null, place: null, formation: null };
  return { ...state, units: { ...state.units, [id]: { ...roster, unseen: never } } };
}

/** All that goes out to a seat of the battle as it stands; its log tells what was seen then. */
const standing = (state: Companion, seat: Seat & { readonly side: string }): string =>
  bytes([
    view(state, seat),
    dueFor(state, seat),
    scheduledFor(state, seat),
    remindersFor(state, seat),
    legal(state, seat.side),
    answersFor(seat, state, { unit: "fr-1", enemy: "it-1" }),
  ]);

const asItalian = { ...italian, side: "italian" } as const;
const asFrench = { ...french, side: "french" } as const;

describe("charge.declare: a unit out of sight that leads a charge", () => {
  const hidden = unseen(declared, "fr-1");

  test("in sight it is told of, and may be answered", () => {
    expect(view(declared, italian).open).toMatchObject([{ unit: "fr-1", enemy: "it-1" }]);
    expect(standing(declared, asItalian)).toContain("fr-1");
  });

  test("has no name, no place and no charge for its enemy", () => {
    expect(standing(hidden, asItalian)).not.toContain("fr-1");
    expect(standing(hidden, asItalian)).toBe(standing({ ...hidden, open: [] }, asItalian));
    expect(scheduledFor(hidden, italian).filter(({ kind }) => kind === "charge")).toEqual([]);
    // Nor does whoever tries to answer learn that there is one.
    const answers = {
      type: "react",
      id: "x",
      unit: "it-1",
      to: "fr-1",
      reaction: "stand",
    } as const;
    expect(decideFor(italian, hidden, answers)).toMatchObject({
      faults: [{ code: "unknownId", path: ["to"] }],
    });
  });

  test("wherever it stands", () => {
    const roster = hidden.units["fr-1"];
    if (roster === undefined) throw new Error("it is in the battle");
    const away = { ...roster, at: { x: 12, y: 9, facing: 45 } };
    const elsewhere = { ...hidden, units: { ...hidden.units, "fr-1": away } };
    expect(standing(elsewhere, asItalian)).toBe(standing(hidden, asItalian));
  });

  test("its own side reads its charge", () => {
    expect(view(hidden, french).open).toMatchObject([{ unit: "fr-1", enemy: "it-1" }]);
  });
});

describe("charge.declare: a target that goes out of sight", () => {
  const gone = (x: number, y: number) => played(declared, by("it-1", { x, y, facing: 180 }));
  const deep = gone(60, 42);

  test("is remembered where it was seen last, and not named by what is due", () => {
    expect(deep.units["it-1"]?.unseen).not.toBeNull();
    const [charge] = view(deep, french).open;
    expect(charge).toMatchObject({ kind: "charge", unit: "fr-1" });
    expect(charge).not.toHaveProperty("enemy");
    expect(bytes([dueFor(deep, french), scheduledFor(deep, french)])).not.toContain("it-1");
    expect(bytes(legal(deep, "french"))).not.toContain("it-1");
    expect(answersFor(french, deep, { unit: "fr-1", enemy: "it-1" })).toEqual([]);
  });

  test("wherever it went, its enemy reads the same", () => {
    for (const [x, y] of [
      [30, 41],
      [84, 44],
    ] as const) {
      expect(told(gone(x, y), french, "french")).toBe(told(deep, french, "french"));
    }
  });

  test("its own side reads on", () => {
    expect(view(deep, italian).open).toMatchObject([{ unit: "fr-1", enemy: "it-1" }]);
  });
});

describe("charge.declare: a target that nobody has seen", () => {
  const hidden = unseen(before, "it-1");

  test("is not declared on, whether it is there or not", () => {
    const order = { ...declares, id: "x" };
    expect(decideFor(french, hidden, order)).toEqual(
      decideFor(french, hidden, { ...order, to: "nobody" }).ok === false
        ? { ok: false, faults: [expect.objectContaining({ code: "unknownId", path: ["to"] })] }
        : null,
    );
    expect(standing(hidden, asFrench)).not.toContain("it-1");
  });

  test("players who know better bring both into sight by it, and only then is it told", () => {
    const order = { ...declares, id: "x", overrule: true };
    const decision = decideFor({ kind: "umpire" }, hidden, order);
    const [event] = decision.ok ? decision.events : [];
    if (event === undefined) throw new Error("the umpire may");
    expect(event).toMatchObject({ overruled: "charge.declare" });
    const after = evolve(hidden, event);
    expect(after.units["it-1"]?.unseen).toBeNull();
    expect(view(after, french).open).toMatchObject([{ unit: "fr-1", enemy: "it-1" }]);
  });
});
