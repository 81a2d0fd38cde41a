/** What the rosters must know beside the dice, clause by clause. */
import { describe, expect, test } from "vitest";
import { choices, due, type Phase, type SituationOf } from "../src/index.ts";
import { Table } from "./forces.ts";

/** Advances to a phase of this turn or the next. */
function to(table: Table, phase: Phase): void {
  do table.give({ type: "advance", overrule: true });
  while (table.state.phase !== phase);
}

function refusedBy(decision: ReturnType<Table["decide"]>): string | null {
  return !decision.ok && "refused" in decision ? decision.refused.clause : null;
}

const chargeOf = (table: Table, charger: string, defender: string, faces: readonly number[]) =>
  ({
    type: "resolve",
    procedure: "charge",
    situation: {
      charger: { unit: table.unit(charger) },
      defender: { unit: table.unit(defender) },
      distance: 8,
    },
    faces,
  }) as const;

const meleeOf = (
  table: Table,
  attacker: string,
  defender: string,
  faces: readonly number[],
  more: Partial<SituationOf<"melee">> = {},
) =>
  ({
    type: "resolve",
    procedure: "melee",
    situation: {
      attacker: { unit: table.unit(attacker) },
      defender: { unit: table.unit(defender) },
      ...more,
    },
    faces,
  }) as const;

const inVillage = { formation: null, garrison: { place: "builtUp" } } as const;

describe("standing still", () => {
  const unformed = (phase: Phase = "movement"): Table => {
    const table = new Table();
    table.put("red-1", { unformed: true });
    to(table, phase);
    return table;
  };
  const stand = { type: "stoodStill", units: ["red-1"] } as const;

  test("state.fellBack: who fell back this turn does not re-form in it", () => {
    const table = unformed();
    const situation = { unit: table.unit("red-1") };
    // 3 + 2 − 1 (Unformed) = 4: it Retires.
    table.give({ type: "resolve", procedure: "discipline", situation, faces: [3, 2] });
    expect(refusedBy(table.decide(stand))).toBe("state.fellBack");
    to(table, "movement");
    table.give(stand);
    expect(table.unit("red-1").unformed).toBe(false);
  });

  test("move.reform: not before its Movement phase", () => {
    expect(refusedBy(unformed("charges").decide(stand))).toBe("move.reform");
  });

  test.each([{ moved: "half" }, { moved: "more" }, { changedFormation: true }] as const)(
    "move.reform: who has not stood still (%o) does not re-form",
    (marks) => {
      const table = unformed();
      table.put("red-1", marks);
      expect(refusedBy(table.decide(stand))).toBe("state.moved");
    },
  );

  test("move.reform: not in a melee", () => {
    const table = unformed();
    table.put("red-1", { engaged: "blue-1" });
    expect(refusedBy(table.decide(stand))).toBe("state.engaged");
  });

  test("state.faltering: its own Movement phase, and a further one for Unformed", () => {
    const table = unformed();
    table.put("red-1", { faltering: true });
    table.give(stand);
    expect(table.unit("red-1")).toMatchObject({ faltering: false, unformed: true });
    expect(refusedBy(table.decide(stand))).toBe("move.reform");
    to(table, "movement");
    table.give(stand);
    expect(table.unit("red-1").unformed).toBe(false);
  });

  test("players who know better overrule it, and the log says so", () => {
    const table = unformed("charges");
    expect(table.give({ ...stand, overrule: true })).toMatchObject({ overruled: "move.reform" });
    expect(table.unit("red-1").unformed).toBe(false);
  });
});

describe("ignition.trigger", () => {
  test("the place that burns is the one the roll was for, not the main target's", () => {
    const table = new Table();
    table.put("blue-1", inVillage);
    const situation = {
      firer: table.guns("red-guns"),
      targets: [
        { unit: table.unit("blue-2"), distance: 30 },
        { unit: table.unit("blue-1"), distance: 33 },
      ],
    } as const;
    // 4 and 1 for the column: 1 casualty and one die, a miss; 12 sets alight; Fate 3 unforms.
    const faces = [2, 2, 1, 6, 6, 1, 2];
    table.give({ type: "resolve", procedure: "artillery", situation, faces });
    expect(table.infantry("blue-1").garrison).toEqual({ place: "builtUp", burning: true });
    expect(table.open()).toEqual(["burns blue-1"]);
  });
});

describe("ignition.lasting, ignition.once", () => {
  const burnt = (): Table => {
    const table = new Table();
    table.put("blue-1", { formation: null, garrison: { place: "builtUp", burning: true } });
    table.put("blue-1", { garrison: null, formation: "companyColumn" });
    return table;
  };

  test("a garrison that leaves and comes back finds its place burning", () => {
    const table = burnt();
    table.put("blue-1", inVillage);
    expect(table.infantry("blue-1").garrison).toEqual({ place: "builtUp", burning: true });
    expect(choices(table.state)).toMatchObject([
      { kind: "place", unit: "blue-1", among: ["blue-1", "blue-1-place-2"] },
    ]);
  });

  test("another may have entered the same place; its side says so", () => {
    const table = burnt();
    table.put("red-1", inVillage);
    expect(table.infantry("red-1").garrison).toEqual({ place: "builtUp" });
    const [choice] = choices(table.state);
    expect(choice).toMatchObject({ kind: "place", side: "red", among: ["red-1", "blue-1"] });
    const pending = choice?.id ?? "";
    expect(table.decide({ type: "advance" }).ok).toBe(false);
    table.give({ type: "choose", pending, chosen: "blue-1" });
    expect(table.infantry("red-1").garrison).toEqual({ place: "builtUp", burning: true });
    expect(table.roster("red-1").place).toBe("blue-1");
    expect(choices(table.state)).toEqual([]);
  });

  test("or the players name the place at once", () => {
    const table = burnt();
    table.put("red-1", { ...inVillage, place: "blue-1" });
    expect(table.infantry("red-1").garrison).toEqual({ place: "builtUp", burning: true });
    expect(choices(table.state)).toEqual([]);
  });

  test("a strongpoint is not a built-up area that burns", () => {
    const table = burnt();
    table.put("red-1", { formation: null, garrison: { place: "strongpoint" } });
    expect(choices(table.state)).toEqual([]);
    expect(table.infantry("red-1").garrison).toEqual({ place: "strongpoint" });
  });

  test("undoing what set it alight puts it out", () => {
    const table = new Table();
    table.put("blue-1", { formation: null, garrison: { place: "builtUp", burning: true } });
    expect(table.state.burning).toEqual({ "blue-1": "builtUp" });
    table.give({ type: "undo" });
    expect(table.state.burning).toEqual({});
  });
});

describe("initiative", () => {
  const won = (): Table => {
    const table = new Table();
    to(table, "initiative");
    const faces = [6, 5, 1, 1];
    table.give({ type: "resolve", procedure: "initiative", situation: {}, faces });
    return table;
  };

  test("turn.sequence: the winner says who is phasing, before the phase ends", () => {
    const table = won();
    const [choice] = choices(table.state);
    expect(choice).toMatchObject({ kind: "phasing", side: "red", among: ["red", "blue"] });
    expect(table.decide({ type: "advance" })).toMatchObject({
      ok: false,
      faults: [{ code: "stillDue", params: { count: 1 } }],
    });
    table.give({ type: "choose", pending: choice?.id ?? "", chosen: "blue" });
    expect(table.state.phasing).toBe("blue");
    table.give({ type: "advance" });
  });

  test("who says nothing keeps it", () => {
    const table = won();
    table.give({ type: "advance", overrule: true });
    expect(table.state).toMatchObject({ phasing: "red", pending: [] });
  });

  test("only one of the two sides, and once", () => {
    const table = won();
    const pending = choices(table.state)[0]?.id ?? "";
    expect(table.decide({ type: "choose", pending, chosen: "green" })).toMatchObject({
      faults: [{ code: "unknownId", params: { allowed: "red, blue" } }],
    });
    table.give({ type: "choose", pending, chosen: "red" });
    expect(table.decide({ type: "choose", pending, chosen: "blue" })).toMatchObject({
      faults: [{ code: "notDue" }],
    });
  });

  test("initiative.roll: once a turn", () => {
    const again = { type: "resolve", procedure: "initiative", situation: {}, faces: [1, 2, 3, 4] };
    expect(refusedBy(won().decide(again as Parameters<Table["decide"]>[0]))).toBe(
      "initiative.roll",
    );
  });
});

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

describe("command.hesitant", () => {
  const hesitant = (): Table => {
    const table = new Table();
    to(table, "command");
    const roll = { type: "resolve", procedure: "command", situation: {} } as const;
    table.give({ ...roll, faces: [2], of: "red-brigade" });
    to(table, "charges");
    return table;
  };

  test("no charges, foot or horse, unless the players overrule", () => {
    const table = hesitant();
    expect(refusedBy(table.decide(chargeOf(table, "red-2", "blue-1", [3, 3, 3, 3])))).toBe(
      "command.hesitant",
    );
    const horse = chargeOf(table, "red-horse", "blue-1", [3, 3, 3, 3]);
    expect(refusedBy(table.decide(horse))).toBe("command.hesitant");
    expect(table.give({ ...horse, overrule: true })).toMatchObject({
      overruled: "command.hesitant",
    });
  });

  test("its cavalry may counter-charge", () => {
    const table = hesitant();
    const situation = {
      charger: { unit: table.unit("blue-horse") },
      defender: { unit: table.unit("red-horse"), reaction: "counterCharge" as const },
      distance: 20,
    };
    const faces = [3, 3, 3, 3];
    table.give({ type: "resolve", procedure: "charge", situation, faces });
    expect(table.roster("red-horse").engaged).toBe("blue-horse");
  });

  test("no artillery fire at long range, though the situation does not say so", () => {
    const table = hesitant();
    const fire = (distance: number) =>
      ({
        type: "resolve",
        procedure: "artillery",
        situation: {
          firer: table.guns("red-guns"),
          targets: [{ unit: table.unit("blue-1"), distance }],
        },
        faces: [3, 3],
      }) as const;
    expect(refusedBy(table.decide(fire(80)))).toBe("command.hesitant");
    expect(table.decide({ ...fire(80), overrule: true })).toMatchObject({
      events: [{ overruled: "command.hesitant" }],
    });
    expect(table.give(fire(30))).toMatchObject({
      situation: { straightAheadOnly: true },
      overruled: null,
    });
  });

  test("the limits end with the turn", () => {
    const table = hesitant();
    to(table, "command");
    const roll = { type: "resolve", procedure: "command", situation: {} } as const;
    table.give({ ...roll, faces: [3], of: "red-brigade" });
    to(table, "charges");
    expect(table.decide(chargeOf(table, "red-2", "blue-1", [3, 3, 3, 3])).ok).toBe(true);
  });

  test("command.radius: a general out of the turn leaves his units with the same limits", () => {
    const table = new Table();
    // Stunned: out of the next turn.
    const general = { type: "resolve", procedure: "general", situation: {} } as const;
    table.give({ ...general, faces: [4], of: "red-brigade" });
    const charge = () => table.decide(chargeOf(table, "red-2", "blue-1", [3, 3, 3, 3]));
    expect(charge().ok).toBe(true);
    to(table, "compulsory");
    expect(refusedBy(charge())).toBe("command.radius");
    to(table, "compulsory");
    expect(charge().ok).toBe(true);
  });
});

describe("charge.multiple", () => {
  test("one infantry charge a turn for a brigade, unless an infantry assault is ordered", () => {
    const table = new Table();
    to(table, "charges");
    table.give(chargeOf(table, "red-2", "blue-1", [1, 2, 3, 4]));
    const second = chargeOf(table, "red-1", "blue-2", [3, 3, 3, 3]);
    expect(table.decide(second)).toMatchObject({
      refused: { clause: "charge.multiple", measured: 2, limit: 1 },
    });
    // Cavalry does not count among them.
    expect(table.decide(chargeOf(table, "red-horse", "blue-2", [3, 3, 3, 3])).ok).toBe(true);
    const charger = { unit: table.unit("red-1"), infantryAssault: true };
    const situation = { ...second.situation, charger };
    expect(table.decide({ ...second, situation }).ok).toBe(true);
  });

  test("state.moved: nobody charges twice in a turn", () => {
    const table = new Table();
    to(table, "charges");
    table.give(chargeOf(table, "red-horse", "blue-1", [6, 6, 1, 1, 1, 4, 1]));
    const again = chargeOf(table, "red-horse", "blue-2", [3, 3, 3, 3]);
    expect(refusedBy(table.decide(again))).toBe("state.moved");
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

describe("brigade.faltering", () => {
  const roll = { type: "resolve", situation: {}, of: "red-brigade" } as const;

  test("a brigade with a unit that broke rolls faltering instead of command", () => {
    const table = new Table();
    table.put("red-1", { gone: "dispersed" });
    to(table, "command");
    expect(refusedBy(table.decide({ ...roll, procedure: "command", faces: [5] }))).toBe(
      "brigade.faltering",
    );
    table.give({ ...roll, procedure: "faltering", faces: [6] });
    expect(table.state.brigades["red-brigade"]).toMatchObject({ order: "obeys", broken: [] });
  });

  test.each<[Phase, number]>([
    ["initiative", 1],
    ["command", 1],
    ["fire", 2],
  ])("who breaks in the %s phase: it rolls in the Command phase of turn %i", (phase, turn) => {
    const table = new Table();
    to(table, phase);
    table.put("red-1", { gone: "leftTable" });
    expect(table.state.open.find(({ kind }) => kind === "falteringRoll")).toMatchObject({
      when: { phase: "command", turn },
    });
  });

  test("who breaks in the Command phase after the roll: next turn", () => {
    const table = new Table();
    to(table, "command");
    table.give({ ...roll, procedure: "command", faces: [4] });
    table.put("red-1", { gone: "dispersed" });
    expect(table.state.open.find(({ kind }) => kind === "falteringRoll")).toMatchObject({
      when: { phase: "command", turn: 2 },
    });
  });

  test("command.brigadeRoll: once a turn", () => {
    const table = new Table();
    to(table, "command");
    table.give({ ...roll, procedure: "command", faces: [4] });
    expect(refusedBy(table.decide({ ...roll, procedure: "command", faces: [4] }))).toBe(
      "command.brigadeRoll",
    );
  });

  test("what a Hesitant roll costs is booked when the phase is left", () => {
    const table = new Table();
    table.put("red-1", { retreating: true, unformed: true });
    to(table, "command");
    table.give({ ...roll, procedure: "command", faces: [1] });
    expect(table.unit("red-1").casualties ?? 0).toBe(0);
    table.give({ type: "advance" });
    expect(table.unit("red-1").casualties).toBe(1);
    expect(table.state.pending).toEqual([]);
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

  test("only infantry forms square", () => {
    const table = new Table();
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
