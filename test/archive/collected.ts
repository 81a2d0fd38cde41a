/**
 * Battle files that tests write. What the archive's files do not exercise fails the tests that wrote
 * it, and leaves its file for `npm run archive`.
 */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { battleText, parseBattle } from "@adjutant/battle";
import { Exercised, type Written } from "./exercised.ts";
import { exercisedSaid, missing } from "./folder.ts";

const written = new Exercised();
const left: string[] = [];
let said: Set<string> | null = null;

/** Takes note of a battle file that a test wrote. */
export function collected(file: Written): void {
  said ??= exercisedSaid();
  const before = written.found.size;
  written.add(file);
  const fresh = [...written.found].slice(before).filter((one) => !said?.has(one));
  if (fresh.length === 0) return;
  const part = asFarAs(file, fresh);
  if (reads(part)) left.push(leave(part), ...fresh.slice(0, 3));
}

/** The battle as far as it exercises all this: it is a battle too, and shorter. */
function asFarAs(file: Written, fresh: readonly string[]): Written {
  const all = new Exercised();
  const has = () => fresh.every((one) => all.found.has(one));
  all.add({ ...file, events: [] });
  const length = has() ? 0 : file.events.findIndex((event) => all.addEvent(event) && has()) + 1;
  return { ...file, events: file.events.slice(0, length) };
}

/** A state made by hand is written as no file that reads: no battle ever was so. */
function reads(file: Written): boolean {
  const read = parseBattle(JSON.parse(JSON.stringify(file)));
  return read.ok && read.value.differences.length === 0;
}

function leave(file: Written): string {
  const text = battleText(file);
  const name = `${createHash("sha256").update(text).digest("hex").slice(0, 12)}.json`;
  mkdirSync(missing, { recursive: true });
  writeFileSync(`${missing}/${name}`, text);
  return name;
}

/** Fails if a file was left. */
export function expectArchived(): void {
  if (left.length === 0) return;
  const what = left.splice(0).join("\n  ");
  throw new Error(`Battle files that exercise what none in the archive does: run npm run archive.
  ${what}`);
}
