/** What the rosters must know beside the dice, clause by clause: the turn, fire and command. */
import { describe, expect, test } from "vitest";
import { choices, type Phase } from "../src/index.ts";
import { chargeOf, declareOf, inVillage, refusedBy, to } from "./companion-orders.ts";
import { Table } from "./forces.ts";

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
    expect(refusedBy(unformed("charges").decide(stand))).toBe("turn.sequence");
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
    expect(table.give({ ...stand, overrule: true })).toMatchObject({
      overruled: "turn.sequence",
    });
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
    to(table, "fire");
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
    expect(table.decide(declareOf("red-2", "blue-1")).ok).toBe(true);
  });

  test("command.radius: a general out of the turn leaves his units with the same limits", () => {
    const table = new Table();
    // Stunned: out of the next turn.
    const general = { type: "resolve", procedure: "general", situation: {} } as const;
    table.give({ ...general, faces: [4], of: "red-brigade" });
    const charge = () => table.decide(declareOf("red-2", "blue-1"));
    to(table, "charges");
    expect(charge().ok).toBe(true);
    to(table, "charges");
    expect(refusedBy(charge())).toBe("command.radius");
    to(table, "charges");
    expect(charge().ok).toBe(true);
  });
});

describe("charge.multiple", () => {
  test("one infantry charge a turn for a brigade, unless an infantry assault is ordered", () => {
    const table = new Table();
    to(table, "charges");
    table.give(declareOf("red-2", "blue-1"));
    const multiple = { refused: { clause: "charge.multiple", measured: 2, limit: 1 } };
    // From the moment that it is declared, and when it has been made.
    expect(table.decide(declareOf("red-1", "blue-2"))).toMatchObject(multiple);
    table.give(chargeOf(table, "red-2", "blue-1", [1, 2, 3, 4]));
    expect(table.decide(declareOf("red-1", "blue-2"))).toMatchObject(multiple);
    // Cavalry does not count among them.
    expect(table.decide(declareOf("red-horse", "blue-2")).ok).toBe(true);
    const second = chargeOf(table, "red-1", "blue-2", [3, 3, 3, 3]);
    const charger = { unit: table.unit("red-1"), infantryAssault: true };
    const situation = { ...second.situation, charger };
    expect(refusedBy(table.decide({ ...second, situation }))).toBe("charge.multiple");
  });

  test("state.moved: nobody charges twice in a turn", () => {
    const table = new Table();
    to(table, "charges");
    table.give(chargeOf(table, "red-horse", "blue-1", [6, 6, 1, 1, 1, 4, 1]));
    const again = chargeOf(table, "red-horse", "blue-2", [3, 3, 3, 3]);
    expect(refusedBy(table.decide(again))).toBe("state.moved");
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
