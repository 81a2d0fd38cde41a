import { rulebook } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import { battalion, guns, horse, screen } from "../../../field/test/pictures.ts";
import {
  type Companion,
  decide,
  decideFor,
  legal,
  measuredFor,
  type TerrainPiece,
  wheelOf,
} from "../../src/index.ts";
import { refused, resolving, to } from "../companion-orders.ts";
import { at, battle, charge, declare, declared, type MapBattle, type Put } from "./battle.ts";

const line = battalion();
const column = battalion({ formation: "attackColumn" });

/** A column 15 cm before a line that faces it; both generals are with them. */
const face = (more: { [id: string]: Put } = {}, terrain: readonly TerrainPiece[] = []) =>
  battle({ A: at(column, 60, 40), b: at(line, 60, 55, 180), ...more }, { terrain });

const result = (table: MapBattle, ...faces: number[]) => table.give(charge(table, "A", "b", faces));

/** What is left to be done of an event: nothing but rolls and choices. */
const tasks = (table: MapBattle) => table.state.open.filter(({ need }) => need === "move");

describe("charge.table.infantryVsFoot on the map: where everybody stands afterwards", () => {
  // The column has +1, and each side +1 for its general.
  test("melee: the charger is in contact; its distance was measured", () => {
    const table = face();
    expect(result(table, 3, 4, 3, 3)).toMatchObject({
      situation: { distance: 15, charger: { flank: false, general: true } },
    });
    expect(table.stands("A")).toEqual({ x: 60, y: 55, facing: 0 });
    expect(table.stands("b")).toEqual({ x: 60, y: 55, facing: 180 });
    expect(table.roster("A")).toMatchObject({ engaged: "b", flanking: false });
  });

  test("+6: the defender retreats 1½ moves, its back to the enemy; the charger takes the ground", () => {
    const table = face();
    result(table, 6, 5, 1, 3, 3);
    // Its rear edge at 57 becomes its front: 22.5 cm on.
    expect(table.stands("b")).toEqual({ x: 60, y: 79.5, facing: 0 });
    expect(table.unit("b")).toMatchObject({ retreating: true, unformed: true, casualties: 2 });
    // From contact at 55 on until its middle, 2 cm behind its front, is where the line's was: 56.
    expect(table.stands("A")).toEqual({ x: 60, y: 58, facing: 0 });
    expect(tasks(table)).toEqual([expect.objectContaining({ kind: "compulsoryMove" })]);
  });

  test("−1: it stalls 5 cm before the enemy, Unformed", () => {
    const table = face();
    result(table, 2, 3, 3, 4);
    expect(table.stands("A")).toEqual({ x: 60, y: 50, facing: 0 });
    expect(table.unit("A")).toMatchObject({ unformed: true });
  });

  test("−3: it is back where it started, Unformed (`winner.default`)", () => {
    const table = face();
    result(table, 1, 2, 3, 4);
    expect(table.stands("A")).toEqual({ x: 60, y: 40, facing: 0 });
    expect(table.unit("A")).toMatchObject({ unformed: true });
    expect(table.roster("A").fellBack).toBe(true);
  });

  test("−6: it retreats from where it started", () => {
    const table = face();
    result(table, 1, 2, 5, 5, 1);
    expect(table.stands("A")).toEqual({ x: 60, y: 13.5, facing: 180 });
    expect(table.unit("A")).toMatchObject({ retreating: true, casualties: 1 });
  });
});

describe("charge.declare on the map", () => {
  test("20 cm are in reach, a tenth of a millimetre more is not: it halts there, Unformed", () => {
    const far = (y: number) => battle({ A: at(column, 60, 40), b: at(line, 60, y, 180) });
    const near = far(60);
    result(near, 3, 4, 3, 3);
    expect(near.stands("A")).toEqual({ x: 60, y: 60, facing: 0 });
    const short = far(60.01);
    result(short);
    expect(short.stands("A")).toEqual({ x: 60, y: 60, facing: 0 });
    expect(short.unit("A").unformed).toBe(true);
    expect(short.roster("A").engaged).toBeNull();
  });

  test("nobody sets aside that the enemy, or the charger, stands nowhere", () => {
    const { state } = face();
    const command = { ...declare("A", "b"), id: "nowhere", overrule: true } as const;
    for (const id of ["A", "b"]) {
      const off = { ...state.units, [id]: { ...state.units[id], at: null } };
      expect(decide({ ...state, units: off } as Companion, command, null)).toMatchObject({
        ok: false,
        refused: { clause: "charge.declare" },
      });
    }
    expect(decide(state, command, null)).toMatchObject({ ok: true });
  });

  test("out of reach it comes to nobody beyond where it halts: friends and screens there stay", () => {
    const table = battle({
      A: at(line, 60, 30),
      D: at(column, 69, 60),
      b: at(line, 60, 80, 180),
      c: at(screen(), 60, 70, 180),
    });
    result(table);
    expect(table.stands("A")).toEqual({ x: 60, y: 45, facing: 0 });
    expect(table.unit("D").unformed ?? false).toBe(false);
    expect(table.stands("c")).toEqual({ x: 60, y: 70, facing: 180 });
    expect(table.roster("c").fellBack).toBe(false);
  });

  test("the command's figures are not looked at, and who hides the target is in the way", () => {
    const table = face({ C: at(line, 60, 48) });
    const given = { ...declare("A", "b"), distance: 5 };
    expect(table.decide(given)).toMatchObject({ ok: false, refused: { clause: "charge.declare" } });
    expect(face().decide(given)).toMatchObject({ ok: true, events: [{ distance: 15 }] });
  });

  test("its wheel is the player's: up to 45°", () => {
    const table = battle({ A: at(horse(), 40, 40), b: at(line, 60, 65, 180) });
    expect(table.decide(declare("A", "b", 46))).toMatchObject({
      refused: { clause: "charge.declare" },
    });
    expect(table.give(declare("A", "b", 30))).toMatchObject({ turn: 30 });
    resolving(table);
    // As it was declared, whatever is said afterwards.
    table.give(charge(table, "A", "b", [3, 4, 3, 3], { turn: 10 }));
    expect(table.stands("A")?.facing).toBe(30);
  });

  test("rough ground is slow, difficult ground leaves it Unformed before the roll", () => {
    const ground = (kind: "rough" | "difficult"): TerrainPiece => ({
      id: "ground",
      kind,
      shape: {
        polygon: [
          [40, 41],
          [80, 41],
          [80, 42],
          [40, 42],
        ],
      },
    });
    const rough = face({}, [ground("rough")]);
    expect(result(rough, 3, 4, 3, 3)).toMatchObject({ situation: { distance: 20 } });
    const hard = face({}, [ground("difficult")]);
    expect(result(hard, 6, 5, 3, 3)).toMatchObject({
      situation: { charger: { unit: { unformed: true }, unformedByWay: true } },
    });
    expect(hard.unit("A").unformed).toBe(true);
    // Clients that show what was measured send it back with the dice.
    const again = declared(face({}, [ground("difficult")]));
    const order = { ...charge(again, "A", "b", [6, 5, 3, 3]), id: "c" };
    const umpire = { kind: "umpire" } as const;
    const shown = measuredFor(umpire, again.state, order);
    if (!("command" in shown)) throw new Error("it may charge");
    expect(decideFor(umpire, again.state, shown.command)).toMatchObject({ ok: true });
  });
});

describe("charge.flank, melee.flank: judged where the charge starts, kept for the melee", () => {
  test("it came from the rear", () => {
    const table = battle({ A: at(column, 60, 40), b: at(line, 60, 55, 0) });
    expect(result(table, 1, 3, 3, 4)).toMatchObject({ situation: { charger: { flank: true } } });
    expect(table.roster("A")).toMatchObject({ engaged: "b", flanking: true });
  });
});

describe("charge.screen: screens before a charge", () => {
  const before = (y: number) =>
    battle({
      A: at(horse(), 60, 40),
      b: at(line, 60, 78, 180),
      c: at(screen(), 60, y, 180),
    });

  test("fall back one move, before the roll, behind the target", () => {
    const table = before(72);
    result(table, 3, 4, 3, 3);
    expect(table.stands("c")).toEqual({ x: 60, y: 87, facing: 180 });
    expect(table.roster("c")).toMatchObject({ gone: null, fellBack: true });
    expect(table.unit("b").unformed ?? false).toBe(false);
  });

  test("or are ridden down where that does not take them out of the way", () => {
    const table = before(45);
    const event = result(table, 3, 4, 3, 3);
    expect(table.roster("c").gone).toBe("dispersed");
    expect(table.stands("c")).toBeNull();
    expect(event).toMatchObject({
      follows: expect.arrayContaining([
        expect.objectContaining({ kind: "remove", clause: "charge.screen", unit: "c" }),
      ]),
    });
  });
});

describe("fallback.blocked, fallback.rout: no room, and off the table", () => {
  test("an enemy nearer than 5 cm on its way back disperses it", () => {
    const table = face({ C: at(line, 60, 70, 180) });
    result(table, 6, 5, 1, 3, 3);
    expect(table.roster("b").gone).toBe("dispersed");
    expect(table.state.open).toContainEqual(
      expect.objectContaining({ kind: "remove", clause: "fallback.blocked", unit: "b" }),
    );
  });

  test("routing over its own edge it is gone", () => {
    const table = battle({ A: at(horse(), 60, 70), b: at(line, 60, 100, 180) });
    // +6 or more: it routs with 1D6, 30 cm towards the far edge from 102.
    result(table, 6, 5, 1, 2, 1);
    expect(table.roster("b").gone).toBe("dispersed");
    expect(table.state.open).toContainEqual(
      expect.objectContaining({ kind: "remove", clause: "fallback.rout", unit: "b" }),
    );
    // Cavalry that wins takes the ground Unformed (`winner.default`).
    expect(table.unit("A").unformed).toBe(true);
    expect(table.stands("A")).toEqual({ x: 60, y: 102.25, facing: 0 });
  });

  test("friends that it goes through are Unformed (`move.interpenetrate`)", () => {
    const table = face({ c: at(line, 60, 70, 180) });
    result(table, 6, 5, 1, 3, 3);
    expect(table.stands("b")).toEqual({ x: 60, y: 79.5, facing: 0 });
    expect(table.unit("c").unformed).toBe(true);
  });

  test("behind formed friends it may stop earlier (`fallback.retire`)", () => {
    const table = face({ c: at(line, 60, 62, 180) });
    result(table, 6, 5, 1, 3, 3);
    const [asked] = table.state.pending;
    expect(asked).toMatchObject({ kind: "stop", side: "red", unit: "b", among: ["b", "c"] });
    table.give({ type: "choose", pending: asked?.id ?? "", chosen: "c" });
    // Its rear is 2 cm behind its front, which looks away: 5 cm behind 64 is 71.
    expect(table.stands("b")).toEqual({ x: 60, y: 71, facing: 0 });
    expect(table.state.pending).toEqual([]);
  });

  test("left unanswered it has gone the whole way", () => {
    const table = face({ c: at(line, 60, 62, 180) });
    result(table, 6, 5, 1, 3, 3);
    // Through the rest of both parts of the phase.
    for (let i = 0; i < 2; i++) table.give({ type: "advance" });
    expect(table.state.pending).toEqual([]);
    expect(table.stands("b")).toEqual({ x: 60, y: 79.5, facing: 0 });
  });
});

describe("state.retreating: compulsory moves on the map", () => {
  const nextTurn = (table: MapBattle) => {
    while (table.state.turn === 1) table.give({ type: "advance", overrule: true });
  };

  test("one move, when it is settled", () => {
    const table = face();
    result(table, 6, 5, 1, 3, 3);
    nextTurn(table);
    const move = table.state.open.find(({ kind }) => kind === "compulsoryMove");
    table.give({ type: "settle", follow: move?.id ?? "" });
    expect(table.stands("b")).toEqual({ x: 60, y: 94.5, facing: 0 });
  });

  test("or by itself when the phase is left", () => {
    const table = face();
    result(table, 6, 5, 1, 3, 3);
    nextTurn(table);
    table.give({ type: "advance" });
    expect(table.stands("b")).toEqual({ x: 60, y: 94.5, facing: 0 });
  });
});

describe("state.routing: compulsory moves on the map", () => {
  test("two moves, and no more, by who was driven back twice in a turn", () => {
    const table = battle(
      {
        A: at(guns(), 50, 20),
        B: at(guns(), 70, 20),
        b: at(line, 60, 60, 180),
        c: at(line, 15, 200, 180),
        d: at(line, 105, 200, 180),
      },
      { phase: "fire", depth: 240 },
    );
    const fire = (firer: string, faces: readonly number[]) => {
      const targets = [{ unit: table.unit("b"), distance: 0 }] as const;
      const situation = { firer: table.guns(firer), targets } as const;
      table.give({ type: "resolve", procedure: "artillery", situation, faces });
    };
    // 11 at effective range: 3 casualties, and a test that comes to 3 with its general.
    fire("A", [6, 5, 1, 1]);
    expect(table.unit("b")).toMatchObject({ retreating: true });
    // 10 at long range: 1 more; band, Unformed and its general leave 1 of the test.
    fire("B", [5, 5, 1, 1]);
    expect(table.unit("b")).toMatchObject({ routing: true });
    const from = table.stands("b")?.y ?? 0;
    to(table, "compulsory");
    expect(table.stands("b")?.y).toBe(from);
    table.give({ type: "advance" });
    expect(table.stands("b")?.y).toBe(from + 30);
  });
});

describe("charge.reaction on the map: what is offered is what may be done", () => {
  const light = horse({ class: "light" });
  const reactions = ["stand", "counterCharge", "evade"] as const;

  /** What `legal` says to each answer, and what comes of giving it; refusals as clause and case. */
  function said(table: MapBattle) {
    const [target, charger] = ["b", "A"];
    const orders = legal(table.state, "red").units[target] ?? [];
    return reactions.map((reaction) => {
      const order = orders.find(({ order }) => order === reaction);
      const done = table.decide({ type: "react", unit: target, to: charger, reaction });
      const why = order?.targets?.[charger];
      return {
        offered: why ? `${why.clause} ${why.reason}` : why === null,
        done: refused(done),
      };
    });
  }

  test("all answers while its way leads home; where it is lost nobody runs from it", () => {
    const table = battle({ A: at(horse(), 60, 40), b: at(light, 60, 65, 180) });
    table.give(declare("A", "b"));
    expect(said(table)).toEqual(reactions.map(() => ({ offered: true, done: true })));
    // It has run from another charge, far aside.
    table.put("b", { at: { x: 5, y: 40, facing: 270 } });
    const [stands, meets, runs] = said(table);
    for (const answer of [stands, meets]) expect(answer).toEqual({ offered: true, done: true });
    expect(runs?.done).toMatch(/^charge\.declare/);
    expect(runs?.offered).toBe(runs?.done);
  });
});

describe("undo", () => {
  test("puts everybody back", () => {
    const table = face();
    result(table, 6, 5, 1, 3, 3);
    table.give({ type: "undo" });
    expect(table.stands("A")).toEqual({ x: 60, y: 40, facing: 0 });
    expect(table.stands("b")).toEqual({ x: 60, y: 55, facing: 180 });
  });
});

describe("the wheel of a charge, before it is chosen (`charge.declare`)", () => {
  const wheel = (b: Put) => wheelOf(battle({ A: at(column, 60, 40), b }).state, "A", "b", rulebook);

  test("none straight ahead; as much to the left as to the right; none leads behind", () => {
    expect(wheel(at(line, 60, 55, 180))).toBe(0);
    const right = wheel(at(line, 72, 48, 180)) ?? 0;
    expect(right).toBeGreaterThan(0);
    expect(right).toBeLessThanOrEqual(45);
    expect(wheel(at(line, 48, 48, 180))).toBe(-right);
    expect(wheel(at(line, 60, 20))).toBeNull();
  });
});
