/** The map of a battle as a browser prints it. */
import { expect, it } from "vitest";
import { begin, onTheMap } from "./on-the-map.ts";
import { desktop, phone, servedApp } from "./support.ts";

const app = servedApp();
const say = onTheMap.en;

it("a printed map says what battle and moment it is, in the colours of day", async () => {
  const session = await app.open({ device: desktop, lang: "en", scheme: "dark" });
  const { page } = session;
  await begin(session, say);
  const heading = page.locator(".map-on-paper");
  await heading.waitFor({ state: "attached" });
  expect(await heading.isVisible()).toBe(false);
  const theme = (): Promise<string | null> => page.locator("html").getAttribute("data-theme");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await heading.waitFor();
  expect(await heading.textContent()).toBe(
    "First battle: the mill at San Rocco Turn 1 · Setting out",
  );
  expect(await theme()).toBeNull();
  expect(await page.locator(".map-foot").isVisible()).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect(await theme()).toBe("lamp");
  expect(session.complaints).toEqual([]);
});

it("a map printed from a phone is drawn as one printed from a desk", async () => {
  const session = await app.open({ device: phone, lang: "en" });
  const { page } = session;
  await session.go("#/new");
  await page.locator(".order-card", { hasText: "Elchingen" }).click();
  await session.press("The field: a map", "link");
  await page.locator(".map-name").first().waitFor();
  const drawn = () =>
    page.evaluate(() => ({
      parts: [...document.querySelectorAll(".map-names > g, .ground-layer svg > g[transform]")].map(
        (part) => part.getAttribute("transform"),
      ),
      names: [...document.querySelectorAll(".map-name")].length,
    }));
  const before = await drawn();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const printed = await drawn();
  // A thousand pixels across, of a table of 300 cm.
  expect(new Set(printed.parts)).toEqual(new Set(["scale(3)"]));
  expect(printed.names).toBeGreaterThanOrEqual(before.names);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  // And afterwards for the phone again.
  const { parts } = await drawn();
  expect(new Set(parts).size).toBe(1);
  expect(parts[0]).not.toBe("scale(3)");
  // As broad as the page, not as the pane was.
  await page.emulateMedia({ media: "print" });
  const lacks = () =>
    page.evaluate(() => {
      const wide = (of: string) => document.querySelector(of)?.getBoundingClientRect().width ?? 0;
      return wide(".board-pane") - wide(".troops-layer .sheet-svg");
    });
  await expect.poll(lacks).toBe(0);
  expect(session.complaints).toEqual([]);
});
