import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { decide, evolve, legal, parseBattle, writeBattle } from "../packages/battle/dist/index.js";
import { battleOf } from "./battle-play.mjs";

export const name = "A battle of Auerstedt, 73 units, on one core";

const length = 5000;
const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
const round = (figure) => Number(figure.toFixed(figure < 10 ? 2 : 0));

/** Median milliseconds of several runs, after two to warm up. */
function time(run, times = 7) {
  const figures = [];
  for (let i = -2; i < times; i++) {
    const start = performance.now();
    run();
    if (i >= 0) figures.push(performance.now() - start);
  }
  return median(figures);
}

/** Megabytes that a value keeps alive, once all that made it is swept away. */
function kept(make) {
  setFlagsFromString("--expose-gc");
  const sweep = runInNewContext("gc");
  sweep();
  const before = process.memoryUsage().heapUsed;
  const value = make();
  sweep();
  const after = process.memoryUsage().heapUsed;
  if (value === undefined) throw new Error("what is measured must live");
  return (after - before) / 2 ** 20;
}

function played(from, commands) {
  let state = from;
  for (const command of commands) {
    const decision = decide(state, command);
    if (!decision.ok) throw new Error(`${command.id}: ${JSON.stringify(decision)}`);
    for (const event of decision.events) state = evolve(state, event);
  }
  return state;
}

function kinds(commands) {
  const counts = new Map();
  for (const { type, procedure = type } of commands) {
    counts.set(procedure, (counts.get(procedure) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]);
}

export async function run() {
  const { from, commands, state } = battleOf(length);
  const whole = time(() => played(from, commands));
  const events = state.log.map(({ event }) => event);
  const folding = time(() => events.slice(1).reduce(evolve, from));
  const text = JSON.stringify(writeBattle(state));
  const parsed = time(() => JSON.parse(text));
  const opening = time(() => {
    const read = parseBattle(JSON.parse(text));
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
  });
  const memory = kept(() => parseBattle(JSON.parse(text)));
  const charges = commands.findIndex(({ procedure }) => procedure === "charge");
  const declaring = played(from, commands.slice(0, charges));
  const orders = time(() => legal(declaring, "french"), 31);
  const told = kinds(commands)
    .slice(0, 6)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(", ");
  return [
    {
      what: "commands decided and their events folded",
      figure: Math.round((length / whole) * 1000),
      unit: "/s",
      target: { atLeast: 40_000 },
      note: told,
    },
    {
      what: "events folded",
      figure: Math.round((length / folding) * 1000),
      unit: "/s",
    },
    {
      what: `opening the file of ${length.toLocaleString("en")} events, every outcome worked out again`,
      figure: round(opening),
      unit: "ms",
      target: { atMost: 150 },
      note: `${round(text.length / 1e6)} MB of JSON, of which reading the text alone takes ${round(parsed)} ms`,
    },
    {
      what: "memory that it keeps",
      figure: round(memory),
      unit: "MB",
      target: { atMost: 50 },
    },
    {
      what: "every legal order of a side, charges at each enemy among them",
      figure: round(orders),
      unit: "ms",
    },
  ];
}
