/** Battle files written: whole or not at all. */
import { randomUUID } from "node:crypto";
import { lstat, open, realpath, rename, rm } from "node:fs/promises";
import { type BattleFile, battleText, longestText, parseBattle } from "@adjutant/battle";
import type { Context, Read } from "../context.ts";
import { sourceFaults } from "../input.ts";

/**
 * The text of a battle that can be read again; nothing else is ever written.
 * @param name what the file is called in a fault
 */
export function writable(file: BattleFile, name: string, { words }: Context): Read<string> {
  const text = battleText(file);
  if (text.length > longestText) {
    const inMillions = (count: number) => Math.ceil(count / 100_000) / 10;
    const params = { size: inMillions(text.length), max: inMillions(longestText) };
    return { faults: [`${name}: ${words.fault({ path: [], code: "fileTooBig", params })}`] };
  }
  const json: unknown = JSON.parse(text);
  const read = parseBattle(json);
  return read.ok ? { value: text } : { faults: sourceFaults({ name, text }, read.faults, words) };
}

/** May a file that is there already be written over. */
export type Overwriting = "overwrite" | "never";

/** Writes a text beside the file and puts it in its place, so that a crash loses neither. */
export async function save(
  path: string,
  text: string,
  overwriting: Overwriting,
  { words }: Context,
): Promise<readonly string[]> {
  try {
    const there = await lstat(path).catch(() => null);
    if (there !== null && overwriting === "never") {
      return [`--out: ${words.say("cli.outExists", { file: path })}`];
    }
    const target = there?.isSymbolicLink() ? await realpath(path) : path;
    const special = there !== null && !there.isFile() && !there.isSymbolicLink();
    // A pipe or a device has no place to be put in.
    if (special) await written(target, text, "w");
    else await replaced(target, text);
    return [];
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "?";
    return [`--out: ${words.say("cli.outUnwritable", { file: path, reason: code })}`];
  }
}

async function replaced(target: string, text: string): Promise<void> {
  const beside = `${target}.${randomUUID()}.tmp`;
  try {
    await written(beside, text, "wx");
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

async function written(path: string, text: string, flags: "w" | "wx"): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.writeFile(text);
    if (flags === "wx") await file.sync();
  } finally {
    await file.close();
  }
}
