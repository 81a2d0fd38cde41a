/** §7.3 Burning buildings. */
import type { Mergeable } from "../dice/distribution.ts";
import { type DiceRequest, type Procedure, type Steps, sumOn } from "../dice/procedure.ts";
import type { FateEssence, FateOutcome } from "../morale/fate.ts";
import { fateKeys, fateWorking } from "../morale/fate.ts";
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

/** How many keys an ignition roll may have, the 0 of "no roll" not counted. */
export const ignitionKeys = 2 * (fateKeys + 1);

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

  /** A number from 1 to `ignitionKeys`. */
  essenceKey(): number {
    return 1 + (this.ignited ? 1 : 0) + 2 * (this.fate?.essenceKey() ?? 0);
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

/** Totals that an ignition roll tells apart: too low, alight, and the double six beyond. */
function ignitionSteps(needed: number, doubleSix: number): Steps {
  return [{ upTo: needed - 1 }, { upTo: doubleSix - 1 }, { upTo: null }];
}

const stepsByNeed = new Map<number, Steps>();

function ignition2D6(needed: number, doubleSix: number): DiceRequest {
  const key = needed * 100 + doubleSix;
  const steps = stepsByNeed.get(key) ?? ignitionSteps(needed, doubleSix);
  stepsByNeed.set(key, steps);
  return sumOn(2, "ignition", "firer", steps);
}

/** An ignition roll; `fated` reads Fate for a natural double six. */
export function* rollIgnition(
  howitzers: number,
  fated: (() => Procedure<FateOutcome>) | null,
  book: Rulebook,
): Procedure<IgnitionOutcome> {
  const needed = ignitionNeeds(howitzers, book);
  const { doubleSix } = book.clauses["dice.natural"].value;
  const natural = yield ignition2D6(needed, doubleSix);
  const double = natural === doubleSix;
  const fate = double && fated ? yield* fated() : null;
  return new IgnitionOutcome(natural, needed, fate);
}

/** The ignition roll by itself; its Fate is for the caller to ask. */
export function ignition(situation: IgnitionSituation, book: Rulebook): Procedure<IgnitionOutcome> {
  return rollIgnition(situation.howitzers, null, book);
}
