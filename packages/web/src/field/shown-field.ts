/** The field of a scenario as a board shows it: in one language, with the sides' colours. */
import type { Field, Objective, OrderOfBattle, Stand } from "@adjutant/battle";
import { footprintNow, type Options, rulebook, type Scale, type Unit } from "@adjutant/rules";
import type { NameLanguage, SideView } from "../battle/view.ts";
import { unitsPerCm } from "../board/sheet.ts";
import type { BoardUnit, ShownField, ShownSide } from "../board/shown.ts";

/** A brigade as far as a map names it. */
export interface NamedBrigade {
  readonly id: string;
  readonly side: ShownSide;
  readonly name: string;
  /** The turn it comes on by its scenario; null: with the others, or when it is sent for. */
  readonly arrives: number | null;
}

export interface NamedUnit {
  readonly id: string;
  readonly name: string;
  readonly side: ShownSide;
  readonly unit: Unit;
}

/** What stands or comes on: as whoever looks knows it. */
export interface Known {
  readonly title: string;
  readonly scale: Scale;
  readonly marking: Options["marking"];
  readonly sides: readonly ShownSide[];
  readonly brigades: readonly NamedBrigade[];
  readonly units: readonly NamedUnit[];
  /** Who holds an objective now. */
  readonly holderOf: (objective: Objective) => string | null;
}

/** A field with all that is known of it. */
export function shownField(
  field: Field,
  objectives: readonly Objective[],
  known: Known,
  lang: NameLanguage,
): ShownField {
  const side = (id: string): ShownSide | null => known.sides.find((one) => one.id === id) ?? null;
  const brigade = (id: string) => known.brigades.find((one) => one.id === id);
  return {
    title: known.title,
    field,
    scale: known.scale,
    sides: known.sides,
    zones: field.deployment.flatMap(({ side: id, brigade: of, zone }, index) => {
      const whose = side(id);
      const named = of === undefined ? whose?.name : brigade(of)?.name;
      if (whose === null || named === undefined) return [];
      const brigades = of !== undefined;
      return [{ id: `zone ${index}`, side: whose, name: named, brigade: brigades, zone }];
    }),
    arrivals: (field.arrivals ?? []).flatMap(({ brigade: id, edge }) => {
      const coming = brigade(id);
      if (coming === undefined) return [];
      const { name, arrives } = coming;
      return [{ brigade: id, side: coming.side, name, turn: arrives, edge }];
    }),
    objectives: objectives.map((objective) => {
      const { id, name, place, points } = objective;
      const holder = known.holderOf(objective);
      return {
        id,
        name: name[lang],
        place: place ?? null,
        points,
        holder: holder === null ? null : side(holder),
      };
    }),
    units: Object.entries(field.places ?? {}).flatMap(([id, stand]) => {
      const unit = known.units.find((one) => one.id === id);
      return unit === undefined ? [] : [placed(unit, stand, known, unitsPerCm(field, known.scale))];
    }),
    generals: [],
  };
}

/** A unit where the scenario sets it, in the unit of the scale. */
function placed(
  { id, name, side, unit }: NamedUnit,
  stand: Stand,
  { scale, marking }: Known,
  perCm: number,
): BoardUnit {
  const who = { id, name, side, unit, states: [], words: "" };
  if ("garrison" in stand) return { ...who, standing: { place: stand.garrison } };
  const { frontage, depth } = footprintNow(unit, scale, marking ?? "roster", rulebook);
  const at = { x: stand.x * perCm, y: stand.y * perCm, facing: stand.facing };
  return { ...who, standing: { at, footprint: { width: frontage, depth } } };
}

/** What the forces of a scenario say before anything is begun: both sides openly. */
export function knownOf(order: OrderOfBattle, scale: Scale, lang: NameLanguage): Known {
  const sides = order.sides.map(
    ({ id, name, nation }, index): ShownSide => ({
      id,
      name: name[lang],
      nation,
      edge: index === 0 ? "solid" : "hatched",
    }),
  );
  const all = order.sides.flatMap((listed, index) => {
    const side = sides[index];
    return side === undefined ? [] : listed.brigades.map((brigade) => ({ side, brigade }));
  });
  return {
    title: order.name[lang],
    scale,
    marking: "roster",
    sides,
    brigades: all.map(({ side, brigade: { id, name, arrives = null } }) => ({
      id,
      side,
      name: name[lang],
      arrives,
    })),
    units: all.flatMap(({ side, brigade }) =>
      brigade.units.map(({ name, unit }) => ({ id: unit.id, name: name[lang], side, unit })),
    ),
    holderOf: ({ heldBy = null }) => heldBy,
  };
}

/** The sides of a battle under way, as a map shows them. */
export function brigadesIn(sides: readonly SideView[]): readonly NamedBrigade[] {
  return sides.flatMap((side) =>
    side.brigades.map(({ id, name, arrives }) => ({ id, side, name, arrives })),
  );
}
