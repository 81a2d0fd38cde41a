import { parseBattle, readJson } from "@adjutant/battle";
import { beforeAll, describe, expect, test } from "vitest";
import { passed } from "../../packages/battle/test/telling.ts";
import { crashOf } from "./crash.ts";
import { after, begun, given } from "./game.ts";
import { type Counts, type Failure, type Game, played } from "./play.ts";
import { orders, scenarios, shippedFiles } from "./settings.ts";
import { shrunk } from "./shrink.ts";

/** Always the same games; `npm run fuzz` plays others. */
const seeds = Array.from({ length: 16 }, (_, i) => 1790 + i);
const commands = 120;

describe("battles played at random", () => {
  const counts: Counts = new Map();
  const settings = new Set<string>();

  test.each(seeds)("seed %i: every law holds", (seed) => {
    const { failure, setting } = played(seed, commands, counts);
    settings.add(setting.name);
    expect(failure && `${failure.law}, after step ${failure.step}: ${failure.detail}`).toBeNull();
  });

  test("those were enough to mean something", () => {
    const events = "corrected stoodStill noted settled advanced undone held declared reacted".split(
      " ",
    );
    const often = "volley skirmish artillery charge melee discipline initiative adc command";
    const answers = ["refused", "faults", "unread", "repeated"];
    for (const what of [...events, ...often.split(" "), ...answers]) {
      expect(counts.get(what) ?? 0, what).toBeGreaterThan(2);
    }
    expect(settings.size).toBeGreaterThan(2);
  });
});

test("every scenario and every order of battle that is shipped is played", () => {
  expect(scenarios).toHaveLength(shippedFiles("scenario").length);
  expect(orders).toHaveLength(shippedFiles("orderOfBattle").length + 1);
  expect(Math.min(scenarios.length, orders.length)).toBeGreaterThan(3);
});

test("the same seed plays the same battle", () => {
  expect(played(7, 20).steps).toEqual(played(7, 20).steps);
});

describe("a law that does not hold", () => {
  /** For these tests a charge is taken for a failure. */
  const charged = (game: Game): Failure | null => {
    let state = begun(game.setting);
    for (const [step, one] of game.steps.entries()) {
      state = after(state, given(state, one));
      const { event } = state.log.at(-1) ?? {};
      if (event?.type === "resolved" && event.procedure === "charge") {
        return { law: "no charges", detail: "there is one", step, state };
      }
    }
    return null;
  };
  let game: Game;

  beforeAll(() => {
    for (let seed = 1; ; seed++) {
      game = played(seed, 60);
      const failure = charged(game);
      if (failure === null) continue;
      game = { ...game, failure };
      return;
    }
  });

  test("is shown by the fewest steps", () => {
    const least = shrunk(game, 200, (setting, steps) => charged({ ...game, setting, steps }));
    expect(least?.failure.law).toBe("no charges");
    expect(least?.steps.length).toBeLessThan(game.steps.length / 2);
    // Without any one of them there is no failure.
    for (const step of least?.steps ?? []) {
      const steps = least?.steps.filter((other) => other !== step) ?? [];
      expect(charged({ ...game, steps })).toBeNull();
    }
  });

  test("leaves a battle that opens, its last note the way to play it again", () => {
    const failure = game.failure ?? charged(game);
    if (failure === null) throw new Error("it fails");
    const { battle, report } = crashOf(game, { steps: game.steps, failure });
    const text = JSON.stringify(battle);
    const read = passed(parseBattle(passed(readJson(text))));
    expect(read.differences).toEqual([]);
    const { event } = read.state.log.at(-1) ?? {};
    expect(event).toMatchObject({
      type: "noted",
      text: `npm run fuzz -- --seed ${game.seed}: no charges`,
    });
    expect(report.seed).toBe(game.seed);
  });
});
