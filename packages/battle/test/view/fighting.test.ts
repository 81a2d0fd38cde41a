import { describe, expect, test } from "vitest";
import { type EventView, type Start, view } from "../../src/index.ts";
import type { Table } from "../forces.ts";
import { blue, bytesFor, clauses, lastAs, put, red, resolvedAs, table, told } from "./seat.ts";

describe("fire and its test", () => {
  /** Red's Line battalion volleys with natural 11: 3 D; blue tests with natural 7 and holds. */
  function volleyed(options: Start["options"] = {}): Table {
    const at = table(options);
    at.put("blue-1", { casualties: 2 });
    at.volley("red-1", "blue-1", [6, 5, 4, 3]);
    return at;
  }

  test("the firer reads his own modifiers and what he scored; of the test dice and result", () => {
    const { outcome, changes } = resolvedAs(red, volleyed());
    expect(outcome).toMatchObject({
      natural: 11,
      total: 11,
      row: "standard",
      casualties: 3,
      allotted: [3],
      discipline: { target: 0, natural: 7, result: "unformed" },
    });
    expect(Object.keys(outcome)).not.toContain("losses");
    expect(JSON.stringify(outcome)).not.toContain("discipline.band");
    expect(told({ changes } as unknown as EventView)).not.toContain("casualties");
  });

  test("the target reads its losses and its test, not the firer's row and total", () => {
    const at = volleyed();
    const { outcome, changes } = resolvedAs(blue, at);
    expect(outcome).toMatchObject({
      natural: 11,
      casualties: 3,
      losses: [3],
      discipline: { target: 0, natural: 7, total: 6, result: "unformed", recovered: 0 },
    });
    for (const key of ["total", "row", "cell", "halved", "fireDisciplineLost"]) {
      expect(Object.keys(outcome)).not.toContain(key);
    }
    expect(clauses(blue, at)).toContain("discipline.band");
    expect(clauses(blue, at)).not.toContain("volley.row.standard");
    expect(changes).toContainEqual({
      unit: "blue-1",
      from: { casualties: 2, unformed: false },
      to: { casualties: 5, unformed: true },
    });
  });

  test("with markers the firer reads what the markers say", () => {
    const at = volleyed({ marking: "markers" });
    expect(resolvedAs(red, at).outcome).toMatchObject({ losses: [3] });
    expect(clauses(red, at)).toContain("discipline.band");
  });

  test("what follows is not numbered by what is hidden before it", () => {
    const removed = (grade: "veteran" | "line") => {
      const at = table();
      at.put("red-1", { casualties: 11 });
      const firer = { ...at.infantry("blue-3"), grade };
      put(at, "blue-3", firer);
      // Natural 4: 1 on either row, but the Standard row costs the firer its fire discipline.
      const targets = [{ unit: at.unit("red-1"), distance: 12 }] as const;
      at.give({
        type: "resolve",
        procedure: "volley",
        situation: { firer, targets },
        // One casualty die for a Large battalion in line: no hit.
        faces: [1, 3, 1],
      });
      const own = resolvedAs(blue, at).follows.map(({ kind }) => kind);
      return { own, seen: told(resolvedAs(red, at)), open: JSON.stringify(view(at.state, red)) };
    };
    const [veteran, line] = [removed("veteran"), removed("line")];
    expect(veteran.own).not.toContain("steady");
    expect(line.own).toContain("steady");
    expect(line.seen).toBe(veteran.seen);
    expect(line.open).toBe(veteran.open);
  });

  test("what is on its roster alone is followed up there", () => {
    const at = table();
    // Natural 2 loses fire discipline: that is followed up on red's roster alone.
    at.volley("red-1", "blue-1", [1, 1]);
    expect(resolvedAs(red, at).follows.map(({ id, kind }) => [id, kind])).toEqual([
      [`${lastAs(red, at)?.id}.steady.red-1`, "steady"],
    ]);
    expect(resolvedAs(blue, at).follows).toEqual([]);
  });

  test("that a unit is gone, not why", () => {
    const at = table();
    at.put("blue-1", { casualties: 10 });
    at.volley("red-1", "blue-1", [6, 5]);
    const seen = resolvedAs(red, at);
    const remove = seen.follows.find(({ kind }) => kind === "remove");
    expect(remove).toMatchObject({ kind: "remove", unit: "blue-1" });
    expect(remove).not.toHaveProperty("clause");
    expect(clauses(red, at)).not.toContain("casualty.limit");
    const own = resolvedAs(blue, at).follows.find(({ kind }) => kind === "remove");
    expect(own).toEqual({ ...remove, clause: "casualty.limit" });
  });
});

describe("charges and melees", () => {
  test("each side its own total, nobody the difference; the row and results are read together", () => {
    const at = table();
    const situation = {
      charger: { unit: at.unit("red-2") },
      defender: { unit: at.unit("blue-3") },
      distance: 8,
    };
    at.give({ type: "resolve", procedure: "charge", situation, faces: [3, 4, 3, 4] });
    const [mine, theirs] = [resolvedAs(red, at).outcome, resolvedAs(blue, at).outcome];
    expect(mine).toMatchObject({ natural: { charger: 7, defender: 7 }, total: { charger: 8 } });
    expect(mine).not.toHaveProperty("total.defender");
    expect(theirs).not.toHaveProperty("total.charger");
    for (const outcome of [mine, theirs]) {
      expect(outcome).not.toHaveProperty("difference");
      expect(outcome).toMatchObject({ row: "-1,-2" });
    }
    // Veteran: on its roster. Large: it stands there.
    expect(clauses(red, at)).toContain("charge.size");
    expect(clauses(red, at)).not.toContain("charge.grade");
    expect(clauses(blue, at)).toContain("charge.grade");
  });

  test("the dice of a pool lie on the table; the grade behind them does not", () => {
    const at = table();
    const situation = {
      attacker: { unit: at.unit("red-1") },
      defender: { unit: at.unit("blue-3") },
      onDraw: { attacker: "fightOn", defender: "fightOn" },
    } as const;
    // 5 dice against 5 + 1 for Large + 1 for a grade above.
    const faces = [4, 4, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1];
    at.give({ type: "resolve", procedure: "melee", situation, faces });
    const { outcome } = resolvedAs(red, at);
    expect(outcome).toMatchObject({ pools: { attacker: 5, defender: 7 }, difference: 1 });
    expect(clauses(red, at)).toContain("melee.large");
    expect(clauses(red, at)).not.toContain("melee.grade");
    expect(clauses(blue, at)).toContain("melee.grade");
    expect(resolvedAs(red, at).situation).not.toHaveProperty("onDraw");
  });
});

/** Two battles that differ on one roster and come to the same on the table. */
describe("what comes to the same looks the same", () => {
  const fightOn = { attacker: "fightOn", defender: "fightOn" } as const;

  test("a melee that leaves nothing of the enemy, whatever he had left", () => {
    const after = (casualties: number): string => {
      const at = table();
      at.put("blue-1", { casualties });
      const [attacker, defender] = [{ unit: at.unit("red-1") }, { unit: at.unit("blue-1") }];
      const situation = { attacker, defender, onDraw: fightOn };
      // Both are in the second band: three dice against him who is not.
      const faces = [4, 4, 4, 4, 1, 1, 1, 1];
      at.give({ type: "resolve", procedure: "melee", situation, faces });
      expect(at.roster("blue-1").gone).toBe("dispersed");
      return bytesFor(red, at);
    };
    expect(after(10)).toBe(after(9));
  });

  test("a pool at its least, whatever the grade of the enemy", () => {
    const after = (grade: "line" | "recruit"): string => {
      const at = table();
      at.put("red-1", { casualties: 8, unformed: true });
      at.put("blue-1", { formation: null, garrison: { place: "builtUp" } });
      const small = { ...at.infantry("red-1"), size: "small", casualties: 8 } as const;
      put(at, "red-1", { ...small, fireDisciplineLost: false });
      put(at, "blue-1", { ...at.unit("blue-1"), grade });
      const [attacker, defender] = [{ unit: at.unit("red-1") }, { unit: at.unit("blue-1") }];
      // 5 − 2 for the band − 1 Unformed − 1 Small − 1 assault: 0, or 1 for the grade: one die.
      const situation = { attacker, defender, onDraw: fightOn };
      const faces = [1, 4, 1, 1, 1, 1];
      at.give({ type: "resolve", procedure: "melee", situation, faces });
      expect(resolvedAs(red, at).outcome).toMatchObject({ pools: { attacker: 1, defender: 5 } });
      return bytesFor(red, at);
    };
    expect(after("recruit")).toBe(after("line"));
  });

  test("a test that Fate brings in a charge", () => {
    const after = (grade: "line" | "recruit"): string => {
      const at = table();
      put(at, "blue-1", { ...at.unit("blue-1"), grade });
      const [charger, defender] = [{ unit: at.unit("red-2") }, { unit: at.unit("blue-1") }];
      const situation = { charger, defender, distance: 8 };
      // Double six against 10; Fate 8: two casualties and a test, in which natural 11 holds.
      const faces = [6, 6, 6, 4, 4, 4, 6, 5];
      at.give({ type: "resolve", procedure: "charge", situation, faces });
      expect(resolvedAs(blue, at).outcome.working.map(({ kind }) => kind)).toContain("discipline");
      return bytesFor(red, at);
    };
    expect(after("recruit")).toBe(after("line"));
  });
});
