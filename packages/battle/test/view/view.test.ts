import { describe, expect, test } from "vitest";
import { type Companion, decide, evolve, view, viewLog } from "../../src/index.ts";
import { started } from "../forces.ts";
import { begun, type Move, played } from "./play.ts";
import { red, spectator, table, umpire } from "./seat.ts";

describe("a side's own", () => {
  test("rosters are whole, its commander and its aides-de-camp too", () => {
    const { state } = started();
    const seen = view(state, red);
    for (const roster of Object.values(state.units)) {
      const { unseen: _, ...shown } = roster;
      if (roster.side === "red") expect(seen.units[roster.id]).toEqual({ ...shown, known: true });
    }
    expect(seen.brigades["red-brigade"]).toEqual(state.brigades["red-brigade"]);
    expect(seen.sides[0]).toEqual(state.sides[0]);
  });

  test("brigades that have yet to arrive are its own to know", () => {
    const british = view(begun(), { kind: "side", side: "british" });
    const french = view(begun(), { kind: "side", side: "french" });
    expect(british.brigades["ross"]?.arrives).toBe(3);
    expect(british.units["20th"]?.known).toBe(true);
    expect(british.brigades["digonet"]).toBeUndefined();
    expect(french.sides[0].brigades).toEqual(["kempt", "cole", "acland", "oswald"]);
    expect(french.units["20th"]).toBeUndefined();
    expect(french.brigades["digonet"]?.arrives).toBe(3);
  });
});

describe("an enemy", () => {
  test("shows what stands on the table and nothing of its roster", () => {
    const at = table();
    at.put("blue-3", { casualties: 7, unformed: true, fireDisciplineLost: true });
    at.put("blue-guns", { lowAmmunition: true, casualties: 2, general: true });
    const seen = view(at.state, red);
    expect(seen.units["blue-3"]).toEqual({
      known: false,
      id: "blue-3",
      side: "blue",
      brigade: "blue-brigade",
      name: { en: "blue-3", ru: "blue-3" },
      unit: { id: "blue-3", arm: "infantry", size: "large", formation: "line", unformed: true },
      moved: "none",
      changedFormation: false,
      reformed: false,
      unlimbered: false,
      fired: false,
      fellBack: false,
      engaged: null,
      elan: false,
      general: false,
      gone: null,
      charged: false,
      at: null,
      flanking: false,
      underFire: false,
      chargedBy: null,
      place: null,
    });
    expect(seen.units["blue-guns"]?.general).toBe(true);
    expect(seen.units["blue-guns"]?.unit).toEqual({
      id: "blue-guns",
      arm: "artillery",
      kind: "gun",
      gun: "medium",
      mount: "foot",
      models: 4,
      howitzers: 1,
      formation: "deployed",
    });
    expect(seen.sides[1]).toEqual({
      id: "blue",
      name: { en: "blue", ru: "blue" },
      nation: "blue",
      commander: { name: { en: "commander", ru: "commander" }, fate: null },
      fateSince: null,
      commanderAt: null,
      rodeInTurn: 0,
      brigades: ["blue-brigade"],
    });
  });

  test("losses are shown where markers show them (`marking.markers`)", () => {
    const at = table({ marking: "markers" });
    at.put("blue-3", { casualties: 7, fireDisciplineLost: true });
    expect(view(at.state, red).units["blue-3"]?.unit).toEqual({
      id: "blue-3",
      arm: "infantry",
      size: "large",
      formation: "line",
      casualties: 7,
    });
  });

  test("brigades that have yet to arrive appear with the Movement of their turn", () => {
    const french = { kind: "side", side: "french" } as const;
    let state: Companion = begun();
    while (state.turn < 3 || state.phase !== "movement") {
      const decision = decide(state, {
        type: "advance",
        id: `a${state.log.length}`,
        overrule: true,
      });
      if (!decision.ok) throw new Error("the turn goes on");
      const before = Object.keys(view(state, french).units);
      expect(before).not.toContain("20th");
      state = decision.events.reduce(evolve, state);
    }
    expect(view(state, french).units["20th"]?.known).toBe(false);
  });
});

describe("the umpire and a spectator", () => {
  test("the umpire sees all", () => {
    const state = played(begun(), [
      [11, 3, 3, 8],
      [0, 1, 2, 77],
      [15, 20, 7, 40],
    ]);
    const seen = view(state, umpire);
    for (const roster of Object.values(state.units)) {
      const { unseen: _, ...shown } = roster;
      expect(seen.units[roster.id]).toEqual({ ...shown, known: true });
    }
    expect(seen.brigades).toEqual(state.brigades);
    expect(seen.sides).toEqual(state.sides);
    expect(seen.open).toEqual(state.open);
    expect(seen.pending.map(({ id }) => id)).toEqual(state.pending.map(({ id }) => id));
    expect(viewLog(state, umpire)).toEqual(state.log);
  });

  test("a spectator sees of either side what its enemy sees", () => {
    const list: Move[] = Array.from({ length: 25 }, (_, i) => [i % 13, i * 7, i * 3, i * 101]);
    const state = played(begun(), list);
    const seen = view(state, spectator);
    const [british, french] = [
      view(state, { kind: "side", side: "british" }),
      view(state, { kind: "side", side: "french" }),
    ];
    for (const [id, unit] of Object.entries(seen.units)) {
      expect(unit).toEqual((unit.side === "british" ? french : british).units[id]);
      expect(unit.known).toBe(false);
    }
    const words = JSON.stringify([seen, viewLog(state, spectator)]);
    for (const key of ["grade", "rating", "adcs", "cell", "lowAmmunition", "recovered"]) {
      expect(words).not.toContain(`"${key}":`);
    }
  });

  test("views are frozen and plain JSON", () => {
    const state = played(begun(), [
      [0, 1, 2, 77],
      [5, 1, 2, 35],
    ]);
    for (const role of [umpire, spectator, { kind: "side", side: "french" } as const]) {
      const parts: unknown[] = [view(state, role), viewLog(state, role)];
      expect(JSON.parse(JSON.stringify(parts))).toEqual(parts);
      while (parts.length > 0) {
        const part = parts.pop();
        if (typeof part !== "object" || part === null) continue;
        expect(Object.isFrozen(part)).toBe(true);
        parts.push(...Object.values(part));
      }
    }
  });
});
