/** What the map of a battle has on a phone alone. */
import { describe, expect, it } from "vitest";
import { begin, frontOf, onTheMap, setOutBoth } from "./on-the-map.ts";
import { expectThumbSized, phone, servedApp } from "./support.ts";

const app = servedApp();
const say = onTheMap.en;

describe("a brigade's move on a phone", () => {
  it("what it comes to is seen, however far down its orders had been read", async () => {
    const session = await app.open({ device: phone, lang: "en" });
    const { page } = session;
    await begin(session, say);
    await setOutBoth(session, say);
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

describe.each([
  ["en", "Compulsory moves"],
  ["ru", "Вынужденные движения"],
] as const)("the foot of a phone's map, %s", (lang, next) => {
  it("says what comes in two lines, beside what takes back and brings back", async () => {
    const session = await app.open({ device: phone, lang });
    const { page } = session;
    await begin(session, onTheMap[lang]);
    await setOutBoth(session, onTheMap[lang]);
    const foot = page.locator(".map-foot .button");
    await foot.first().press("Enter");
    await page.locator(".map-foot .redo-button").waitFor();
    expect(await foot.count()).toBe(4);
    expect(await foot.last().textContent()).toContain(next);
    const lines = await foot.last().evaluate((one) => {
      const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(one);
      const [above, below, line] = [paddingTop, paddingBottom, lineHeight].map(Number.parseFloat);
      return Math.round((one.clientHeight - (above ?? 0) - (below ?? 0)) / (line ?? 1));
    });
    expect(lines).toBe(2);
    // All of the phase is to be read.
    const whole = await foot
      .last()
      .locator(".word")
      .evaluate((word) => {
        const inner = word.getBoundingClientRect();
        const outer = (word.parentElement ?? word).getBoundingClientRect();
        return inner.top > outer.top - 1 && inner.bottom < outer.bottom + 1;
      });
    expect(whole).toBe(true);
    await expectThumbSized(page, "the foot of the map");
    expect(session.complaints).toEqual([]);
  });
});
