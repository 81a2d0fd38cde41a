import { describe, expect, it } from "vitest";
import { desktop, phone, type Session, savedBattle, servedApp } from "./support.ts";

const app = servedApp();

/** Phases that are left before the fire (`turn.sequence`), and the volley itself. */
const eventsFought = 6;

/** A Maida with one volley fought, and the text of its file. */
async function fought(session: Session, fire = "Fire"): Promise<string> {
  await session.onTo(fire);
  await session.go("#/volley/78th/42nd-line-1");
  await session.dice(3, 3);
  expect(await session.result()).toMatch(/^2 /);
  await session.page.waitForFunction(() => document.querySelector(".app[data-kept=kept]"));
  await session.go("#/battles");
  await session.page.locator(".kept-battle").first().waitFor();
  const [download] = await Promise.all([
    session.page.waitForEvent("download"),
    session.page.locator(".kept-battle[aria-current] .kept-acts button").first().click(),
  ]);
  expect(download.suggestedFilename()).toBe("maida-turn-1.adjutant.json");
  return savedBattle(download);
}

/** Waits until what was offered of a file is answered. */
async function opened({ page }: Session): Promise<void> {
  await page.locator(".offer").waitFor({ state: "detached" });
}

/** Opens a text as a file of the player's. */
async function open(session: Session, text: string): Promise<void> {
  await session.page.locator(".battle-doors input[type=file]").setInputFiles({
    name: "evening.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
}

describe("battles as files", () => {
  it("come back as they were, on another device", async () => {
    const text = await fought(await app.open({ device: phone, lang: "ru" }), "Стрельба");
    const other = await app.open({ device: phone, lang: "en" });
    await other.go("#/battles");
    await open(other, text);
    await other.press(/French/, "radio");
    await other.hasLost("42nd-line-1", 2);
    await other.go("#/battles");
    // The Maida that it began with is kept beside it.
    await other.page.locator(".kept-battle").nth(1).waitFor();
    expect(await other.page.locator(".kept-battle").count()).toBe(2);
    expect(other.complaints).toEqual([]);
  });

  it("that differ from the one kept are opened beside it, never over it", async () => {
    const session = await app.open({ device: desktop, lang: "en" });
    const text = await fought(session);
    await session.press("Undo");
    await open(session, text);
    await session.page.locator(".offer").waitFor();
    expect(await session.page.locator(".offer").textContent()).toContain("kept on this device too");
    await session.press("Open as a battle of its own");
    await opened(session);
    await session.press(/French/, "radio");
    await session.hasLost("42nd-line-1", 2);
    await session.go("#/battles");
    await session.page.locator(".kept-battle").nth(1).waitFor();
    expect(await session.page.locator(".kept-battle").count()).toBe(2);
  });

  it("with a bad event open up to it", async () => {
    const session = await app.open({ device: phone, lang: "ru" });
    const file = JSON.parse(await fought(session, "Стрельба"));
    expect(file.events).toHaveLength(eventsFought);
    file.events.push({
      ...file.events.at(-1),
      id: "another",
      acting: "nobody",
      changes: [{ unit: "nobody", from: {}, to: {} }],
    });
    await open(session, JSON.stringify(file));
    await session.page.locator(".offer").waitFor();
    const told = await session.page.locator(".offer").textContent();
    expect(told).toContain("Событие 7 из 7 — первое, которое не сходится.");
    await session.press("Открыть по событие 6");
    await opened(session);
    await session.go("#/log");
    await expect.poll(() => session.page.locator(".log-row").count()).toBe(1);
    expect(session.complaints).toEqual([]);
  });

  it("that break off open up to where they do", async () => {
    const session = await app.open({ device: desktop, lang: "en" });
    const text = await fought(session);
    const file = JSON.parse(text);
    const more = JSON.stringify({ ...file, events: [...file.events, file.events.at(-1)] });
    await open(session, more.slice(0, -100));
    await session.page.locator(".offer").waitFor();
    expect(await session.page.locator(".offer").textContent()).toContain("Event 7 of 7");
    await session.press("Open it up to event 6");
    await opened(session);
    await expect.poll(() => session.page.locator(".log-row").count()).toBe(1);
  });

  it("that are none say so", async () => {
    const session = await app.open({ device: phone, lang: "en" });
    await session.go("#/battles");
    await session.page.locator(".battle-doors").waitFor();
    for (const rubbish of [
      "",
      "not a battle",
      "[1, 2]",
      '{"format": "adjutant/orderOfBattle@1"}',
    ]) {
      await open(session, rubbish);
      await session.page.locator(".offer li").first().waitFor();
      expect(await session.page.locator(".offer").textContent()).toContain("no battle here");
      await session.press("Leave it");
      await opened(session);
    }
    await expect.poll(() => session.page.locator(".kept-battle").count()).toBe(1);
  });
});

describe("a device that stores no more", () => {
  it("is told of before anything is lost, with the file at hand", async () => {
    const session = await app.open({ device: phone, lang: "en" });
    const { page } = session;
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put;
      Object.assign(globalThis, {
        mend: () => {
          IDBObjectStore.prototype.put = put;
        },
      });
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await session.onTo("Fire");
    await session.go("#/volley/78th/42nd-line-1");
    await session.dice(3, 3);
    await page.locator(".warning").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      session.press("Save as a file"),
    ]);
    const file = JSON.parse(await savedBattle(download));
    expect(file.events).toHaveLength(eventsFought);
    await page.evaluate(() => Reflect.get(globalThis, "mend")());
    await session.press("Try to store it again");
    await page.locator(".warning").waitFor({ state: "detached" });
    await page.waitForFunction(() => document.querySelector(".app[data-kept=kept]"));
  });
});

describe("a new battle", () => {
  it("is set up on one screen, with what was agreed kept to", async () => {
    const session = await app.open({ device: phone, lang: "en" });
    const { page } = session;
    await session.go("#/battles");
    await session.press("New battle", "link");
    await session.press(/^First battle/, "radio");
    await session.press("inches", "radio");
    await session.press("casualty markers", "radio");
    await session.press(/^House rules/);
    await session.press("Risk in a draw");
    await session.press(/^Begin: First battle/);
    await page.locator(".cartouche", { hasText: "San Rocco" }).waitFor();
    await session.go("#/settings");
    await page.locator(".agreed").waitFor();
    const agreed = await page.locator(".agreed").textContent();
    expect(agreed).toContain("Scale: inches");
    expect(agreed).toContain("casualty markers");
    expect(agreed).toContain("risk in a draw");
    expect(session.complaints).toEqual([]);
  });

  it("pits an army of one battle against one of another", async () => {
    const session = await app.open({ device: desktop, lang: "ru" });
    const { page } = session;
    await session.go("#/new");
    await session.press(/^Две армии/, "radio");
    const [first, second] = [
      page.locator(".army-choice .choice").nth(0),
      page.locator(".army-choice .choice").nth(1),
    ];
    await first.getByText(/^Французы, Майда/).click();
    await second.getByText(/^Французы, Ауэрштедт/).click();
    await page.getByRole("button", { name: /^Начать: Французы \(Майда\)/ }).click();
    await expect
      .poll(() => page.locator(".cartouche").textContent())
      .toBe("Французы (Майда) – Французы (Ауэрштедт)");
    await session.press(/Ауэрштедт/, "radio");
    await expect.poll(() => page.locator(".unit-row").count()).toBe(22);
  });
});
