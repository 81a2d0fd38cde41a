/** The map of a battle as the board draws it: as whoever looks sees it, in his language. */
import { type InFormation, lengthOf, type OnTable, placeFrom, standing } from "@adjutant/field";
import { basesNow, rulebook } from "@adjutant/rules";
import { statesOf, unitDetail } from "../battle/describe.ts";
import type { OnMap } from "../battle/onMap.ts";
import { termsIn } from "../battle/terms-in.ts";
import type { Battle } from "../battle/useBattle.ts";
import type { SideView, UnitView } from "../battle/view.ts";
import type { BoardGeneral, BoardUnit, ShownField, Standing } from "../board/shown.ts";
import { brigadesIn, shownField } from "../field/shown-field.ts";
import { onTheTable } from "../resolve/known.ts";
import type { Size2D } from "../symbols/shapes.ts";
import type { Text } from "../text.ts";

function standingOf(stands: OnTable): Standing {
  if (stands.holds !== null) return { place: stands.holds.id };
  return { at: placeFrom(stands.pose), footprint: sizeOf(stands) };
}

/** The ground that a unit takes, in the unit of the scale. */
export function sizeOf({ footprint }: InFormation): Size2D {
  return { width: lengthOf(footprint.frontage), depth: lengthOf(footprint.depth) };
}

function boardUnit(stands: OnTable, unit: UnitView, side: SideView, text: Text): BoardUnit {
  const facts = onTheTable(unit.unit);
  const states = statesOf(unit, text);
  return {
    id: unit.id,
    name: unit.name,
    side,
    unit: facts,
    standing: standingOf(stands),
    ...(facts.arm === "screen" && { bases: basesNow(facts, rulebook) }),
    states,
    ...(unit.general && { general: true }),
    words: [unitDetail(unit.unit, text), ...states.map(({ label }) => label)].join(" · "),
  };
}

/** The enemy's units that are out of sight, where they were last seen. */
function lastSeenOf({ view, sides }: Battle, { field }: OnMap, text: Text): BoardUnit[] {
  return (view.lastSeen ?? []).flatMap(({ id, side: of, name, turn, at, place, unit }) => {
    const side = sides.find((one) => one.id === of);
    if (side === undefined) return [];
    const facts = onTheTable(unit);
    const where = at ?? (place === null ? null : { garrison: place });
    const stands = where && standing(field, { id, side: of, unit: facts }, where);
    const there = place === null ? stands && standingOf(stands) : { place };
    if (!there) return [];
    const words = unitDetail(unit, text);
    return [
      {
        id,
        name: name[text.lang],
        side,
        unit: facts,
        standing: there,
        states: [],
        lastSeen: turn,
        words,
      },
    ];
  });
}

/** Generals who ride alone; who is with a unit shows there. */
function generalsOf({ view, sides }: Battle): BoardGeneral[] {
  return sides.flatMap((side) => {
    const at = view.sides.find(({ id }) => id === side.id)?.commanderAt ?? null;
    const commander: BoardGeneral[] =
      at === null ? [] : [{ id: side.id, name: side.commander, side, at, commander: true }];
    return [
      ...commander,
      ...side.brigades.flatMap((brigade): BoardGeneral[] => {
        const spot = view.brigades[brigade.id]?.generalAt ?? null;
        return spot === null
          ? []
          : [{ id: brigade.id, name: brigade.general, side, at: spot, commander: false }];
      }),
    ];
  });
}

/** Everything that stands on the map now; null in a battle without one. */
export function shownMap(battle: Battle, map: OnMap | null, text: Text): ShownField | null {
  const { view, log, sides, name, table } = battle;
  if (view.map === null || map === null) return null;
  const held = new Map(view.scenario?.objectives.map(({ id, heldBy }) => [id, heldBy]));
  const all = shownField(
    view.map.field,
    termsIn(log)?.objectives ?? [],
    {
      title: name,
      scale: table.scale,
      marking: table.options.marking,
      sides,
      brigades: brigadesIn(sides),
      units: [],
      holderOf: ({ id }) => held.get(id) ?? null,
    },
    text.lang,
  );
  const settingOut = view.phase === "deployment";
  const there = new Set(map.units.map(({ id }) => id));
  return {
    ...all,
    // Where one set up is nothing to a battle that has begun.
    zones: settingOut ? all.zones.filter(({ side }) => battle.mayAct(side.id)) : [],
    arrivals: all.arrivals.filter(
      ({ brigade: id }) =>
        view.over === null &&
        (battle.brigade(id)?.units ?? []).some((unit) => unit.gone === null && !there.has(unit.id)),
    ),
    units: [
      ...lastSeenOf(battle, map, text),
      ...map.units.flatMap((stands) => {
        const unit = battle.unit(stands.id);
        const side = sides.find(({ id }) => id === stands.side);
        return unit === null || side === undefined ? [] : [boardUnit(stands, unit, side, text)];
      }),
    ],
    generals: generalsOf(battle),
  };
}
