import { describe, expect, it } from "vitest";
import { phone, servedApp } from "./support.ts";

const app = servedApp();

describe("on a first visit over a slow line", () => {
  it("a command given before the rules have come is heard once they are here", async () => {
    let come = (): void => {};
    const line = new Promise<void>((free) => {
      come = free;
    });
    const session = await app.open({
      device: phone,
      lang: "en",
      before: async (context) => {
        await context.route(/\/decided-[\w-]+\.js$/, async (route) => {
          await line;
          await route.continue();
        });
      },
    });
    const { page } = session;
    // The roster stands without the rules, and so does the turn.
    await session.go("#/turn");
    await session.press("Command");
    expect(new URL(page.url()).hash).toBe("#/turn");
    come();
    // The initiative has not been rolled: what holds the phase is shown.
    await page.waitForURL(/#\/due$/);
    await page.locator(".follows").first().waitFor();
    expect(session.complaints).toEqual([]);
  });
});
