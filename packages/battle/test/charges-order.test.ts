/** Who may charge whom when several charges are declared in one turn (`turn.sequence`, 4). */
import { describe, expect, test } from "vitest";
import { type Decision, legal, parseBattle, view, writeBattle } from "../src/index.ts";
import { chargeOf, otherSides, to } from "./companion-orders.ts";
import { Table } from "./forces.ts";
import { blue, red } from "./view/seat.ts";

/** Why not, in clause and case; true where it may. */
const refused = (decision: Decision): unknown =>
  !decision.ok && "refused" in decision
    ? `${decision.refused.clause} ${decision.refused.reason}`
    : decision.ok;

const inCharge = "turn.sequence inCharge";
const hasBeenCharged = "turn.sequence charged";

/** The Charges phase of a turn in which red has the initiative. */
function redsCharges(): Table {
  const table = new Table();
  to(table, "initiative");
  const faces = [6, 5, 1, 1];
  table.give({ type: "resolve", procedure: "initiative", situation: {}, faces });
  to(table, "charges");
  expect(table.state.phasing).toBe("red");
  return table;
}

/** 6 against 8: infantry stalls, cavalry comes to a melee (`charge.table`). */
const stalls = [3, 3, 4, 4] as const;

/** A charge that comes to no melee, so that nobody is engaged. */
function stalled(table: Table, charger: string, target: string): void {
  table.give(chargeOf(table, charger, target, stalls));
  expect(table.roster(charger)).toMatchObject({ charged: true, engaged: null });
  expect(table.roster(target)).toMatchObject({ chargedBy: charger, engaged: null });
}

describe("turn.sequence: the phasing side declares first", () => {
  test("it may charge a unit several times", () => {
    const table = redsCharges();
    stalled(table, "red-1", "blue-1");
    expect(refused(table.decide(chargeOf(table, "red-horse", "blue-1", stalls)))).toBe(true);
  });

  test("the other side does not charge with a unit that has been charged", () => {
    const table = redsCharges();
    stalled(table, "red-1", "blue-1");
    otherSides(table);
    expect(refused(table.decide(chargeOf(table, "blue-1", "red-3", stalls)))).toBe(hasBeenCharged);
    expect(refused(table.decide(chargeOf(table, "blue-2", "red-3", stalls)))).toBe(true);
  });

  test("nor one that leads a charge", () => {
    const table = redsCharges();
    stalled(table, "red-1", "blue-1");
    otherSides(table);
    expect(refused(table.decide(chargeOf(table, "blue-2", "red-1", stalls)))).toBe(inCharge);
  });

  test("nor one that it has charged already", () => {
    const table = redsCharges();
    otherSides(table);
    stalled(table, "blue-1", "red-3");
    expect(refused(table.decide(chargeOf(table, "blue-horse", "red-3", stalls)))).toBe(inCharge);
    expect(refused(table.decide(chargeOf(table, "blue-horse", "red-1", stalls)))).toBe(true);
  });

  test("a charge of the other side's waits until the phasing side has declared all of its own", () => {
    const table = redsCharges();
    const early = table.decide(chargeOf(table, "blue-1", "red-3", stalls));
    expect(early).toMatchObject({
      refused: { clause: "turn.sequence", reason: "waits", measured: "blue", limit: "red" },
    });
    otherSides(table);
    expect(refused(table.decide(chargeOf(table, "blue-1", "red-3", stalls)))).toBe(true);
    expect(table.decide(chargeOf(table, "red-1", "blue-2", stalls))).toMatchObject({
      refused: { clause: "turn.sequence", reason: "hasActed", measured: "red", limit: "blue" },
    });
  });

  test("one that players had all the same is no bar to the phasing side's", () => {
    const table = redsCharges();
    stalled(table, "blue-1", "red-3");
    expect(refused(table.decide(chargeOf(table, "red-1", "blue-2", stalls)))).toBe(true);
  });

  test("a unit that the other side could charge was in no charge of the phasing side's", () => {
    const table = redsCharges();
    stalled(table, "blue-1", "red-3");
    expect(refused(table.decide(chargeOf(table, "red-3", "blue-2", stalls)))).toBe(hasBeenCharged);
    expect(refused(table.decide(chargeOf(table, "red-1", "blue-1", stalls)))).toBe(inCharge);
  });

  test("players who know better say so, and the event tells", () => {
    const table = redsCharges();
    stalled(table, "red-1", "blue-1");
    const command = { ...chargeOf(table, "blue-1", "red-3", stalls), overrule: true };
    expect(table.give(command)).toMatchObject({ overruled: "turn.sequence" });
  });

  test("what is refused is not offered", () => {
    const table = redsCharges();
    stalled(table, "red-1", "blue-1");
    const horse = legal(table.state, "red").units["red-horse"];
    expect(horse?.find(({ order }) => order === "charge")?.targets).toMatchObject({
      "blue-1": null,
    });
    otherSides(table);
    const charge = (side: string, unit: string) =>
      legal(table.state, side).units[unit]?.find(({ order }) => order === "charge");
    expect(charge("blue", "blue-1")?.refused).toMatchObject({ reason: "charged" });
    expect(charge("blue", "blue-horse")).toMatchObject({
      refused: null,
      targets: { "red-1": { clause: "turn.sequence", reason: "inCharge" }, "red-3": null },
    });
    expect(charge("red", "red-horse")?.refused).toMatchObject({ reason: "hasActed" });
  });

  test("it lapses with the turn", () => {
    const table = redsCharges();
    stalled(table, "red-1", "blue-1");
    to(table, "initiative");
    const faces = [1, 1, 6, 5];
    table.give({ type: "resolve", procedure: "initiative", situation: {}, faces });
    to(table, "charges");
    expect(table.roster("blue-1").chargedBy).toBeNull();
    expect(refused(table.decide(chargeOf(table, "blue-1", "red-3", stalls)))).toBe(true);
  });
});

describe("who has answered a charge is in it", () => {
  test("by a square: it is charged by that unit, and by no other of the second side's", () => {
    const table = redsCharges();
    otherSides(table);
    const answer = { type: "react", reaction: "square", distance: 30 } as const;
    table.give({ ...answer, unit: "red-1", to: "blue-horse" });
    expect(table.roster("red-1").chargedBy).toBe("blue-horse");
    const rolls = chargeOf(table, "blue-horse", "red-1", [4, 4, 3, 3]);
    expect(refused(table.decide(rolls))).toBe(true);
    expect(refused(table.decide(chargeOf(table, "blue-2", "red-1", stalls)))).toBe(inCharge);
    // Its charger is in a charge, declared though not made yet.
    const charged = legal({ ...table.state, acting: "red" }, "red").units["red-horse"];
    expect(charged?.find(({ order }) => order === "charge")?.targets?.["blue-horse"]).toMatchObject(
      { clause: "turn.sequence", reason: "inCharge" },
    );
  });

  test("by evading", () => {
    const table = redsCharges();
    const answer = { type: "react", reaction: "evade", distance: 30 } as const;
    table.give({ ...answer, unit: "blue-screen", to: "red-horse" });
    expect(table.roster("blue-screen").chargedBy).toBe("red-horse");
  });

  test("by fire; a battery fires at charges on others", () => {
    const table = redsCharges();
    const targets = [{ unit: table.unit("red-1"), distance: 5, leadsCharge: true }] as const;
    table.give(table.volleyCommand("blue-1", "red-1", [1, 1], { targets }));
    expect(table.roster("blue-1").chargedBy).toBe("red-1");
    const charged = legal({ ...table.state, acting: "blue" }, "blue").units["blue-1"];
    expect(charged?.find(({ order }) => order === "charge")?.refused).toMatchObject({
      clause: "turn.sequence",
      reason: "charged",
    });
    expect(refused(table.decide(chargeOf(table, "red-1", "blue-1", stalls)))).toBe(true);
    const shot = {
      type: "resolve",
      procedure: "artillery",
      situation: { firer: table.guns("blue-guns"), targets },
      faces: [1, 2],
    } as const;
    table.give(shot);
    expect(table.roster("blue-guns").chargedBy).toBeNull();
  });
});

test("both sides saw the charge, and a file keeps it", () => {
  const table = redsCharges();
  stalled(table, "red-1", "blue-1");
  for (const seat of [red, blue]) {
    expect(view(table.state, seat).units["blue-1"]?.chargedBy).toBe("red-1");
  }
  const read = parseBattle(JSON.parse(JSON.stringify(writeBattle(table.state))));
  expect(read).toMatchObject({ ok: true, value: { differences: [] } });
  expect(read.ok && read.value.state.units["blue-1"]?.chargedBy).toBe("red-1");
});
