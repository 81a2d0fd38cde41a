import { fileURLToPath } from "node:url";
import { buildApp } from "@adjutant/server";
import { chromium } from "playwright-core";
import { buildGallery } from "../packages/web/tools/gallery.mjs";

export const name = "The map in Chromium: Auerstedt with 120 units, processor slowed 4×";

const folder = fileURLToPath(
  new URL("../node_modules/.cache/adjutant/gallery-bench", import.meta.url),
);
const slowdown = 4;
const seconds = 4;
const pane = { width: 1280, height: 800 };
const target = { atMost: 33 };

const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** Frame times while a hand pans, zooms and drags a unit, from traces. */
export async function run() {
  const app = await buildApp({ webRoot: await buildGallery(folder) });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const browser = await chromium.launch({
    executablePath: process.env.ADJUTANT_CHROMIUM ?? "/usr/bin/chromium",
    args,
  });
  try {
    const rows = [];
    for (const { what, note, act, start } of acts) {
      const page = await browser.newPage({ viewport: pane });
      await page.goto(`${address}/#board/auerstedt?units=120`);
      await page.locator(".board-layer").waitFor();
      const units = await page.locator(".troops-layer [data-unit]").count();
      if (units < 120) throw new Error(`${units} units found room`);
      const devtools = await page.context().newCDPSession(page);
      await start?.(page);
      await page.waitForTimeout(600);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      const frames = await traced(browser, page, () => act(page));
      rows.push({
        what: `${what}, 95th percentile of frame times`,
        figure: round(percentile(frames, 0.95)),
        unit: "ms",
        target,
        note: `${frames.length} frames, median ${round(percentile(frames, 0.5))} ms, worst ${round(Math.max(...frames))} ms; ${note}`,
      });
      await page.close();
    }
    return rows;
  } finally {
    await browser.close();
    await app.close();
  }
}

const nearer = async (page) => {
  await page.mouse.move(640, 400);
  for (let turn = 0; turn < 3; turn++) await page.mouse.wheel(0, -120);
};

const acts = [
  {
    what: "panning",
    note: "nearer than the whole",
    start: nearer,
    act: (page) =>
      held(page, { x: 900, y: 150 }, (t) => ({
        x: 640 + 260 * Math.cos(t * 2.2),
        y: 300 + 130 * Math.sin(t * 3.1),
      })),
  },
  {
    what: "zooming by the wheel",
    note: "in and out again, drawn anew at rest",
    act: async (page) => {
      await page.mouse.move(640, 300);
      const end = performance.now() + seconds * 1000;
      for (let turn = 0; performance.now() < end; turn++) {
        await page.mouse.wheel(0, Math.floor(turn / 40) % 2 === 0 ? -30 : 30);
        await page.waitForTimeout(16);
      }
    },
  },
  {
    what: "dragging a unit",
    note: "its way and cost measured at every frame",
    start: nearer,
    act: async (page) => {
      const box = await page
        .locator('.troops-layer [data-unit="schm-1"] .front, .troops-layer .front')
        .nth(30)
        .boundingBox();
      if (box === null) throw new Error("there is no unit to be dragged");
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await held(page, from, (t) => ({
        x: from.x + 90 * Math.sin(t * 2.3),
        y: from.y + 70 * Math.sin(t * 3.4),
      }));
    },
  },
];

/** A hand that presses somewhere and moves on for some seconds. */
async function held(page, from, way) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const start = performance.now();
  for (let t = 0; t < seconds; t = (performance.now() - start) / 1000) {
    const { x, y } = way(t);
    await page.mouse.move(x, y);
    await page.waitForTimeout(8);
  }
  await page.mouse.up();
}

/** Milliseconds from one frame that was drawn to the next, as the trace has them. */
async function traced(browser, page, act) {
  await browser.startTracing(page, {
    categories: ["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"],
  });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const drawn = traceEvents
    .filter(({ name: event }) => event === "DrawFrame")
    .map(({ ts }) => ts / 1000)
    .sort((a, b) => a - b);
  return drawn.slice(1).map((at, index) => at - drawn[index]);
}

function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function round(value) {
  return Math.round(value * 10) / 10;
}
