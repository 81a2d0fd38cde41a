import { appendFile, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { phone, type Session, servedApp } from "./support.ts";

/** A copy of the built app, so that a newer one can be put in its place. */
let folder = "";
const app = servedApp(async (built) => {
  folder = await mkdtemp(join(tmpdir(), "adjutant-web-"));
  await cp(built, folder, { recursive: true });
  for (const twin of ["sw.js.br", "sw.js.gz"]) await rm(join(folder, twin), { force: true });
  return folder;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Waits until the service worker has the whole app. */
async function onDevice({ page }: Session): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

describe("without a network", () => {
  it("the app is loaded again and a volley is fought", async () => {
    const session = await app.open({ device: phone, lang: "en" });
    const { page, context } = session;
    await onDevice(session);
    await context.setOffline(true);
    await page.reload();
    await page.locator(".unit-row a").first().waitFor();
    await session.onTo("Fire");
    await session.go("#/volley/78th/42nd-line-1");
    await session.dice(3, 3);
    expect(await session.result()).toBe("2 casualties.");
    await context.setOffline(false);
    expect(session.complaints).toEqual([]);
  });

  it("the other language, the rulebook, fonts and every order of battle are there", async () => {
    const session = await app.open({ device: phone, lang: "en" });
    const { page, context } = session;
    await onDevice(session);
    await context.setOffline(true);
    await session.go("#/settings");
    await page.getByText("it plays without a network").waitFor();
    await session.press("Русский", "radio");
    await page.getByRole("heading", { name: "Настройки" }).waitFor();
    await session.go("#/rules/volley.table");
    await page.locator(".fire-table").waitFor();
    await session.go("#/new");
    await session.press(/^Ауэрштедт/, "radio");
    await session.press(/^Начать/);
    await expect.poll(() => page.locator(".cartouche").textContent()).toBe("Ауэрштедт");
    expect(
      await page.evaluate(
        async () => (await document.fonts.load("700 20px 'Old Standard TT'", "Я")).length,
      ),
    ).toBe(1);
    await context.setOffline(false);
    expect(session.complaints).toEqual([]);
  });

  it("the app says in both languages what it is to the home screen", async () => {
    for (const [lang, name] of [
      ["en", "Adjutant"],
      ["ru", "Адъютант"],
    ] as const) {
      const { page } = await app.open({ device: phone, lang });
      const manifest = await page.evaluate(async () => {
        const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
        const response = await fetch(link?.href ?? "");
        return response.json();
      });
      expect(manifest.name).toBe(name);
      for (const { src, sizes } of manifest.icons) {
        const side = await page.evaluate(async (path: string) => {
          const picture = await createImageBitmap(await (await fetch(path)).blob());
          return `${picture.width}x${picture.height}`;
        }, src);
        expect(side).toBe(sizes);
      }
    }
  });
});

describe("a newer version", () => {
  it("is told of, and started by nobody but the reader", async () => {
    const session = await app.open({ device: phone, lang: "en" });
    const { page } = session;
    await onDevice(session);
    await session.onTo("Fire");
    await session.go("#/volley/78th/42nd-line-1");
    await session.dice(3);
    await appendFile(join(folder, "sw.js"), "// newer\n");
    await page.evaluate(async () => {
      Object.assign(globalThis, { older: true });
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await page.locator(".icon-link.news").waitFor();
    // The battle goes on under the old one.
    await session.dice(3);
    expect(await session.result()).toBe("2 casualties.");
    expect(await page.evaluate(() => Reflect.get(globalThis, "older"))).toBe(true);
    await session.go("#/settings");
    await session.press("Start the newer one");
    await page.waitForFunction(() => !("older" in globalThis));
    await page.locator(".icon-link").waitFor();
    expect(await page.locator(".icon-link.news").count()).toBe(0);
    await session.go("#/log");
    await expect.poll(() => page.locator(".log-row").count()).toBe(1);
    expect(session.complaints).toEqual([]);
  });
});
