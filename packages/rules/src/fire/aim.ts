/** §6.3 Several targets: who gets the majority, who is nearest, how casualties are allotted. */
import type { FireTarget } from "../situations.ts";

export interface Aim {
  /** Index of the unit that gets the majority: it leads the charge, or is nearest. */
  readonly main: number;
  readonly nearest: number;
  /** The other targets in order of distance. */
  readonly others: readonly number[];
  /** Two or more charging units, one of which leads (`fire.disciplineTarget`). */
  readonly atCharge: boolean;
}

const single: Aim = { main: 0, nearest: 0, others: [], atCharge: false };

/** Reads who is who among the targets; of equally near ones the one named first is nearest. */
export function aimAt(targets: readonly FireTarget[]): Aim {
  if (targets.length === 1) return single;
  const byDistance = targets
    .map((target, index) => ({ index, distance: target.distance }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ index }) => index);
  const nearest = byDistance[0] ?? 0;
  const lead = targets.findIndex((target) => target.leadsCharge === true);
  const main = lead >= 0 ? lead : nearest;
  const others = byDistance.filter((index) => index !== main);
  return { main, nearest, others, atCharge: lead >= 0 };
}

/**
 * Allots casualties (`fire.majority`): of *c* the others together get ⌊(c − 1) ÷ 2⌋, one each in
 * order of distance, again and again; the main target gets the rest.
 */
export function allot(casualties: number, aim: Aim): number[] {
  const { main, others } = aim;
  if (others.length === 0) return [casualties];
  const allotted = new Array<number>(others.length + 1).fill(0);
  const shared = casualties > 0 ? Math.floor((casualties - 1) / 2) : 0;
  for (let i = 0; i < shared; i++) {
    const index = others[i % others.length] ?? main;
    allotted[index] = (allotted[index] ?? 0) + 1;
  }
  allotted[main] = casualties - shared;
  return allotted;
}
