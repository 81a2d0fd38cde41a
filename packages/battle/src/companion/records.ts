/**
 * Records by id, of which nearly every event makes a new one that differs in an entry or two.
 *
 * A frozen record of many keys is slow to copy, and one that is written key by key takes ten times
 * the room of one that is copied whole. So beside the record made last its entries are kept once
 * more in one that is not frozen: it is written in, and copied whole.
 */
export class Records<Value> {
  #last: { readonly record: object; readonly open: Record<string, Value> } | null = null;

  /** A record with the same entries, to write in until it is closed. */
  opened(record: { readonly [id: string]: Value }): Record<string, Value> {
    const open = this.#last?.record === record ? this.#last.open : copied(record);
    // Whoever gives up half-way leaves nothing that passes for the record.
    this.#last = null;
    return open;
  }

  /** The record for good; what was opened must not be written in any more. */
  closed(open: Record<string, Value>): { readonly [id: string]: Value } {
    const record = Object.freeze({ ...open });
    this.#last = { record, open };
    return record;
  }
}

/** A record of one fold of many events: it is copied once and written in by all of them. */
export class Written<Value> {
  #open: Record<string, Value> | null = null;

  opened(record: { readonly [id: string]: Value }): Record<string, Value> {
    this.#open ??= copied(record);
    return this.#open;
  }

  /** What was opened stays open. */
  closed(open: Record<string, Value>): { readonly [id: string]: Value } {
    return open;
  }

  /** The record for good, as it stands by now; the one given if nothing was written. */
  asItStands(record: { readonly [id: string]: Value }): { readonly [id: string]: Value } {
    return this.#open === null ? record : Object.freeze({ ...this.#open });
  }
}

/** A copy of the kind that is copied whole. */
function copied<Value>(record: { readonly [id: string]: Value }): Record<string, Value> {
  return Object.fromEntries(Object.entries(record));
}
