/** Fights on the map, each played into being by the battle itself: answers to a charge, melee, ways back. */
import type { Companion } from "@adjutant/battle";
import { describe, expect, it } from "vitest";
import { playedOut } from "../../../../test/map/play.ts";
import { drawn, Fought, opened, scenarioOf, troop } from "./on-the-map.ts";
import {
  type Device,
  desktop,
  expectAccessible,
  expectThumbSized,
  middleOf,
  phone,
  restingBox,
  type Session,
  servedApp,
} from "./support.ts";

const app = servedApp();

/** The Charges phase with both sides in reach of each other: horse, foot and skirmishers face their like. */
function faced(): Companion {
  const shipped = drawn("training");
  const half = (side: string, from: number, to: number) => ({
    side,
    zone: {
      polygon: [
        [0, from],
        [120, from],
        [120, to],
        [0, to],
      ],
    },
    values: { zone: { choice: true, note: { en: "Half the table.", ru: "Полстола." } } },
  });
  const deployment = [half("french", 0, 47), half("italian", 48, 90)];
  const battle = new Fought({ ...shipped, field: { ...shipped.field, deployment } });
  const ahead = (x: number, y: number) => ({ x, y, facing: 0 });
  const back = (x: number, y: number) => ({ x, y, facing: 180 });
  battle.give({
    type: "deploy",
    side: "french",
    places: {
      "fr-dragoons": ahead(48, 40),
      "fr-1": ahead(30, 40),
      "fr-2": ahead(30, 30),
      "fr-screen": ahead(80, 36),
      "fr-3": ahead(95, 30),
      "fr-battery": ahead(108, 30),
    },
    generals: { martel: { x: 50, y: 32 } },
  });
  battle.give({
    type: "deploy",
    side: "italian",
    places: {
      "it-1": back(65.5, 58),
      "it-dragoons": back(45, 62),
      "it-screen": back(30, 50),
      "it-2": back(14, 75),
      "it-3": back(100, 64),
      "it-battery": back(110, 60),
    },
    generals: { rinaldi: { x: 45, y: 74 } },
  });
  battle.to("initiative");
  const initiative = { type: "resolve", procedure: "initiative", situation: {} };
  battle.give({ ...initiative, faces: [6, 5, 1, 1] });
  const [choice] = battle.state.pending;
  battle.give({ type: "choose", pending: choice?.id, chosen: "french" });
  battle.to("command");
  for (const of of Object.keys(battle.state.brigades)) {
    const roll = { type: "resolve", procedure: "command", situation: {}, of, faces: [6] };
    battle.give({ ...roll, overrule: true });
  }
  battle.to("charges");
  return battle.state;
}

const placeOf = (session: Session, id: string): Promise<{ x: number; y: number }> =>
  middleOf(troop(session, id));

const words = {
  en: {
    counter: "counter-charges",
    comes: "It counter-charges",
    roll: "Roll",
    square: "forms square",
    stands: "The square stands",
    inSquare: "square",
    away: "It got away, the charger follows",
    fightOn: "fight on",
    done: "Done",
  },
  ru: {
    counter: "контратакует",
    comes: "Контратаковать",
    roll: "Бросить",
    square: "строит каре",
    stands: "Каре построено",
    inSquare: "каре",
    away: "Ушли, атакующий идёт следом",
    fightOn: "драться дальше",
    done: "Готово",
  },
} as const;

describe.each([
  { device: desktop as Device, lang: "en" as const },
  { device: phone as Device, lang: "ru" as const },
])("a charge on the map is answered, $device.name", ({ device, lang }) => {
  const say = words[lang];
  const checked = async ({ page }: Session, where: string): Promise<void> => {
    await expectThumbSized(page, where);
    await expectAccessible(page, where, "main");
  };

  it("by horse that counter-charges, and both fight two rounds", async () => {
    const session = await app.open({ device, lang });
    const { page } = session;
    await opened(session, faced(), "#/charge/fr-dragoons/it-dragoons");
    await checked(session, "to be declared");
    await session.declare();
    await session.press(say.counter, "radio");
    await checked(session, "counter-charge");
    await session.press(say.comes);
    await session.go("#/map");
    await page.locator(".overlays .charge").waitFor();
    await session.onToResolve("fr-dragoons", "it-dragoons");
    await page.locator(".dice-pad").waitFor();
    await checked(session, "a charge to be resolved");
    // What the map measures is told, and asked of nobody.
    expect(await page.locator(".resolving .chip.check").count()).toBe(0);
    // 11 against 10 is a melee (`charge.table.cavalry`).
    await session.dice(6, 5, 4, 6);
    await page.locator(".result-line").waitFor();
    await session.onTo(lang === "en" ? "Melee" : "Ближний бой");
    await session.go("#/melee/fr-dragoons/it-dragoons");
    await page.locator(".dice-pad").waitFor();
    // One hit each: a draw, and whoever may fights on.
    await session.dice(3, 3, 3, 3, 4, 3, 3, 3, 3, 4);
    await session.press(say.fightOn, "radio");
    await checked(session, "a drawn round");
    await session.press(say.done);
    await page.locator(".result-line").waitFor();
    const second = page.locator(".follow a.button.primary");
    await second.first().waitFor();
    await expect.poll(() => page.locator(".due-count").textContent()).toBe("1");
    expect(session.complaints).toEqual([]);
  });

  it("by foot that forms square, and by skirmishers that evade", async () => {
    const session = await app.open({ device, lang });
    const { page } = session;
    await opened(session, faced(), "#/charge/fr-1/it-screen");
    await session.declare();
    await page.getByRole("button", { name: say.away }).waitFor();
    await checked(session, "evades");
    await session.press(say.away);
    await page.waitForFunction(() => location.hash.startsWith("#/map/"));
    await session.go("#/map");
    // A move straight back lies between them.
    const between = async (): Promise<number> =>
      (await placeOf(session, "fr-1")).y - (await placeOf(session, "it-screen")).y;
    await expect.poll(between).toBeGreaterThan(40);
    await session.go("#/charge/fr-dragoons/it-1");
    await session.declare();
    await session.press(say.square, "radio");
    await session.press(say.stands);
    await page.locator(".declared", { hasText: say.inSquare }).waitFor();
    await session.go("#/map");
    const longer = async (): Promise<number> => {
      const { width, height } = await restingBox(troop(session, "it-1"));
      return Math.abs(width - height);
    };
    await expect.poll(longer).toBeLessThan(14);
    expect(session.complaints).toEqual([]);
  });

  it("a charge that may not be made says why, and no distance that nobody has measured", async () => {
    const session = await app.open({ device, lang });
    const { page } = session;
    await opened(session, faced(), "#/charge/fr-3/it-3");
    await page.locator(".resolving .refused, .resolving + .refused, .refused").first().waitFor();
    expect(await page.locator(".resolving .band-scale").count()).toBe(0);
    expect(session.complaints).toEqual([]);
  });
});

describe("who falls back on the map", () => {
  it("may stop behind a friend: both places are drawn, and nothing is left to be noted", async () => {
    let asked: Companion | null = null;
    const scenario = scenarioOf(drawn("training"));
    for (let seed = 1; asked === null && seed < 9; seed++) {
      playedOut(scenario, seed, (state) => {
        if (state.pending.some(({ kind }) => kind === "stop")) asked ??= state;
      });
    }
    if (asked === null) throw new Error("nobody was asked where to stop");
    const state: Companion = asked;
    const pending = state.pending.find(({ kind }) => kind === "stop");
    if (pending?.kind !== "stop") throw new Error("no stop");
    const session = await app.open({ device: desktop, lang: "en" });
    const { page } = session;
    await opened(session, state, "#/due");
    const ghosts = page.locator(".map-pane .ghost");
    await ghosts.first().waitFor();
    await expect.poll(() => ghosts.count()).toBe(pending.stops.length);
    expect(await page.getByRole("button", { name: "Noted" }).count()).toBe(0);
    const before = await placeOf(session, pending.unit);
    // The first of the choices is the whole way, where it stands already.
    await page.locator(".follow-choice .button").nth(1).click();
    await ghosts.first().waitFor({ state: "detached" });
    const gone = async (): Promise<number> => {
      const after = await placeOf(session, pending.unit);
      return Math.hypot(after.x - before.x, after.y - before.y);
    };
    await expect.poll(gone).toBeGreaterThan(5);
    expect(session.complaints).toEqual([]);
  });

  it("goes back by its compulsory move as soon as somebody says so", async () => {
    let asked: Companion | null = null;
    const scenario = scenarioOf(drawn("training"));
    const routing = ({ phase, open, units }: Companion) =>
      phase === "compulsory"
        ? open.find(
            ({ kind, unit = "" }) =>
              kind === "compulsoryMove" && (units[unit]?.at ?? null) !== null,
          )
        : undefined;
    for (let seed = 1; asked === null && seed < 9; seed++) {
      playedOut(scenario, seed, (state) => {
        if (routing(state) !== undefined) asked ??= state;
      });
    }
    if (asked === null) throw new Error("nobody had to go back");
    const state: Companion = asked;
    const unit = routing(state)?.unit;
    if (unit === undefined) throw new Error("no unit");
    const session = await app.open({ device: phone, lang: "ru" });
    await opened(session, state, "#/map");
    await troop(session, unit).waitFor();
    // It may leave the table, and then has no place any more.
    const top = (): Promise<number> =>
      troop(session, unit).evaluateAll(([one]) => one?.getBoundingClientRect().top ?? 1e6);
    const before = await top();
    await session.press("Отвести");
    const gone = async (): Promise<number> => Math.abs((await top()) - before);
    await expect.poll(gone).toBeGreaterThan(8);
    expect(session.complaints).toEqual([]);
  });
});
