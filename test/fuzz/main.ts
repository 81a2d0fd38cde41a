/** `npm run fuzz`: games from one seed after another until the time is up. */
import { mkdirSync, writeFileSync } from "node:fs";
import { crashOf } from "./crash.ts";
import { type Counts, type Game, played } from "./play.ts";
import { shrunk } from "./shrink.ts";

export interface Asked {
  /** How long to play; it ends with the game that is on. */
  readonly minutes: number;
  /** Of the first game; each further one has the next. */
  readonly seed: number;
  /** How many commands a game has. */
  readonly commands: number;
  /** How many games at most. */
  readonly games: number;
  /** Where crashes are written. */
  readonly folder: string;
  /** Told of the progress, and of each failure. */
  readonly progress: (line: string) => void;
  readonly failed: (line: string) => void;
}

const grouped = new Intl.NumberFormat("en");

/** Plays until the time is up; how many laws were broken. */
export function fuzz(asked: Asked): number {
  const { minutes, commands, folder, progress, failed } = asked;
  const begin = performance.now();
  const end = begin + minutes * 60_000;
  const counts: Counts = new Map();
  const broken = new Set<string>();
  let games = 0;
  while (performance.now() < end && games < asked.games) {
    const game = played(asked.seed + games, commands, counts);
    games++;
    if (game.failure && !broken.has(game.failure.law)) {
      broken.add(game.failure.law);
      failed(written(game, folder));
    }
    const given = [...counts.values()].reduce((a, b) => a + b, 0);
    const seconds = (performance.now() - begin) / 1000;
    progress(
      [
        `seed ${game.seed}`,
        `${grouped.format(games)} ${games === 1 ? "game" : "games"}`,
        `${grouped.format(given)} commands`,
        `${grouped.format(Math.round(given / seconds))}/s`,
        `${broken.size} laws broken`,
        `${Math.round(Math.max(0, end - performance.now()) / 1000)} s left`,
      ].join(" · "),
    );
  }
  return broken.size;
}

/** Shrinks a game that failed and writes its crash; what to say of it. */
function written(game: Game, folder: string): string {
  const least = shrunk(game);
  if (!least) throw new Error("only a game that failed has a crash");
  const { battle, report } = crashOf(game, least);
  mkdirSync(folder, { recursive: true });
  const path = `${folder}/${game.seed}`;
  writeFileSync(`${path}.battle.json`, `${JSON.stringify(battle, null, 2)}\n`);
  writeFileSync(`${path}.crash.json`, `${JSON.stringify(report, null, 2)}\n`);
  const last = JSON.stringify(least.steps.at(-1));
  return `${report.law}\n  ${report.detail}\n  ${least.steps.length} steps, the last ${last}\n  ${path}.battle.json`;
}
