import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { buildGallery } from "../../tools/gallery.mjs";
import {
  desktop,
  expectAccessible,
  expectThumbSized,
  middleOf,
  type Opening,
  phone,
  type Session,
  servedApp,
} from "./support.ts";

const cache = new URL("../../../../node_modules/.cache/adjutant/gallery", import.meta.url);
const app = servedApp(() => buildGallery(fileURLToPath(cache)));

/** The map of a shipped battle with its troops set out, and no battle behind it. */
function mapOf(battle: string, how: Omit<Opening, "page">): Promise<Session> {
  const theme = how.scheme === "dark" ? "lamp" : "day";
  const path = `#board/${battle}?lang=${how.lang}&theme=${theme}`;
  return app.open({ ...how, page: { path, stands: ".board-layer" } });
}

/** Where a unit's front stands on the screen. */
function placeOf({ page }: Session, unit: string): Promise<{ x: number; y: number }> {
  return middleOf(page.locator(`[data-unit="${unit}"] .front`));
}

/** The ghost's figures: what the way takes of the move. */
async function spent({ page }: Session): Promise<number> {
  const words = await page.locator(".board-tags text").first().textContent();
  return Number.parseFloat((words ?? "").replace(",", "."));
}

describe("troops on the map", () => {
  it("are all in the list with names and states, and the one shows the other", async () => {
    const session = await mapOf("training", { device: phone, lang: "ru" });
    const { page } = session;
    await expect.poll(() => page.locator(".troops-layer [data-unit]").count()).toBe(12);
    const listed = page.locator(".unit-list button");
    await expect.poll(() => listed.count()).toBe(12);
    for (const name of await listed.allTextContents()) expect(name).toMatch(/\p{L}{3}/u);
    await expectThumbSized(page, "map with troops");
    await expectAccessible(page, "map with troops", "main");
    // By keyboard alone: the list is reached, a unit is chosen, the map shows it.
    await listed.nth(3).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => listed.nth(3).getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => page.locator(".pointed.unit.chosen").count()).toBe(1);
    expect(session.complaints).toEqual([]);
  });

  it("are dragged, and turned by the handle", async () => {
    const session = await mapOf("training", { device: desktop, lang: "en" });
    const { page } = session;
    const from = await placeOf(session, "fr-2");
    await page.mouse.move(from.x, from.y + 4);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 20, { steps: 4 });
    await page.mouse.move(from.x, from.y - 40, { steps: 4 });
    await page.mouse.up();
    const ghost = page.locator(".ghost");
    await expect.poll(() => ghost.count()).toBe(1);
    const ghostFront = page.locator(".ghost-block .front");
    const asideBy = async (): Promise<number> => (await middleOf(ghostFront)).y - (from.y - 44);
    await expect.poll(async () => Math.abs(await asideBy())).toBeLessThan(3);
    const straight = await spent(session);
    expect(straight).toBeGreaterThan(0);
    // The ring before its front turns it: the wheel takes more of the move.
    const { x, y } = await middleOf(ghost.locator(".handle circle"));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y + 4, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => spent(session)).toBeGreaterThan(straight);
    await page.locator(".board-pane").press("Escape");
    await ghost.waitFor({ state: "detached" });
    expect(session.complaints).toEqual([]);
  });

  it("are moved and turned by keys", async () => {
    const session = await mapOf("maida", { device: desktop, lang: "ru", scheme: "dark" });
    const { page } = session;
    await session.press(/9-й конно-егерский/);
    await page.getByRole("button", { name: "Lift" }).click();
    const pane = page.locator(".board-pane");
    await pane.focus();
    const layer = (): Promise<string> =>
      page.locator(".board-layer").evaluate((element) => getComputedStyle(element).transform);
    const still = await layer();
    for (let press = 0; press < 6; press++) await page.keyboard.press("ArrowDown");
    // Six centimetres, straight on: facing the reader, it has moved down the sheet, and the map has not.
    await expect.poll(() => spent(session)).toBe(6);
    expect(await layer()).toBe(still);
    await page.keyboard.press("BracketRight");
    await expect.poll(() => spent(session)).toBeGreaterThan(6);
    await page.keyboard.press("Escape");
    await page.locator(".ghost").waitFor({ state: "detached" });
    await page.keyboard.press("+");
    await page.keyboard.press("ArrowDown");
    await expect.poll(layer).not.toBe(still);
    await expectAccessible(page, "map by lamplight", "main");
    expect(session.complaints).toEqual([]);
  });

  it("are drawn anew at rest, every part at the scale that is looked at, on whole pixels, sharp", async () => {
    const session = await mapOf("training", { device: desktop, lang: "en" });
    const { page } = session;
    const sheets = () =>
      page.evaluate(() => {
        const of = (selector: string) => [...document.querySelectorAll(selector)];
        const layer = of(".board-layer")[0] as HTMLElement;
        const { a: scale, e: left, f: top } = new DOMMatrix(getComputedStyle(layer).transform);
        const margin = scale * Number.parseFloat(layer.style.getPropertyValue("--sheet-margin"));
        const leaf = of(".board-leaf")[0] as Element;
        const drawnIn = (selector: string) =>
          of(selector).map(
            (part) => 1 / Number(part.getAttribute("transform")?.match(/scale\(([^)]*)/)?.[1]),
          );
        return {
          scale,
          corner: [left + margin, top + margin],
          held: layer.style.willChange,
          live: scale * new DOMMatrix(getComputedStyle(leaf).transform).a,
          parts: drawnIn(".ground-layer svg > g[transform], .map-names > g"),
          pens: drawnIn(".troops-layer [data-unit][data-detail]"),
        };
      });
    await expect.poll(async () => (await sheets()).live).toBeCloseTo(1, 4);
    const before = await sheets();
    expect(new Set(before.parts).size).toBe(1);
    await page.locator(".board-pane").hover();
    // Stretched at once: what is drawn anew comes once the hand rests. Looked at from frame to frame
    // in the page, for the rest may be over before anybody outside it has asked.
    const factor = 2 ** (333 / 400);
    const stretch = page.evaluate(
      (to) =>
        new Promise<string>((resolve) => {
          const look = () => {
            const layer = document.querySelector(".board-layer") as HTMLElement;
            const { a } = new DOMMatrix(getComputedStyle(layer).transform);
            if (Math.abs(a - to) < 0.005 * to) resolve(layer.style.willChange);
            else requestAnimationFrame(look);
          };
          look();
        }),
      before.scale * factor,
    );
    await page.mouse.wheel(0, -333);
    // As it is painted it is stretched, not painted anew at every turn of the wheel.
    expect(await stretch).toBe("transform");
    const k = (before.parts[0] ?? 0) * factor;
    // The parts follow one after the other, until all are drawn for this scale, the blocks with a finer pen.
    await expect
      .poll(async () => {
        const { parts, pens } = await sheets();
        return (
          parts.length === 4 &&
          parts.every((drawn) => Math.abs(drawn - k) < 1e-3) &&
          pens.length === 11 &&
          pens.every((pen) => pen !== before.pens[0] && pen === pens[0])
        );
      })
      .toBe(true);
    const { held, live, corner } = await sheets();
    expect(live).toBeCloseTo(1, 4);
    // Held as it is painted no longer, it is painted anew: sharp.
    expect(held).toBe("auto");
    for (const at of corner) expect(Math.abs(at - Math.round(at))).toBeLessThan(0.01);
    expect(session.complaints).toEqual([]);
  });
});
