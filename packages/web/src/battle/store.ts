import {
  type Checked,
  type Companion,
  type Decision,
  evolve,
  type OrderOfBattle,
  type RosterSide,
  type Start,
  startCompanion,
} from "@adjutant/battle";
import { useSyncExternalStore } from "react";
import { changeSettings } from "../settings.ts";
import { whenHere } from "../whenHere.ts";
import { battleFile, fileName, goesOn, saveAsFile } from "./file.ts";
import { newId } from "./id.ts";
import { leave, leftAt } from "./leftAt.ts";
import { onTold, tellOthers } from "./otherPages.ts";
import { linkedPage, turnPage } from "./pages.ts";
import type { Reading } from "./reading.ts";
import { type Curtain, type Eyes, type Seating, seatingOf, together } from "./seats.ts";
import { keepBattle, keptBattle, lastBattle } from "./storage.ts";
import type { Draft } from "./useSeen.ts";

/** Why the battle would not have a command. */
export type Unheard = Exclude<Decision, { readonly ok: true }> & {
  /** The command, where the players may set aside what forbids it. */
  readonly again: Draft | null;
};

/** Whether the device has the battle on the table safe, and who looks at it. */
export interface Kept {
  /**
   * `kept`: on the disk; `keeping`: on its way; `failed`: the device refused it; `overtaken`: another
   * page of this device has played on with the battle, and what it wrote is not written over.
   */
  readonly state: "kept" | "keeping" | "failed" | "overtaken";
  /** The battle last played could not be read, and this is another. */
  readonly lastUnread: boolean;
  readonly seating: Seating;
  /** Whose eyes are on the screen; null while the curtain is down. */
  readonly eyes: Eyes | null;
  readonly curtain: Curtain | null;
  /** Why the last command was not carried out; null where it was. */
  readonly unheard: Unheard | null;
}

type Decided = typeof import("./decided.ts").decided;

interface Laid extends Kept {
  readonly companion: Companion;
}

let current: Laid | null = null;
let lastUnread = false;
let writing: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

export function useKept(): Kept | null {
  return useSyncExternalStore(subscribe, () => current);
}

/** The battle on the table itself: for the root alone, which shows of it what its seat may know. */
export function useCompanion(): Companion | null {
  return useSyncExternalStore(subscribe, onTable);
}

/** The battle on the table as it stands now. */
export function onTable(): Companion | null {
  return current?.companion ?? null;
}

/** Opens the battle last written; null where the device has none that can be read. */
export async function openLast(): Promise<Companion | null> {
  try {
    const kept = await lastBattle();
    if (kept === null) return null;
    const { readBattleFile } = await import("./reading.ts");
    const reading = readBattleFile(kept.file);
    lastUnread = reading.kind !== "whole";
    if (reading.kind !== "whole") return null;
    lay(reading.companion, "kept", seatingOf(kept.seating));
    return reading.companion;
  } catch {
    // Storage that cannot be read (private windows) is no reason not to play.
    return null;
  }
}

/**
 * Puts a battle on the table: one of those kept, or one out of a file.
 *
 * @param seating as it was shared on this device before
 */
export function openBattle(companion: Companion, seating: Seating = "table"): void {
  lastUnread = false;
  agreedDice(companion);
  lay(companion, "keeping", seating);
  keep(companion);
}

/** Puts a battle that was read whole on the table. */
export function openReading(
  { companion }: Extract<Reading, { readonly kind: "whole" }>,
  seating?: Seating,
): void {
  openBattle(companion, seating);
}

/** Puts what could be read of a battle on the table, as a battle of its own. */
export async function openAsAnother(
  { companion }: Pick<Exclude<Reading, { readonly kind: "none" }>, "companion">,
  seating = current?.seating,
): Promise<void> {
  const { asAnother } = await import("./reading.ts");
  openBattle(asAnother(companion, newId()), seating);
}

/** Goes on with the battle as another page has played it; what was played here alone is let go. */
export async function goOnFromKept(): Promise<void> {
  if (current === null) return;
  const kept = await keptBattle(current.companion.id);
  const { readBattleFile } = await import("./reading.ts");
  const reading = kept && readBattleFile(kept.file);
  if (kept && reading?.kind === "whole") openReading(reading, seatingOf(kept.seating));
}

/** Keeps the battle as it was played here beside what another page has made of it. */
export async function keepAsAnother(): Promise<void> {
  if (current !== null) await openAsAnother(current);
}

/** Lays a battle on the table; a curtain is between it and whoever comes, where there is one. */
function lay(companion: Companion, state: Kept["state"], seating: Seating): void {
  const open = seating === "table";
  const to: Eyes | null = seating === "umpire" ? { kind: "umpire" } : null;
  set({
    companion,
    state,
    seating,
    eyes: open ? together : null,
    curtain: open ? null : { to, at: linkedPage(companion.id) },
  });
  if (!open) turnPage();
}

/**
 * Begins a battle with one order of battle of both sides, or with one of each.
 * @returns it, or why it cannot be: on its map there is no room for all of them
 */
export function startBattle(
  orders: readonly OrderOfBattle[],
  {
    seating = "table",
    ...how
  }: Pick<Start, "name" | "options" | "scenario" | "dice" | "map"> & { seating?: Seating } = {},
): Checked<Companion> {
  const started = startCompanion(orders, { ...how, id: newId(), at: Date.now() });
  if (!started.ok) return started;
  const { state } = started.value;
  agreedDice(state);
  lay(state, "keeping", seating);
  keep(state);
  return { ok: true, value: state };
}

/** Whose dice a battle is played with, this device shows; it may be changed in the settings. */
function agreedDice({ options: { dice } }: Companion): void {
  if (dice !== undefined) changeSettings({ dice });
}

/** The reader knows that his last battle could not be read. */
export function noteUnread(): void {
  lastUnread = false;
  set({});
}

/** The reader has seen why his last command was not carried out. */
export function noteUnheard(): void {
  set({ unheard: null });
}

/** Lets the curtain fall: the device goes into other hands, which go on at an address. */
export function handOver(to: Eyes | null, at: string | null = null): void {
  if (current === null) return;
  if (current.eyes !== null) {
    leave({ battle: current.companion.id, eyes: current.eyes, hash: location.hash });
  }
  set({ eyes: null, curtain: { to, at }, unheard: null });
  turnPage();
}

/** Somebody takes the device. */
export function takeDevice(eyes: Eyes): void {
  if (current === null) return;
  const { companion, curtain } = current;
  turnPage(curtain?.at ?? leftAt(companion.id, eyes));
  set({ eyes, curtain: null });
  tellOthers({ battle: companion.id, what: "taken", seating: current.seating });
}

/** Remembers where whoever looks is, should the page be thrown away. */
export function noteWhere(): void {
  if (current?.eyes) {
    leave({ battle: current.companion.id, eyes: current.eyes, hash: location.hash });
  }
}

/** Shares the battle in another way from now on; the open table begins at once. */
export function shareAs(seating: Seating): void {
  if (current === null) return;
  const open = seating === "table";
  set({ seating });
  keep(current.companion);
  if (open) set({ eyes: together, curtain: null });
  else handOver(seating === "umpire" ? { kind: "umpire" } : null);
}

/** What the curtain itself may show: who could take the device. */
export function atTheTable(): readonly Pick<RosterSide, "id" | "name" | "nation">[] {
  return (current?.companion.sides ?? []).map(({ id, name, nation }) => ({ id, name, nation }));
}

/** Gives the reader the file of the battle on the table. It holds all that is in it. */
export function saveBattle(): void {
  if (current === null) return;
  const { companion, seating } = current;
  saveAsFile(battleFile(companion, seating), fileName(companion.name.en, companion.turn));
}

/** How many events the battle has: whether something has happened meanwhile, and no more. */
export function eventsSoFar(): number {
  return current?.companion.log.length ?? 0;
}

/** Tries once more to write the battle that the device refused. */
export function keepAgain(): void {
  if (current !== null) keep(current.companion);
}

/** The rules that decide commands. */
const rules = whenHere(() => import("./decided.ts"));

/** Fetches the rules that decide commands, before the first one is given. */
export function fetchRules(): void {
  rules(() => {});
}

/**
 * Gives the battle a command, as whoever looks now. Its event is on its way to the disk before `then`
 * hears its id: at once, or once the rules that decide it have come. `then` hears null where the battle
 * would not have the command: screens offer only what they have asked about before. Of several commands
 * that wait for the rules the first counts: the others were given without having seen what it does.
 */
export function command(draft: Draft, then: (event: string | null) => void = () => {}): void {
  const given = current;
  rules(({ decided }) => {
    // Behind the curtain nobody commands; nor is a command for a battle that lay here before.
    const same = given !== null && given.companion.id === current?.companion.id;
    if (same && given.companion !== current?.companion) return;
    then(same && given.eyes !== null ? carriedOut(draft, given.eyes, decided) : null);
  });
}

/** The id of the event of a command; null where the battle would not have it. */
function carriedOut(draft: Draft, eyes: Eyes, decided: Decided): string | null {
  if (current === null) return null;
  const { companion } = current;
  const decision = decided(companion, draft, eyes);
  if (!decision.ok) {
    const again = "refused" in decision && overrulable(draft) ? draft : null;
    set({ unheard: { ...decision, again } });
    return null;
  }
  const [event] = decision.events;
  if (event === undefined) return null;
  const next = evolve(companion, event);
  // What was refused once is not safe before it has been written.
  set({
    companion: next,
    state: isSafe(current.state) ? "keeping" : current.state,
    unheard: null,
  });
  keep(next);
  return event.id;
}

/** May the players have it all the same. */
function overrulable(draft: Draft): boolean {
  switch (draft.type) {
    case "move":
    case "stoodStill":
    case "task":
      return draft.overrule !== true;
    default:
      return false;
  }
}

/** Gives the last command once more, whatever the roster says. */
export function allTheSame(): void {
  const draft = current?.unheard?.again;
  if (draft) command({ ...draft, overrule: true } as Draft);
}

/** Writes one after another, so that an older battle never lands on a newer one. */
function keep(companion: Companion): void {
  const seating = current?.seating ?? "table";
  writing = writing
    .then(() =>
      keepBattle({
        id: companion.id,
        name: companion.name,
        turn: companion.turn,
        written: Date.now(),
        seating,
        file: battleFile(companion, seating),
      }),
    )
    .then(
      (written) => {
        settle(companion, written ? "kept" : "overtaken");
        if (written) tellOthers({ battle: companion.id, what: "written", seating });
      },
      () => settle(companion, "failed"),
    );
}

onTold(({ battle, what, seating }) => {
  if (current?.companion.id !== battle) return;
  if (what === "written") void lookAtKept();
  else if (seating !== "table" && current.eyes !== null) {
    // One pair of eyes at a time: whoever looks there now must not find this page lying open.
    set({ seating });
    handOver(null);
  }
});

/** Has another page played on with the battle on the table. */
async function lookAtKept(): Promise<void> {
  if (current === null) return;
  const { companion } = current;
  const kept = await keptBattle(companion.id).catch(() => null);
  if (kept !== null && !goesOn(battleFile(companion), kept.file)) settle(companion, "overtaken");
}

/** Is all of it on the disk, or about to be. */
function isSafe(state: Kept["state"]): boolean {
  return state === "kept" || state === "keeping";
}

function settle(companion: Companion, state: Kept["state"]): void {
  if (current?.companion === companion) set({ state });
}

function set(change: Partial<Laid>): void {
  if (current === null && !("companion" in change)) return;
  // The first change of all lays a battle, whole.
  current = { unheard: null, ...current, ...change, lastUnread } as Laid;
  for (const changed of listeners) changed();
}

// Whoever closes the page before the battle is safe is asked whether he means it.
addEventListener("beforeunload", (event) => {
  if (current !== null && !isSafe(current.state)) event.preventDefault();
});

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
