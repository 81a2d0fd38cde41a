/** Small tables for the tests, and pictures of them in text. */
import {
  type ArtilleryFormation,
  type Cavalry,
  type CavalryClass,
  type CavalryFormation,
  type Garrison,
  type Grade,
  type GunBattery,
  type Infantry,
  type InfantryFormation,
  rulebook,
  type Screen,
  type Size,
  type Unit,
} from "@adjutant/rules";
import { areaHolds } from "../src/area.ts";
import {
  type Field,
  type FieldPlan,
  fieldFrom,
  type InFormation,
  type OnTable,
  type Place,
  type Point,
  type Sight,
  standing,
  stepsOf,
} from "../src/index.ts";

export const book = rulebook;

/** A table, 100 cm × 100 cm unless it says otherwise. */
export function field(plan: Partial<FieldPlan> = {}): Field {
  return fieldFrom({ width: 100, depth: 100, terrain: [], ...plan }, rulebook);
}

interface Facts {
  readonly grade?: Grade;
  readonly casualties?: number;
  readonly unformed?: boolean;
}

export const battalion = (
  more: Facts & { size?: Size; formation?: InfantryFormation; figuresPerBase?: number } = {},
): Infantry => ({ arm: "infantry", grade: "line", size: "standard", formation: "line", ...more });

export const garrison = (place: Garrison["place"] = "builtUp"): Infantry => ({
  arm: "infantry",
  grade: "line",
  size: "standard",
  garrison: { place },
});

export const screen = (bases = 4, more: Facts = {}): Screen => ({
  arm: "screen",
  grade: "line",
  bases,
  ...more,
});

export const guns = (
  models = 4,
  more: Facts & { mount?: "foot" | "horse"; formation?: ArtilleryFormation } = {},
): GunBattery => ({
  arm: "artillery",
  kind: "gun",
  gun: "medium",
  mount: "foot",
  models,
  grade: "line",
  formation: "deployed",
  ...more,
});

export const horse = (
  more: Facts & { size?: Size; class?: CavalryClass; formation?: CavalryFormation } = {},
): Cavalry => ({
  arm: "cavalry",
  class: "battle",
  grade: "line",
  size: "standard",
  formation: "line",
  ...more,
});

/** Puts a unit on a table; ids that begin with a capital are blue's, the others red's. */
export function put(on: Field, id: string, unit: Unit, place: Place): OnTable {
  const side = id < "a" ? "blue" : "red";
  const there = standing(on, { id, side, unit }, place);
  if (there === null) throw new Error(`${id} does not stand like that`);
  return there;
}

/** Puts a unit in formation on a table. */
export function stand(
  on: Field,
  id: string,
  unit: Unit,
  x: number,
  y: number,
  facing = 0,
): InFormation {
  const there = put(on, id, unit, { x, y, facing });
  if (there.pose === null) throw new Error(`${id} is a garrison`);
  return there;
}

const kinds: Readonly<Record<string, string>> = {
  woods: "♣",
  hill: "⌃",
  builtUp: "▦",
  strongpoint: "▣",
  river: "≈",
  road: "=",
  bridge: "#",
  rough: ":",
  difficult: ";",
  marsh: ",",
  redoubt: "□",
  cover: "+",
};

interface View {
  /** Centimetres a character is wide; it is twice as tall. */
  readonly cell?: number;
  readonly left?: number;
  readonly right: number;
  readonly near?: number;
  readonly far: number;
  /** Characters to draw at points, over everything. */
  readonly marks?: readonly { readonly at: Point; readonly as: string }[];
}

/** The table from above, far edge on top: what the middle of each cell lies in. */
export function picture(on: Field, units: readonly OnTable[], view: View): string {
  const { cell = 1, left = 0, near = 0, marks = [] } = view;
  const rows: string[] = [];
  for (let top = view.far; top - 2 * cell >= near - 1e-9; top -= 2 * cell) {
    let row = "";
    for (let x = left; x + cell <= view.right + 1e-9; x += cell) {
      const at = { x: stepsOf(x + cell / 2), y: stepsOf(top - cell) };
      const mark = marks.find(
        (one) =>
          Math.abs(one.at.x - at.x) <= stepsOf(cell) / 2 &&
          Math.abs(one.at.y - at.y) <= stepsOf(cell),
      );
      const unit = units.find((one) => one.pose !== null && areaHolds(one.area, at));
      const terrain = on.terrain.findLast(({ area }) => areaHolds(area, at));
      row += mark?.as ?? unit?.id[0] ?? (terrain ? kinds[terrain.kind] : "·");
    }
    rows.push(row);
  }
  return `\n${rows.join("\n")}\n`;
}

/** A picture as tests write it: without the indentation of the code around it. */
export function drawn(text: string): string {
  const rows = text.split("\n").map((row) => row.trim());
  return `\n${rows.filter((row) => row !== "").join("\n")}\n`;
}

const letters = { blocked: "x", arc: "a", range: "r" };

/** A firing front from left to right: fires, blocked, out of arc, out of range. */
export const front = ({ points }: Sight): string =>
  points.map(({ barred }) => (barred === null ? "!" : letters[barred])).join("");

/** All of a front alike. */
export const all = (of: string): string => of.repeat(48);
