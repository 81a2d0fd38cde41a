/** Battle files read: whole, up to an event, or up to the first event that does not hold. */
import { type Fault, formatOf, parseBattle, type ReadBattle, readJson } from "@adjutant/battle";
import { type Rulebook, rulebook } from "@adjutant/rules";
import type { Context, Read } from "../context.ts";
import { shortened } from "../dice.ts";
import { parseSource, readSource, type Source, sourceFaults } from "../input.ts";
import { isObject } from "../json.ts";
import { cutOff } from "./cut-off.ts";

/** The first event that a battle cannot be followed over. */
export interface BadEvent {
  /** From 0. */
  readonly index: number;
  /** Null where the file breaks off before it says. */
  readonly id: string | null;
  /** The event before it, up to which the battle holds; null where that is its start. */
  readonly before: string | null;
  readonly faults: readonly Fault[];
}

/** A battle as far as it holds. */
export interface Opened {
  readonly source: Source;
  readonly battle: ReadBattle;
  /** The events as the file has them, those after a bad one left out. */
  readonly events: readonly unknown[];
  readonly bad: BadEvent | null;
}

/** A file that is no battle has faults that no event of it has. */
export type Opening =
  | { readonly opened: Opened; readonly faults?: never }
  | { readonly faults: readonly string[]; readonly opened?: never };

const example = "adjutant battle replay battle.json";

/** Reads a battle file as far as it holds. */
export async function openBattle(
  file: string | undefined,
  context: Context,
  base: Rulebook = rulebook,
): Promise<Opening> {
  const { terminal, words } = context;
  const source = await readSource(file, example, terminal, words);
  if (source.faults) return source;
  const parsed = parseSource(source.value, words);
  if (!parsed.faults) return openedAsFar(source.value, parsed.value.json, null, context, base);
  const broken = brokenOff(source.value);
  if (broken === null) return parsed;
  const opening = openedAsFar(source.value, broken.json, broken.bad, context, base);
  // What is wrong with the head of a file that breaks off is not what is wrong with the file.
  return opening.faults ? parsed : opening;
}

/** A battle that is JSON only up to some event. */
function brokenOff(source: Source): { readonly json: unknown; readonly bad: BadEvent } | null {
  const read = readJson(source.text);
  const [flaw] = read.ok ? [] : read.faults;
  if (flaw?.code !== "notJson") return null;
  const cut = cutOff(source.text, flaw.params);
  const whole = cut === null ? null : readJson(cut);
  if (!whole?.ok || formatOf(whole.value)?.kind !== "battle") return null;
  const events = eventsIn(whole.value);
  const index = events.length;
  const before = idOf(events[index - 1]);
  return { json: whole.value, bad: { index, id: null, before, faults: [flaw] } };
}

function openedAsFar(
  source: Source,
  read: unknown,
  brokenOff: BadEvent | null,
  { words }: Context,
  base: Rulebook,
): Opening {
  let json = read;
  let bad = brokenOff;
  for (;;) {
    const parsed = parseBattle(json, base);
    const events = eventsIn(json);
    if (parsed.ok) return { opened: { source, battle: parsed.value, events, bad } };
    const index = firstEvent(parsed.faults);
    if (index === null || !isObject(json)) {
      return { faults: sourceFaults(source, parsed.faults, words) };
    }
    const faults = parsed.faults.filter(({ path }) => path[0] === "events" && path[1] === index);
    const before = index > 0 ? idOf(events[index - 1]) : null;
    bad = { index, id: idOf(events[index]), before, faults };
    json = { ...json, events: events.slice(0, index) };
  }
}

function eventsIn(json: unknown): readonly unknown[] {
  return isObject(json) && Array.isArray(json["events"]) ? json["events"] : [];
}

function idOf(event: unknown): string | null {
  return isObject(event) && typeof event["id"] === "string" ? event["id"] : null;
}

/** The first event that faults name; null where any of them is of the rest of the file. */
function firstEvent(faults: readonly Fault[]): number | null {
  const of = faults.flatMap(({ path: [key, index], code }) => {
    if (key === "events" && typeof index === "number") return [index];
    // That there are more faults is no fault of its own.
    return code === "andMore" ? [] : [-1];
  });
  const least = Math.min(...of);
  return of.length === 0 || least < 0 ? null : least;
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
