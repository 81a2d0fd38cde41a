/** Battle files opened: whole, up to an event, or up to the first event that does not hold. */
import { type BattleSoFar, readBattle } from "@adjutant/battle";
import { type Rulebook, rulebook } from "@adjutant/rules";
import type { Context, Read } from "../context.ts";
import { shortened } from "../dice.ts";
import { parseSource, readSource, type Source, sourceFaults } from "../input.ts";

/** A battle as far as it holds, with the text that it was read from. */
export interface Opened extends BattleSoFar {
  readonly source: Source;
}

/** A file that is no battle has faults that no event of it has. */
export type Opening =
  | { readonly opened: Opened; readonly faults?: never }
  | { readonly faults: readonly string[]; readonly opened?: never };

const example = "adjutant battle replay battle.json";

/** Reads a battle file as far as it holds. */
export async function openBattle(
  file: string | undefined,
  { terminal, words }: Context,
  base: Rulebook = rulebook,
): Promise<Opening> {
  const source = await readSource(file, example, terminal, words);
  if (source.faults) return source;
  const read = readBattle(source.value.text, base);
  if (read.ok) return { opened: { ...read.value, source: source.value } };
  // A text that is no JSON is told as any other.
  const parsed = parseSource(source.value, words);
  return { faults: parsed.faults ?? sourceFaults(source.value, read.faults, words) };
}

/** Reads a battle that must hold to its end; if it does not, says up to where it does. */
export async function wholeBattle(
  file: string | undefined,
  context: Context,
): Promise<Read<Opened>> {
  const opening = await openBattle(file, context);
  if (opening.faults) return opening;
  const { opened } = opening;
  return opened.bad === null ? { value: opened } : { faults: badEventTold(opened, context) };
}

/** What is wrong with the first bad event, and how to see the battle up to there. */
export function badEventTold({ source, bad, battle }: Opened, { words }: Context): string[] {
  if (bad === null) return [];
  const { id, index, before, faults } = bad;
  const told = sourceFaults(source, faults, words);
  const command = `adjutant battle replay ${source.name} --to ${before ?? battle.state.id}`;
  const named = { known: id === null ? "no" : "yes", id: id === null ? "" : shortened(id) };
  return [...told, words.say("cli.battleSoundUpTo", { ...named, event: index + 1, command })];
}
