/** What the rosters must know beside the dice, clause by clause: charges, melees and generals. */
import { describe, expect, test } from "vitest";
import { choices, due, type UnitPatch } from "../src/index.ts";
import { chargeOf, declareOf, inVillage, meleeOf, refusedBy, to } from "./companion-orders.ts";
import { Table } from "./forces.ts";

describe("melee.pairs", () => {
  /** A column and the horse of red charge blue's line; both come to a melee. */
  const twoOnOne = (): Table => {
    const table = new Table();
    to(table, "charges");
    table.give(chargeOf(table, "red-2", "blue-1", [3, 3, 4, 3]));
    table.give(chargeOf(table, "red-horse", "blue-1", [3, 3, 3, 3]));
    return table;
  };

  test("several chargers of one side may meet one unit", () => {
    const table = twoOnOne();
    expect(table.roster("red-2").engaged).toBe("blue-1");
    expect(table.roster("red-horse").engaged).toBe("blue-1");
    expect(table.roster("blue-1").engaged).toBe("red-2");
    to(table, "melee");
    expect(due(table.state).map(({ kind, unit }) => `${kind} ${unit}`)).toEqual([
      "fightMelee red-2",
      "fightMelee red-horse",
    ]);
  });

  test("state.engaged: a charger is not charged by the other side", () => {
    const table = twoOnOne();
    const command = chargeOf(table, "blue-2", "red-2", [3, 3, 3, 3]);
    expect(refusedBy(table.decide(command))).toBe("state.engaged");
  });

  test("the defender that beats the first still has the second to fight", () => {
    const table = twoOnOne();
    to(table, "melee");
    // 5 dice each: none against 2, the attacker Retreats.
    table.give(meleeOf(table, "red-2", "blue-1", [1, 1, 1, 1, 1, 6, 6, 1, 1, 1]));
    expect(table.roster("red-2").engaged).toBeNull();
    expect(table.roster("red-horse").engaged).toBe("blue-1");
    expect(table.roster("blue-1").engaged).toBe("red-horse");
    expect(due(table.state)).toMatchObject([
      { kind: "fightMelee", unit: "red-horse", enemy: "blue-1" },
      { kind: "retreat", unit: "red-2" },
    ]);
  });

  test("the phasing player fights them in the order he likes", () => {
    const table = twoOnOne();
    to(table, "melee");
    table.give(meleeOf(table, "red-horse", "blue-1", [1, 1, 1, 1, 1, 6, 1, 1, 1, 1]));
    expect(table.roster("red-horse").engaged).toBeNull();
    expect(table.roster("blue-1").engaged).toBe("red-2");
  });

  test("where the defender has gone the next attacker takes the ground", () => {
    const table = twoOnOne();
    to(table, "melee");
    table.give(meleeOf(table, "red-2", "blue-1", [6, 6, 1, 1, 1, 1, 1, 1, 1, 1]));
    expect(table.roster("red-horse").engaged).toBeNull();
    expect(table.state.open).toContainEqual(
      expect.objectContaining({ kind: "takesGround", clause: "melee.pairs", unit: "red-horse" }),
    );
    expect(due(table.state).filter(({ kind }) => kind === "fightMelee")).toEqual([]);
    const second = meleeOf(table, "red-horse", "blue-1", [6, 6, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(refusedBy(table.decide(second))).toBe("melee.pairs");
  });

  test("in a drawn round the second attacker waits", () => {
    const table = twoOnOne();
    to(table, "melee");
    const onDraw = { attacker: "fightOn", defender: "fightOn" } as const;
    const even = [6, 1, 1, 1, 1, 6, 1, 1, 1, 1];
    table.give(meleeOf(table, "red-2", "blue-1", even, { onDraw }));
    expect(due(table.state).map(({ kind, unit }) => `${kind} ${unit}`)).toEqual([
      "fightMelee red-horse",
      "secondRound red-2",
    ]);
  });
});

describe("falling back", () => {
  test("winner.default: a charger that Retires without contact goes back to where it started", () => {
    const table = new Table();
    table.give(chargeOf(table, "red-2", "blue-1", [1, 2, 3, 4]));
    expect(table.state.open).toMatchObject([
      { kind: "retire", clause: "winner.default", unit: "red-2" },
    ]);
    expect(table.unit("red-2").unformed).toBe(true);
  });

  test("a garrison that Routs leaves as an Unformed company column", () => {
    const table = new Table();
    table.put("blue-1", inVillage);
    // 4 dice against 5: 3–0, the garrison Routs.
    table.give(meleeOf(table, "red-2", "blue-1", [6, 6, 6, 1, 1, 1, 1, 1, 1]));
    expect(table.infantry("blue-1")).toMatchObject({
      routing: true,
      unformed: true,
      formation: "companyColumn",
    });
  });

  test("melee.round2: who Routs after a drawn first round is Unformed", () => {
    const table = new Table();
    const onDraw = { attacker: "fightOn", defender: "fightOn" } as const;
    const situation = {
      attacker: { unit: table.unit("red-1") },
      defender: { unit: table.unit("blue-1") },
      onDraw,
    };
    const faces = [4, 1, 1, 1, 1, 4, 1, 1, 1, 1, 6, 6, 6, 1, 1, 1, 1, 1];
    table.give({ type: "resolve", procedure: "meleeToEnd", situation, faces });
    expect(table.unit("blue-1")).toMatchObject({ routing: true, unformed: true });
  });
});

describe("general.table", () => {
  const befalls = (table: Table, face: number) =>
    table.give({
      type: "resolve",
      procedure: "general",
      situation: {},
      faces: [face],
      of: "red-brigade",
    });
  const fate = (table: Table) => table.state.brigades["red-brigade"]?.general.fate;

  test.each<[string, number, boolean]>([
    ["killed", 1, false],
    ["mortally wounded", 2, false],
    ["his horse bolts", 3, false],
    ["stunned", 4, false],
    ["his hat shot off", 5, true],
    ["lightly wounded", 6, false],
  ])("%s: is he still with his unit", (_what, face, attached) => {
    const table = new Table();
    table.put("red-2", { general: true });
    befalls(table, face);
    expect(table.roster("red-2").general).toBe(attached);
  });

  test.each([3, 4, 6])("%i: out of the next turn, and back after it", (face) => {
    const table = new Table();
    befalls(table, face);
    to(table, "end");
    to(table, "end");
    expect(table.state.turn).toBe(2);
    expect(fate(table)).not.toBeNull();
    table.give({ type: "advance", overrule: true });
    expect(fate(table)).toBeNull();
  });

  test("a lost general is replaced in the next Command phase", () => {
    const table = new Table();
    to(table, "fire");
    befalls(table, 1);
    expect(table.state.open).toMatchObject([
      { kind: "replaceGeneral", when: { phase: "command", turn: 2 } },
    ]);
    to(table, "initiative");
    expect(fate(table)).toBe("killed");
    table.give({ type: "advance" });
    expect(table.state.phase).toBe("command");
    expect(fate(table)).toBeNull();
  });

  test("a lost commander-in-chief stays lost", () => {
    const table = new Table();
    const general = { type: "resolve", procedure: "general", situation: {} } as const;
    table.give({ ...general, faces: [1], of: "red" });
    to(table, "command");
    to(table, "command");
    expect(table.state.sides[0].commander.fate).toBe("killed");
  });
});

describe("melee.occupy", () => {
  /** Red drives blue's garrison out in the second round, with so many joined. */
  const driven = (supports: number, joined?: { readonly attacker: readonly string[] }): Table => {
    const table = new Table();
    table.put("blue-1", inVillage);
    // Unformed column: 4 dice and one a support; Unformed garrison: 4 dice.
    const attack = [6, 6, 1, 1, ...Array.from({ length: supports }, () => 1)];
    const situation = {
      attacker: { unit: table.unit("red-2"), supports },
      defender: { unit: table.unit("blue-1") },
      round: 2 as const,
    };
    table.give({
      type: "resolve",
      procedure: "melee",
      situation,
      faces: [...attack, 1, 1, 1, 1],
      ...(joined ? { joined } : {}),
    });
    return table;
  };

  test("one that fought alone occupies at once, Unformed", () => {
    const table = driven(0);
    expect(table.infantry("red-2")).toMatchObject({
      garrison: { place: "builtUp" },
      unformed: true,
    });
    expect(table.roster("red-2").place).toBe("blue-1");
  });

  test("of several the winner names one; the others leave, Unformed", () => {
    const table = driven(1, { attacker: ["red-1"] });
    const [choice] = choices(table.state);
    expect(choice).toMatchObject({ kind: "occupies", side: "red", among: ["red-2", "red-1"] });
    expect(table.infantry("red-2").garrison).toBeUndefined();
    table.give({ type: "choose", pending: choice?.id ?? "", chosen: "red-1" });
    expect(table.infantry("red-1")).toMatchObject({
      garrison: { place: "builtUp" },
      unformed: true,
    });
    expect(table.infantry("red-2")).toMatchObject({ formation: "attackColumn", unformed: true });
    expect(table.state.open).toContainEqual(
      expect.objectContaining({ kind: "occupies", clause: "melee.occupy", unit: "red-1" }),
    );
  });

  test("who is not named by the end of the phase: the lead", () => {
    const table = driven(1, { attacker: ["red-1"] });
    table.give({ type: "advance", overrule: true });
    expect(table.infantry("red-2").garrison).toEqual({ place: "builtUp" });
  });

  test("joined units that nobody named may be named still", () => {
    const table = driven(1);
    const [choice] = choices(table.state);
    expect(choice?.among).toContain("red-3");
    expect(choice?.among).not.toContain("red-horse");
    expect(table.state.open).toContainEqual(
      expect.objectContaining({
        kind: "supports",
        clause: "melee.joined",
        unit: "red-2",
        count: 1,
      }),
    );
  });
});

describe("melee.joined", () => {
  test("units that join become Unformed and share their lead's result without casualties", () => {
    const table = new Table();
    const situation = {
      attacker: { unit: table.unit("red-2") },
      defender: { unit: table.unit("blue-1"), supports: 1 },
      round: 2 as const,
    };
    const joined = { defender: ["blue-2"] };
    // 4 dice against 5: 2–0, the defender Retreats and whoever joined it too.
    const faces = [6, 6, 1, 1, 1, 1, 1, 1, 1];
    const event = table.give({ type: "resolve", procedure: "melee", situation, faces, joined });
    expect(event).toMatchObject({ joined });
    expect(table.unit("blue-2")).toMatchObject({ retreating: true, unformed: true });
    expect(table.unit("blue-2").casualties ?? 0).toBe(0);
  });

  test("as many as the situation says, of the lead's side, and free", () => {
    const table = new Table();
    const situation = {
      attacker: { unit: table.unit("red-2"), supports: 1 },
      defender: { unit: table.unit("blue-1") },
      round: 2 as const,
    };
    const command = { type: "resolve", procedure: "melee", situation } as const;
    const wrong = (attacker: readonly string[]) => {
      const decision = table.decide({ ...command, joined: { attacker } });
      return "faults" in decision ? decision.faults.map(({ code }) => code) : [];
    };
    expect(wrong(["blue-2"])).toEqual(["unknownId"]);
    expect(wrong(["red-2"])).toEqual(["unknownId"]);
    expect(wrong([])).toEqual(["conflict"]);
    expect(wrong(["red-1", "red-1"])).toEqual(["unknownId", "conflict"]);
  });
});

describe("charge.reaction", () => {
  const square = (table: Table, faces: readonly number[], unit = "blue-1") =>
    ({
      type: "resolve",
      procedure: "discipline",
      situation: { unit: table.unit(unit) },
      faces,
      square: true,
    }) as const;

  /** A second unit of cavalry for red. */
  function withMoreHorse(table: Table): void {
    const horse = table.roster("red-horse");
    const id = "more-horse";
    const more = { ...horse, id, unit: { ...horse.unit, id } };
    table.state = { ...table.state, units: { ...table.state.units, [id]: more } };
  }

  test("a square formed in time uses up this turn's move", () => {
    const table = new Table();
    table.give(square(table, [4, 4]));
    expect(table.infantry("blue-1").formation).toBe("square");
    expect(table.roster("blue-1").changedFormation).toBe(true);
    to(table, "movement");
    const stand = { type: "stoodStill", units: ["blue-1"] } as const;
    expect(refusedBy(table.decide(stand))).toBe("state.moved");
  });

  test.each<[string, readonly number[]]>([
    ["Unformed", [3, 3]],
    ["Retire", [2, 2]],
    ["Retreat", [1, 2]],
    ["Rout", [1, 1]],
  ])("anything but “holds” (%s) is caught Unformed, and no more", (_result, faces) => {
    const table = new Table();
    table.give(square(table, faces));
    expect(table.infantry("blue-1")).toMatchObject({ formation: "line", unformed: true });
    expect(table.unit("blue-1").routing ?? false).toBe(false);
    expect(table.roster("blue-1").fellBack).toBe(false);
    expect(table.open()).toEqual([]);
  });

  test("caught by a charge it does not test again, but against the next it does", () => {
    const table = new Table();
    to(table, "charges");
    withMoreHorse(table);
    table.give(declareOf("red-horse", "blue-1"));
    table.give(square(table, [3, 3]));
    table.give(declareOf("more-horse", "blue-1"));
    expect(refusedBy(table.decide(square(table, [6, 5])))).toBe("charge.reaction");
    // 3 against 12, less Unformed: the charger Retreats.
    table.give(chargeOf(table, "red-horse", "blue-1", [1, 2, 6, 5, 1]));
    expect(table.decide(square(table, [6, 5])).ok).toBe(true);
    // What one turn's charge did is over with it.
    const later = new Table();
    to(later, "charges");
    later.give(declareOf("red-horse", "blue-1"));
    later.give(square(later, [3, 3]));
    to(later, "charges");
    later.give(declareOf("red-horse", "blue-1"));
    expect(later.decide(square(later, [6, 5])).ok).toBe(true);
  });

  test.each<[UnitPatch, string | null]>([
    [{}, null],
    [{ fellBack: true }, "state.fellBack"],
    [{ engaged: "red-3" }, "state.engaged"],
  ])("who fights or fell back does not counter-charge: %j", (patch, clause) => {
    const table = new Table();
    to(table, "charges");
    table.give(declareOf("red-horse", "blue-horse"));
    table.put("blue-horse", patch);
    const situation = {
      charger: { unit: table.unit("red-horse") },
      defender: { unit: table.unit("blue-horse"), reaction: "counterCharge" },
      distance: 8,
    } as const;
    const faces = [3, 3, 3, 3];
    const decision = table.decide({ type: "resolve", procedure: "charge", situation, faces });
    expect(refusedBy(decision)).toBe(clause);
    const answer = { type: "react", unit: "blue-horse", to: "red-horse" } as const;
    expect(refusedBy(table.decide({ ...answer, reaction: "counterCharge" }))).toBe(clause);
  });

  test("only infantry forms square", () => {
    const table = new Table();
    to(table, "charges");
    expect(refusedBy(table.decide(square(table, [4, 4], "blue-horse")))).toBe("charge.reaction");
  });
});

describe("rocket.table, 3", () => {
  const backfired = (): { readonly table: Table; readonly follow: string } => {
    const table = new Table();
    const situation = {
      firer: table.rockets("red-rockets"),
      targets: [{ unit: table.unit("blue-1"), distance: 60 }],
    } as const;
    table.give({ type: "resolve", procedure: "rocket", situation, faces: [1, 2] });
    return { table, follow: table.state.open[0]?.id ?? "" };
  };

  test("the battery is not its own nearest friend, an enemy is none, and it must be named", () => {
    const { table, follow } = backfired();
    const codes = (unit?: string): string[] => {
      const decision = table.decide({ type: "settle", follow, ...(unit ? { unit } : {}) });
      return "faults" in decision ? decision.faults.map(({ code }) => code) : [];
    };
    expect(codes("red-rockets")).toEqual(["unknownId"]);
    expect(codes("blue-1")).toEqual(["unknownId"]);
    expect(codes()).toEqual(["missing"]);
    expect(table.state.open[0]).toMatchObject({ unit: "red-rockets", side: "red" });
  });

  test("no friend on the table, no effect", () => {
    const { table, follow } = backfired();
    for (const id of ["1", "2", "3", "horse", "guns", "screen"]) {
      table.put(`red-${id}`, { gone: "leftTable" });
    }
    table.give({ type: "settle", follow });
    expect(table.state.open.filter(({ kind }) => kind === "friendLoses")).toEqual([]);
  });
});
