/** Setting out and marches drawn for a battle on the map, some of them beyond what the rules allow. */
import { type Companion, laidOf, legsFrom, type RosterUnit, setOut } from "@adjutant/battle";
import { longest, pathTo } from "@adjutant/field";
import type { Draw } from "./draw.ts";
import type { Json } from "./situations.ts";

/** A side sets out as is proposed to it, now and then one unit somewhere else or nowhere. */
export function settingOut(state: Companion, side: string, draw: Draw): Json {
  const { places } = setOut(state, side);
  const astray = draw.oneIn(3) ? draw.any(Object.keys(state.units)) : undefined;
  const { width, depth } = size(state);
  const there = { x: draw.below(width), y: draw.below(depth), facing: draw.of([0, 45, 180]) };
  const odd = astray === undefined ? {} : { [astray]: draw.of<Json | null>([there, null]) };
  return { type: "deploy", side, places: { ...places, ...odd } };
}

/** A brigade comes on over its stretch of the edge, or somewhere else. */
export function comingOn(state: Companion, brigade: string, draw: Draw): Json {
  const { side = "", units = [] } = state.brigades[brigade] ?? {};
  const arrival = state.map?.field.arrivals?.find((one) => one.brigade === brigade);
  const [[ax, ay], [bx, by]] = arrival?.edge ?? [
    [0, 0],
    [0, 0],
  ];
  const along = draw.below(100) / 100;
  const [x, y] = [ax + (bx - ax) * along, ay + (by - ay) * along];
  const unit = draw.any(units) ?? "";
  const { width, depth } = size(state);
  const at = {
    x: Math.round(Math.min(width - 2, Math.max(2, x))),
    y: Math.round(Math.min(depth - 2, Math.max(2, y))),
    facing: draw.of([0, 90, 180, 270]),
  };
  return { type: "deploy", side, places: { [unit]: at } };
}

function size({ map }: Companion): { readonly width: number; readonly depth: number } {
  return { width: map?.field.width ?? 1, depth: map?.field.depth ?? 1 };
}

const formations = {
  infantry: ["line", "attackColumn", "companyColumn", "marchColumn", "massedColumn", "square"],
  cavalry: ["line", "column"],
  artillery: ["deployed", "limbered"],
  screen: ["line"],
} as const;

/** A way of a unit: as the board would draw it to somewhere, or legs thrown together. */
export function march(state: Companion, unit: string, forms: boolean, draw: Draw): Json {
  const others = draw.oneIn(6) ? [draw.any(Object.keys(state.units)) ?? unit] : [];
  const ways = [unit, ...others].map((id) => way(state, id, forms, draw));
  return { type: "march", ways };
}

function way(state: Companion, id: string, forms: boolean, draw: Draw): Json {
  const roster = state.units[id];
  const held = roster?.place != null && roster.at === null;
  const places = (state.map?.field.terrain ?? []).flatMap(({ id: place, kind }) =>
    kind === "builtUp" || kind === "strongpoint" ? [place] : [],
  );
  return {
    unit: id,
    legs: forms && roster ? [form(roster, draw)] : legs(state, id, draw),
    ...((held || draw.oneIn(20)) && { leaves: draw.of([0, 90, 180, 270]) }),
    ...(draw.oneIn(8) && { enters: draw.any(places) ?? "nowhere" }),
  };
}

function form({ unit }: RosterUnit, draw: Draw): Json {
  return { kind: "form", formation: draw.of<string>(formations[unit.arm]) };
}

function legs(state: Companion, id: string, draw: Draw): Json[] {
  const laid = laidOf(state);
  const stands = laid?.units.find((unit) => unit.id === id);
  if (laid && stands?.pose && !draw.oneIn(3)) {
    const { field, units } = laid;
    const goal = { x: draw.below(field.width), y: draw.below(field.depth) };
    const path = pathTo(field, units, stands, goal);
    const far = draw.oneIn(4) ? path : longest(field, units, stands, path.legs);
    return legsFrom(far.legs).map((leg) => ({ ...leg }));
  }
  const thrown: readonly [Json, ...Json[]] = [
    { kind: "ahead", length: draw.below(40) },
    { kind: "ahead", length: draw.below(20), aside: draw.below(90) - 45 },
    { kind: "wheel", turn: draw.below(180) - 90 },
    { kind: "about" },
  ];
  return Array.from({ length: 1 + draw.below(2) }, () => draw.of(thrown));
}

/** A general of a side rides to a unit or to a spot. */
export function ride(state: Companion, side: string, draw: Draw): Json {
  if (draw.oneIn(4)) {
    const { width, depth } = size(state);
    return { type: "ride", side, to: { x: draw.below(width), y: draw.below(depth) } };
  }
  const brigades = Object.values(state.brigades).filter((one) => one.side === side);
  const { id: brigade = "", units = [] } = draw.any(brigades) ?? {};
  const { width, depth } = size(state);
  const to = { x: draw.below(width), y: draw.below(depth) };
  const joins = { unit: draw.any(units) ?? null };
  return { type: "attach", brigade, ...(draw.oneIn(2) ? joins : { unit: null, to }) };
}
