/**
 * A record by id that one fold of many events writes in: it is copied once, written in by all of
 * them, and copied again only where a state is made of it.
 */
import { copyOf } from "../input/frozen.ts";

export class Written<Value> {
  #open: Record<string, Value> | null = null;

  /** The record to write in, with the entries of the one given if it is opened for the first time. */
  opened(record: { readonly [id: string]: Value }): Record<string, Value> {
    this.#open ??= copyOf<Record<string, Value>>(record);
    return this.#open;
  }

  /** The record for good, as it stands by now; the one given if nothing was written. */
  asItStands(record: { readonly [id: string]: Value }): { readonly [id: string]: Value } {
    return this.#open === null ? record : Object.freeze(copyOf(this.#open));
  }
}
