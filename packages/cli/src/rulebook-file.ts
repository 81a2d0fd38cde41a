import { loadRulebook } from "@adjutant/battle";
import type { Rulebook } from "@adjutant/rules";
import type { Context, Read } from "./context.ts";
import { readJsonSource, sourceFaults } from "./input.ts";

/** Reads a rulebook file. */
export async function readRulebook(
  file: string,
  { terminal, words }: Context,
): Promise<Read<Rulebook>> {
  const source = await readJsonSource(file, "adjutant rules --rulebook FILE", terminal, words);
  if (source.faults) return source;
  const read = loadRulebook(source.value.json);
  return read.ok
    ? { value: read.value }
    : { faults: sourceFaults(source.value, read.faults, words) };
}
