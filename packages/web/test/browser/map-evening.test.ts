import { type Companion, decide, readBattle } from "@adjutant/battle";
import { describe, expect, it } from "vitest";
import { patience } from "../../../../tools/slower.mjs";
import { MapHand } from "./evening/map-hand.ts";
import { MapOfficer } from "./evening/map-orders.ts";
import { Player } from "./evening/player.ts";
import { onTheMap } from "./on-the-map.ts";
import { type Device, desktop, phone, type Session, savedBattle, servedApp } from "./support.ts";

const app = servedApp();

/** For battles of several turns. */
const long = { timeout: patience(2_400_000) };

const words = {
  en: {
    ...onTheMap.en,
    hidden: "Troops out of sight are hidden",
    dice: "the app rolls",
    curtain: "curtain between sides",
    save: /^Save as a file/,
    saveAll: /^Save it all the same/,
  },
  ru: {
    ...onTheMap.ru,
    hidden: "Войска вне видимости скрыты",
    dice: "бросает программа",
    curtain: "занавес между сторонами",
    save: /^Сохранить в файл/,
    saveAll: /^Всё равно сохранить/,
  },
} as const;

type Language = keyof typeof words;

/** More than anybody orders in a phase: the officer says himself when he is done. */
const every = { command: 99, charges: 99, movement: 99, fire: 99 };

/** The app's dice fall from a seed: what it asks the browser's entropy for comes from there. */
async function seeded({ page }: Session, seed: number): Promise<void> {
  await page.addInitScript((from) => {
    const own = crypto.getRandomValues.bind(crypto);
    let state = from;
    const next = (): number => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return (mixed ^ (mixed >>> 14)) >>> 0;
    };
    crypto.getRandomValues = (into) => {
      // Ids are bytes, and must differ from each other in any case.
      if (!(into instanceof Uint32Array)) return own(into);
      for (let i = 0; i < into.length; i++) into[i] = next();
      return into;
    };
  }, seed);
  await page.reload();
}

/** Begins a scenario on its map, with the curtain and the app's dice. */
async function begin(
  session: Session,
  name: string,
  lang: Language,
  how: { readonly hidden?: true },
): Promise<void> {
  const { page } = session;
  const say = words[lang];
  await session.go("#/new");
  await page.locator(".order-card", { hasText: name }).click();
  await session.press(say.onMap, "radio");
  if (how.hidden) await session.press(say.hidden);
  await session.press(say.dice, "radio");
  await session.press(say.curtain, "radio");
  await session.press(say.begin);
  await page.locator(".curtain").waitFor();
}

interface Table {
  readonly session: Session;
  readonly player: Player;
  readonly officer: MapOfficer;
}

async function table(
  device: Device,
  lang: Language,
  name: string,
  seed: number,
  how: { readonly hidden?: true } = {},
): Promise<Table> {
  const session = await app.open({ device, lang });
  await seeded(session, seed);
  await session.page.locator(".unit-row a").first().waitFor();
  const officer = new MapOfficer({ lang, seed, mouse: !device.touch });
  const player = new Player(session, { device, lang, seed, orders: every, gives: officer.gives });
  await begin(session, name, lang, how);
  return { session, player, officer };
}

/** The battle's file as the app saves it, read as the engine reads it: every working comes out again. */
async function fought(session: Session, lang: Language): Promise<Companion> {
  await session.page.waitForFunction(() => document.querySelector(".app[data-kept=kept]"));
  await session.go("#/battles");
  await session.press(words[lang].save);
  const [download] = await Promise.all([
    session.page.waitForEvent("download"),
    session.press(words[lang].saveAll),
  ]);
  const read = readBattle(await savedBattle(download));
  if (!read.ok || read.value.bad !== null) throw new Error("no whole battle");
  expect(read.value.battle.differences).toEqual([]);
  return read.value.battle.state;
}

/** Whole centimetres by which a unit may be moved in its zone; a hand that moves less lies still. */
const aside = [3, -3, 4, -4, 6, -6].flatMap((by) => [
  { x: by, y: 0 },
  { x: 0, y: by },
]);

/** Two units of a side that stand but could stand a little elsewhere, and by how much. */
function movable(state: Companion, side: string) {
  return Object.values(state.units).flatMap((unit) => {
    const { id, at } = unit;
    if (unit.side !== side || at === null) return [];
    const free = aside.find(({ x, y }) => {
      const places = { [id]: { ...at, x: at.x + x, y: at.y + y } };
      return decide(state, { type: "deploy", id: "moved", side, places }).ok;
    });
    return free === undefined ? [] : [{ id, at, by: free }];
  });
}

/** Sets a side out, then moves one unit by the mouse and one by keys. */
async function setsOut({ session, player, officer }: Table, side: string): Promise<void> {
  const { page } = session;
  await session.press(words.en.setOut);
  await page.locator(".troops-layer [data-unit]").first().waitFor();
  const followed = officer.battle(player);
  const drawnUp = await followed.now();
  // What the enemy has set out, or who he is, is not on the page.
  const enemies = Object.values(drawnUp.units).filter((unit) => unit.side !== side);
  const html = await page.locator("main").evaluate((main) => main.outerHTML);
  for (const { id } of enemies) expect(html.includes(`"${id}"`), id).toBe(false);

  const [first, ...others] = movable(drawnUp, side);
  if (first === undefined) throw new Error("nobody has room");
  const to = { x: first.at.x + first.by.x, y: first.at.y + first.by.y };
  await new MapHand(page).drag(drawnUp, first.id, first.at, to);
  const dragged = (await followed.now()).units[first.id]?.at;
  expect(dragged?.x).toBeCloseTo(to.x, 0);
  expect(dragged?.y).toBeCloseTo(to.y, 0);

  const second = movable(await followed.now(), side).find(({ id }) =>
    others.some((one) => one.id === id),
  );
  if (second === undefined) throw new Error("nobody else has room");
  await player.pressAt(`.map-work a[href="#/map/${second.id}"]`);
  await page.locator(".ghost").waitFor();
  await page.locator(".map-pane .board-pane").focus();
  const { x, y } = second.by;
  const key = x > 0 ? "ArrowRight" : x < 0 ? "ArrowLeft" : y > 0 ? "ArrowUp" : "ArrowDown";
  for (let press = 0; press < Math.abs(x + y); press++) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  // A key is a centimetre.
  expect((await followed.now()).units[second.id]?.at).toEqual({
    ...second.at,
    x: second.at.x + x,
    y: second.at.y + y,
  });
  await session.go("#/map");
}

describe("a battle on the map at one screen", long, () => {
  it("is Maida, fought to its end by two people", async () => {
    const maida = await table(desktop, "en", "Maida", 1806);
    const { session, player, officer } = maida;
    const { page } = session;
    await session.press(/^British: show my rosters/);
    await setsOut(maida, "british");
    await page.locator(".map-foot .button.primary").click();
    await session.press(/^French: show my rosters/);
    await setsOut(maida, "french");
    expect(await player.playTo(99)).toBe("over");
    expect(await page.locator(".ended .result-line").textContent()).not.toBe("");
    await player.look("over");

    const events = (await fought(session, "en")).log.map(({ event }) => event);
    expect(events.filter((event) => "overruled" in event && event.overruled)).toEqual([]);
    const procedures = new Set(
      events.flatMap((event) => (event.type === "resolved" ? [event.procedure] : [])),
    );
    expect([...procedures]).toEqual(
      expect.arrayContaining(["initiative", "adc", "command", "volley", "artillery", "charge"]),
    );
    const { marches, odds, stood, told, declared } = officer.ordered;
    expect(marches.tapped).toBeGreaterThan(3);
    expect(marches.dragged).toBeGreaterThan(0);
    expect(marches.keyed).toBeGreaterThan(0);
    expect(odds).toBeGreaterThan(5);
    expect(declared).toBeGreaterThan(0);
    expect(stood).toBeGreaterThan(0);
    expect(told).toBeGreaterThan(60);
    expect(player.met.curtains).toBeGreaterThan(20);
    expect(session.complaints).toEqual([]);
  });

  it("is the first battle on a phone in Russian, troops out of sight hidden, to its third turn", async () => {
    const hidden = { hidden: true } as const;
    const { session, player, officer } = await table(phone, "ru", "Первый бой", 1805, hidden);
    expect(await player.playTo(3)).toEqual({ turn: 3, phase: "compulsory", side: "" });
    const state = await fought(session, "ru");
    expect(state.turn).toBe(3);
    expect(state.map?.hidden).toBe(true);
    expect(officer.ordered.marches.tapped + officer.ordered.stood).toBeGreaterThan(2);
    expect(session.complaints).toEqual([]);
  });
});
