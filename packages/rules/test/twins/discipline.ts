/**
 * Section 9, the discipline test, counted face by face.
 *
 * Readings taken here:
 * - `discipline.doubleSix` restores nothing to a unit without casualties (recovered 0).
 * - `discipline.kinds` keeps the names of the results for batteries (Retire, Retreat and Rout say
 *   how they are carried out); for skirmishers Unformed reads "holds".
 * - `discipline.unformed` counts faltering as Unformed (`state.faltering`).
 * - A garrison tests here: `fire.disciplineGarrison` exempts it only from tests caused by fire.
 */

import { type Chances, dice, sum, table } from "./chances.ts";
import type { DisciplineEssence, DisciplineResult } from "./essence.ts";
import type { DisciplineSituation, TestFacts } from "./situations.ts";
import { band, casualtiesOf, disordered, skirmishers, type Unit } from "./units.ts";

const GRADE = { elite: 2, veteran: 1, line: 0, recruit: -1 };

export function disciplineChances(
  unit: Unit,
  facts: TestFacts & { readonly cover?: boolean },
): Chances<DisciplineEssence> {
  let modifier = GRADE[unit.grade] + band(unit);
  if (disordered(unit)) modifier -= 1;
  if (facts.general === true) modifier += 1;
  if (facts.supported === true) modifier += 1;
  if (facts.cover === true) modifier += 1;
  if (facts.brigade === "hesitant") modifier -= 1;
  if (facts.demoralised === true) modifier -= 1;
  return dice(2, (faces): DisciplineEssence => {
    const natural = sum(faces);
    if (natural === 12) return { result: "holds", recovered: Math.min(1, casualtiesOf(unit)) };
    const result = disciplineTable(natural + modifier);
    const holds = result === "unformed" && skirmishers(unit);
    return { result: holds ? "holds" : result, recovered: 0 };
  });
}

function disciplineTable(total: number): DisciplineResult {
  if (total <= 2) return "rout";
  if (total === 3) return "retreat";
  if (total <= 5) return "retire";
  if (total === 6) return "unformed";
  return "holds";
}

export function twinDiscipline(situation: DisciplineSituation): Map<string, number> {
  return table(disciplineChances(situation.unit, situation));
}
