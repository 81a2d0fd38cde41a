/** The map of a battle as a browser prints it. */
import { expect, it } from "vitest";
import { onTheMap } from "./on-the-map.ts";
import { desktop, servedApp } from "./support.ts";

const app = servedApp();
const say = onTheMap.en;

it("a printed map says what battle and moment it is, in the colours of day", async () => {
  const session = await app.open({ device: desktop, lang: "en", scheme: "dark" });
  const { page } = session;
  await session.go("#/new");
  await page.locator(".order-card", { hasText: "First battle" }).click();
  await session.press(say.onMap, "radio");
  await session.press(say.begin);
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
