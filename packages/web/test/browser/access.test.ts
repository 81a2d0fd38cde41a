import type { Page } from "playwright-core";
import { describe, it } from "vitest";
import { patience } from "../../../../tools/slower.mjs";
import {
  desktop,
  expectAccessible,
  expectThumbSized,
  phone,
  servedApp,
  tablet,
} from "./support.ts";

const app = servedApp();

/** For all screens of one device. */
const long = { timeout: patience(480_000) };

const screens = [
  ["unit", "#/unit/78th"],
  ["target", "#/volley/78th"],
  ["volley", "#/volley/78th/42nd-line-1"],
  ["guns", "#/guns/french-horse-guns/27th"],
  ["charge", "#/charge/1st-light-1/81st"],
  ["melee", "#/melee/1st-light-1/81st"],
  ["discipline", "#/discipline/78th"],
  ["turn", "#/turn"],
  ["due", "#/due"],
  ["keys", "#/keys"],
  ["tasks", "#/tasks/british"],
  ["new battle", "#/new"],
  ["field", "#/newField"],
  ["log", "#/log"],
  ["rules", "#/rules"],
  ["clause", "#/rules/volley.table"],
  ["settings", "#/settings"],
  ["battles", "#/battles"],
  ["about", "#/about"],
] as const;

/** Waits until the screen of an address stands there with its title, parts on demand included. */
async function arrived(page: Page, hash: string): Promise<void> {
  const pane = hash === "#/log" ? ".log-pane" : ".work-pane";
  await page.locator(`${pane}[data-screen="${hash}"] h1`).waitFor();
}

/** A phone in English and a desktop in Russian, each by day and by lamp. */
const openings = [
  { device: phone, lang: "en", scheme: "light" },
  { device: phone, lang: "en", scheme: "dark" },
  { device: desktop, lang: "ru", scheme: "light" },
  { device: desktop, lang: "ru", scheme: "dark" },
] as const;

describe("accessible and thumb-sized", () => {
  for (const { device, lang, scheme } of openings) {
    it(`on every screen of a ${device.name}, ${scheme}, ${lang}`, long, async () => {
      const session = await app.open({ device, lang, scheme });
      const { page } = session;
      await expectAccessible(page, "roster", ".app");
      for (const [name, hash] of screens) {
        await session.go(hash);
        await arrived(page, hash);
        for (const fold of await page.locator(".work-pane .more-title:visible").all()) {
          await fold.click();
        }
        await expectThumbSized(page, name);
        await expectAccessible(page, name, name === "log" ? ".log-pane" : ".work-pane");
      }
      await session.onTo(lang === "en" ? "Fire" : "Стрельба");
      await session.go("#/volley/78th/42nd-line-1");
      await session.dice(4, 4, 2, 2);
      await page.locator(".result-line").waitFor();
      await expectThumbSized(page, "result");
      await expectAccessible(page, "result", ".app");
    });
  }

  it("on every screen of a tablet, to the thumb", async () => {
    const session = await app.open({ device: tablet, lang: "ru" });
    for (const [name, hash] of screens) {
      await session.go(hash);
      await arrived(session.page, hash);
      await expectThumbSized(session.page, name);
    }
  });
});
