import { rulebook } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import { battalion, garrison, guns, horse } from "../../../field/test/pictures.ts";
import { joinersOf, type SituationOf, type TerrainPiece } from "../../src/index.ts";
import { to } from "../companion-orders.ts";
import { at, battle, charge, declared, type MapBattle, type Put } from "./battle.ts";

const line = battalion();
const column = battalion({ formation: "attackColumn" });

const artillery = (table: MapBattle, firer: string, target: string, faces: readonly number[]) =>
  ({
    type: "resolve",
    procedure: "artillery",
    situation: { firer: table.guns(firer), targets: [{ unit: table.unit(target), distance: 0 }] },
    faces,
  }) as const;

const volley = (table: MapBattle, firer: string, target: string, faces: readonly number[]) =>
  ({
    type: "resolve",
    procedure: "volley",
    situation: {
      firer: table.infantry(firer),
      targets: [{ unit: table.unit(target), distance: 0 }],
    },
    faces,
  }) as const;

const melee = (
  table: MapBattle,
  attacker: string,
  defender: string,
  faces: readonly number[],
  more: Partial<SituationOf<"melee">> & {
    readonly joined?: { readonly attacker?: readonly string[] };
  } = {},
) => {
  const { joined, ...situation } = more;
  return {
    type: "resolve",
    procedure: "melee",
    situation: {
      attacker: { unit: table.unit(attacker) },
      defender: { unit: table.unit(defender) },
      ...situation,
    },
    ...(joined && { joined }),
    faces,
  } as const;
};

describe("the worked example of S000 on the map, by commands: 2 and 1", () => {
  test("the French battery, the Russian columns, the grenadiers' rear base 8 cm behind the first", () => {
    const grenadiers = battalion({ formation: "attackColumn", grade: "elite" });
    const table = battle(
      {
        A: at(guns(), 60, 10),
        b: at(column, 60, 40, 180),
        c: at(grenadiers, 60, 48, 180),
      },
      { phase: "fire" },
    );
    const event = table.give(artillery(table, "A", "b", [3, 3, 4]));
    expect(event).toMatchObject({
      situation: { targets: [{ distance: 30 }], behind: [{ gap: 4, share: 1 }] },
    });
    expect(table.unit("b").casualties).toBe(2);
    expect(table.unit("c").casualties).toBe(1);
  });
});

describe("fire.range, fire.sight by commands: limits to the step", () => {
  const rockets = {
    arm: "artillery",
    kind: "rocket",
    mount: "foot",
    models: 3,
    grade: "line",
    formation: "deployed",
  } as const;

  test("rockets reach 80 cm and no farther", () => {
    const on = (y: number) =>
      battle({ A: at(rockets, 60, 10), b: at(line, 60, y, 180) }, { phase: "fire" });
    const fire = (table: MapBattle) =>
      table.decide({
        type: "resolve",
        procedure: "rocket",
        situation: {
          firer: table.unit("A") as typeof rockets,
          targets: [{ unit: table.unit("b"), distance: 0 }],
        },
        faces: [3, 3],
      });
    expect(fire(on(90))).toMatchObject({ ok: true });
    expect(fire(on(90.01))).toMatchObject({
      refused: { clause: "fire.range.rockets", measured: 80.01, limit: 80 },
    });
  });

  test("three quarters and one half of the front are enough, less is none", () => {
    // Straight ahead only: A's general is far off, and a friend hides as many points as it covers.
    const on = (x: number) =>
      battle(
        {
          A: at(line, 50, 10, 0, { brigade: "far", general: false }),
          b: at(line, 50, 24, 180),
          C: at(line, x, 18),
          D: at(line, 110, 110, 0, { brigade: "far", general: true }),
        },
        { phase: "fire" },
      );
    const fire = (x: number) => {
      const table = on(x);
      return table.decide(volley(table, "A", "b", [3, 3, 1, 1, 1]));
    };
    const shares = [38, 42].map((x) => {
      const decision = fire(x);
      return decision.ok || "faults" in decision ? decision : (decision.refused as unknown);
    });
    for (const share of shares) expect(share).not.toMatchObject({ clause: "fire.sight.none" });
    expect(fire(42.2)).toMatchObject({
      refused: { clause: "fire.sight.none", measured: 23 / 48, limit: 0.5 },
    });
  });

  test("what is given of the distance is not looked at", () => {
    const table = battle({ A: at(line, 60, 10), b: at(line, 60, 26, 180) }, { phase: "fire" });
    expect(table.decide(volley(table, "A", "b", [3, 3]))).toMatchObject({
      refused: { clause: "fire.range.musket", measured: 16, limit: 15 },
    });
  });

  test("who routs from fire runs to his own edge", () => {
    const table = battle(
      { A: at(line, 60, 40), b: at(battalion({ grade: "recruit" }), 60, 54, 180) },
      { phase: "fire" },
    );
    const event = table.give(volley(table, "A", "b", [5, 6, 1, 1]));
    expect(event).toMatchObject({ outcome: { discipline: { result: "rout" } } });
    // Turned about its middle at 55 its front is at 56: 30 cm on.
    expect(table.stands("b")).toEqual({ x: 60, y: 86, facing: 0 });
    expect(table.unit("b").routing).toBe(true);
  });
});

describe("support.fate on the map", () => {
  const assault = () =>
    battle({
      A: at(horse(), 60, 60, 0, { brigade: "horse" }),
      C: at(horse(), 44, 56, 0, { brigade: "horse" }),
      b: at(line, 60, 90, 180, { brigade: "foot" }),
      c: at(line, 60, 98, 180, { brigade: "foot" }),
    });
  const supported = { charger: { supports: 1 } };

  test("the lead fights: its support halts 5 cm behind it, the defender's stands", () => {
    const table = assault();
    const event = table.give(charge(table, "A", "b", [3, 4, 3, 4], supported));
    expect(event).toMatchObject({
      situation: { charger: { supports: 1 }, defender: { supports: 1 } },
    });
    // The lead in contact at 90 is 2.5 cm deep.
    expect(table.stands("C")).toEqual({ x: 60, y: 82.5, facing: 0 });
    expect(table.roster("C").moved).toBe("more");
    expect(table.stands("c")).toEqual({ x: 60, y: 98, facing: 180 });
  });

  test("general.attach: a support that closed up has not moved in the Movement phase", () => {
    const table = battle({
      A: at(horse(), 60, 60, 0, { brigade: "horse" }),
      C: at(horse(), 44, 56, 0, { brigade: "horse" }),
      D: at(line, 20, 20),
      E: at(line, 100, 20),
      b: at(line, 60, 90, 180, { brigade: "foot" }),
    });
    table.give(charge(table, "A", "b", [3, 4, 3, 4], supported));
    expect(table.roster("C").moved).toBe("more");
    to(table, "movement");
    const leaves = {
      type: "attach",
      brigade: "D-brigade",
      unit: null,
      to: { x: 20, y: 10 },
    } as const;
    expect(table.decide(leaves)).toMatchObject({ ok: true });
    const legs = [{ kind: "ahead", length: 5 }] as const;
    table.give({ type: "march", ways: [{ unit: "E", legs }] });
    expect(table.decide(leaves)).toMatchObject({ refused: { clause: "general.attach" } });
    table.give({ type: "undo" });
    expect(table.decide(leaves)).toMatchObject({ ok: true });
  });

  test("the lead goes back: so does its support, one move", () => {
    const table = assault();
    table.give(charge(table, "A", "b", [1, 2, 5, 5, 1], supported));
    expect(table.roster("C")).toMatchObject({ fellBack: true });
    // 30 cm straight back.
    expect(table.stands("C")).toEqual({ x: 44, y: 26, facing: 0 });
  });

  test("the lead routs: its support tests, and nothing goes on before", () => {
    const table = assault();
    table.give(charge(table, "A", "b", [6, 5, 1, 2, 1], supported));
    expect(table.unit("b").routing).toBe(true);
    expect(table.state.open).toContainEqual(
      expect.objectContaining({ kind: "supportTest", need: "roll", unit: "c" }),
    );
    expect(table.decide({ type: "advance" })).toMatchObject({ faults: [{ code: "stillDue" }] });
    table.give({
      type: "resolve",
      procedure: "discipline",
      situation: { unit: table.unit("c") },
      faces: [4, 4],
    });
    expect(table.state.open.filter(({ kind }) => kind === "supportTest")).toEqual([]);
  });

  test("no more than stand near enough", () => {
    const table = declared(assault());
    expect(
      table.decide(charge(table, "A", "b", [3, 4, 3, 4], { charger: { supports: 2 } })),
    ).toMatchObject({ refused: { clause: "charge.lead", measured: 2, limit: 1 } });
  });
});

describe("melee on the map", () => {
  const met = (more: { [id: string]: Put } = {}) => {
    const table = battle({ A: at(column, 60, 40), b: at(line, 60, 55, 180), ...more });
    table.give(charge(table, "A", "b", [3, 4, 3, 3]));
    to(table, "melee");
    return table;
  };

  test("the loser goes back, the winner takes the ground (`melee.table.foot`)", () => {
    const table = met();
    // 5 dice each: 2 hits to none.
    table.give(melee(table, "A", "b", [4, 4, 1, 1, 1, 1, 1, 1, 1, 1]));
    expect(table.stands("b")).toEqual({ x: 60, y: 79.5, facing: 0 });
    expect(table.stands("A")).toEqual({ x: 60, y: 58, facing: 0 });
    expect(table.roster("A").engaged).toBeNull();
  });

  test("an attacker that loses goes back, the defender stays", () => {
    const table = met();
    table.give(melee(table, "A", "b", [1, 1, 1, 1, 1, 4, 1, 1, 1, 1]));
    // Retires 15 cm from contact, facing the enemy.
    expect(table.stands("A")).toEqual({ x: 60, y: 40, facing: 0 });
    expect(table.stands("b")).toEqual({ x: 60, y: 55, facing: 180 });
  });

  test("a second round, with a friend that joins", () => {
    const table = met({ C: at(column, 70, 44, 0, { brigade: "A-brigade" }) });
    const drawn = { onDraw: { attacker: "fightOn", defender: "fightOn" } } as const;
    table.give(melee(table, "A", "b", [4, 1, 1, 1, 1, 4, 1, 1, 1, 1], drawn));
    expect(joinersOf(table.state, "A", "b", rulebook)).toEqual({ attacker: ["C"], defender: [] });
    const event = table.give(
      melee(table, "A", "b", [4, 4, 1, 1, 1, 1, 1, 1, 1], { joined: { attacker: ["C"] } }),
    );
    expect(event).toMatchObject({ situation: { round: 2, attacker: { supports: 1 } } });
    expect(table.stands("b")).toEqual({ x: 60, y: 79.5, facing: 0 });
  });

  test("a charge in the flank is one in the melee too (`melee.flank`)", () => {
    const table = battle({ A: at(column, 60, 40), b: at(line, 60, 55) });
    table.give(charge(table, "A", "b", [1, 3, 3, 4]));
    to(table, "melee");
    const event = table.give(melee(table, "A", "b", [4, 1, 1, 1, 1, 1, 1, 1, 1]));
    expect(event).toMatchObject({ situation: { attacker: { flank: true } } });
    // The loser Retires from an enemy behind it: the way it faces, facing about to him.
    expect(table.stands("b")).toEqual({ x: 60, y: 68, facing: 180 });
  });
});

const village: TerrainPiece = {
  id: "village",
  kind: "builtUp",
  shape: {
    polygon: [
      [50, 60],
      [70, 60],
      [70, 80],
      [50, 80],
    ],
  },
};

const objective = {
  id: "ford",
  name: { en: "ford", ru: "ford" },
  place: "village",
  points: { red: { atEnd: 5 }, blue: { perTurn: 2, atEnd: 5 } },
  heldBy: "red",
};

describe("melee.occupy, victory: a village on the map", () => {
  const stormed = () => {
    const table = battle(
      {
        A: at(column, 60, 45),
        b: { unit: garrison(), place: { garrison: "village" } },
      },
      { terrain: [village], objectives: [objective] },
    );
    table.give(charge(table, "A", "b", [5, 5, 3, 3]));
    return table;
  };

  test("the charger meets its edge", () => {
    const table = stormed();
    expect(table.stands("A")).toEqual({ x: 60, y: 60, facing: 0 });
    expect(table.roster("A").engaged).toBe("b");
  });

  test("driven out the garrison leaves on the far side; the winner occupies it, and holds it", () => {
    const table = stormed();
    to(table, "melee");
    // Elan makes up for the assault; difference 2: it Retreats.
    table.give(melee(table, "A", "b", [4, 4, 1, 1, 1, 1, 1, 1, 1]));
    expect(table.roster("A")).toMatchObject({ place: "village", at: null });
    expect(table.unit("A")).toMatchObject({ garrison: { place: "builtUp" }, unformed: true });
    // Out of the far edge at 80, in company column, its back to the enemy: 22.5 cm on.
    expect(table.unit("b")).toMatchObject({ formation: "companyColumn", retreating: true });
    expect(table.stands("b")).toMatchObject({ x: 60, facing: 0 });
    expect(table.stands("b")?.y).toBeGreaterThanOrEqual(102.5);
    const event = table.give({ type: "advance", overrule: true });
    expect(event).toMatchObject({ phase: "end", held: { ford: "blue" } });
    expect(table.state.scenario?.objectives).toMatchObject([{ id: "ford", heldBy: "blue" }]);
    table.give({ type: "advance", overrule: true });
    expect(table.state.scenario?.points).toEqual({ blue: 2, red: 0 });
  });

  test("a garrison that Routs leaves on the far side too, and runs from there", () => {
    const table = stormed();
    to(table, "melee");
    table.give(melee(table, "A", "b", [4, 4, 4, 1, 1, 1, 1, 1, 1]));
    // In company column it stands from 80 to 88, turns to its own edge and goes 30 cm.
    expect(table.unit("b")).toMatchObject({ formation: "companyColumn", routing: true });
    expect(table.stands("b")).toEqual({ x: 60, y: 118, facing: 0 });
    expect(table.roster("A")).toMatchObject({ place: "village", at: null });
  });

  test("who holds it is not for people to say", () => {
    const table = stormed();
    expect(table.decide({ type: "hold", objective: "ford", side: "blue" })).toMatchObject({
      refused: { clause: "victory", reason: "place" },
    });
  });

  test("nobody's place stays whose it was; who alone is at it takes it", () => {
    const on = (units: { [id: string]: Put }) => {
      const table = battle(units, {
        terrain: [village],
        objectives: [objective],
        phase: "melee",
      });
      return table.give({ type: "advance", overrule: true });
    };
    expect(on({ A: at(column, 60, 59.99), b: at(line, 60, 100, 180) })).not.toHaveProperty("held");
    expect(on({ A: at(column, 60, 60), b: at(line, 60, 100, 180) })).toMatchObject({
      held: { ford: "blue" },
    });
    expect(on({ A: at(column, 60, 60), b: at(line, 60, 80, 180) })).not.toHaveProperty("held");
  });
});

describe("rocket.table on the map: 3 strikes the nearest friend", () => {
  const rockets = {
    arm: "artillery",
    kind: "rocket",
    mount: "foot",
    models: 3,
    grade: "line",
    formation: "deployed",
  } as const;
  const on = (apart: number) =>
    battle(
      {
        A: at(rockets, 60, 20),
        B: at(line, 40, 20),
        C: at(line, 80 + apart, 20),
        b: at(line, 60, 80, 180),
      },
      { phase: "fire" },
    );
  const strikes = (table: MapBattle) => {
    table.give({
      type: "resolve",
      procedure: "rocket",
      situation: { firer: table.rockets("A"), targets: [{ unit: table.unit("b"), distance: 0 }] },
      faces: [1, 2],
    });
    return table.state.open.find(({ kind, need }) => kind === "friendLoses" && need === "choose");
  };

  test("by measure", () => {
    const table = on(0.01);
    expect(strikes(table)).toBeUndefined();
    expect(table.unit("B").casualties).toBe(2);
    expect(table.unit("C").casualties ?? 0).toBe(0);
  });

  test("of two as near one is named", () => {
    const table = on(0);
    const follow = strikes(table)?.id ?? "";
    expect(table.decide({ type: "settle", follow })).toMatchObject({
      faults: [{ params: { allowed: "B, C" } }],
    });
    table.give({ type: "settle", follow, unit: "C" });
    expect(table.unit("C").casualties).toBe(2);
  });
});

describe("general.table on the map", () => {
  test("a general whose unit is gone is where it stood", () => {
    const table = battle({ A: at(horse(), 60, 70), b: at(line, 60, 100, 180) });
    table.give(charge(table, "A", "b", [6, 5, 1, 2, 1]));
    expect(table.roster("b").gone).toBe("dispersed");
    expect(table.state.brigades["b-brigade"]?.generalAt).toEqual({ x: 60, y: 101 });
  });
});
