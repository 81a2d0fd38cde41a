import { type GunClass, isBurning, rulebook, sizeOf } from "@adjutant/rules";
import type { UnitState } from "../parts/UnitRow.tsx";
import { type Facts, isWhole, onTheTable } from "../resolve/known.ts";
import type { StateName } from "../symbols/StateMark.tsx";
import type { Text } from "../text.ts";
import type { UnitView } from "./view.ts";

/** Grade and formation in a line: "Veteran · attack column". */
export function unitDetail(unit: Facts, text: Text): string {
  return [...grade(unit, text), formationWord(unit, text)].join(" · ");
}

/** All that an order of battle says of it: "Line · Standard · light dragoons · column". */
export function unitDescription(unit: Facts, text: Text): string {
  const size = sizeOf(onTheTable(unit), rulebook);
  return [
    ...grade(unit, text),
    ...(size === null ? [] : [text.word("size", size, unit.arm)]),
    ...traits(unit, text),
    formationWord(unit, text),
  ].join(" · ");
}

/** Its grade, where that is known. */
function grade(unit: Facts, text: Text): readonly string[] {
  return isWhole(unit) ? [text.word("grade", unit.grade, unit.arm)] : [];
}

export function formationWord(unit: Facts, text: Text): string {
  if (unit.arm === "screen") return text.word("arm", "screen");
  if (unit.arm === "infantry" && unit.garrison !== undefined) {
    return `${text.word("formation", "garrison")}, ${text.word("place", unit.garrison.place)}`;
  }
  if (unit.formation === undefined) return text.word("formation", "garrison");
  const formation = text.word("formation", unit.formation, unit.arm);
  return unit.arm === "artillery" ? formation : text.say("unit.formation", { formation });
}

function traits(unit: Facts, text: Text): string[] {
  switch (unit.arm) {
    case "infantry":
      return [
        ...(unit.british === true ? [text.word("trait", "british")] : []),
        ...(unit.weapon === "rifle" ? [text.word("trait", "rifle")] : []),
        ...("shooterClass" in unit && unit.shooterClass === 2
          ? [text.word("trait", "class2")]
          : []),
      ];
    case "cavalry":
      return [
        text.word("cavalryClass", unit.class),
        ...(unit.lancer === true ? [text.word("trait", "lancer")] : []),
        ...(unit.cuirassier === true ? [text.word("trait", "cuirassier")] : []),
      ];
    case "artillery":
      return [
        text.word("mount", unit.mount),
        ...batteryWords(unit, text),
        text.say("unit.models", { models: unit.models }),
      ];
    case "screen":
      return [...(unit.weapon === "rifle" ? [text.word("trait", "rifle")] : [])];
  }
}

function batteryWords(
  { kind, gun }: Extract<Facts, { readonly arm: "artillery" }> & { readonly gun?: GunClass },
  text: Text,
): readonly string[] {
  if (kind !== "gun") return [text.word("battery", kind)];
  return gun === undefined ? [] : [text.word("gun", gun)];
}

/** The states that a unit is in, worst first. */
export function statesOf(view: UnitView, text: Text): UnitState[] {
  const { unit } = view;
  const names: StateName[] = [];
  if (view.gone !== null)
    return [{ state: "dispersed", label: text.word("state", "dispersed", unit.arm) }];
  if (unit.routing === true) names.push("routing");
  if (unit.retreating === true) names.push("retreating");
  if (unit.faltering === true) names.push("faltering");
  if (unit.unformed === true) names.push("unformed");
  if (view.engaged !== null) names.push("engaged");
  if (view.fellBack) names.push("fellBack");
  if ("fireDisciplineLost" in unit && unit.fireDisciplineLost === true)
    names.push("fireDisciplineLost");
  if ("lowAmmunition" in unit && unit.lowAmmunition === true) names.push("lowAmmunition");
  if (isBurning(onTheTable(unit))) names.push("burning");
  if (view.moved !== "none") names.push("moved");
  if (view.fired) names.push("fired");
  return names.map((state) => ({ state, label: text.word("state", state, unit.arm) }));
}
