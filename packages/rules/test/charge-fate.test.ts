/** §5 and §10 Fate in a charge. */
import type { Situations } from "@adjutant/rules";
import { describe, expect, it } from "vitest";
import { charge, two } from "./rolling.ts";
import { battalion, garrison, guns, regiment } from "./units.ts";

type Charge = Situations["charge"];
type Defender = Partial<Charge["defender"]>;

const company = battalion({ formation: "companyColumn" });

/** Regiment on regiment: without modifiers. */
function ridden(defender: Defender = {}, more: Partial<Charge> = {}): Charge {
  return {
    charger: { unit: regiment() },
    defender: { unit: regiment(), ...defender },
    distance: 10,
    ...more,
  };
}

/** A company column on foot: without modifiers of its own. */
function onFoot(defender: Defender): Charge {
  return { charger: { unit: company }, defender: { unit: battalion(), ...defender }, distance: 10 };
}

describe("fate.charge", () => {
  it("its target is the opponent; its casualties add to the table's", () => {
    const outcome = charge(ridden(), 6, 6, ...two(2), ...two(5), 4);
    expect(outcome.defender).toMatchObject({ result: "rout", casualties: 5 });
    expect(outcome.charger.casualties).toBe(0);
  });

  it("the difference does not change by the casualties that Fate brings", () => {
    const worn = { unit: regiment("battle", { casualties: 3 }) };
    const outcome = charge(ridden(worn), 6, 6, ...two(11), ...two(5));
    expect([outcome.difference, outcome.row]).toEqual([1, "0..+2"]);
  });

  it("a test worse than the cell replaces it, and the other side has won", () => {
    const outcome = charge(ridden(), 6, 6, ...two(11), ...two(8), ...two(3));
    expect(outcome.row).toBe("0..+2");
    expect(outcome.defender).toMatchObject({ result: "retreat", unformed: true, casualties: 2 });
    expect(outcome.charger).toMatchObject({ result: "takesGround", unformed: true, elan: false });
  });

  it("so do Retire and Rout", () => {
    const retire = charge(ridden(), 6, 6, ...two(11), ...two(9), ...two(4));
    expect(retire.defender.result).toBe("retire");
    const rout = charge(ridden(), 6, 6, ...two(11), ...two(9), ...two(2));
    expect(rout.defender.result).toBe("rout");
  });

  it("a test milder than the cell does not, and the cell's losses are rolled", () => {
    const outcome = charge(ridden(), 6, 6, ...two(2), ...two(8), ...two(4), 3);
    expect(outcome.defender).toMatchObject({ result: "rout", casualties: 5 });
  });

  it("a test as bad as the cell changes nothing", () => {
    const outcome = charge(onFoot({}), 6, 6, ...two(2), ...two(8), ...two(3), 4);
    expect(outcome.defender).toMatchObject({ result: "retreat", casualties: 4 });
    expect(outcome.charger.result).toBe("takesGround");
  });

  it("a test that leaves it Unformed lets the charge go on", () => {
    const outcome = charge(ridden(), 6, 6, ...two(11), ...two(8), ...two(6));
    expect(outcome.defender).toMatchObject({ result: "melee", unformed: true });
    expect(outcome.charger).toMatchObject({ result: "melee", elan: false });
  });

  it("the defender's own double six makes the charger test; its cell's losses fall away", () => {
    const outcome = charge(ridden(), ...two(5), 6, 6, ...two(8), ...two(2));
    expect(outcome.row).toBe("≤-6");
    expect(outcome.charger).toMatchObject({ result: "rout", casualties: 2 });
  });

  it("a dispersed side has lost", () => {
    const last = { unit: regiment("battle", { casualties: 11 }) };
    const outcome = charge(ridden(last), 6, 6, ...two(11), ...two(5));
    expect(outcome.defender).toMatchObject({ result: "disperse", casualties: 1 });
    expect(outcome.charger).toMatchObject({ result: "takesGround", unformed: true });
  });

  it("a side that the other's Fate has dispersed rolls none of its own", () => {
    const last = { unit: regiment("battle", { casualties: 11 }) };
    const outcome = charge(ridden(last), 6, 6, 6, 6, ...two(5));
    expect(outcome.fate.charger?.natural).toBe(5);
    expect(outcome.fate.defender).toBeNull();
    expect(outcome.defender.result).toBe("disperse");
  });

  it("the phasing side's Fate comes first", () => {
    const last = { unit: regiment("battle", { casualties: 11 }) };
    const first = ridden(last, { phasing: "defender" });
    // The defender takes a casualty off the charger before it disperses itself.
    const outcome = charge(first, 6, 6, 6, 6, ...two(5), ...two(6));
    expect(outcome.fate.defender?.natural).toBe(5);
    expect(outcome.charger.casualties).toBe(1);
    expect(outcome.defender.result).toBe("disperse");
  });

  it("an attached general and cover help in the test", () => {
    const led = charge(ridden({ general: true }), 6, 6, ...two(11), ...two(8), ...two(6));
    expect(led.fate.charger?.discipline?.total).toBe(7);
    expect(led.defender).toMatchObject({ result: "melee", unformed: false });
    const behind = charge(onFoot({ cover: "cover" }), 6, 6, ...two(11), ...two(8), ...two(6));
    expect(behind.fate.charger?.discipline?.total).toBe(7);
  });

  it("a garrison ignores its test and its Unformed", () => {
    const held = { unit: garrison() };
    const tested = charge(onFoot(held), 6, 6, ...two(10), ...two(8));
    expect(tested.fate.charger).toMatchObject({ targetCasualties: 2, discipline: null });
    expect(tested.defender).toMatchObject({ result: "melee", casualties: 2 });
    const unformed = charge(onFoot(held), 6, 6, ...two(10), ...two(3));
    expect(unformed.defender).toMatchObject({ result: "melee", unformed: false, casualties: 0 });
  });

  it("a battery that Routs by it is dispersed", () => {
    const outcome = charge(onFoot({ unit: guns() }), 6, 6, ...two(11), ...two(8), ...two(2));
    expect(outcome.row).toBe("0..+2");
    expect(outcome.defender.result).toBe("disperse");
    expect(outcome.charger.result).toBe("takesGround");
  });

  it("the gain goes to the unit that rolled it", () => {
    const worn = { ...ridden(), charger: { unit: regiment("battle", { casualties: 2 }) } };
    const outcome = charge(worn, 6, 6, ...two(11), ...two(7));
    expect(outcome.fate.charger).toMatchObject({ recovered: 1, targetCasualties: 0 });
    const fresh = charge(ridden(), 6, 6, ...two(11), ...two(7));
    expect(fresh.fate.charger).toMatchObject({ recovered: 0, targetCasualties: 1 });
  });

  it("generals are told from the charger's side", () => {
    const near = { generals: { own: true, enemy: false } };
    const own = charge(ridden({}, near), 6, 6, ...two(11), ...two(2));
    expect(own.fate.charger?.atRisk).toBe("own");
    const enemy = charge(ridden({}, near), ...two(11), 6, 6, ...two(10));
    expect(enemy.fate.defender?.atRisk).toBe("enemy");
    const none = charge(ridden({}, near), ...two(11), 6, 6, ...two(2));
    expect(none.fate.defender?.atRisk).toBeNull();
  });
});
