import { type Companion, type Fault, parseBattle, readJson, writeBattle } from "@adjutant/battle";
import { cutOff } from "./cutOff.ts";

/** What a battle file holds that can be opened. */
export type Reading =
  | { readonly kind: "whole"; readonly companion: Companion }
  /** Good up to an event: `firstBad` is its number, counted from 1 among `count` events. */
  | {
      readonly kind: "part";
      readonly companion: Companion;
      readonly firstBad: number;
      readonly count: number;
      readonly faults: readonly Fault[];
    }
  | { readonly kind: "none"; readonly faults: readonly Fault[] };

/** Reads the text of a battle file; of a text that breaks off, what came before. */
export function readBattleText(text: string): Reading {
  const json = readJson(text);
  if (json.ok) return readBattleFile(json.value);
  const before = cutOff(text, "events");
  const rescued = before === null ? null : readJson(before);
  if (!rescued?.ok) return { kind: "none", faults: json.faults };
  const reading = readBattleFile(rescued.value);
  if (reading.kind !== "whole") return reading;
  // Whole as far as it goes: the first bad event is the one that the text breaks off in.
  const count = eventsIn(rescued.value).length + 1;
  return { ...reading, kind: "part", firstBad: count, count, faults: json.faults };
}

/** Reads a battle file, checked like any file from outside. */
export function readBattleFile(file: unknown): Reading {
  const read = parseBattle(file);
  if (read.ok) return { kind: "whole", companion: read.value.state };
  const { faults } = read;
  const events = eventsIn(file);
  let good = events.length;
  let left = faults;
  // Each turn ends before the first fault of the last one, so this comes to an end.
  for (;;) {
    const bad = firstBad(left);
    if (bad === null || bad >= good) return { kind: "none", faults };
    good = bad;
    const again = parseBattle({ ...Object(file), events: events.slice(0, good) });
    if (again.ok) {
      const { state } = again.value;
      return { kind: "part", companion: state, firstBad: good + 1, count: events.length, faults };
    }
    left = again.faults;
  }
}

/** The same battle under another id, so that it never lands on the one it was made of. */
export function asAnother(companion: Companion, id: string): Companion {
  const read = parseBattle({ ...writeBattle(companion), id });
  if (!read.ok) throw new Error("a battle that was read can be read again");
  return read.value.state;
}

function eventsIn(file: unknown): readonly unknown[] {
  if (typeof file !== "object" || file === null || !("events" in file)) return [];
  return Array.isArray(file.events) ? file.events : [];
}

/** Place of the first event with a fault; null where the fault is not in the events. */
function firstBad(faults: readonly Fault[]): number | null {
  const places = faults
    // How many more there are has no place of its own.
    .filter(({ code }) => code !== "andMore")
    .map(({ path: [part, place] }) =>
      part === "events" && typeof place === "number" ? place : null,
    );
  if (places.includes(null)) return null;
  return places.reduce<number | null>(
    (least, place) => (least === null || (place !== null && place < least) ? place : least),
    null,
  );
}
