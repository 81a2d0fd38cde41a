/** §7.1 Bounce-through. */
import type { Procedure } from "../dice/procedure.ts";
import { coverOf, depthOf, hundredths, inScale, isPlace, isWithin } from "../order.ts";
import type { Rulebook } from "../rulebook/rulebook.ts";
import type { BounceSituation, Cover, Ground, Options, Scale, UnitBehind } from "../situations.ts";
import type { Artillery, Unit } from "../units.ts";
import type { NoBounce, WorkingLine } from "../working.ts";
import { bandAt, gunLimits } from "./ranges.ts";
import { type Rounding, rounded, roundingLines, roundingOf } from "./rounding.ts";

/** Why a unit behind is not hit. */
export interface NotHit {
  readonly clause: NoBounce;
  readonly measured: number;
  readonly limit: number;
}

interface Shot {
  readonly battery: Artillery;
  readonly scale: Scale | undefined;
  readonly options: Options | undefined;
  readonly target: {
    readonly unit: Unit;
    readonly distance: number;
    readonly cover?: Cover;
    readonly ground?: Ground;
  };
}

/** Why nothing at all bounces from this shot, or null (`bounce.kind`, `bounce.exempt`). */
function noShot(shot: Shot, book: Rulebook): NotHit | null {
  const { battery, target, scale } = shot;
  if (battery.kind === "rocket") return { clause: "bounce.kind", measured: 0, limit: 0 };
  if (battery.kind === "howitzer" && bandAt(battery, target.distance, scale, book) === "long") {
    return { clause: "bounce.kind", measured: 0, limit: 0 };
  }
  const place = isPlace(coverOf(target.unit, target.cover));
  if (place || target.ground === "difficult") {
    return { clause: "bounce.exempt", measured: 0, limit: 0 };
  }
  return null;
}

/** Reads for each unit behind the target whether it is hit: null where it is. */
export function bounceBars(
  shot: Shot,
  behind: readonly UnitBehind[],
  book: Rulebook,
): (NotHit | null)[] {
  const none = noShot(shot, book);
  if (none) return behind.map(() => none);
  const { battery, target, scale, options } = shot;
  const within = inScale(book.clauses["bounce.depth"].value.within, scale);
  const { shareFrom } = book.clauses["bounce.behind"].value;
  const limits = gunLimits(battery, book);
  const reach = limits === null ? 0 : inScale(limits.long, scale);

  const depth = (unit: UnitBehind): number =>
    options?.["bounce.measureToRearBase"] ? unit.gap + depthOf(unit.unit, scale, book) : unit.gap;
  const barred = (unit: UnitBehind): NotHit | null => {
    const share = unit.share ?? 1;
    if (share < shareFrom) return { clause: "bounce.behind", measured: share, limit: shareFrom };
    const away = unit.distance ?? target.distance + depthOf(target.unit, scale, book) + unit.gap;
    if (!isWithin(away, reach)) return { clause: "bounce.reach", measured: away, limit: reach };
    if (options?.["bounce.exemptBehind"]) {
      const sheltered = isPlace(coverOf(unit.unit, undefined)) || unit.ground === "difficult";
      if (sheltered) return { clause: "bounce.exemptBehind", measured: 0, limit: 0 };
    }
    return null;
  };

  if (!options?.["bounce.chain"]) {
    return behind.map((unit) => {
      const measured = depth(unit);
      if (!isWithin(measured, within)) return { clause: "bounce.depth", measured, limit: within };
      return barred(unit);
    });
  }
  return chainBars(behind, depth, barred, within, scale, book);
}

/** Option `bounce.chain`: the depth is measured from the target, or from any unit already hit. */
function chainBars(
  behind: readonly UnitBehind[],
  depth: (unit: UnitBehind) => number,
  barred: (unit: UnitBehind) => NotHit | null,
  within: number,
  scale: Scale | undefined,
  book: Rulebook,
): (NotHit | null)[] {
  const bars: (NotHit | null)[] = behind.map(() => null);
  const nearestFirst = behind
    .map((unit, index) => ({ unit, index }))
    .sort((a, b) => a.unit.gap - b.unit.gap);
  const rears = [0];
  for (const { unit, index } of nearestFirst) {
    const measured = Math.min(...rears.map((rear) => hundredths(depth(unit) - rear) / 100));
    const bar = isWithin(measured, within)
      ? barred(unit)
      : ({ clause: "bounce.depth", measured, limit: within } as const);
    bars[index] = bar;
    if (bar === null) rears.push(unit.gap + depthOf(unit.unit, scale, book));
  }
  return bars;
}

/** Quarters of a casualty that each unit hit takes, from those scored on the target. */
export function bounceQuarters(scored: number): number {
  return scored * 2;
}

/**
 * Working lines for the units behind: of each that is hit how its half was rounded, and what it
 * takes; of the others why they are not hit.
 * @param quarters of a casualty for each unit hit
 */
export function bounceLines(
  behind: readonly UnitBehind[],
  bars: readonly (NotHit | null)[],
  bounced: readonly number[],
  quarters: number,
  how: Rounding,
): WorkingLine[] {
  return behind.flatMap((unit, index): WorkingLine[] => {
    const name = unit.unit.name ?? null;
    const bar = bars[index];
    if (bar) {
      const { clause, measured, limit } = bar;
      return [{ clause, kind: "noBounce", behind: index, name, measured, limit }];
    }
    const casualties = bounced[index] ?? 0;
    return [
      ...roundingLines(quarters, casualties, how),
      { clause: "bounce.half", kind: "bounce", behind: index, name, casualties },
    ];
  });
}

/** Rolls what each unit behind takes. */
export function* rollBounces(
  quarters: number,
  bars: readonly (NotHit | null)[],
  how: Rounding,
  book: Rulebook,
): Procedure<number[]> {
  const bounced: number[] = [];
  for (const bar of bars) bounced.push(bar === null ? yield* rounded(quarters, how, book) : 0);
  return bounced;
}

export interface BounceEssence {
  readonly bounced: readonly number[];
}

/** What bounce-through does to the units behind a target. */
export class BounceOutcome implements BounceEssence {
  readonly bounced: readonly number[];
  /** The units that are not hit, with the clause and the measured fact. */
  readonly refused: readonly (NotHit & { readonly behind: number })[];
  readonly #behind: readonly UnitBehind[];
  readonly #bars: readonly (NotHit | null)[];
  readonly #quarters: number;
  readonly #how: Rounding;

  constructor(
    bounced: readonly number[],
    bars: readonly (NotHit | null)[],
    behind: readonly UnitBehind[],
    quarters: number,
    how: Rounding,
  ) {
    this.bounced = bounced;
    this.refused = bars.flatMap((bar, index) => (bar ? [{ behind: index, ...bar }] : []));
    this.#bars = bars;
    this.#behind = behind;
    this.#quarters = quarters;
    this.#how = how;
  }

  essenceKey(): string {
    return this.bounced.join();
  }

  essence(): BounceEssence {
    return { bounced: this.bounced };
  }

  get working(): WorkingLine[] {
    return bounceLines(this.#behind, this.#bars, this.bounced, this.#quarters, this.#how);
  }
}

/** Bounce-through by itself, for casualties scored already. */
export function* bounce(situation: BounceSituation, book: Rulebook): Procedure<BounceOutcome> {
  const { battery, target, behind, scale, options } = situation;
  const bars = bounceBars({ battery, target, scale, options }, behind, book);
  const how = roundingOf(battery, options);
  const quarters = bounceQuarters(target.scored);
  const bounced = yield* rollBounces(quarters, bars, how, book);
  return new BounceOutcome(bounced, bars, behind, quarters, how);
}
