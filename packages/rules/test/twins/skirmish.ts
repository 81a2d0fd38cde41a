/**
 * Section 6.5, skirmish fire.
 *
 * Readings taken here:
 * - `skirmish.dice` a screen counts the bases it still has; one that holds a place too.
 * - `skirmish.dice`, `skirmish.cover` half share first, then one die fewer, in the order of the text.
 * - `skirmish.cover` a garrisoned target's own place counts.
 * - `skirmish.thin` 6 only, rifles within 10 cm [6 in] too.
 * - `skirmish.discipline` counts the hits rolled, all targets together; who tests is as in 6.3.
 * - Casualty bands, grade, Unformed and movement change nothing.
 */

import { type Chances, certain, follow, hits, table } from "./chances.ts";
import { disciplineChances } from "./discipline.ts";
import type { SkirmishEssence } from "./essence.ts";
import { type FireSituation, within } from "./situations.ts";
import { at, coverOf, majority, split, tester } from "./targets.ts";
import {
  afterLosing,
  canLose,
  casualtiesOf,
  garrisonOf,
  gone,
  skirmishers,
  type Unit,
} from "./units.ts";
import { halfInSight } from "./volley.ts";

function baseDice(firer: Unit): number {
  if (firer.arm === "screen") {
    return Math.ceil((firer.bases - Math.floor(casualtiesOf(firer) / 2)) / 2);
  }
  if (firer.arm !== "infantry") throw new Error("neither screen nor infantry");
  return firer.size === "small" ? 2 : firer.size === "standard" ? 3 : 4;
}

export function skirmishChances(situation: FireSituation): Chances<SkirmishEssence> {
  const { firer, targets } = situation;
  const target = at(targets, majority(targets));

  let count = baseDice(firer);
  if (halfInSight(situation)) count = Math.ceil(count / 2);
  if (coverOf(target) !== "none") count = Math.max(1, count - 1);

  const rifle = (firer.arm === "screen" || firer.arm === "infantry") && firer.weapon === "rifle";
  let hitFrom = 5;
  if (rifle && within(situation, target.distance, 10, 6)) hitFrom = 4;
  if (skirmishers(target.unit)) hitFrom = 6;

  return follow(hits(count, hitFrom), (scored): Chances<SkirmishEssence> => {
    const shares = split(scored, targets);
    const essence: SkirmishEssence = {
      hits: scored,
      casualties: scored,
      allotted: shares,
      discipline: null,
      losses: targets.map(({ unit }, index) => canLose(unit, at(shares, index))),
    };
    const who = tester(shares, 0, situation);
    if (scored < 3 || who === "screen") return certain(essence);
    const tested = at(targets, who);
    const unit = afterLosing(tested.unit, at(shares, who));
    if (gone(unit) || garrisonOf(unit) !== null) return certain(essence);
    const facts = { ...tested.test, cover: coverOf(tested) !== "none" };
    return follow(disciplineChances(unit, facts), (test) =>
      certain({
        ...essence,
        discipline: { target: who, ...test },
        losses: essence.losses.with(who, at(essence.losses, who) - test.recovered),
      }),
    );
  });
}

export function twinSkirmish(situation: FireSituation): Map<string, number> {
  return table(skirmishChances(situation));
}
