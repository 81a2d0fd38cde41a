/**
 * Maida, 4 July 1806, fought to its end with dice rolled on a table. What its resolutions come to was
 * worked out by hand from the rulebook; the arithmetic stands beside each.
 */
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import {
  battle,
  file,
  inFolder,
  pathOf,
  type Rosters,
  rosters,
  textOf,
  unitIn,
} from "./battle-calls.ts";
import { examples } from "./calls.ts";

inFolder();

const scenario = fileURLToPath(
  new URL("../../../scenarios/maida-1806.scenario.json", import.meta.url),
);

interface Event {
  readonly id: string;
  readonly type: string;
  readonly procedure?: string;
  readonly outcome?: Readonly<Record<string, unknown>>;
  readonly dice?: { readonly faces: readonly number[]; readonly typed: number };
  readonly overruled?: string | null;
}

let path = "";
let events: readonly Event[] = [];
let end: Rosters;

beforeAll(async () => {
  path = pathOf("maida.json");
  const begun = await battle(["new", "--scenario", scenario, "--out", path]);
  expect(begun.err).toBe("");
  const run = await battle(["run", path, `${examples}maida.script.json`, "--out", path]);
  expect(run.err).toBe("");
  const written: { readonly events: readonly Event[] } = JSON.parse(textOf(path));
  events = written.events;
  end = await rosters(path);
});

const outcomeOf = (id: string): unknown => events.find((event) => event.id === id)?.outcome;

describe("the battle", () => {
  test("is decided as it was in 1806: Compère and Peyri are done for, and with them the army", () => {
    const demoralised = end.sides.flatMap(({ brigades }) =>
      brigades.filter((one) => one.demoralised).map(({ units }) => units[0]?.id),
    );
    // Compère: 3 of 4 battalions gone. Peyri: 3 of 3. Two brigades of three: more than half.
    expect(demoralised).toEqual(["1st-light-1", "swiss-1"]);
    expect(end).toMatchObject({ turn: 6, phase: "end" });
    const over = { turn: 6, winner: "british", clause: "army.broken" };
    expect(events.find(({ id }) => id === "t6-end-phase")).toMatchObject({ over });
    const gone = ["1st-light-1", "42nd-line-1", "42nd-line-2", "swiss-1", "polish-1", "polish-2"];
    for (const id of gone) expect(unitIn(end, id).gone, id).toBe("dispersed");
  });

  test("has a resolution of every kind that its armies can come to", () => {
    const kinds = new Set(events.map(({ type, procedure }) => procedure ?? type));
    const wanted = ["volley", "skirmish", "artillery", "charge", "melee", "discipline", "reacted"];
    const others = ["initiative", "adc", "command", "faltering", "generalRisk", "moved"];
    for (const kind of [...wanted, ...others]) expect(kinds, kind).toContain(kind);
  });

  test("was rolled by people to the last die, and nothing was set aside", () => {
    for (const { id, dice, overruled } of events) {
      if (dice) expect(dice.typed, id).toBe(dice.faces.length);
      expect(overruled ?? null, id).toBeNull();
    }
  });

  test("verifies, event by event", async () => {
    expect((await battle(["verify", path])).code).toBe(0);
  });

  test("does not verify with one die turned", async () => {
    const text = textOf(path).replace('"faces":[6,6,5,6,2,5]', '"faces":[6,5,5,6,2,5]');
    const { code, err, out } = await battle(["verify", file("turned.json", text)]);
    expect(code).not.toBe(0);
    expect(err + out).toContain("t5-cole-guns");
  });
});

// Tables as in rulebook.md, §5, §6.4, §6.6, §8, §9; SUP and INF are rows of the volley table.
describe("fire", () => {
  test.each<[string, string, object]>([
    [
      "t1-horse-guns",
      "60 cm is long for light guns. 4+4 = 8: 1. Two models are Small: ½; the die 6 rounds up.",
      { natural: 8, total: 8, casualties: 1, bounced: [] },
    ],
    [
      "t1-voltigeurs",
      "Three bases: 2 dice. Skirmishers are hit by 6 alone; 3 and 3 miss.",
      { dice: 2, hits: 0, casualties: 0 },
    ],
    [
      "t1-kempt-guns",
      "34 cm is effective. 3+5 = 8: 2. Attack column +1 CD, 4 hits: 3. Small: 1½; the die 4 rounds up.",
      { total: 8, cell: { casualties: 2, discipline: false }, casualties: 2, discipline: null },
    ],
    [
      "t1-cole-guns",
      "9: 2 D. The column's die 2 misses; half of 2 is 1. Bounce: ½, the die 5 up: 1. Test 3+5, Veteran +1: 9.",
      {
        total: 9,
        casualties: 1,
        bounced: [1],
        discipline: { natural: 8, total: 9, result: "holds" },
      },
    ],
    [
      "t1-acland-guns",
      "10: 2 D, half 1; 8 cm behind is within reach: ½, the die 5 up. Test 6+3, Recruit −1: 8.",
      { total: 10, casualties: 1, bounced: [1], discipline: { total: 8, result: "holds" } },
    ],
    ["t2-flankers", "Four bases: 2 dice, 5 and 6 hit: of 4 and 5 one.", { dice: 2, casualties: 1 }],
    [
      "t2-kempt-guns",
      "18 cm is canister. 7: 3; the column's die 1 misses. Half: 1½, the die 5 up: 2.",
      { total: 7, casualties: 2 },
    ],
    [
      "t2-cole-guns",
      "Canister, 9: 4 D; assault fire and column 2 CD, 4 and 5 hit: 6, half 3. Bounce 1½, the die 2 down: 1. Test 10, Veteran +1, 1+3 casualties −1: 10.",
      {
        total: 9,
        casualtyDice: { rolled: 2, hits: 2 },
        casualties: 3,
        bounced: [1],
        discipline: { total: 10, result: "holds" },
      },
    ],
    [
      "t2-light-battalion",
      "Elite, did not move: SUP. 2+5 = 7: 2; the Elite's die 4 hits: 3. At 15 cm no more dice for the column.",
      { row: "superior", total: 7, casualties: 3, casualtyDice: { rolled: 1, hits: 1 } },
    ],
    [
      "t3-defence-light",
      "SUP 8: 2 D. Elite +1 CD, column within 5 cm +1 CD: 5 hits, 2 misses: 3. Test 7, Veteran +1, 1+3 casualties −1: 7 holds.",
      { total: 8, casualties: 3, discipline: { total: 7, result: "holds" } },
    ],
    [
      "t3-defence-81st",
      "It has just formed square: INF. A double one: 0 F; nothing to halve.",
      { row: "inferior", natural: 2, casualties: 0, fireDisciplineLost: true },
    ],
    [
      "t3-farm",
      "A garrison of Standard size: 3 dice; of 1, 4, 6 one hits.",
      { dice: 3, hits: 1, casualties: 1 },
    ],
    [
      "t3-lemoine",
      "38 cm is effective for 6-pounders. 10, built-up −1: 9: 2 D, half 1; a garrison takes no test. One howitzer: 12 sets alight. Its double six goes to Fate: 4+5 = 9: 2 more.",
      {
        natural: 10,
        total: 9,
        halved: true,
        casualties: 1,
        discipline: null,
        ignition: {
          natural: 12,
          ignited: true,
          fate: { natural: 9, targetCasualties: 2, discipline: null },
        },
      },
    ],
    [
      "t3-acland-guns",
      "Canister 6: 2; 2 CD, 4 hits: 3; half 1½, the die 4 up: 2. Bounce: half of 2 is 1, no die.",
      { total: 6, casualties: 2, bounced: [1] },
    ],
    ["t3-grenadiers", "SUP 6: 2; the Elite's die 1 misses.", { row: "superior", casualties: 2 }],
    ["t3-78th", "British Line, Standard, still: SUP. 6: 2.", { row: "superior", casualties: 2 }],
    [
      "t4-defence-42nd",
      "Veteran, still: SUP. 3, six casualties −1: 2: 0 F.",
      { row: "superior", natural: 3, total: 2, casualties: 0, fireDisciplineLost: true },
    ],
    [
      "t4-defence-polish",
      "Recruits: INF. 8, seven casualties −1: 7: 1; a column fires at half, and rounds down without a die.",
      { row: "inferior", total: 7, halved: true, casualties: 0 },
    ],
    [
      "t4-27th",
      "Moved half: INF. 4+3 = 7: 1. It fires in line, so nothing is halved.",
      { row: "inferior", total: 7, casualties: 1 },
    ],
    [
      "t5-defence-27th",
      "SUP 9: 3 D; column within 5 cm, 5 hits: 4. Test 10, general +1, four casualties −1: 10.",
      { total: 9, casualties: 4, discipline: { total: 10, result: "holds" } },
    ],
    [
      "t5-cole-guns",
      "Canister 12: 6 D, the column's die 5 hits: 7, half 3½, the die 6 up: 4. Bounce: half of 4. A double six: Fate. The column is gone with the 12th casualty: no test.",
      { natural: 12, casualties: 4, bounced: [2], discipline: null, fate: { natural: 7 } },
    ],
    [
      "t5-lemoine",
      "14 cm is canister, three models are Standard. 10: 4 D on cavalry in line. Test 7, Unformed −1, seven casualties −1: 5, it Retires.",
      { total: 10, casualties: 4, halved: false, discipline: { total: 5, result: "retire" } },
    ],
    [
      "t6-kempt-guns",
      "20 cm is canister still. Skirmishers −2: 4: 2, one model: half, 1.",
      { natural: 6, total: 4, casualties: 1 },
    ],
    [
      "t6-81st",
      "Changed formation: INF. A double one: 0 F.",
      { row: "inferior", natural: 2, casualties: 0, fireDisciplineLost: true },
    ],
  ])("%s: %s", (id, _how, expected) => {
    expect(outcomeOf(id)).toMatchObject(expected);
  });
});

describe("charges", () => {
  test.each<[string, string, object]>([
    [
      "t3-charge-light",
      "10, Veteran +1, attack column +1, assault +1, four casualties −1, three lost to fire −2: 10. 8, Elite +2: 10. 0: melee.",
      {
        table: "infantryVsFoot",
        difference: 0,
        charger: { result: "melee", elan: false },
        defender: { result: "melee" },
      },
    ],
    [
      "t3-charge-27th",
      "4, Veteran +1, column +1, assault +1, one lost to fire −1: 6. 10, Veteran +1: 11. −5: the charger Retires.",
      { difference: -5, charger: { result: "retire" }, defender: { result: "stands" } },
    ],
    [
      "t3-charge-81st",
      "10, Small −1: 9. 7, square +4, fire discipline just lost −1: 10. −1: the horse Retires, 1 casualty.",
      { table: "vsSquare", difference: -1, charger: { result: "retire", casualties: 1 } },
    ],
    [
      "t4-charge-grenadiers",
      "10, Elite +2, general +1: 13. 8, Veteran +1, six casualties −1, fire discipline just lost −1: 7. +6: Retreats; 5 is 3 of 1D3.",
      {
        difference: 6,
        charger: { result: "takesGround", unformed: false },
        defender: { result: "retreat", casualties: 3 },
      },
    ],
    [
      "t4-charge-78th",
      "6. 8, Recruit −1, seven casualties −1: 6. 0: melee.",
      { difference: 0, charger: { result: "melee", elan: false } },
    ],
    [
      "t4-charge-farm",
      "8, one lost to fire −1: 7. 6, Recruit −1, garrison +2: 7. 0: melee.",
      { table: "vsGarrison", difference: 0, charger: { result: "melee" } },
    ],
    [
      "t4-charge-light",
      "7, Veteran +1, column +1, assault +1, eight casualties −2: 8. 11, Elite +2, Unformed −2, fire discipline just lost −1: 10. −2: it stalls, Unformed.",
      {
        difference: -2,
        charger: { result: "halts", unformed: true },
        defender: { result: "stands" },
      },
    ],
    [
      "t5-charge-27th",
      "8, column +1, general +1, four casualties −1, four lost to fire −2: 7. 3, Veteran +1: 4. +3: melee with elan, the defender Unformed.",
      {
        difference: 3,
        charger: { result: "melee", elan: true },
        defender: { result: "melee", unformed: true },
      },
    ],
    [
      "t5-charge-watteville",
      "9, Small −1, one lost to fire −1: 7. 3, Veteran +1, Small −1, Unformed −2: 1. +6: Routs, 1D6.",
      {
        table: "cavalryVsFoot",
        difference: 6,
        charger: { result: "takesGround", unformed: true },
        defender: { result: "rout", casualties: 5 },
      },
    ],
  ])("%s: %s", (id, _how, expected) => {
    expect(outcomeOf(id)).toMatchObject(expected);
  });
});

describe("melees", () => {
  test.each<[string, string, object]>([
    [
      "t3-melee-light",
      "5, four casualties −1: 4 dice, 2 hits. 5, Elite +1, a grade above +1: 7 dice, 3 hits. −1: the attacker Retires, the winner Unformed.",
      {
        pools: { attacker: 4, defender: 7 },
        hits: { attacker: 2, defender: 3 },
        difference: -1,
        winner: "defender",
        attacker: { result: "retire", casualties: 3 },
        defender: { result: "stands", unformed: true, casualties: 2 },
      },
    ],
    [
      "t4-melee-78th",
      "5, a grade above +1: 6 dice, 3 hits. 5, seven casualties −1: 4 dice, 1 hit. 2: Retreats, the ground is taken formed.",
      {
        pools: { attacker: 6, defender: 4 },
        difference: 2,
        attacker: { result: "occupies", unformed: false },
        defender: { result: "retreat" },
      },
    ],
    [
      "t4-melee-farm",
      "5, a grade above +1, assault −1: 5 dice, 2 hits. 5, burning −1: 4 dice, 2 hits. A draw; the defender speaks first, both fight on.",
      {
        pools: { attacker: 5, defender: 4 },
        difference: 0,
        winner: null,
        choices: ["defender", "attacker"],
        attacker: { result: "fightOn", unformed: true },
      },
    ],
    [
      "t4-melee-farm-again",
      "5, a grade above +1, support +1, four casualties −1, Unformed −1: 5 dice, 3 hits. 5, burning −1, Unformed −1, five casualties −1: 2 dice, 1 hit. 2: the garrison Retreats.",
      {
        pools: { attacker: 5, defender: 2 },
        difference: 2,
        attacker: { result: "occupies" },
        defender: { result: "retreat" },
      },
    ],
    [
      "t5-melee-27th",
      "5, attack column with elan +2, four casualties −1: 6 dice, 2 hits. 5, a grade above +1, Unformed −1: 5 dice, 3 hits. −1: Retires; its general is at risk.",
      {
        pools: { attacker: 6, defender: 5 },
        difference: -1,
        attacker: { result: "retire" },
        generalTests: ["attacker"],
      },
    ],
    [
      "t5-melee-grenadiers",
      "5, Elite +1, a grade above +1, elan +1: 8 dice, 5 hits. 5, nine casualties −2, Unformed −1: 2 dice, 1 hit. 9+5 is past 12: it disperses, with 3.",
      {
        pools: { attacker: 8, defender: 2 },
        hits: { attacker: 5, defender: 1 },
        difference: 4,
        defender: { result: "disperse", casualties: 3 },
      },
    ],
  ])("%s: %s", (id, _how, expected) => {
    expect(outcomeOf(id)).toMatchObject(expected);
  });

  test("the winner named occupies the burning farm, Unformed; it re-forms by standing still", () => {
    expect(unitIn(end, "58th").unit).toMatchObject({
      garrison: { place: "builtUp", burning: true },
      casualties: 5,
    });
  });
});

describe("rolls of brigades and generals", () => {
  test.each<[string, string, object]>([
    [
      "t3-square",
      "4+3, a Line battalion: 7 holds, it forms square.",
      { total: 7, result: "holds" },
    ],
    ["t3-oswald", "Off the table Obeys on 5 and 6.", { result: "obeys" }],
    ["t6-oswald", "One unit broke: no modifier. 6 Obeys.", { total: 6, result: "obeys" }],
    ["t6-compere", "5, a second unit broke −1: 4 is Hesitant.", { total: 4, result: "hesitant" }],
    [
      "t5-risk-digonet",
      "11 is at risk; 1: killed.",
      { natural: 11, general: { result: "killed" } },
    ],
  ])("%s: %s", (id, _how, expected) => {
    expect(outcomeOf(id)).toMatchObject(expected);
  });
});
