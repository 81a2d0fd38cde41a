import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual, promisify } from "node:util";
import { buildApp } from "@adjutant/server";
import { AxeBuilder } from "@axe-core/playwright";
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Download,
  type Locator,
  type Page,
} from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { collected } from "../../../../test/archive/collected.ts";
import type { Written } from "../../../../test/archive/exercised.ts";
import { patience, slower } from "../../../../tools/slower.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const dist = `${root}dist`;

const args = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export interface Device {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

export const phone: Device = { name: "phone", width: 360, height: 740, touch: true };
export const tablet: Device = { name: "tablet", width: 820, height: 1180, touch: true };
export const desktop: Device = { name: "desktop", width: 1440, height: 900, touch: false };

/**
 * A browser and the built app behind the headers that the server gives it.
 *
 * @param folderOf the folder to serve, made of the built app's
 */
export function servedApp(folderOf = async (built: string): Promise<string> => built): {
  open: (how: Opening) => Promise<Session>;
} {
  let browser: Browser;
  let address = "";
  let stop: () => Promise<void> = async () => {};

  beforeAll(async () => {
    if (!existsSync(`${dist}/index.html`)) {
      const vite = fileURLToPath(
        new URL("../../../../node_modules/vite/bin/vite.js", import.meta.url),
      );
      await promisify(execFile)(process.execPath, [vite, "build", root], { cwd: root });
    }
    const app = await buildApp({ webRoot: await folderOf(dist) });
    address = await app.listen({ host: "127.0.0.1", port: 0 });
    browser = await chromium.launch({
      executablePath: process.env["ADJUTANT_CHROMIUM"] ?? "/usr/bin/chromium",
      args,
    });
    stop = async () => {
      await browser.close();
      await app.close();
    };
  }, patience(120_000));

  afterAll(() => stop());

  return {
    open: async (how) => {
      const context = await contextFor(browser, how);
      // A page that nobody looks at any more takes nothing from those of the next test.
      onTestFinished(() => context.close());
      return openSession(context, address, how);
    },
  };
}

export interface Opening {
  readonly device: Device;
  readonly lang: "en" | "ru";
  readonly scheme?: "light" | "dark";
  /** The page, default the app itself, and what shows that it stands. */
  readonly page?: { readonly path: string; readonly stands: string };
  /** What is done to the browser before the page is called. */
  readonly before?: (context: BrowserContext) => Promise<void>;
}

/** One person with one device, and what the browser complained of. */
export class Session {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly #touch: boolean;
  readonly complaints: string[] = [];

  constructor(context: BrowserContext, page: Page, touch: boolean) {
    this.context = context;
    this.page = page;
    this.#touch = touch;
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") {
        this.complaints.push(message.text());
      }
    });
    page.on("pageerror", (error) => this.complaints.push(error.message));
  }

  /** Presses what is called so: a link, a button or a chip. */
  async press(name: string | RegExp, role: "link" | "button" | "radio" = "button"): Promise<void> {
    const exact = typeof name === "string";
    const target = this.page.locator(":visible").and(this.page.getByRole(role, { name, exact }));
    const chip = role === "radio" ? target.locator("xpath=ancestor-or-self::label") : target;
    await rested(this.page);
    await (this.#touch ? chip.first().tap() : chip.first().click());
    await this.answered();
  }

  /** Types dice on the pad, one key for each. */
  async dice(...faces: readonly number[]): Promise<void> {
    for (const face of faces) {
      const key = this.page.locator(".dice-pad .key:not(.word)").nth(face - 1);
      await rested(this.page);
      await (this.#touch ? key.tap() : key.click());
      // Of a tap the browser makes a click of its own, after the finger is off.
      await this.answered();
    }
  }

  /** Presses keys of a keyboard, once there are dice to type. */
  async keys(...keys: readonly string[]): Promise<void> {
    await this.page.locator(".dice-pad").waitFor();
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Goes to an address of the app, until its page has heard of it; parts on demand come later. */
  async go(hash: string): Promise<void> {
    await this.page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await this.answered();
  }

  /**
   * A frame and a task later the page has heard what was done to it, a new address too. What it has
   * to fetch, to read or to reckon first is waited for by whoever looks at it.
   */
  async answered(): Promise<void> {
    await this.page
      .evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
      .catch((error: unknown) => {
        // It was another page that was loaded.
        if (!String(error).includes("context was destroyed")) throw error;
      });
  }

  /** On to the Charges phase of Maida, in which the French are the phasing side. */
  async onToCharges(): Promise<void> {
    const russian = (await this.page.evaluate(() => document.documentElement.lang)) === "ru";
    await this.onTo(russian ? "Инициатива" : "Initiative");
    await this.go("#/roll/initiative/");
    await this.page.locator(".dice-pad").waitFor();
    await this.dice(3, 4, 5, 4);
    const choice = this.page.locator(".follow-choice");
    const french = choice.getByRole("button", { name: russian ? "Французы" : "French" });
    await (this.#touch ? french.tap() : french.click());
    await this.onTo(russian ? "Атаки" : "Charges");
  }

  /** Declares the charge whose page lies open (`charge.declare`). */
  async declare(): Promise<void> {
    await this.press(/^(Declare the charge|Объявить атаку)$/);
    await this.page.locator(".work-pane .declared").waitFor();
  }

  /** On to the part of the phase in which charges are resolved, and to the page of one of them. */
  async onToResolve(charger: string, target: string): Promise<void> {
    const lang = await this.page.evaluate(() => document.documentElement.lang);
    await this.onTo(lang === "ru" ? "Атаки · розыгрыш" : "Charges · resolving");
    await this.go(`#/charge/${charger}/${target}`);
  }

  /**
   * On to a phase, or a part of one ("Charges · resolving"); what is due on the way is set aside, as
   * players may (`turn.sequence`).
   */
  async onTo(phase: string): Promise<void> {
    await this.go("#/due");
    const bar = this.page.locator(".bottom-bar:visible .button").last();
    const anyway = this.page.locator(".go-on:visible .button");
    // What is due comes with the screens of play, later than the bar.
    await this.page.locator('[data-screen="#/due"] .pane-body').first().waitFor();
    await bar.waitFor();
    // The phase, and whose part of it: a phase may have two.
    const clock = this.page.locator(".clock");
    for (let presses = 0; presses < 30; presses++) {
      // Phase and clock of one moment: between two looks the page may have gone on.
      const [now, ...at] = await clock.evaluate((one) => [
        one.textContent ?? "",
        one.querySelector(".clock-phase")?.textContent,
        one.querySelector(".clock-now")?.textContent,
      ]);
      if (at.includes(phase)) return;
      const asked = (await anyway.count()) > 0;
      const target = asked ? anyway : bar;
      // By a key, which need not wait until what it does has been seen.
      await target.press("Enter");
      // Pressed again before the page has followed, it would go on past the phase that is wanted.
      const followed = [clock.filter({ hasNotText: now ?? "" }), ...(asked ? [] : [anyway])];
      await followed
        .reduce((one, other) => one.or(other))
        .first()
        .waitFor();
      await this.answered();
    }
    throw new Error(`${phase} never came`);
  }

  /** The large line of a result. */
  result(): Promise<string> {
    return this.page
      .locator(".result-line")
      .textContent()
      .then((line) => (line ?? "").replaceAll("\u2060", ""));
  }

  /** The working as it stands now, line by line, with its figures. */
  async working(): Promise<string[]> {
    const lines = await this.page.locator(".work-pane .working a").allTextContents();
    return lines.map((line) => line.replace(/\s+/g, " ").trim());
  }

  /** "3 of 12" as the roster shows it: so many boxes are lost. */
  async hasLost(unit: string, boxes: number): Promise<void> {
    const row = this.page.locator(`a[href="#/unit/${unit}"]`);
    await row.first().waitFor({ state: "attached" });
    await expect.poll(() => row.locator(".box.lost").count(), { message: unit }).toBe(boxes);
  }
}

async function contextFor(browser: Browser, how: Opening): Promise<BrowserContext> {
  const { device, lang, scheme = "light" } = how;
  const context = await browser.newContext({
    viewport: { width: device.width, height: device.height },
    hasTouch: device.touch,
    isMobile: device.touch,
    locale: lang === "ru" ? "ru-RU" : "en-GB",
    colorScheme: scheme,
    reducedMotion: "reduce",
  });
  if (slower > 1) slow(context);
  return context;
}

async function openSession(
  context: BrowserContext,
  address: string,
  how: Opening,
): Promise<Session> {
  const { path, stands } = how.page ?? { path: "", stands: ".unit-row a" };
  await how.before?.(context);
  const page = await context.newPage();
  const session = new Session(context, page, how.device.touch);
  await page.goto(`${address}/${path}`);
  await page.locator(stands).first().waitFor();
  return session;
}

/** The buttons at the foot of the page take a second tap. */
export async function rested(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.hasAttribute("data-rests"));
}

/** Every page of a browser has so much less of the processor as `ADJUTANT_SLOWER` says. */
function slow(context: BrowserContext): void {
  context.setDefaultTimeout(patience(30_000));
  context.on("page", async (page) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  });
}

/** The text of a battle file that the app saved; it goes by the archive as those of all tests do. */
export async function savedBattle(download: Download): Promise<string> {
  const text = await readFile(await download.path(), "utf8");
  // Nothing but battle files is saved so; what is none fails where it is read.
  collected(JSON.parse(text) as Written);
  return text;
}

/** Where something is once it has come to rest: the same from one frame to the next. */
export async function restingBox(
  found: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  let box = await found.boundingBox();
  await expect
    .poll(
      async () => {
        const before = box;
        box = await found.boundingBox();
        return box !== null && isDeepStrictEqual(box, before);
      },
      { interval: 20, message: `${found} never rests` },
    )
    .toBe(true);
  if (box === null) throw new Error(`${found} is not to be seen`);
  return box;
}

/** The middle of it. */
export async function middleOf(found: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await restingBox(found);
  return { x: x + width / 2, y: y + height / 2 };
}

/** No violation of what axe looks for by itself, or of the contrast of 7:1 that we ask of text. */
export async function expectAccessible(page: Page, where: string, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({
      rules: { "color-contrast-enhanced": { enabled: true } },
      resultTypes: ["violations"],
    })
    // The app has no frames, for which axe would open a page of its own each time.
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html)
        .slice(0, 3)
        .join(" ")}`,
  );
  expect(found, where).toEqual([]);
}

/** Whatever can be pressed is at least 48 px high and wide, and no text is under 16 px. */
export async function expectThumbSized(page: Page, where: string): Promise<void> {
  const small = await page.evaluate(() => {
    const faults: string[] = [];
    const shown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    for (const element of document.querySelectorAll("a, button, label:has(input), [role=button]")) {
      if (!shown(element) || element.closest(".unseen")) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width < 47.99 || height < 47.99) {
        faults.push(`${element.outerHTML.slice(0, 90)} ${Math.round(width)}×${Math.round(height)}`);
      }
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || node.textContent?.trim() === "" || !shown(parent)) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size < 16) faults.push(`${node.textContent} ${size}px`);
    }
    return faults;
  });
  expect(small, where).toEqual([]);
}
