/** §7.3 Burning buildings. */
import type { Mergeable } from "../dice/distribution.ts";
import { type Procedure, sumOf } from "../dice/procedure.ts";
import type { FateEssence, FateOutcome } from "../morale/fate.ts";
import { fateWorking } from "../morale/fate.ts";
import { coverOf, isBurning, isPlace } from "../order.ts";
import type { Rulebook } from "../rulebook/rulebook.ts";
import type { FireTarget, IgnitionSituation } from "../situations.ts";
import type { Artillery } from "../units.ts";
import type { WorkingLine } from "../working.ts";

/** Howitzer models that can set a place alight; siege mortars and guns do not count. */
export function ignitingModels(battery: Artillery): number {
  switch (battery.kind) {
    case "howitzer":
      return battery.models;
    case "gun":
      return battery.howitzers ?? 0;
    case "rocket":
      return 0;
  }
}

/** Can this target's place be set alight: it stands in one that does not burn yet. */
export function canIgnite(target: FireTarget): boolean {
  return isPlace(coverOf(target.unit, target.cover)) && !isBurning(target.unit);
}

/** The lowest 2D6 that sets a place alight (`ignition.table`). */
export function ignitionNeeds(howitzers: number, book: Rulebook): number {
  const table = book.clauses["ignition.table"].value;
  const needed = table[Math.min(howitzers, table.length) - 1];
  if (needed === undefined) throw new RangeError("ignition needs at least one howitzer model");
  return needed;
}

export interface IgnitionEssence {
  readonly ignited: boolean;
  readonly fate: FateEssence | null;
}

/** Whether a place was set alight. */
export class IgnitionOutcome implements IgnitionEssence, Mergeable<IgnitionEssence> {
  readonly natural: number;
  readonly ignited: boolean;
  /** Fate for a natural double six, where the roll stands inside a resolution. */
  readonly fate: FateOutcome | null;
  readonly #needed: number;

  constructor(natural: number, needed: number, fate: FateOutcome | null) {
    this.natural = natural;
    this.ignited = natural >= needed;
    this.fate = fate;
    this.#needed = needed;
  }

  essenceKey(): string {
    return `${this.ignited}${this.fate?.essenceKey() ?? ""}`;
  }

  essence(): IgnitionEssence {
    return { ignited: this.ignited, fate: this.fate?.essence() ?? null };
  }

  get working(): WorkingLine[] {
    const { natural, ignited } = this;
    const line: WorkingLine = {
      clause: "ignition.table",
      kind: "ignition",
      natural,
      needed: this.#needed,
      ignited,
    };
    return this.fate ? [line, ...fateWorking(this.fate, "firer")] : [line];
  }
}

const ignition2D6 = sumOf(2, "ignition", "firer");

/** An ignition roll; `fated` reads Fate for a natural double six. */
export function* rollIgnition(
  howitzers: number,
  fated: (() => Procedure<FateOutcome>) | null,
  book: Rulebook,
): Procedure<IgnitionOutcome> {
  const needed = ignitionNeeds(howitzers, book);
  const natural = yield ignition2D6;
  const double = natural === book.clauses["dice.natural"].value.doubleSix;
  const fate = double && fated ? yield* fated() : null;
  return new IgnitionOutcome(natural, needed, fate);
}

/** The ignition roll by itself; its Fate is for the caller to ask. */
export function ignition(situation: IgnitionSituation, book: Rulebook): Procedure<IgnitionOutcome> {
  return rollIgnition(situation.howitzers, null, book);
}
