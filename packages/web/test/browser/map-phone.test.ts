import { describe, expect, it } from "vitest";
import { begin, frontOf, onTheMap, standing } from "./on-the-map.ts";
import { phone, servedApp } from "./support.ts";

const app = servedApp();
const say = { battle: "First battle", ...onTheMap.en };

describe("a brigade's move on a phone", () => {
  it("what it comes to is seen, however far down its orders had been read", async () => {
    const session = await app.open({ device: phone, lang: "en" });
    const { page } = session;
    await begin(session, say);
    await session.press(say.setOut);
    await standing(session, 6);
    await session.press(say.setOut);
    await standing(session, 12);
    await session.onTo("Movement");
    await session.go("#/map/fr-1");
    await page.locator(".march").waitFor();
    const brigade = page.locator(".march label", { hasText: "The whole brigade" });
    await brigade.evaluate((one) => one.scrollIntoView({ block: "start" }));
    await brigade.tap();
    const front = await frontOf(session, "fr-1");
    await page.touchscreen.tap(front.x, front.y - 60);
    const first = page.locator(".march > :first-child");
    await first.and(page.locator(".refused")).waitFor();
    const seen = (): Promise<boolean> =>
      first.evaluate((one) => {
        const { left, top, bottom } = one.getBoundingClientRect();
        const hit = [top + 4, bottom - 4].map((y) => document.elementFromPoint(left + 4, y));
        return hit.every((other) => one.contains(other));
      });
    await expect.poll(seen).toBe(true);
    expect(session.complaints).toEqual([]);
  });
});

describe("the way on from a phone's map", () => {
  it("shows what is due, once; the next press goes on all the same", async () => {
    const session = await app.open({ device: phone, lang: "en" });
    const { page } = session;
    await begin(session, say);
    await page.locator(".map-foot .button").last().tap();
    const anyway = page.getByRole("button", { name: "Next all the same: Compulsory moves" });
    await page.locator('.work-pane[data-screen="#/due"]').and(page.locator(":visible")).waitFor();
    await anyway.and(page.locator(":visible")).waitFor();
    // Left, it is asked anew.
    await session.go("#/map");
    await page.locator(".map-foot").getByText("Next: Compulsory moves").waitFor();
    expect(session.complaints).toEqual([]);
  });
});
