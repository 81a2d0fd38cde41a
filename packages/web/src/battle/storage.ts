import type { Text } from "@adjutant/battle";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { battleFile, goesOn } from "./file.ts";
import type { Reading } from "./reading.ts";
import type { Seating } from "./seats.ts";

/** A battle as the device keeps it: the text of its file, and what a list of battles shows. */
export interface KeptBattle {
  readonly id: string;
  readonly name: Text;
  readonly turn: number;
  /** Milliseconds since 1970, when it was last written. */
  readonly written: number;
  /** How it is shared on this device; absent in what was kept before curtains fell. */
  readonly seating?: Seating;
  /** The battle's file, validated again whenever it is read. */
  readonly file: unknown;
}

interface Schema extends DBSchema {
  battles: { key: string; value: KeptBattle; indexes: { written: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>("adjutant", 1, {
    upgrade(db) {
      db.createObjectStore("battles", { keyPath: "id" }).createIndex("written", "written");
    },
    // Another tab wants a newer layout: let go, and open again when next needed.
    blocking(_current, _blocked, event) {
      // The event comes to the database that stands in the way.
      (event.target as IDBDatabase | null)?.close();
      opened = null;
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}

/** The battle last written, or null where none is kept. */
export async function lastBattle(): Promise<KeptBattle | null> {
  const cursor = await (await database())
    .transaction("battles")
    .store.index("written")
    .openCursor(null, "prev");
  return cursor?.value ?? null;
}

/**
 * Writes a battle, unless the device keeps a stand of it that this one does not go on from: another
 * page has played on, and nothing of either may be lost. Was it written?
 *
 * Resolves only when the browser has committed it; a full disk rejects. `strict` asks for the disk,
 * not a cache: a phone may lose power at the table.
 */
export async function keepBattle(battle: KeptBattle): Promise<boolean> {
  const transaction = (await database()).transaction("battles", "readwrite", {
    durability: "strict",
  });
  // Within one transaction no other page writes between the look and the stroke.
  const kept = await transaction.store.get(battle.id);
  if (kept !== undefined && !goesOn(battle.file, kept.file)) {
    await transaction.done;
    return false;
  }
  await Promise.all([transaction.store.put(battle), transaction.done]);
  return true;
}

/** All battles kept, the last written first. */
export async function keptBattles(): Promise<KeptBattle[]> {
  return (await (await database()).getAllFromIndex("battles", "written")).reverse();
}

/** The battle kept under an id, or null. */
export async function keptBattle(id: string): Promise<KeptBattle | null> {
  return (await (await database()).get("battles", id)) ?? null;
}

/** The battle as this device keeps it, and whether a stand of it that was read goes on from there. */
export async function keptOf({ companion }: Extract<Reading, { readonly kind: "whole" }>): Promise<{
  readonly kept: KeptBattle;
  readonly goesOn: boolean;
} | null> {
  // Where nothing can be kept, nothing can be overwritten.
  const kept = await keptBattle(companion.id).catch(() => null);
  return kept && { kept, goesOn: goesOn(battleFile(companion), kept.file) };
}

export async function forgetBattle(id: string): Promise<void> {
  await (await database()).delete("battles", id);
}
