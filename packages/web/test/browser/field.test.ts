import { describe, expect, it } from "vitest";
import {
  desktop,
  expectAccessible,
  expectThumbSized,
  phone,
  type Session,
  servedApp,
} from "./support.ts";

const app = servedApp();

/** Chooses a shipped battle on the set-up screen and opens its map. */
async function openField(session: Session, battle: string, link: string): Promise<void> {
  const { page } = session;
  await session.go("#/new");
  await page.locator(".order-card", { hasText: battle }).click();
  await session.press(link, "link");
  await page.locator(".map-name").first().waitFor();
}

const namesOn = ({ page }: Session): Promise<string[]> =>
  page.locator(".map-name").allTextContents();

describe("the field as a map", () => {
  it("is looked at before the battle, and what was chosen is kept", async () => {
    const session = await app.open({ device: phone, lang: "en" });
    const { page } = session;
    await openField(session, "Elchingen", "The field: a map");
    expect(await page.locator(".work-pane .page-head h1").textContent()).toBe("Elchingen");
    await expectThumbSized(page, "map");
    await expectAccessible(page, "map", ".work-pane");
    // Nearer there is room for more names, and a small map shows where one is.
    const few = await namesOn(session);
    for (let press = 0; press < 3; press++) await session.press("Nearer");
    await page.waitForFunction(
      (before) => document.querySelectorAll(".map-name").length > before,
      few.length,
    );
    await page.locator(".mini-map").waitFor();
    await session.press("The whole map");
    await page.locator(".mini-map").waitFor({ state: "detached" });
    // The list shows on the map what it names.
    await session.press(/Elchingen abbey strongpoint/);
    await expect.poll(() => page.locator(".pointed").count()).toBe(1);
    await page.goBack();
    const chosen = page.locator(".order-card[data-selected]");
    await expect.poll(() => chosen.textContent()).toContain("Elchingen");
    expect(session.complaints).toEqual([]);
  });

  it("is panned and zoomed by keys and wheel, in Russian", async () => {
    const session = await app.open({ device: desktop, lang: "ru", scheme: "dark" });
    const { page } = session;
    await openField(session, "Ауэрштедт", "Поле боя: карта");
    const pane = page.locator(".board-pane");
    const layer = (): Promise<string> =>
      page.locator(".board-layer").evaluate((element) => getComputedStyle(element).transform);
    const all = await layer();
    await pane.focus();
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await page.locator(".mini-map").waitFor();
    await expect.poll(layer).not.toBe(all);
    const near = await layer();
    await page.keyboard.press("ArrowRight");
    await expect.poll(layer).not.toBe(near);
    await page.keyboard.press("0");
    await page.locator(".mini-map").waitFor({ state: "detached" });
    await pane.hover();
    await page.mouse.wheel(0, -400);
    await page.locator(".mini-map").waitFor();
    await expectAccessible(page, "map", ".work-pane");
    expect(session.complaints).toEqual([]);
  });

  it("shows a side its own brigades' arrows only", async () => {
    const session = await app.open({ device: desktop, lang: "en" });
    const { page } = session;
    await session.go("#/new");
    await page.locator(".order-card", { hasText: "Auerstedt" }).click();
    await session.press("curtain between sides", "radio");
    await session.press(/^Begin/);
    await session.press(/French: show my rosters/);
    await session.go("#/turn");
    await session.press("The field: a map", "link");
    await page.locator(".map-name").first().waitFor();
    await expect.poll(() => page.locator('.arrival[data-nation="french"]').count()).toBe(3);
    expect(await page.locator('.arrival[data-nation="prussian"]').count()).toBe(0);
    expect(await page.locator(".field-page").textContent()).not.toMatch(/Wartensleben|Kuhnheim/);
    expect(session.complaints).toEqual([]);
  });
});
