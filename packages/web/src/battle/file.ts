import { battleText, type Companion, writeBattle } from "@adjutant/battle";
import type { Seating } from "./seats.ts";

/** A battle as it is written, with how it is shared: a curtain hangs before it wherever it is opened. */
export function battleFile(companion: Companion, seating: Seating = "table"): unknown {
  return writeBattle(companion, null, seating === "table" ? null : seating);
}

/** "maida-turn-3.adjutant.json": a name that every file system takes. */
export function fileName(name: string, turn: number, ending = "adjutant.json"): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${plain === "" ? "battle" : plain.slice(0, 60)}-turn-${turn}.${ending}`;
}

/**
 * Has a battle's file every event of another stand of the same battle, in order, so that nothing is
 * lost when it takes its place.
 */
export function goesOn(file: unknown, from: unknown): boolean {
  if (!isBattle(file) || !isBattle(from)) return false;
  return from.events.every((event, index) => idOf(event) === idOf(file.events[index]));
}

/** The id of an event; of what is none, nothing that equals anything. */
function idOf(event: unknown): unknown {
  return typeof event === "object" && event !== null && "id" in event ? event.id : Number.NaN;
}

function isBattle(file: unknown): file is { readonly events: readonly unknown[] } {
  return (
    typeof file === "object" && file !== null && "events" in file && Array.isArray(file.events)
  );
}

/** Gives a battle's file to the reader, as a download. */
export function saveAsFile(file: unknown, name: string): void {
  const text = isBattle(file) ? battleText(file) : `${JSON.stringify(file, null, 2)}\n`;
  download(text, "application/json", name);
}

/** Gives a text to the reader, as a download. */
export function download(text: string, type: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by the next turn of the loop, but slow ones want longer.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
