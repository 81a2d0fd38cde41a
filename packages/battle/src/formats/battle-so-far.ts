/** Battle files as far as they hold: whole, or up to the first event that does not follow. */
import { type Rulebook, rulebook } from "@adjutant/rules";
import type { Checked, Fault } from "../faults.ts";
import { readJson } from "../input/json.ts";
import type { Whose } from "../schemas/quick.ts";
import { parseBattle, type ReadBattle } from "./battle.ts";
import { cutOff } from "./cut-off.ts";
import { formatOf } from "./format.ts";

/** The first event that a battle cannot be followed over. */
export interface BadEvent {
  /** From 0. */
  readonly index: number;
  /** Null where the file breaks off before it says. */
  readonly id: string | null;
  /** The event before it, up to which the battle holds; null where that is its start. */
  readonly before: string | null;
  /** What is wrong with it. */
  readonly faults: readonly Fault[];
}

/** A battle as far as its file holds. */
export interface BattleSoFar {
  readonly battle: ReadBattle;
  /** The events as the file has them, those after a bad one left out. */
  readonly events: readonly unknown[];
  /** How many events the file has, as far as it can be read. */
  readonly count: number;
  readonly bad: BadEvent | null;
}

/**
 * Reads the text of a battle file as far as it holds. Faults only where nothing of it can be opened:
 * it is no battle, or it is wrong before its first event.
 */
export function readBattle(text: string, base: Rulebook = rulebook): Checked<BattleSoFar> {
  const json = readJson(text);
  if (json.ok) return battleSoFar(json.value, base, "ours");
  const broken = brokenOff(text, json.faults);
  if (broken === null) return json;
  const read = battleSoFar(broken.json, base, "ours");
  // What is wrong with the head of a file that breaks off is not what is wrong with the file.
  if (!read.ok) return json;
  const { value } = read;
  const count = broken.bad.index + 1;
  return { ok: true, value: { ...value, count, bad: value.bad ?? broken.bad } };
}

/**
 * Reads a battle file as far as its events follow.
 * @param whose as for `parseBattle`
 */
export function battleSoFar(
  json: unknown,
  base: Rulebook = rulebook,
  whose: Whose = "theirs",
): Checked<BattleSoFar> {
  const all = eventsIn(json);
  let events = all;
  let bad: BadEvent | null = null;
  for (;;) {
    const part = bad === null ? json : { ...Object(json), events };
    const read = parseBattle(part, base, whose);
    if (read.ok) {
      return { ok: true, value: { battle: read.value, events, count: all.length, bad } };
    }
    const index = firstEvent(read.faults);
    // Each reading ends before the first fault of the last, so this comes to an end.
    if (index === null || index >= events.length) return read;
    bad = {
      index,
      id: idOf(events[index]),
      before: idOf(events[index - 1]),
      faults: read.faults.filter(({ path }) => path[0] === "events" && path[1] === index),
    };
    events = events.slice(0, index);
  }
}

/** A battle that is JSON only up to some event. */
function brokenOff(
  text: string,
  [flaw]: readonly Fault[],
): { readonly json: unknown; readonly bad: BadEvent } | null {
  if (flaw?.code !== "notJson") return null;
  const cut = cutOff(text, flaw.params);
  const whole = cut === null ? null : readJson(cut);
  if (!whole?.ok || formatOf(whole.value)?.kind !== "battle") return null;
  const events = eventsIn(whole.value);
  const index = events.length;
  return {
    json: whole.value,
    bad: { index, id: null, before: idOf(events[index - 1]), faults: [flaw] },
  };
}

function eventsIn(json: unknown): readonly unknown[] {
  if (typeof json !== "object" || json === null || !("events" in json)) return [];
  return Array.isArray(json.events) ? json.events : [];
}

function idOf(event: unknown): string | null {
  if (typeof event !== "object" || event === null || !("id" in event)) return null;
  return typeof event.id === "string" ? event.id : null;
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
