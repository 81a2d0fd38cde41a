import { describe, expect, it } from "vitest";
import { desktop, servedApp } from "./support.ts";

const app = servedApp();

describe("at a desk", () => {
  it("keys do what their list says, on a Russian keyboard too", async () => {
    const session = await app.open({ device: desktop, lang: "ru" });
    const { page } = session;
    await page.keyboard.press("?");
    await page.getByRole("heading", { name: "Клавиши" }).waitFor();
    await expect.poll(() => page.locator(".work-pane tbody tr").count()).toBe(15);
    await session.onTo("Стрельба");
    await session.go("#/volley/78th/42nd-line-1");
    await session.keys("3", "3");
    expect(await session.result()).toMatch(/^2 потери/);
    // The letter of the key's place: Г stands where U does.
    await page.keyboard.press("KeyU");
    await page.locator(".log-row.undone").waitFor();
    await page.keyboard.press("Shift+KeyU");
    await page.locator(".log-row.undone").waitFor({ state: "detached" });
    await page.keyboard.press("KeyT");
    await page.locator(".phase.now").waitFor();
    await page.keyboard.press("/");
    await page.getByRole("heading", { name: "Правила" }).waitFor();
    // In a field letters are letters.
    await page.locator(".search input").fill("");
    await page.locator(".search input").press("KeyT");
    expect(await page.getByRole("heading", { name: "Правила" }).count()).toBe(1);
    expect(session.complaints).toEqual([]);
  });

  it("the log shows what is asked of it", async () => {
    const session = await app.open({ device: desktop, lang: "en" });
    const { page } = session;
    await session.onTo("Fire");
    await session.go("#/volley/78th/42nd-line-1");
    await session.keys("3", "3");
    await page.locator(".result-line").waitFor();
    // Nothing asks for this test: the players want it all the same.
    await session.go("#/discipline/1st-light-1//overrule");
    await session.keys("4", "4");
    await page.locator(".result-line").waitFor();
    const rows = page.locator(".log-row");
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole("button", { name: "Filter" }).click();
    const filters = page.locator(".log-pane .more");
    await filters.getByText("fire", { exact: true }).click();
    await expect.poll(() => rows.allTextContents()).toEqual([expect.stringContaining("78th")]);
    await filters.getByText("French", { exact: true }).click();
    await expect.poll(() => rows.count()).toBe(0);
    await filters.locator("[data-rac]").getByText("all", { exact: true }).nth(1).click();
    await expect.poll(() => rows.allTextContents()).toEqual([expect.stringContaining("1st Light")]);
    await filters.locator("select").selectOption("9th-chasseurs");
    await expect.poll(() => rows.count()).toBe(0);
    expect(session.complaints).toEqual([]);
  });

  it("a result is left with the phase that it belongs to", async () => {
    const session = await app.open({ device: desktop, lang: "en" });
    const { page } = session;
    await session.onTo("Fire");
    await session.go("#/volley/78th/42nd-line-1");
    await session.keys("3", "3");
    await page.locator('[data-screen^="#/entry/"] .result-line').waitFor();
    await page.locator(".roster-pane .bottom-bar .button").last().click();
    await page.locator('[data-screen="#/"] .phase.now', { hasText: "Melee" }).waitFor();
    expect(session.complaints).toEqual([]);
  });

  it("a choice far down a pane scrolls that pane, and never the page behind it", async () => {
    const session = await app.open({ device: desktop, lang: "en" });
    const { page } = session;
    await session.go("#/new");
    await page.locator(".order-card", { hasText: "Auerstedt" }).click();
    const curtain = page.locator(".work-pane .chip", { hasText: "curtain between sides" });
    await curtain.click();
    await page.locator(".chip[data-selected]", { hasText: "curtain between sides" }).waitFor();
    const frame = await page.evaluate(() => {
      const { scrollTop, scrollHeight } = document.documentElement;
      return { scrollTop, beyond: scrollHeight - innerHeight };
    });
    expect(frame).toEqual({ scrollTop: 0, beyond: 0 });
    expect(session.complaints).toEqual([]);
  });
});
