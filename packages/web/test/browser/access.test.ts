import { describe, it } from "vitest";
import {
  desktop,
  expectAccessible,
  expectThumbSized,
  phone,
  servedApp,
  tablet,
} from "./support.ts";

const app = servedApp();

const screens = [
  ["roster", "#/"],
  ["unit", "#/unit/78th"],
  ["target", "#/volley/78th"],
  ["volley", "#/volley/78th/42nd-line-1"],
  ["guns", "#/guns/french-horse-guns/27th"],
  ["charge", "#/charge/1st-light-1/81st"],
  ["melee", "#/melee/1st-light-1/81st"],
  ["discipline", "#/discipline/78th"],
  ["turn", "#/turn"],
  ["due", "#/due"],
  ["log", "#/log"],
  ["rules", "#/rules"],
  ["clause", "#/rules/volley.table"],
  ["settings", "#/settings"],
  ["battles", "#/battles"],
  ["about", "#/about"],
] as const;

for (const scheme of ["light", "dark"] as const) {
  describe(`${scheme === "light" ? "day" : "lamp"} theme`, () => {
    for (const device of [phone, tablet, desktop]) {
      it(`is accessible and thumb-sized on every screen of a ${device.name}`, async () => {
        const lang = device === tablet ? "ru" : "en";
        const session = await app.open({ device, lang, scheme });
        const { page } = session;
        for (const [name, hash] of screens) {
          await session.go(hash);
          await page.waitForFunction(() => !document.querySelector(".work-pane:empty"));
          await page.waitForTimeout(120);
          await expectThumbSized(page, name);
          await expectAccessible(page, name);
          for (const fold of await page.locator(".work-pane .more-title:visible").all()) {
            await fold.click();
          }
          await expectThumbSized(page, `${name}, folds open`);
          await expectAccessible(page, `${name}, folds open`);
        }
        await session.go("#/volley/78th/42nd-line-1");
        await session.dice(4, 4, 2, 2);
        await page.locator(".result-line").waitFor();
        await expectThumbSized(page, "result");
        await expectAccessible(page, "result");
      }, 240_000);
    }
  });
}
