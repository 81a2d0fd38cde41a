/** Where the archive lies, and what its files exercise. */
import { readdirSync, readFileSync } from "node:fs";
import { root } from "../../tools/workspaces.mjs";
import { Exercised, type Written } from "./exercised.ts";

export const folder = `${root}archive`;
/** Files that tests wrote and that exercise what no archived one does: for `npm run archive`. */
export const missing = `${root}archive-missing`;
/** What the archived files exercise, a line each, in order. */
export const exercisedPath = `${folder}/exercised.txt`;

/** The archived files, by their paths from the archive's folder: `battle@1/training.json`. */
export function archived(): string[] {
  return jsonIn(folder);
}

export function jsonIn(path: string): string[] {
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".json"))
    .sort();
}

export const textOf = (path: string): string => readFileSync(`${folder}/${path}`, "utf8");

/** What is written down that the archived files exercise. */
export function exercisedSaid(): Set<string> {
  return new Set(readFileSync(exercisedPath, "utf8").trimEnd().split("\n"));
}

/** What they do exercise, as it is to be written down. */
export function exercisedText(): string {
  const all = new Exercised();
  // Every archived file reads, as the archive's own test sees to.
  for (const path of archived()) all.add(JSON.parse(textOf(path)) as Written);
  return `${[...all.found].sort().join("\n")}\n`;
}
