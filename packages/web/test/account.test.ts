import { readFileSync } from "node:fs";
import {
  type AnyOrder,
  type Companion,
  decide,
  evolve,
  parseOrderOfBattle,
  type Role,
  startCompanion,
  view,
  viewLog,
} from "@adjutant/battle";
import { describe, expect, it } from "vitest";
import { turnAccount } from "../src/account/account.ts";
import { sidesOf } from "../src/battle/view.ts";

const file = new URL("../../../scenarios/training.orderOfBattle.json", import.meta.url);
const order = parseOrderOfBattle(JSON.parse(readFileSync(file, "utf8")));
if (!order.ok) throw new Error("the training battle can be read");
const started = startCompanion([order.value], { id: "account", at: 0 });
if (!started.ok) throw new Error("the training battle can be begun");
const start = started.value.state;

function after(companion: Companion, ...commands: readonly AnyOrder[]): Companion {
  return commands.reduce((state, command) => {
    const decision = decide(state, command);
    if (!decision.ok) throw new Error(JSON.stringify(decision));
    return decision.events.reduce((now, event) => evolve(now, event), state);
  }, companion);
}

function account(companion: Companion, role: Role, lossesShown: (known: boolean) => boolean) {
  const seen = view(companion, role);
  const log = viewLog(companion, role);
  const sides = sidesOf(seen, log, "en");
  return turnAccount(log, sides, companion.turn, ({ known }) => lossesShown(known));
}

const losses = [
  { type: "correct", id: "c1", unit: "fr-1", to: { casualties: 3 }, reason: "mistake" },
  { type: "correct", id: "c2", unit: "fr-2", to: { routing: true }, reason: "mistake" },
  { type: "correct", id: "c3", unit: "it-1", to: { casualties: 2 }, reason: "mistake" },
] as const;

describe("the account of a turn", () => {
  const fought = after(start, ...losses);

  it("adds what each brigade has lost, and names who has broken", () => {
    const [french, italian] = account(fought, { kind: "umpire" }, () => true);
    expect([french?.lost, italian?.lost]).toEqual([3, 2]);
    expect(french?.brigades.map(({ id, lost }) => [id, lost])).toEqual([["martel", 3]]);
    expect(french?.brigades[0]?.broken.map(({ id }) => id)).toEqual(["fr-2"]);
    expect([french?.down, french?.of]).toEqual([0, 1]);
    expect(italian?.broken).toBe(0);
  });

  it("forgets what was undone, and who has rallied since", () => {
    const undone = after(
      fought,
      { type: "undo", id: "u1" },
      { type: "correct", id: "c4", unit: "fr-2", to: { routing: false }, reason: "mistake" },
    );
    const [french, italian] = account(undone, { kind: "umpire" }, () => true);
    expect(italian?.lost).toBe(0);
    expect(french?.broken).toBe(0);
  });

  it("adds up the whole battle, turn by turn", () => {
    const seen = view(fought, { kind: "umpire" });
    const log = viewLog(fought, { kind: "umpire" });
    const sides = sidesOf(seen, log, "en");
    const of = (turn: number | null) =>
      turnAccount(log, sides, turn, () => true).map(({ lost }) => lost);
    expect(of(null)).toEqual([3, 2]);
    expect(of(2)).toEqual([0, 0]);
  });

  it("does not tell a side what its enemy has lost", () => {
    const [french, italian] = account(fought, { kind: "side", side: "french" }, (known) => known);
    expect([french?.lost, italian?.lost]).toEqual([3, null]);
    // The difference would count the figures.
    expect(italian?.brigades).toEqual([]);
  });
});
