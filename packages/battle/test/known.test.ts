/** What the battle knows counts, whether a command says it or not (§2–§5, §11). */
import { describe, expect, test } from "vitest";
import {
  type AnyOrder,
  askFor,
  type BattleEvent,
  legal,
  type RosterBrigade,
} from "../src/index.ts";
import { chargeOf, declareOf, meleeOf, refusedBy, to } from "./companion-orders.ts";
import { Table, type Without } from "./forces.ts";
import { umpire } from "./view/seat.ts";

function withBrigade(table: Table, id: string, facts: Partial<RosterBrigade>): Table {
  const brigade = table.state.brigades[id];
  if (!brigade) throw new Error(`no brigade ${id}`);
  const brigades = { ...table.state.brigades, [id]: { ...brigade, ...facts } };
  table.state = { ...table.state, brigades };
  return table;
}

/** In the Command phase, with the aides-de-camp of both sides at hand. */
function inCommand(): Table {
  const table = new Table();
  to(table, "command");
  const sides = table.state.sides.map((side) => ({ ...side, adcs: 4 }));
  const [red, blue] = sides;
  if (!red || !blue) throw new Error("two sides");
  table.state = { ...table.state, sides: [red, blue] };
  return table;
}

const onward = (use: "move" | "charge", faces: readonly number[]) =>
  ({ type: "task", side: "red", tasking: "forwards", brigade: "red-brigade", use, faces }) as const;

const command = (procedure: "command" | "faltering", faces: readonly number[]) =>
  ({ type: "resolve", procedure, situation: {}, faces, of: "red-brigade" }) as const;

/** Red's infantry charges in column, which reaches 20 cm, with 2D6 cm added: 7. */
function farther(use: "move" | "charge" = "charge"): Table {
  const table = inCommand();
  table.give(onward(use, use === "charge" ? [3, 4] : [3, 4, 1, 1]));
  table.give(command("command", [6]));
  to(table, "charges");
  return table;
}

const chargeFrom = (table: Table, distance: number, faces: readonly number[]) => {
  const { situation, ...order } = chargeOf(table, "red-2", "blue-1", faces);
  return { ...order, situation: { ...situation, distance } };
};

const chargerEnds = (event: BattleEvent): string | undefined =>
  event.type === "resolved" && event.procedure === "charge"
    ? event.outcome.charger.result
    : undefined;

describe("tasking.forwards: added to a charge", () => {
  test("exactly as far as 20 and 7 cm it is rolled for, beyond it falls short", () => {
    const within = farther();
    const event = within.give(chargeFrom(within, 27, [3, 3, 3, 3]));
    // Attack column +1: a difference of 1 on the table of infantry.
    expect(chargerEnds(event)).toBe("melee");
    expect(event).toMatchObject({ situation: { charger: { farther: 7 } } });
    const beyond = farther();
    expect(chargerEnds(beyond.give(chargeFrom(beyond, 27.01, [])))).toBe("halts");
    expect(beyond.unit("red-2").unformed).toBe(true);
  });

  test("the dice are asked for as far", () => {
    const table = farther();
    const whole = { ...chargeFrom(table, 27, []), id: "asked" };
    expect(askFor(umpire, table.state, whole)).toMatchObject({ request: { dice: 2 } });
  });

  test("what was added to a move adds nothing to a charge", () => {
    const table = farther("move");
    expect(chargerEnds(table.give(chargeFrom(table, 20.01, [])))).toBe("halts");
  });

  test("another brigade's charge reaches no farther", () => {
    const table = farther();
    const { situation, ...order } = chargeOf(table, "blue-2", "red-1", []);
    const event = table.give({ ...order, situation: { ...situation, distance: 21 } });
    expect(chargerEnds(event)).toBe("halts");
  });

  test("charge.evade: it catches as much farther", () => {
    const evade = (table: Table, distance: number) =>
      table.give({
        type: "react",
        unit: "blue-screen",
        to: "red-horse",
        reaction: "evade",
        distance,
      });
    // Battle cavalry reaches 40 cm, with the tasking 47; a screen runs 20.
    expect(evade(farther(), 27)).toMatchObject({ evaded: { caught: true, reach: 47 } });
    expect(evade(farther(), 27.01)).toMatchObject({ evaded: { caught: false, reach: 47 } });
  });

  test("spent for nothing by a brigade that does not obey", () => {
    const table = inCommand();
    table.give(onward("charge", [3, 4]));
    table.give(command("command", [1]));
    to(table, "charges");
    const late = { ...chargeFrom(table, 21, []), overrule: true };
    expect(chargerEnds(table.give(late))).toBe("halts");
  });
});

describe("what a command leaves unsaid", () => {
  test("fire.moved: a battalion that moved fires on the Inferior row", () => {
    const table = new Table();
    table.put("red-1", { moved: "half" });
    to(table, "fire");
    expect(table.volley("red-1", "blue-1", [4, 4])).toMatchObject({ situation: { moved: "half" } });
    // Inferior: an 8 is one casualty; Standard would be two.
    expect(table.infantry("blue-1").casualties).toBe(1);
  });

  test("melee.elan: one more die in the first round, none in the second", () => {
    const table = new Table();
    table.put("red-horse", { engaged: "blue-horse", elan: true });
    table.put("blue-horse", { engaged: "red-horse" });
    to(table, "melee");
    const fightOn = { onDraw: { defender: "fightOn" } } as const;
    const first = meleeOf(table, "red-horse", "blue-horse", [4, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1], {
      ...fightOn,
    });
    expect(table.give(first)).toMatchObject({ situation: { attacker: { elan: true } } });
    const second = meleeOf(table, "red-horse", "blue-horse", [4, 4, 1, 1, 1, 1, 1, 1], {
      round: 2,
    });
    // Both Unformed, 4 dice each.
    table.give(second);
  });

  test("initiative.roll: -1 for a commander-in-chief who is lost", () => {
    const table = new Table();
    to(table, "initiative");
    const [red, blue] = table.state.sides;
    const lost = { ...blue, commander: { ...blue.commander, fate: "killed" as const } };
    table.state = { ...table.state, sides: [red, lost] };
    const order: Without<AnyOrder, "id"> = {
      type: "resolve",
      procedure: "initiative",
      situation: {},
      faces: [3, 3, 3, 4],
    };
    // 6 against 7 - 1: a tie, so more dice are asked for.
    expect(table.decide(order)).toMatchObject({ ok: false, faults: [{ code: "tooFewDice" }] });
    table.give({ ...order, faces: [3, 3, 3, 3] });
    expect(table.state.phasing).toBe("red");
  });

  test("command.brigadeRoll: a demoralised brigade obeys only on 5", () => {
    const table = withBrigade(inCommand(), "red-brigade", { demoralised: true });
    table.give(command("command", [4]));
    expect(table.state.brigades["red-brigade"]?.order).toBe("hesitant");
  });

  test("brigade.faltering: -1 for each unit after the first", () => {
    const broken = ["red-1", "red-2", "red-3"];
    const table = withBrigade(inCommand(), "red-brigade", { broken, counted: broken });
    table.give(command("faltering", [6]));
    // 6 - 2 is 4: Hesitant, where 6 would obey.
    expect(table.state.brigades["red-brigade"]?.order).toBe("hesitant");
  });

  test("charge.assault: +1 as long as an infantry assault is in force", () => {
    const table = inCommand();
    const tasking = "infantryAssault" as const;
    table.give({ type: "task", side: "red", tasking, brigade: "red-brigade" });
    table.give(command("command", [3]));
    to(table, "charges");
    // 7, +1 for the column, +1 for the assault, against 6: +3, where +2 is no more than a melee.
    const event = table.give(chargeFrom(table, 8, [3, 4, 3, 3]));
    expect(event).toMatchObject({
      situation: { charger: { infantryAssault: true } },
      outcome: { charger: { result: "melee", elan: true } },
    });
  });

  test("what players say holds against it", () => {
    const table = new Table();
    table.put("red-1", { moved: "half" });
    to(table, "fire");
    const event = table.volley("red-1", "blue-1", [4, 4], { moved: "none" });
    expect(event).toMatchObject({ situation: { moved: "none" } });
    expect(table.infantry("blue-1").casualties).toBe(2);
  });
});

describe("reserve.scheduled: who has yet to come", () => {
  test.each(["infantryAssault", "ammunition", "redeploy"] as const)(
    "no aide-de-camp is sent to it for %s",
    (tasking) => {
      const table = withBrigade(inCommand(), "red-brigade", { arrives: 1 });
      const order = { type: "task", side: "red", tasking, brigade: "red-brigade" } as const;
      expect(refusedBy(table.decide(order))).toBe("reserve.scheduled");
    },
  );

  test("tasking.attachment: the roll of a reserve that was sent for is repeated as others are", () => {
    const table = withBrigade(inCommand(), "red-brigade", { reserve: "offTable" });
    const task = { type: "task", side: "red", brigade: "red-brigade" } as const;
    const unsent = table.decide({ ...task, tasking: "ammunition" });
    expect(refusedBy(unsent)).toBe("tasking.reserve");
    table.give({ ...task, tasking: "reserve" });
    table.give(command("command", [4]));
    expect(table.decide({ ...task, tasking: "attachment" })).toMatchObject({ ok: true });
  });

  test("rocket.table: it is nobody's nearest friend", () => {
    const table = new Table();
    to(table, "fire");
    const situation = {
      firer: table.rockets("red-rockets"),
      targets: [{ unit: table.unit("blue-1"), distance: 50 }],
    } as const;
    const event = table.give({ type: "resolve", procedure: "rocket", situation, faces: [1, 2] });
    const [follow] = event.type === "resolved" ? event.follows : [];
    if (follow?.kind !== "friendLoses") throw new Error("a 3 strikes a friend");
    withBrigade(table, "red-brigade", { arrives: 5 });
    expect(table.decide({ type: "settle", follow: follow.id, unit: "red-1" })).toMatchObject({
      ok: false,
    });
    // With no friend on the table there is no effect.
    table.give({ type: "settle", follow: follow.id });
    expect(table.infantry("red-1").casualties ?? 0).toBe(0);
  });
});

describe("charges", () => {
  test("charge.defensiveFire: a charge that fire ended has been made", () => {
    const table = new Table();
    to(table, "charges");
    const targets = [{ unit: table.unit("red-1"), distance: 5, leadsCharge: true }] as const;
    // 9 on the Standard row: 2 and a test, which comes to Retire (4).
    table.give(table.volleyCommand("blue-1", "red-1", [4, 5, 2, 2], { targets }));
    expect(table.roster("red-1")).toMatchObject({ fellBack: true, charged: true, moved: "more" });
    expect(refusedBy(table.decide(chargeOf(table, "red-2", "blue-3", [])))).toBe("charge.multiple");
  });

  test("charge.defensiveFire: one that goes on is still to be made", () => {
    const table = new Table();
    to(table, "charges");
    const targets = [{ unit: table.unit("red-1"), distance: 5, leadsCharge: true }] as const;
    table.give(table.volleyCommand("blue-1", "red-1", [4, 5, 3, 4], { targets }));
    expect(table.roster("red-1")).toMatchObject({ fellBack: false, charged: false, moved: "none" });
  });

  test("charge.defensiveFire: left Unformed it goes on, whatever is said of its losses", () => {
    const table = new Table();
    to(table, "charges");
    const charge = () =>
      legal(table.state, "red").units["red-1"]?.find((one) => one.order === "charge");
    table.give(declareOf("red-1", "blue-1"));
    const targets = [{ unit: table.unit("red-1"), distance: 5, leadsCharge: true }] as const;
    // 9 on the Standard row: 2 and a test, which comes to Unformed (6).
    table.give(table.volleyCommand("blue-1", "red-1", [4, 5, 3, 3], { targets }));
    expect(table.infantry("red-1")).toMatchObject({ unformed: true, casualties: 2 });
    expect(table.roster("red-1")).toMatchObject({ underFire: true, charged: false });
    expect(charge()).toMatchObject({ refused: null, targets: { "blue-1": null } });
    expect(table.decide(chargeOf(table, "red-1", "blue-1", [3, 3, 3, 3]))).toMatchObject({
      ok: true,
    });
    // Who is Unformed by anything else declares none.
    table.put("red-horse", { unformed: true });
    expect(refusedBy(table.decide(declareOf("red-horse", "blue-2")))).toBe("charge.declare");
  });

  test("state.moved: who counter-charges has moved as a charger has", () => {
    const table = new Table();
    to(table, "charges");
    const { situation, ...order } = chargeOf(table, "red-horse", "blue-horse", [3, 3, 3, 3]);
    const defender = { ...situation.defender, reaction: "counterCharge" } as const;
    table.give({ ...order, situation: { ...situation, defender } });
    expect(table.roster("blue-horse").moved).toBe("more");
  });

  test("move.lostFireDiscipline: skirmishers without it do not evade", () => {
    const table = new Table();
    to(table, "charges");
    table.put("blue-1", { formation: "openOrder", fireDisciplineLost: true });
    const evade = { type: "react", unit: "blue-1", to: "red-horse", reaction: "evade" } as const;
    expect(refusedBy(table.decide({ ...evade, distance: 30 }))).toBe("move.lostFireDiscipline");
  });
});

describe("fallback.retire: guns that fell back", () => {
  test("unlimber only once they have re-formed", () => {
    const table = new Table();
    to(table, "movement");
    table.put("red-guns", { formation: "limbered", unformed: true });
    const unlimber = {
      type: "move",
      units: ["red-guns"],
      how: "none",
      formation: "deployed",
    } as const;
    expect(refusedBy(table.decide(unlimber))).toBe("fallback.retire");
    table.put("red-guns", { unformed: false });
    expect(table.decide(unlimber)).toMatchObject({ ok: true });
  });
});
