/** Where everybody is while an event moves them: one after another, each past those moved before. */
import { type Field, type InFormation, type OnTable, placeFrom, standing } from "@adjutant/field";
import type { Ledger } from "../companion/ledger.ts";
import type { MapStanding } from "../companion/state.ts";
import type { Laid, Piece } from "./laid.ts";

export class Shifting {
  readonly laid: Laid;
  readonly field: Field;
  /** The field as the scenario draws it. */
  readonly plan: MapStanding["field"];
  readonly #ledger: Ledger;
  readonly #now = new Map<string, OnTable>();

  constructor(laid: Laid, map: MapStanding, ledger: Ledger) {
    this.plan = map.field;
    this.laid = laid;
    this.field = laid.field;
    this.#ledger = ledger;
    for (const stands of laid.units) this.#now.set(stands.id, stands);
  }

  /** Everybody on the table by now. */
  all(): readonly OnTable[] {
    return [...this.#now.values()];
  }

  /** Where a unit is by now; null if it is not on the table. */
  of(id: string | undefined): OnTable | null {
    return (id !== undefined && this.#now.get(id)) || null;
  }

  /** Where a unit was before the event. */
  before(id: string | undefined): Piece | null {
    return this.laid.pieces.find(({ roster }) => roster.id === id) ?? null;
  }

  /** A unit comes to stand somewhere, as its roster now has it. */
  put(id: string, { pose }: Pick<InFormation, "pose">): void {
    const at = placeFrom(pose);
    this.#ledger.set(id, { at });
    const roster = this.#ledger.unit(id);
    const there = roster && standing(this.field, roster, at);
    if (there) this.#now.set(id, there);
    else this.#now.delete(id);
  }

  /** A unit holds a place from now on. */
  enters(id: string, place: string): void {
    const roster = this.#ledger.unit(id);
    const there = roster && standing(this.field, roster, { garrison: place });
    this.#ledger.set(id, { at: null });
    if (there) this.#now.set(id, there);
    else this.#now.delete(id);
  }

  /** A unit leaves the table. */
  off(id: string): void {
    this.#ledger.set(id, { at: null });
    this.#now.delete(id);
  }
}
