/** Who is who in a situation: names for the sides and the targets. */
import type { Phrases, Telling } from "@adjutant/phrases";
import type { ProcedureName, Situations, Unit } from "@adjutant/rules";

/** Any situation. */
export type AnySituation = Situations[ProcedureName];

/** The text with a capital. */
export function upperFirst(text: string, { lang }: Phrases): string {
  return text.slice(0, 1).toLocaleUpperCase(lang) + text.slice(1);
}

/** A unit by its name, or as "battalion", "battery". */
export function unitName(unit: Unit, words: Phrases): string {
  return unit.name ?? words.word("unit", unit.arm);
}

/** For the lines of a working: the scale and the targets. Sides stay "attacker", "defender": the
 * heading says who they are, and a line stays a line. */
export function lineTelling(situation: AnySituation, words: Phrases): Telling {
  const { sides: _, ...telling } = tellingOf(situation, words);
  return telling;
}

/** The sides by the names of their units, where these have names; and the scale. */
export function tellingOf(situation: AnySituation, words: Phrases): Telling {
  const sides: Record<string, string> = {};
  const targets: string[] = [];
  if ("firer" in situation && "targets" in situation) {
    name(sides, "firer", situation.firer);
    name(sides, "target", situation.targets[0].unit);
    for (const { unit } of situation.targets) targets.push(unitName(unit, words));
  }
  if ("charger" in situation) name(sides, "charger", situation.charger.unit);
  if ("attacker" in situation) name(sides, "attacker", situation.attacker.unit);
  if ("defender" in situation) name(sides, "defender", situation.defender.unit);
  return {
    scale: situation.scale ?? "cm",
    sides,
    ...(targets.length > 0 && { targets }),
  };
}

function name(sides: Record<string, string>, side: string, unit: Unit): void {
  if (unit.name !== undefined) sides[side] = unit.name;
}
