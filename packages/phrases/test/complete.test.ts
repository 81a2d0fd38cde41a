import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type {
  AtRisk,
  ChargeTable,
  FalteringResult,
  FateRow,
  FireBand,
  GeneralResult,
  GunClass,
  InferiorReason,
  MeleeTable,
  RocketRow,
  SideResult,
  TestResult,
  VolleyRow,
  WorkingKind,
} from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import { clauses } from "../src/clauses/en.ts";
import { refusals } from "../src/refusals.en.ts";
import type { ClausePhrases } from "../src/shape.ts";
import { working } from "../src/working.en.ts";
import { parsed } from "./messages.ts";

/** All members of a union: the compiler misses none and lets none in that is not one. */
const all = <Union extends string>(members: Readonly<Record<Union, true>>): string[] =>
  Object.keys(members);

const inferiorReasons = all<InferiorReason>({
  recruit: true,
  small: true,
  moved: true,
  changedFormation: true,
  reformed: true,
  unformed: true,
  fireDisciplineLost: true,
  ground: true,
  companyColumn: true,
});
const testResults = all<TestResult>({
  holds: true,
  unformed: true,
  retire: true,
  retreat: true,
  rout: true,
});
const fateRows = all<FateRow>({
  ownGeneral: true,
  targetUnformed: true,
  one: true,
  recover: true,
  twoAndTest: true,
  enemyGeneral: true,
});
const generalResults = all<GeneralResult>({
  killed: true,
  mortallyWounded: true,
  captured: true,
  horseBolts: true,
  stunned: true,
  hatShot: true,
  lightlyWounded: true,
});
const sideResults = all<SideResult>({
  occupies: true,
  takesGround: true,
  stands: true,
  halts: true,
  melee: true,
  fightOn: true,
  retire: true,
  retreat: true,
  rout: true,
  disperse: true,
});

describe("a working line says each value that it can have", () => {
  test.each<[WorkingKind, string, string[]]>([
    ["row", "row", all<VolleyRow>({ superior: true, standard: true, inferior: true })],
    ["row", "reason", inferiorReasons],
    ["band", "band", all<FireBand>({ canister: true, effective: true, long: true })],
    ["band", "gun", all<GunClass>({ light: true, medium: true, heavy: true })],
    ["discipline", "result", testResults],
    ["fate", "row", fateRows],
    ["atRisk", "side", all<AtRisk>({ own: true, enemy: true })],
    [
      "rocket",
      "row",
      all<RocketRow>({ directHit: true, hit: true, miss: true, friend: true, destroyed: true }),
    ],
    [
      "meleeTable",
      "table",
      all<MeleeTable>({
        foot: true,
        cavalry: true,
        cavalryFoot: true,
        footCavalry: true,
        garrison: true,
      }),
    ],
    [
      "chargeTable",
      "table",
      all<ChargeTable>({
        cavalryVsCavalry: true,
        infantryVsFoot: true,
        cavalryVsFoot: true,
        vsSquare: true,
        vsGuns: true,
        vsGarrison: true,
      }),
    ],
    ["result", "result", sideResults],
    ["generalResult", "result", generalResults],
    [
      "faltering",
      "result",
      all<FalteringResult>({
        allRetire: true,
        routersDisperse: true,
        hesitant: true,
        obeys: true,
      }),
    ],
  ])("%s: %s", (kind, argument, values) => {
    const { cases } = parsed(working[kind]).args.get(argument) ?? {};
    expect([...(cases ?? [])]).toEqual(expect.arrayContaining(values));
  });
});

const rulesFolder = fileURLToPath(new URL("../../rules/src/", import.meta.url));
const rules = readdirSync(rulesFolder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .map((path) => readFileSync(rulesFolder + path, "utf8"))
  .join("\n");

describe("what the rules refuse is refused in words of its own", () => {
  const messages: Readonly<Record<string, string>> = refusals;
  const given = [
    ...rules.matchAll(/\b(?:refusal|beyond)\(\s*"([\w.]+)"(?:,\s*"(\w+)")?/g),
    ...rules.matchAll(/\bbeyond\(\s*"([\w.]+)",[^()]*,\s*"(\w+)"\)/g),
    ...rules.matchAll(/\boutOfRange\(\s*\w+,\s*"([\w.]+)"()/g),
    ...rules.matchAll(/\{ clause: "([\w.]+)", measured[^}]*reason: "(\w+)"/g),
  ].map(([, clause = "", reason = ""]) => ({ clause, reason }));

  test("refusals are found at all", () => {
    expect(given.length).toBeGreaterThan(30);
  });

  test.each(given)("$clause $reason", ({ clause, reason }) => {
    const message = messages[clause];
    expect(message).toBeDefined();
    const { cases } = parsed(message ?? "").args.get("reason") ?? {};
    // A clause with several cases tells them apart; its last one may be `other`.
    if (reason !== "" && cases && cases.size > 2) expect([...cases]).toContain(reason);
  });
});

test("every clause that the rules set a modifier under has a label", () => {
  const named: ClausePhrases = clauses;
  const set = Array.from(
    rules.matchAll(/\b(?:asWritten|ofRoll|ofDice)\(\s*"([\w.]+)"/g),
    ([, clause = ""]) => clause,
  );
  expect(set.length).toBeGreaterThan(30);
  expect(set.filter((clause) => named[clause]?.label === undefined)).toEqual([]);
});
