/** What a side may not know of a battle on the map: where the enemy sets out, and what is yet to come. */
import { describe, expect, test } from "vitest";
import {
  type Companion,
  decideFor,
  dueFor,
  type Role,
  scheduledFor,
  setOut,
  tableSeen,
  view,
  viewEvent,
  viewLog,
} from "../../src/index.ts";
import { after, mapBattle, moving, training, trainingSetOut } from "../map/battles.ts";

const italian: Role = { kind: "side", side: "italian" };
const french: Role = { kind: "side", side: "french" };
const spectator: Role = { kind: "spectator" };
const bytes = (value: unknown): string => JSON.stringify(value);

/** The French set out by hand, one battalion here or there and in this formation or that. */
function french1(x: number, formation: "line" | "attackColumn", general: "fr-1" | "fr-2") {
  const rest = setOut(training(), "french").places;
  const places = { ...rest, "fr-1": { x, y: 8, facing: 0 } };
  return after(training(), {
    type: "deploy",
    side: "french",
    places: { "fr-1": places["fr-1"], "fr-2": { x: 60, y: 20, facing: 0 } },
    formations: { "fr-1": formation },
    generals: { martel: { unit: general } },
  });
}

describe("setting out is hidden", () => {
  const one = french1(20, "line", "fr-1");
  const other = french1(100, "attackColumn", "fr-2");

  test.each([italian, spectator])("from %o: view, log and what is due", (role) => {
    expect(bytes(view(one, role))).toBe(bytes(view(other, role)));
    expect(bytes(viewLog(one, role))).toBe(bytes(viewLog(other, role)));
    expect(bytes(dueFor(one, role))).toBe(bytes(dueFor(other, role)));
    expect(bytes(scheduledFor(one, role))).toBe(bytes(scheduledFor(other, role)));
    const event = one.log.at(-1)?.event;
    expect(event && viewEvent(event, role, training())).toBeNull();
    expect(bytes(view(one, role))).not.toContain("fr-1");
  });

  test("one's own side sees it, and its own table", () => {
    expect(view(one, french).units["fr-1"]?.at).toMatchObject({ x: 20 });
    expect(tableSeen(view(one, french))?.units.map(({ id }) => id)).toEqual(["fr-1", "fr-2"]);
    expect(tableSeen(view(one, italian))?.units).toEqual([]);
  });

  test("when both have, the first turn shows everything", () => {
    const begun = after(trainingSetOut(), { type: "advance" });
    const seen = view(begun, italian);
    expect(seen.units["fr-1"]?.at).toEqual(begun.units["fr-1"]?.at);
    expect(seen.brigades["martel"]?.generalAt).toEqual(begun.brigades["martel"]?.generalAt);
    const table = tableSeen(seen);
    expect(table?.units.length).toBe(12);
    expect(table?.generals.length).toBe(4);
    // The log still keeps to itself who stood where before the curtain rose.
    const told = viewLog(begun, italian).map(({ event }) => event);
    expect(told.filter(({ type }) => type === "deployed").length).toBe(1);
  });

  test("nobody sets out another's troops, nor learns of them by trying", () => {
    const order = (unit: string) =>
      ({
        type: "deploy",
        id: "x",
        side: "italian",
        places: { [unit]: { x: 60, y: 70, facing: 180 } },
      }) as const;
    expect(decideFor(italian, one, order("it-1")).ok).toBe(true);
    const theirs = decideFor(italian, one, order("fr-1"));
    expect(theirs).toMatchObject({ ok: false, faults: [{ code: "unknownId" }] });
    expect(bytes(theirs)).not.toContain("fr-2");
    const side = decideFor(italian, one, { ...order("it-1"), side: "french" });
    expect(side).toMatchObject({ ok: false, faults: [{ code: "unknownId", path: ["side"] }] });
  });
});

describe("marches are made before everybody's eyes", () => {
  const state: Companion = moving(trainingSetOut({ "fr-1": { x: 40, y: 20, facing: 0 } }));
  const march = {
    type: "march",
    ways: [{ unit: "fr-1", legs: [{ kind: "ahead", length: 10 }] }],
  } as const;
  const gone = after(state, march);
  const event = gone.log.at(-1)?.event;

  test("the enemy reads way and place", () => {
    expect(event && viewEvent(event, italian, state)).toMatchObject({
      type: "marched",
      ways: [{ unit: "fr-1", how: "more", spent: 10, move: 15 }],
      changes: [{ unit: "fr-1", to: { at: { x: 40, y: 30, facing: 0 }, moved: "more" } }],
    });
  });

  test("and marches nobody but his own", () => {
    expect(decideFor(italian, state, { ...march, id: "x" })).toMatchObject({
      ok: false,
      faults: [{ code: "unknownId", path: ["ways", 0, "unit"] }],
    });
    expect(decideFor(french, state, { ...march, id: "x" }).ok).toBe(true);
  });
});

describe("a commander-in-chief rides before everybody's eyes", () => {
  const state = withCommanders(moving(trainingSetOut({ "fr-1": { x: 40, y: 20, facing: 0 } })));
  const ride = { type: "ride", side: "french", to: { x: 40, y: 25 } } as const;
  const event = after(state, ride).log.at(-1)?.event;

  test.each([italian, spectator, french])("$kind $side reads how far and where to", (role) => {
    expect(event && viewEvent(event, role, state)).toEqual({
      type: "rode",
      id: event?.id,
      side: "french",
      to: { x: 40, y: 25 },
      distance: 20,
      changes: [
        {
          side: "french",
          from: { commanderAt: { x: 40, y: 5 }, rodeInTurn: 0 },
          to: { commanderAt: { x: 40, y: 25 }, rodeInTurn: state.turn },
        },
      ],
    });
  });

  test("that a rule was set aside for him only his own side reads", () => {
    const insisted = after({ ...state, phase: "fire" }, { ...ride, overrule: true });
    const told = insisted.log.at(-1)?.event;
    if (!told) throw new Error("nothing was logged");
    expect(viewEvent(told, french, state)).toMatchObject({ overruled: "turn.sequence" });
    expect(viewEvent(told, italian, state)).not.toHaveProperty("overruled");
  });

  test("and where the enemy's rides nobody says but his own", () => {
    expect(decideFor(italian, state, { ...ride, id: "x" })).toMatchObject({
      ok: false,
      faults: [{ code: "unknownId", path: ["side"] }],
    });
    expect(decideFor(french, state, { ...ride, id: "x" }).ok).toBe(true);
  });

  function withCommanders(one: Companion): Companion {
    const [first, second] = one.sides;
    const at = (side: typeof first): typeof first => ({ ...side, commanderAt: { x: 40, y: 5 } });
    return { ...one, sides: [at(first), at(second)] };
  }
});

describe("what is yet to come", () => {
  test("of an enemy's zones, places and ways on to the table the map tells nothing", () => {
    const state = mapBattle("maida-1806.scenario.json");
    const [first, second] = state.sides.map(({ id }) => id);
    for (const side of [first, second]) {
      const field = view(state, { kind: "side", side: side ?? "" }).map?.field;
      const own = new Set(state.sides.find(({ id }) => id === side)?.brigades);
      for (const { brigade } of field?.arrivals ?? []) expect(own.has(brigade)).toBe(true);
      expect(bytes(field)).not.toContain("note");
    }
    expect(bytes(view(state, spectator).map?.field.arrivals)).toBe("[]");
    expect(view(state, { kind: "umpire" }).map).toBe(state.map);
  });
});
