import { parseArgs } from "node:util";
import { ensureInstalled, requireNode } from "./setup.mjs";
import { main, Stop, say } from "./terminal.mjs";
import { root, sourceAliases } from "./workspaces.mjs";

const usage = `npm run fuzz [-- flags]   plays battles at random and looks whether the laws hold

  --minutes NUMBER    how long, default 1; it ends by itself
  --seed NUMBER       of the first battle, the next has the next one; default the clock's
  --commands NUMBER   in each battle, default 120
  --games NUMBER      how many battles at most
  --help              this text

Of each law that does not hold the shortest battle found is written to fuzz-crashes: a battle file that
opens, and a report with the steps. To play a battle again: --seed ITS-SEED --games 1.`;

await main(async () => {
  const { help, ...flags } = readFlags();
  if (help) return say(usage);
  requireNode();
  await ensureInstalled();
  const { runnerImport } = await import("vite");
  /** @type {{ module: { fuzz: (asked: object) => number } }} */
  const { module } = await runnerImport(`${root}test/fuzz/main.ts`, {
    root,
    configFile: false,
    resolve: { alias: sourceAliases() },
  });

  const terminal = process.stdout.isTTY;
  let told = 0;
  const broken = module.fuzz({
    minutes: number("minutes", flags.minutes, 1),
    seed: whole("seed", flags.seed, Date.now() % 1_000_000_000),
    commands: whole("commands", flags.commands, 120),
    games: whole("games", flags.games, Number.MAX_SAFE_INTEGER),
    folder: `${root}fuzz-crashes`,
    progress: (/** @type {string} */ line) => {
      if (terminal) return void process.stdout.write(`\r\u001b[K${line}`);
      // Where nothing can be written over, a line now and then.
      if (performance.now() - told < 15_000) return;
      told = performance.now();
      say(line);
    },
    failed: (/** @type {string} */ line) => say(`${terminal ? "\r\u001b[K" : ""}${line}`),
  });
  if (terminal) say("");
  if (broken > 0) throw new Stop(`${broken} ${broken === 1 ? "law does" : "laws do"} not hold.`);
  say("Every law held.");
});

function readFlags() {
  const text = /** @type {const} */ ({ type: "string" });
  try {
    return parseArgs({
      options: {
        minutes: text,
        seed: text,
        commands: text,
        games: text,
        help: { type: "boolean", short: "h" },
      },
    }).values;
  } catch (error) {
    const why = error instanceof Error ? error.message.split(".", 1)[0] : error;
    throw new Stop(`${why}.\n\n${usage}`);
  }
}

/**
 * @param {string} name
 * @param {string | undefined} text
 * @param {number} otherwise
 */
function number(name, text, otherwise) {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!(value > 0) || !Number.isFinite(value))
    throw new Stop(`--${name}: a number above 0, not ${text}.`);
  return value;
}

/**
 * @param {string} name
 * @param {string | undefined} text
 * @param {number} otherwise
 */
function whole(name, text, otherwise) {
  const value = number(name, text, otherwise);
  if (!Number.isSafeInteger(value)) throw new Stop(`--${name}: a whole number, not ${text}.`);
  return value;
}
