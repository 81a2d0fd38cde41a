/** Movement without positions, clause by clause of §4. */
import type { Unit } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import {
  type Decision,
  legal,
  type Move,
  type Phase,
  startCompanion,
  type UnitPatch,
} from "../src/index.ts";
import { inVillage, refusedBy, to } from "./companion-orders.ts";
import { order, Table } from "./forces.ts";

type Given = Partial<Omit<Move, "type" | "id" | "units">>;

const moveOf = (unit: string, given: Given) =>
  ({ type: "move", units: [unit], how: "none", ...given }) as const;

function at(phase: Phase = "movement"): Table {
  const table = new Table();
  to(table, phase);
  return table;
}

/** A battle in its Movement phase, with a unit in some state. */
function with_(unit: string, patch: UnitPatch): Table {
  const table = at();
  table.put(unit, patch);
  return table;
}

const code = (decision: Decision): string | null =>
  !decision.ok && "faults" in decision ? (decision.faults[0]?.code ?? null) : null;

describe("turn.sequence: units move in the Movement phase", () => {
  test.each(["compulsory", "command", "charges", "fire", "melee"] as const)(
    "not in %s",
    (phase) => {
      const table = at(phase);
      expect(refusedBy(table.decide(moveOf("red-1", { how: "half" })))).toBe("turn.sequence");
      const event = table.give(moveOf("red-1", { how: "half", overrule: true }));
      expect(event).toMatchObject({ type: "moved", overruled: "turn.sequence" });
    },
  );
});

describe("state.moved", () => {
  test.each(["half", "more"] as const)("%s of a move stands on the roster", (how) => {
    const table = at();
    const event = table.give({ type: "move", units: ["red-1", "red-horse"], how });
    expect(event).toMatchObject({ units: ["red-1", "red-horse"], how });
    expect(event).not.toHaveProperty("overruled");
    for (const id of ["red-1", "red-horse"]) expect(table.roster(id).moved).toBe(how);
    expect(refusedBy(table.decide(moveOf("red-1", { how: "half" })))).toBe("state.moved");
  });

  test("who has charged moves no more", () => {
    const table = with_("red-1", { charged: true });
    expect(refusedBy(table.decide(moveOf("red-1", { how: "half" })))).toBe("state.moved");
  });

  test("one bar holds the whole command: nothing is half applied", () => {
    const table = with_("red-2", { fellBack: true });
    const command = { type: "move", units: ["red-1", "red-2"], how: "half" } as const;
    expect(refusedBy(table.decide(command))).toBe("state.fellBack");
    expect(table.roster("red-1").moved).toBe("none");
  });
});

describe("move.formation", () => {
  test("a change takes half a move: with it a unit goes up to half", () => {
    const table = at();
    table.give(moveOf("red-1", { formation: "attackColumn", how: "half" }));
    expect(table.roster("red-1")).toMatchObject({ moved: "half", changedFormation: true });
    expect(table.infantry("red-1").formation).toBe("attackColumn");
    const more = moveOf("red-2", { formation: "line", how: "more" });
    expect(refusedBy(table.decide(more))).toBe("move.formation");
  });

  test("on the spot it moves nobody", () => {
    const table = at();
    table.give(moveOf("red-horse", { formation: "column" }));
    expect(table.roster("red-horse")).toMatchObject({ moved: "none", changedFormation: true });
  });

  test("what was moved before counts: half leaves a change, a change leaves half", () => {
    const table = at();
    table.give(moveOf("red-1", { how: "half" }));
    table.give(moveOf("red-1", { formation: "attackColumn" }));
    expect(table.roster("red-1")).toMatchObject({ moved: "half", changedFormation: true });
    table.give(moveOf("red-2", { formation: "line" }));
    expect(refusedBy(table.decide(moveOf("red-2", { how: "more" })))).toBe("move.formation");
    table.give(moveOf("red-2", { how: "half" }));
    expect(refusedBy(table.decide(moveOf("red-2", { formation: "square" })))).toBe(
      "move.formation",
    );
  });

  test("a square takes the whole move", () => {
    const table = at();
    const moving = moveOf("red-1", { formation: "square", how: "half" });
    expect(refusedBy(table.decide(moving))).toBe("move.formation");
    table.give(moveOf("red-1", { formation: "square" }));
    expect(table.infantry("red-1").formation).toBe("square");
    expect(refusedBy(table.decide(moveOf("red-1", { how: "half" })))).toBe("move.formation");
  });

  test("one formed as a reaction has used up the move of this turn", () => {
    const table = with_("red-1", { formation: "square", changedFormation: true });
    expect(refusedBy(table.decide(moveOf("red-1", { how: "half" })))).toBe("move.formation");
  });

  test("foot guns limber with the whole move", () => {
    const table = at();
    const moving = moveOf("red-guns", { formation: "limbered", how: "half" });
    expect(refusedBy(table.decide(moving))).toBe("move.formation");
    table.give(moveOf("red-guns", { formation: "limbered" }));
    expect(table.roster("red-guns")).toMatchObject({
      moved: "none",
      unlimbered: true,
      changedFormation: false,
    });
    expect(refusedBy(table.decide(moveOf("red-guns", { how: "half" })))).toBe("move.formation");
    expect(refusedBy(table.decide(moveOf("red-guns", { formation: "deployed" })))).toBe(
      "move.formation",
    );
  });

  test("horse guns with half of it", () => {
    const table = horseGuns();
    table.give(moveOf("red-guns", { formation: "limbered", how: "half" }));
    expect(table.roster("red-guns")).toMatchObject({ moved: "half", unlimbered: true });
    const more = moveOf("blue-guns", { formation: "limbered", how: "more" });
    expect(refusedBy(table.decide(more))).toBe("move.formation");
  });

  test("turning about is free if formed, half a move if Unformed", () => {
    const table = at();
    table.put("red-2", { unformed: true });
    table.put("red-3", { unformed: true });
    table.give(moveOf("red-1", { about: true, how: "more" }));
    expect(table.roster("red-1").moved).toBe("more");
    const more = moveOf("red-2", { about: true, how: "more" });
    expect(refusedBy(table.decide(more))).toBe("move.formation");
    table.give(moveOf("red-2", { about: true, how: "half" }));
    expect(table.roster("red-2").moved).toBe("more");
    table.give(moveOf("red-3", { about: true }));
    expect(table.roster("red-3").moved).toBe("half");
    table.give(moveOf("red-horse", { about: true }));
    expect(table.roster("red-horse").moved).toBe("none");
  });
});

/** The small battle with horse artillery on both sides, in its Movement phase. */
function horseGuns(): Table {
  const start = startCompanion([order()], { id: "battle" });
  if (!start.ok) throw new Error("the small battle begins");
  const { state } = start.value;
  const mounted = (id: string): object => {
    const roster = state.units[id];
    return { [id]: { ...roster, unit: { ...roster?.unit, mount: "horse" } as Unit } };
  };
  const units = { ...state.units, ...mounted("red-guns"), ...mounted("blue-guns") };
  const table = new Table({ ...state, units });
  to(table, "movement");
  return table;
}

describe("move.lostFireDiscipline", () => {
  test("comes back by itself to who stood still for the whole Movement phase", () => {
    const table = with_("red-1", { fireDisciplineLost: true, unformed: true });
    to(table, "fire");
    // Order, at a table, comes back to whom the players say.
    expect(table.unit("red-1")).toMatchObject({ fireDisciplineLost: false, unformed: true });
  });

  test.each<UnitPatch>([{ fellBack: true }, { engaged: "blue-1" }, { changedFormation: true }])(
    "not to who did anything else: %j",
    (patch) => {
      const table = with_("red-1", { fireDisciplineLost: true, ...patch });
      to(table, "fire");
      expect(table.infantry("red-1").fireDisciplineLost).toBe(true);
    },
  );

  test("no move and no change of formation, but into square; nor does that restore it", () => {
    const table = with_("red-1", { fireDisciplineLost: true });
    for (const given of [
      { how: "half" },
      { about: true },
      { formation: "attackColumn" },
    ] as const) {
      const refused = table.decide(moveOf("red-1", given));
      expect(refused).toMatchObject({
        refused: { clause: "move.lostFireDiscipline", reason: "fireDisciplineLost" },
      });
    }
    table.give(moveOf("red-1", { formation: "square" }));
    expect(table.infantry("red-1").fireDisciplineLost).toBe(true);
    const still = table.decide({ type: "stoodStill", units: ["red-1"] });
    expect(refusedBy(still)).toBe("state.moved");
  });

  test("people who know better go on, and the log says so", () => {
    const table = with_("red-1", { fireDisciplineLost: true });
    const event = table.give(moveOf("red-1", { how: "half", overrule: true }));
    expect(event).toMatchObject({ overruled: "move.lostFireDiscipline" });
  });
});

describe("who does not move of his own will", () => {
  test.each<[UnitPatch, string]>([
    [{ retreating: true }, "state.retreating"],
    [{ routing: true }, "state.routing"],
    [{ fellBack: true }, "state.fellBack"],
    [{ engaged: "blue-1" }, "state.engaged"],
    [{ stood: true }, "move.reform"],
  ])("%o: %s", (patch, clause) => {
    const table = with_("red-1", patch);
    for (const given of [{ how: "half" }, { formation: "square" }, { about: true }] as const) {
      expect(refusedBy(table.decide(moveOf("red-1", given)))).toBe(clause);
    }
  });

  test("reserve.scheduled: nor who has yet to come on the table", () => {
    const table = at();
    const brigade = table.state.brigades["red-brigade"];
    if (!brigade) throw new Error("there is a red brigade");
    const brigades = { ...table.state.brigades, [brigade.id]: { ...brigade, arrives: 2 } };
    table.state = { ...table.state, brigades };
    expect(table.decide(moveOf("red-1", { how: "half" }))).toMatchObject({
      refused: { clause: "reserve.scheduled", measured: 1, limit: 2 },
    });
  });
});

describe("nearer to the enemy", () => {
  const hesitant = (): Table => {
    const table = at("command");
    const command = { type: "resolve", procedure: "command", situation: {} } as const;
    table.give({ ...command, of: "red-brigade", faces: [1] });
    table.give({ type: "advance", overrule: true });
    to(table, "movement");
    return table;
  };

  test.each([
    ["command.hesitant", hesitant],
    ["state.faltering", () => with_("red-1", { faltering: true, unformed: true })],
  ] as const)("%s: not, but it may stand, shift or go back", (clause, table) => {
    const battle = table();
    expect(battle.decide(moveOf("red-1", { how: "half" }))).toMatchObject({
      refused: { clause, reason: "nearer" },
    });
    const offered = legal(battle.state, "red").units["red-1"]?.find(({ order: o }) => o === "move");
    expect(offered).toMatchObject({ refused: null, onlyAway: clause });
    const event = battle.give(moveOf("red-1", { how: "half", away: true }));
    expect(event).toMatchObject({ away: true });
    expect(event).not.toHaveProperty("overruled");
  });

  test("command.radius: so it is where the general is out of the turn", () => {
    const table = at();
    const general = { type: "resolve", procedure: "general", of: "red-brigade" } as const;
    table.give({ ...general, situation: { enemyNear: false }, faces: [4] });
    to(table, "movement");
    const refused = table.decide(moveOf("red-1", { how: "half" }));
    expect(refused).toMatchObject({ refused: { clause: "command.radius", reason: "nearer" } });
  });

  test("others are free", () => {
    const offered = legal(at().state, "red").units["red-1"]?.find(({ order: o }) => o === "move");
    expect(offered).toEqual({ order: "move", refused: null });
  });
});

describe("place.leave", () => {
  test("half the move; the unit comes out in company column, formed", () => {
    const table = with_("red-1", { ...inVillage, unformed: true });
    table.give(moveOf("red-1", { leaves: true }));
    expect(table.infantry("red-1")).toMatchObject({ formation: "companyColumn", unformed: false });
    expect(table.infantry("red-1").garrison).toBeUndefined();
    expect(table.roster("red-1")).toMatchObject({ moved: "half", place: null });
  });

  test("and goes on up to half, or changes formation, not both", () => {
    const table = with_("red-1", inVillage);
    table.put("red-2", inVillage);
    const more = moveOf("red-1", { leaves: true, how: "more" });
    expect(refusedBy(table.decide(more))).toBe("place.leave");
    const both = moveOf("red-1", { leaves: true, how: "half", formation: "line" });
    expect(refusedBy(table.decide(both))).toBe("move.formation");
    table.give(moveOf("red-1", { leaves: true, how: "half" }));
    expect(table.roster("red-1").moved).toBe("more");
    table.give(moveOf("red-2", { leaves: true, formation: "line" }));
    expect(table.infantry("red-2").formation).toBe("line");
    expect(table.roster("red-2")).toMatchObject({ moved: "half", changedFormation: true });
  });

  test("a garrison goes nowhere without leaving; nobody leaves what he does not hold", () => {
    const table = with_("red-1", inVillage);
    expect(refusedBy(table.decide(moveOf("red-1", { how: "half" })))).toBe("place.leave");
    expect(refusedBy(table.decide(moveOf("red-1", { about: true })))).toBe("place.leave");
    expect(code(table.decide(moveOf("red-2", { leaves: true })))).toBe("holdsNoPlace");
  });

  test("a screen leaves too", () => {
    const table = with_("red-screen", { garrison: { place: "builtUp" } });
    table.give(moveOf("red-screen", { leaves: true }));
    expect(table.screen("red-screen").garrison).toBeUndefined();
  });
});

describe("place.enter", () => {
  test("with half the move left a battalion enters and holds the place", () => {
    const table = at();
    const place = { kind: "builtUp", id: "village" } as const;
    table.give(moveOf("red-1", { how: "half", place }));
    expect(table.infantry("red-1").garrison).toEqual({ place: "builtUp" });
    expect(table.infantry("red-1").formation).toBeUndefined();
    expect(table.roster("red-1")).toMatchObject({ moved: "more", place: "village" });
    const late = moveOf("red-2", { how: "more", place: { kind: "strongpoint" } });
    expect(refusedBy(table.decide(late))).toBe("place.enter");
  });

  test("a screen too; cavalry and guns never", () => {
    const table = at();
    const place = { kind: "strongpoint" } as const;
    table.give(moveOf("red-screen", { place }));
    expect(table.screen("red-screen").garrison).toEqual({ place: "strongpoint" });
    expect(code(table.decide(moveOf("red-horse", { place })))).toBe("keyOfOtherArm");
    expect(code(table.decide(moveOf("red-guns", { place })))).toBe("keyOfOtherArm");
  });

  test("not where the enemy is", () => {
    const table = at();
    const place = { kind: "builtUp", id: "village" } as const;
    table.give(moveOf("red-1", { place }));
    const refused = table.decide(moveOf("blue-1", { place }));
    expect(refused).toMatchObject({ refused: { clause: "place.enter", reason: "garrison" } });
  });

  test("place.capacity: one battalion or a screen", () => {
    const table = at();
    const place = { kind: "builtUp", id: "village" } as const;
    table.give(moveOf("red-1", { place }));
    expect(table.decide(moveOf("red-screen", { place }))).toMatchObject({
      refused: { clause: "place.capacity", measured: 2, limit: 1 },
    });
    const two = { type: "move", units: ["red-2", "red-screen"], how: "half", place } as const;
    expect(refusedBy(table.decide({ ...two, place: { kind: "builtUp" } }))).toBe("place.capacity");
  });

  test("ignition.lasting: a place that burns and stands empty may be the one", () => {
    const table = at();
    table.put("red-2", { formation: null, garrison: { place: "builtUp", burning: true } });
    table.give(moveOf("red-2", { leaves: true }));
    const event = table.give(moveOf("red-1", { place: { kind: "builtUp" } }));
    expect(event).toMatchObject({ asks: [{ kind: "place", unit: "red-1" }] });
    const [pending] = table.state.pending;
    table.give({ type: "choose", pending: pending?.id ?? "", chosen: "red-2" });
    expect(table.infantry("red-1").garrison).toEqual({ place: "builtUp", burning: true });
    expect(table.roster("red-1").place).toBe("red-2");
  });
});

describe("move.terrain, move.interpenetrate: who ends Unformed", () => {
  test.each(["move.terrain", "move.interpenetrate"] as const)("%s", (unformedBy) => {
    const table = at();
    table.give({ type: "move", units: ["red-1", "red-screen"], how: "half", unformedBy });
    expect(table.unit("red-1").unformed).toBe(true);
    // Skirmishers pass through difficult ground and through friends in their order.
    expect(table.unit("red-screen").unformed).not.toBe(true);
  });
});

describe("what is no movement", () => {
  test.each<[string, Given & { readonly units?: readonly string[] }, string]>([
    ["nothing at all", {}, "wrongValue"],
    ["nobody", { units: [], how: "half" }, "listTooShort"],
    ["somebody unknown", { units: ["green-1"], how: "half" }, "unknownId"],
    ["somebody twice", { units: ["red-1", "red-1"], how: "half" }, "duplicateId"],
    ["who is gone", { units: ["red-3"], how: "half" }, "unitGone"],
    ["the formation it has", { formation: "line" }, "conflict"],
    ["a formation of another arm", { formation: "limbered" }, "wrongValue"],
    ["a formation in a place", { formation: "square", place: { kind: "builtUp" } }, "conflict"],
  ])("%s", (_what, given, expected) => {
    const table = with_("red-3", { gone: "leftTable" });
    const { units = ["red-1"], ...rest } = given;
    const command = { type: "move", how: "none", ...rest, units } as const;
    expect(code(table.decide({ ...command, overrule: true }))).toBe(expected);
  });
});
