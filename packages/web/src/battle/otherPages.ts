/** Other pages of this device that may have the same battle open: tabs, windows. */
import type { Seating } from "./seats.ts";

/** What one page tells the others. */
export interface Told {
  readonly battle: string;
  /**
   * - `written`: it has written the battle;
   * - `taken`: somebody looks at it there now, so the curtain falls elsewhere.
   */
  readonly what: "written" | "taken";
  readonly seating: Seating;
}

// Browsers without it have no word from page to page; what is written is compared all the same.
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("adjutant.battle") : null;

export function tellOthers(told: Told): void {
  channel?.postMessage(told);
}

/** Called with what other pages tell; a page does not hear itself. */
export function onTold(hear: (told: Told) => void): void {
  // Only pages of this app, from this very file, speak on its channel.
  channel?.addEventListener("message", ({ data }: MessageEvent<Told>) => hear(data));
}
