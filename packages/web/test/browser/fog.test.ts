import { describe, expect, it } from "vitest";
import { type Device, desktop, phone, type Session, servedApp } from "./support.ts";

const app = servedApp();

/** Maida as it begins, with a curtain between the sides, the British looking. */
async function curtained(device: Device, lang: "en" | "ru"): Promise<Session> {
  const session = await app.open({ device, lang });
  await session.go("#/settings");
  await session.press(lang === "en" ? "curtain between sides" : "занавес между сторонами", "radio");
  await session.page.locator(".curtain").waitFor();
  return session;
}

/** All that stands on the page, seen or not. */
function page({ page }: Session): Promise<string> {
  return page.evaluate(() => document.documentElement.outerHTML);
}

describe.each([
  [phone, "ru"],
  [desktop, "en"],
] as const)("a curtain on a $name", (device, lang) => {
  it("hides the battle whole", async () => {
    const session = await curtained(device, lang);
    const html = await page(session);
    for (const hidden of ["78th", "42e", "Acland", "42nd-line"]) expect(html).not.toContain(hidden);
    expect(new URL(session.page.url()).hash).toBe("#/");
    expect(session.complaints).toEqual([]);
    await session.page.locator(".curtain-side").first().click();
    await session.page.locator(".unit-row").first().waitFor();
    await session.go("#/volley/78th/42nd-line-1");
  });
});
