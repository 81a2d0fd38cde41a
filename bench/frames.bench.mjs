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
      await page.waitForTimeout(1500);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      const { all, busy } = await traced(browser, page, () => act(page, devtools));
      const frames = all.map(({ time }) => time);
      const moving = all.filter(({ moved }) => moved).map(({ time }) => time);
      rows.push(
        {
          what: `${what}, 95th percentile of frame times`,
          figure: round(percentile(frames, 0.95)),
          unit: "ms",
          target,
          note: `${frames.length} frames, median ${round(percentile(frames, 0.5))} ms, worst ${round(Math.max(...frames))} ms; ${note}`,
        },
        {
          what: `${what}, the same of frames drawn while the hand moves`,
          figure: round(percentile(moving, 0.95)),
          unit: "ms",
          note: `${moving.length} frames`,
        },
        {
          what: `${what}, the page's own processor time for a frame`,
          figure: round(busy),
          unit: "ms",
          note: "mean, slowed down as it is; what others on the machine do does not count",
        },
      );
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
    act: (_page, devtools) =>
      held(devtools, { x: 900, y: 150 }, (t) => ({
        x: 640 + 260 * Math.cos(t * 2.2),
        y: 300 + 130 * Math.sin(t * 3.1),
      })),
  },
  {
    what: "zooming by the wheel",
    note: "in and out again, drawn anew at rest",
    act: (_page, devtools) =>
      paced((t) => {
        const deltaY = turned(t);
        return deltaY === 0 ? null : { type: "mouseWheel", x: 640, y: 300, deltaX: 0, deltaY };
      }, devtools),
  },
  {
    what: "dragging a unit",
    note: "its way and cost measured at every frame",
    start: nearer,
    act: async (page, devtools) => {
      const from = await inTheMiddle(page);
      return await held(devtools, from, (t) => ({
        x: from.x + 90 * Math.sin(t * 2.3),
        y: from.y + 70 * Math.sin(t * 3.4),
      }));
    },
  },
];

/**
 * How far the wheel turns: nearer, nearer still and out again, never as far as it goes, where nothing would
 * be drawn. It rests between, now until the map has been drawn anew, now until that has just begun.
 */
function turned(t) {
  const turns = [
    { until: 0.5, by: -16 },
    { until: 0.9, by: 0 },
    { until: 1.3, by: -16 },
    { until: 1.5, by: 0 },
    { until: 1.9, by: 16 },
    { until: 2.3, by: 0 },
    { until: 2.6, by: -16 },
    { until: 2.77, by: 0 },
    { until: 3.2, by: 16 },
    { until: 3.6, by: 0 },
    { until: seconds, by: -16 },
  ];
  return turns.find(({ until }) => t <= until)?.by ?? 0;
}

/** The front of the unit that stands nearest to the middle of the pane. */
async function inTheMiddle(page) {
  const fronts = await page.locator(".troops-layer .front").evaluateAll((all) =>
    all.map((front) => {
      const { x, y, width, height } = front.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  const away = ({ x, y }) => Math.hypot(x - 640, y - 380);
  return fronts.reduce((best, front) => (away(front) < away(best) ? front : best));
}

/**
 * Input sixty times a second, whether the page keeps up or not: a hand does not wait for it either.
 * @param {(t: number) => object | null} event at so many seconds; null while the hand rests
 * @returns {Promise<number[]>} when each was sent, by the clock of the trace
 */
async function paced(event, devtools) {
  const sent = [];
  const times = [];
  const start = performance.now();
  for (let n = 0; ; n++) {
    const t = n / 60;
    if (t > seconds) break;
    const wait = start + t * 1000 - performance.now();
    if (wait > 0) await new Promise((wake) => setTimeout(wake, wait));
    const now = event(t);
    if (now === null) continue;
    times.push(clock());
    sent.push(devtools.send("Input.dispatchMouseEvent", now));
  }
  await Promise.all(sent);
  return times;
}

/** Milliseconds of the clock that Chromium's traces have on Linux. */
function clock() {
  return Number(process.hrtime.bigint()) / 1e6;
}

/** A hand that presses somewhere and moves on for some seconds. */
async function held(devtools, from, way) {
  const button = { button: "left", buttons: 1 };
  await devtools.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...from });
  await devtools.send("Input.dispatchMouseEvent", {
    type: "mousePressed",
    clickCount: 1,
    ...button,
    ...from,
  });
  const times = await paced((t) => ({ type: "mouseMoved", ...button, ...way(t) }), devtools);
  await devtools.send("Input.dispatchMouseEvent", {
    type: "mouseReleased",
    clickCount: 1,
    ...button,
    ...way(seconds),
  });
  return times;
}

/**
 * Milliseconds that the frames took, as the trace has them; and what the page's thread worked for each,
 * slowed down as it is: on a busy machine that alone says much.
 */
async function traced(browser, page, act) {
  await browser.startTracing(page, {
    categories: [
      "devtools.timeline",
      "disabled-by-default-devtools.timeline",
      "disabled-by-default-devtools.timeline.frame",
    ],
  });
  const inputs = await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const named = (wanted) => traceEvents.filter(({ name: event }) => event === wanted);
  const times = (event) =>
    named(event)
      .map(({ ts }) => ts / 1000)
      .sort((a, b) => a - b);
  const all = frameTimes(times("DrawFrame"), times("BeginFrame"), inputs);
  const mains = new Set(
    named("thread_name")
      .filter(({ args: { name: thread } }) => thread === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const work = named("RunTask")
    .filter(({ pid, tid, tdur }) => tdur !== undefined && mains.has(`${pid} ${tid}`))
    .reduce((sum, { tdur }) => sum + tdur / 1000, 0);
  return { all, busy: work / all.length };
}

/**
 * From one frame that was drawn to the next; where the picture stood still between them, from when the
 * hand moved again, or from when the next was asked for while the hand rested.
 */
function frameTimes(drawn, begun, inputs) {
  const still = 40;
  const afterStill = (all) => all.filter((at, index) => !(at - all[index - 1] <= still));
  const moves = (time) => inputs.some((at) => at <= time && time - at <= still);
  const starts = [...afterStill(inputs), ...afterStill(begun).filter((at) => !moves(at))].sort(
    (a, b) => a - b,
  );
  return drawn.slice(1).map((at, index) => {
    const before = drawn[index];
    const start = starts.find((one) => one > before && one < at) ?? before;
    return { time: at - start, moved: moves(at) };
  });
}

function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function round(value) {
  return Math.round(value * 10) / 10;
}
