import { type ReadBattle, readBattle } from "@adjutant/battle";
import { describe, expect, it } from "vitest";
import { patience } from "../../../../tools/slower.mjs";
import { type Language, type Orders, Player } from "./evening/player.ts";
import { follow } from "./guided.ts";
import { type Device, desktop, phone, type Session, savedBattle, servedApp } from "./support.ts";

const app = servedApp();

/** For what is fought on one or two devices. */
const long = { timeout: patience(1_800_000) };

const words = {
  en: {
    training: /^Training battle/,
    newBattle: "New battle",
    maida: /^Maida/,
    typed: "real dice, typed in",
    curtain: "curtain between sides",
    begin: /^Begin: Maida/,
    save: /^Save as a file: Maida/,
    saveAll: /^Save it all the same: Maida/,
  },
  ru: {
    training: /^Учебный бой/,
    newBattle: "Новое сражение",
    maida: /^Майда/,
    typed: "свои кубики, вводим сами",
    curtain: "занавес между сторонами",
    begin: /^Начать: Майда/,
    save: /^Сохранить в файл: Майда/,
    saveAll: /^Всё равно сохранить: Майда/,
  },
} as const;

/** A few orders in each half, as at a table where people talk. */
const orders: Orders = { command: 1, charges: 2, movement: 2, fire: 2 };

/** The lessons have seen each resolution; what is left is to see the battle end. */
const few: Orders = { charges: 1, fire: 1 };

/** Maida with the curtain and the players' own dice. */
async function setUpMaida(session: Session, lang: Language): Promise<void> {
  const said = words[lang];
  await session.go("#/battles");
  await session.press(said.newBattle, "link");
  await session.press(said.maida, "radio");
  await session.press(said.typed, "radio");
  await session.press(said.curtain, "radio");
  await session.press(said.begin);
  await session.page.locator(".curtain").waitFor();
}

/** The battle's file, out of the hands of whoever has the device. */
async function fileOf(session: Session, lang: Language): Promise<string> {
  const said = words[lang];
  await session.page.waitForFunction(() => document.querySelector(".app[data-kept=kept]"));
  await session.go("#/battles");
  await session.press(said.save);
  const [download] = await Promise.all([
    session.page.waitForEvent("download"),
    session.press(said.saveAll),
  ]);
  return savedBattle(download);
}

/** Opens the file on the other device: the curtain is down there too. */
async function opened(session: Session, text: string): Promise<void> {
  if ((await session.page.locator(".curtain").count()) > 0) {
    await session.page.locator(".curtain-side, .curtain-take").first().click();
  }
  await session.go("#/battles");
  await session.page.locator(".battle-doors input[type=file]").setInputFiles({
    name: "maida.adjutant.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  await session.page.locator(".curtain").waitFor();
}

/** The file as the engine reads it: every working of it comes out again as it stands there. */
function read(text: string): ReadBattle["state"] {
  const battle = readBattle(text);
  if (!battle.ok || battle.value.bad !== null) throw new Error("no whole battle");
  expect(battle.value.battle.differences).toEqual([]);
  return battle.value.battle.state;
}

/** Nothing was set aside and nothing taken back; the battle was fought, not only waited for. */
function expectFought(text: string, procedures: readonly string[]): void {
  const events = read(text).log.map(({ event }) => event);
  const setAside = events.filter((event) => "overruled" in event && event.overruled);
  expect(setAside).toEqual([]);
  expect(events.filter(({ type }) => type === "undone")).toEqual([]);
  const fought = new Set(
    events.flatMap((event) => (event.type === "resolved" ? [event.procedure] : [])),
  );
  expect([...fought]).toEqual(expect.arrayContaining([...procedures]));
}

describe("a club evening", long, () => {
  it("begins with the training battle: led by the hand, then on to its end", async () => {
    const session = await app.open({ device: phone, lang: "ru" });
    const { page } = session;
    await session.press(words.ru.training);
    await page.locator(".guide").waitFor();
    while ((await page.locator(".guide strong").textContent())?.includes(": ")) {
      await follow(session, phone);
    }
    const player = new Player(session, { device: phone, lang: "ru", seed: 1805, orders: few });
    expect(await player.playTo(9)).toBe("over");
    expect(await page.locator(".ended .result-line").textContent()).not.toBe("");
    expect(session.complaints).toEqual([]);
  });

  it("goes on with six turns of Maida, two phones passing hands in two languages", async () => {
    const device: Device = phone;
    const evening = await Promise.all(
      (["ru", "en"] as const).map(async (lang, index) => {
        const session = await app.open({ device, lang });
        return {
          lang,
          session,
          player: new Player(session, { device, lang, seed: 1806 + index, orders }),
        };
      }),
    );
    const [host, guest] = evening;
    if (host === undefined || guest === undefined) throw new Error("two phones");

    await setUpMaida(host.session, "ru");
    let text = "";
    for (let turn = 1; turn <= 6; turn++) {
      const { player, session, lang } = turn % 2 === 1 ? host : guest;
      if (text !== "") await opened(session, text);
      expect(await player.playTo(turn + 1)).toEqual({
        turn: turn + 1,
        phase: "compulsory",
        side: "",
      });
      text = await fileOf(session, lang);
    }
    expectFought(text, ["initiative", "adc", "command", "volley", "artillery", "charge", "melee"]);
    for (const { session, player } of evening) {
      // Three turns each: the device goes to and fro for orders, charges and moves at least.
      expect(player.met.curtains).toBeGreaterThanOrEqual(15);
      expect(player.met.held).toBeGreaterThan(5);
      expect(session.complaints).toEqual([]);
    }
  });

  it("is the same at a desk", async () => {
    const session = await app.open({ device: desktop, lang: "ru" });
    const player = new Player(session, { device: desktop, lang: "ru", seed: 1807, orders });
    await setUpMaida(session, "ru");
    expect(await player.playTo(2)).toEqual({ turn: 2, phase: "compulsory", side: "" });
    expectFought(await fileOf(session, "ru"), ["initiative", "adc", "command"]);
    expect(session.complaints).toEqual([]);
  });
});
