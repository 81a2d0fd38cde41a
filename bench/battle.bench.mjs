import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import {
  decide,
  evolve,
  legal,
  parseBattle,
  parseCommand,
  readBattle,
  view,
  writeBattle,
} from "../packages/battle/dist/index.js";
import { battleOf } from "./battle-play.mjs";
import { boardgameRate } from "./rival.mjs";

export const name = "A battle of Auerstedt, 73 units, on one core";

const length = 5000;
const round = (figure) => Number(figure.toFixed(figure < 10 ? 2 : 0));
const thousands = (figure) => Math.round(figure).toLocaleString("en");

/** Runs before those that count: until then the compiler is still at work. */
const warmUp = 8;

/** Median and best milliseconds of several runs, once warm. */
function time(run, times = 9) {
  const figures = [];
  for (let i = -warmUp; i < times; i++) {
    const start = performance.now();
    run();
    if (i >= 0) figures.push(performance.now() - start);
  }
  figures.sort((a, b) => a - b);
  return { median: figures[Math.floor(figures.length / 2)], best: figures[0] };
}

/** A rate by the median of several runs, with the best of them told. */
function rate(what, { median, best }, target, note) {
  const bestRate = `best ${thousands((length / best) * 1000)}`;
  return {
    what,
    figure: Math.round((length / median) * 1000),
    unit: "/s",
    ...(target === null ? {} : { target: { atLeast: target } }),
    note: note === undefined ? bestRate : `${bestRate}; ${note}`,
  };
}

/** Milliseconds by the median of several runs, with the best of them told. */
function duration(what, { median, best }, target, note) {
  return {
    what,
    figure: round(median),
    unit: "ms",
    ...(target === null ? {} : { target: { atMost: target } }),
    note: note === undefined ? `best ${round(best)}` : `best ${round(best)}; ${note}`,
  };
}

/** Megabytes that a value keeps alive, once all that made it is swept away. */
function kept(make) {
  setFlagsFromString("--expose-gc");
  const gc = runInNewContext("gc");
  // What one sweep finds to be weakly held or finalised only the next one takes away.
  const sweep = () => {
    for (let i = 0; i < 3; i++) gc();
  };
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

/** The whole way of a command at a server: read, decided, folded, and shown to either side. */
function served(from, texts, roles) {
  let state = from;
  for (const text of texts) {
    const command = parseCommand(JSON.parse(text));
    if (!command.ok) throw new Error(`${text}: ${JSON.stringify(command.faults)}`);
    const decision = decide(state, command.value);
    if (!decision.ok) throw new Error(`${text}: ${JSON.stringify(decision)}`);
    for (const event of decision.events) state = evolve(state, event);
    for (const role of roles) view(state, role);
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

/** Moves of the other framework; it slows down as its log grows, so a long battle is not asked. */
const rivalMoves = 1000;

export async function run() {
  const { from, commands, state } = battleOf(length);
  const whole = time(() => played(from, commands));
  const texts = commands.map((command) => JSON.stringify(command));
  const roles = from.sides.map(({ id }) => ({ kind: "side", side: id }));
  const serving = time(() => served(from, texts, roles));
  const units = Object.keys(from.units).length;
  const rivals = [];
  for (let i = 0; i < 3; i++) rivals.push(await boardgameRate(units, rivalMoves));
  const rival = Math.max(...rivals);
  const events = state.log.map(({ event }) => event);
  const folding = time(() => events.slice(1).reduce(evolve, from));
  const text = JSON.stringify(writeBattle(state));
  const parsed = time(() => JSON.parse(text));
  // What is parsed here nobody else has: it is kept as it is, as of every file that is opened.
  const opening = time(() => {
    const opened = parseBattle(JSON.parse(text), undefined, "ours");
    if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  });
  const reading = time(() => {
    const read = readBattle(text);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
  });
  const memory = kept(() => parseBattle(JSON.parse(text), undefined, "ours"));
  const charges = commands.findIndex(({ procedure }) => procedure === "charge");
  const declaring = played(from, commands.slice(0, charges));
  const orders = time(() => legal(declaring, "french"), 31);
  const told = kinds(commands)
    .slice(0, 6)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(", ");
  const times = ((length / serving.best) * 1000) / rival;
  return [
    rate("commands decided and their events folded", whole, 40_000, told),
    rate(
      "commands given as JSON, checked, decided, folded, and shown to both sides",
      serving,
      10_000,
    ),
    {
      what: "the same against moves of boardgame.io, Local master and two clients",
      figure: round(times),
      unit: "times",
      target: { atLeast: 2 },
      note: `${thousands(rival)} moves/s there, best of three battles of ${thousands(rivalMoves)} volleys of ${units} units`,
    },
    rate("events folded", folding, null),
    duration(
      `opening the file of ${thousands(length)} events, every outcome worked out again`,
      opening,
      150,
      `${round(text.length / 1e6)} MB of JSON, of which reading the text alone takes ${round(parsed.median)} ms`,
    ),
    duration(
      "the same as people open it, its text looked through for keys named twice",
      reading,
      null,
    ),
    {
      what: "memory that it keeps",
      figure: round(memory),
      unit: "MB",
      target: { atMost: 50 },
    },
    duration("every legal order of a side, charges at each enemy among them", orders, null),
  ];
}
