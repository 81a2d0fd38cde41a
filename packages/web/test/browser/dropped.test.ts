import { describe, expect, it } from "vitest";
import { phone, servedApp } from "./support.ts";

const app = servedApp();

describe("dice that a side throws behind the curtain", () => {
  it("lie once they have called for more, and the log tells of those that come to nothing", async () => {
    const session = await app.open({ device: phone, lang: "en" });
    const { page } = session;
    await session.onTo("Fire");
    await session.go("#/settings");
    await session.press("curtain between sides", "radio");
    await session.press("British: show my rosters");
    await page.locator(".unit-row a").first().waitFor();
    await session.go("#/volley/78th/42nd-line-1");
    // A die of the first roll is still in the hand.
    await session.dice(6);
    await page.locator(".take-back").waitFor();
    // Both have fallen: what follows hangs on the enemy's roster.
    await session.dice(6);
    await page.locator(".take-back").waitFor({ state: "detached" });
    await session.go("#/");
    await page.locator(".unit-row a").first().waitFor();
    await session.go("#/log");
    await page
      .locator(".log-row", { hasText: "Dice thrown and nothing made of them: volley, 6 6" })
      .waitFor();
    expect(session.complaints).toEqual([]);
  });

  it("are not told of twice where they come to something", async () => {
    const session = await app.open({ device: phone, lang: "en" });
    const { page } = session;
    await session.onTo("Fire");
    await session.go("#/settings");
    await session.press("curtain between sides", "radio");
    await session.press("British: show my rosters");
    await session.go("#/volley/78th/42nd-line-1");
    await session.dice(6, 6);
    await session.press("Roll");
    await page.locator(".result-line").waitFor();
    await session.go("#/log");
    await page.locator(".log-row").first().waitFor();
    expect(await page.locator(".log-pane").textContent()).not.toContain("nothing made of them");
    expect(session.complaints).toEqual([]);
  });
});
