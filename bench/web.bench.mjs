import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { buildApp } from "@adjutant/server";
import { chromium } from "playwright-core";

export const name = "The app in Chromium on a phone profile";

const webRoot = fileURLToPath(new URL("../packages/web/dist/", import.meta.url));
const runs = 5;

/** A good 4G line, as Lighthouse's "slow 4G" without its worst: 1.6 Mbit/s down, 150 ms there and back. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;

const args = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** First route's JavaScript, first paint and the roster on the screen, from the built files. */
export async function run() {
  const app = await buildApp({ webRoot });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const browser = await chromium.launch({
    executablePath: process.env.ADJUTANT_CHROMIUM ?? "/usr/bin/chromium",
    args,
  });
  try {
    const loads = [];
    for (let i = 0; i < runs; i++) loads.push(await load(browser, address));
    const scripts = loads[0]?.scripts ?? [];
    const later = loads[0]?.later ?? [];
    return [
      {
        what: "JavaScript of the first route",
        figure: kilobytes(scripts),
        unit: "kB gzip",
        target: { atMost: 250 },
        note: `${scripts.length} files, English; all that came until the roster stood`,
      },
      {
        what: "JavaScript of the screens of play",
        figure: kilobytes(later),
        unit: "kB gzip",
        note: `${later.length} files that come by themselves once the roster stands`,
      },
      {
        what: "first contentful paint",
        figure: Math.round(median(loads.map(({ paint }) => paint))),
        unit: "ms",
        target: { atMost: 1500 },
        note: `median of ${runs}; processor slowed ${slowdown}×, 1.6 Mbit/s, 150 ms round trip, empty cache`,
      },
      {
        what: "roster ready to be tapped",
        figure: Math.round(median(loads.map(({ ready }) => ready))),
        unit: "ms",
        note: "same profile, from the click on the address",
      },
    ];
  } finally {
    await browser.close();
    await app.close();
  }
}

/** One visit with an empty cache. */
async function load(browser, address) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: "en-GB",
  });
  try {
    const page = await context.newPage();
    const scripts = new Set();
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js")) scripts.add(pathname);
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", network);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    // The page itself notes when its roster stands: seen from here it is later, and more has come.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector(".unit-row a") === null) return;
        observer.disconnect();
        performance.mark("roster");
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(address, { waitUntil: "commit" });
    await page.locator(".unit-row a").first().waitFor();
    const { ready, first } = await page.evaluate(() => {
      const stands = performance.getEntriesByName("roster")[0]?.startTime ?? Number.NaN;
      const come = performance
        .getEntriesByType("resource")
        .filter((one) => one.responseEnd <= stands);
      const paths = come.map((one) => new URL(one.name).pathname);
      return { ready: stands, first: [...new Set(paths)].filter((path) => path.endsWith(".js")) };
    });
    const paint = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    );
    await page.waitForLoadState("networkidle");
    const later = [...scripts].filter((path) => !first.includes(path));
    return { scripts: first, later, paint, ready };
  } finally {
    await context.close();
  }
}

function gzipped(path) {
  return gzipSync(readFileSync(webRoot + path.replace(/^\//, "")), { level: 9 }).length;
}

function kilobytes(paths) {
  return round(paths.reduce((sum, path) => sum + gzipped(path), 0) / 1024);
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function round(value) {
  return Math.round(value * 10) / 10;
}
