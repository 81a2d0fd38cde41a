/** The shipped battles with their troops set out, to look at the map without a battle. */
import type { TerrainPiece } from "@adjutant/battle";
import {
  facing,
  fieldFrom,
  type InFormation,
  lengthOf,
  type OnTable,
  placeFrom,
  planIn,
  type SetUp,
  setUpIn,
  standing,
  type Field as Table,
  turns,
  zoneFrom,
} from "@adjutant/field";
import { rulebook, type Unit } from "@adjutant/rules";
import { unitDescription } from "../battle/describe.ts";
import type { SetPiece } from "../battle/shipped.ts";
import type { BoardGeneral, BoardUnit, ShownField, ShownSide } from "../board/shown.ts";
import { knownOf, shownField } from "../field/shown-field.ts";
import type { UnitState } from "../parts/UnitRow.tsx";
import type { Text } from "../text.ts";

/** A field with troops on it, for the board and for measuring. */
export interface SetOut {
  readonly shown: ShownField;
  readonly table: Table;
  readonly stands: readonly InFormation[];
}

/** Left, near, right, far, in centimetres. */
type Rect = readonly [number, number, number, number];

interface Force {
  readonly brigade: string;
  readonly commander: string;
  readonly units: readonly (SetUp & { readonly name: string })[];
}

/**
 * Sets a shipped battle out: every brigade in a part of its zone, what has room with some air about it.
 * @param atLeast so many units: the forces come again until they are as many, for measuring speed
 */
export function setOut(piece: SetPiece, text: Text, atLeast = 0): SetOut {
  const { order, terms } = piece;
  const drawn = terms?.field;
  if (drawn === undefined) throw new Error(`${order.name.en} has no field`);
  const known = knownOf(order, "cm", text.lang);
  const shown = shownField(drawn, terms?.objectives ?? [], known, text.lang);
  const table = fieldFrom(planIn("cm", drawn), rulebook);
  const stands: InFormation[] = [];
  const generals: BoardGeneral[] = [];
  const riding = new Set<string>();
  const names = new Map<string, string>();
  for (const [index, side] of order.sides.entries()) {
    const colours = known.sides[index];
    if (colours === undefined) continue;
    const zones = drawn.deployment.filter((zone) => zone.side === side.id);
    const forces = side.brigades
      .filter(({ arrives }) => atLeast > 0 || arrives === undefined)
      .map(
        ({ id, general, units }): Force => ({
          brigade: id,
          commander: general.name[text.lang],
          units: units.flatMap(({ name, unit }) => {
            names.set(unit.id, name[text.lang]);
            return [{ id: unit.id, side: side.id, unit, name: name[text.lang] }];
          }),
        }),
      );
    const enough = atLeast === 0 ? forces : repeated(forces, atLeast / 2, names);
    const sharing = enough.filter(({ brigade }) => !zones.some((zone) => zone.brigade === brigade));
    for (const [at, force] of enough.entries()) {
      const own = zones.find(({ brigade }) => brigade === force.brigade);
      const zone = own ?? zones.find(({ brigade }) => brigade === undefined);
      if (zone === undefined) continue;
      const box = boxOf(zone.zone.polygon);
      const look = facingOf(box, [drawn.width, drawn.depth]);
      const share = own === undefined ? [sharing.indexOf(force), sharing.length] : [0, 1];
      const placed = place(table, zone.zone, partOf(box, look, share), force, look, stands);
      stands.push(...placed);
      const [first] = placed;
      if (first === undefined) continue;
      if (at % 2 === 0) riding.add(first.id);
      else generals.push(ridingBehind(force, first, colours));
    }
    const [behind] = stands.filter((one) => one.side === side.id).slice(-1);
    if (behind !== undefined) {
      const name = side.commander.name[text.lang];
      const alone = ridingBehind({ brigade: side.id, commander: name, units: [] }, behind, colours);
      generals.push({ ...alone, commander: true });
    }
  }
  const garrisons = atLeast > 0 ? new Map<string, Held>() : garrisonsOf(stands, drawn.terrain);
  const units = stands.map((one, index): BoardUnit => {
    const { x, y, facing: degrees } = placeFrom(one.pose);
    const side = known.sides.find(({ id }) => id === one.side);
    if (side === undefined) throw new Error(`${one.id} fights for nobody`);
    const { unit, states } = marked(one.unit, index, text);
    const held = garrisons.get(one.id);
    const place = held === undefined ? null : inPlace(unit, held);
    return {
      id: one.id,
      name: names.get(one.id) ?? one.id,
      side,
      unit: place ?? unit,
      standing:
        place === null || held === undefined
          ? { at: { x, y, facing: degrees }, footprint: sizeOf(one) }
          : { place: held.id },
      states,
      general: riding.has(one.id),
      ...(index % 17 === 16 && { lastSeen: 2 }),
      words: unitDescription(place ?? unit, text),
    };
  });
  return { shown: { ...shown, units, generals }, table, stands };
}

interface Held {
  readonly id: string;
  readonly kind: "builtUp" | "strongpoint";
}

function sizeOf({ footprint }: InFormation): { width: number; depth: number } {
  return { width: lengthOf(footprint.frontage), depth: lengthOf(footprint.depth) };
}

/** Two places are held, each by the foot that stands nearest to it. */
function garrisonsOf(
  stands: readonly InFormation[],
  terrain: readonly TerrainPiece[],
): Map<string, Held> {
  const found = new Map<string, Held>();
  for (const { id, kind, shape } of terrain) {
    if ((kind !== "builtUp" && kind !== "strongpoint") || !("polygon" in shape)) continue;
    if (found.size === 2) break;
    const [left, near, right, far] = boxOf(shape.polygon);
    const away = ({ middle }: InFormation): number =>
      Math.hypot(lengthOf(middle.x) - (left + right) / 2, lengthOf(middle.y) - (near + far) / 2);
    const [nearest] = stands
      .filter((one) => one.unit.arm === "infantry" && !found.has(one.id))
      .toSorted((a, b) => away(a) - away(b));
    if (nearest !== undefined) found.set(nearest.id, { id, kind });
  }
  return found;
}

function inPlace(unit: Unit, { kind }: Held): Unit | null {
  if (unit.arm !== "infantry") return null;
  const { formation: _, ...rest } = unit;
  return { ...rest, garrison: { place: kind, burning: kind === "builtUp" } };
}

/** The forces again and again under other ids, until they are so many units. */
function repeated(forces: readonly Force[], count: number, names: Map<string, string>): Force[] {
  const all: Force[] = [];
  let sum = 0;
  for (let round = 0; sum < count && round < 9; round++) {
    for (const force of forces) {
      if (sum >= count) break;
      const units = force.units.slice(0, count - sum).map((one) => {
        const id = round === 0 ? one.id : `${one.id} ${round + 1}`;
        names.set(id, one.name);
        return { ...one, id };
      });
      sum += units.length;
      all.push({ ...force, units });
    }
  }
  return all;
}

function boxOf(polygon: readonly (readonly [number, number])[]): Rect {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Towards the middle of the table, along the way that the two sides lie apart. */
function facingOf(
  [left, near, right, far]: Rect,
  [width, depth]: readonly [number, number],
): number {
  const [dx, dy] = [width / 2 - (left + right) / 2, depth / 2 - (near + far) / 2];
  if (Math.abs(dx) / width > Math.abs(dy) / depth) return dx > 0 ? 90 : 270;
  return dy > 0 ? 0 : 180;
}

/** How much of a zone, from its rear, is left to those who find no room before it. */
const rear = 0.4;

/** A brigade's part of the zone of its side: side by side along the front. */
function partOf(
  [left, near, right, far]: Rect,
  look: number,
  [n = 0, of = 1]: readonly number[],
): Rect {
  if (look % 180 === 0) {
    const step = (right - left) / of;
    const start = look === 0 ? near + (far - near) * rear : near;
    return [left + n * step, start, left + (n + 1) * step, far];
  }
  const step = (far - near) / of;
  const start = look === 90 ? left + (right - left) * rear : left;
  return [start, near + n * step, right, near + (n + 1) * step];
}

/** Air about a unit, in centimetres: as much as there is room for. */
const airs = [2, 1, 0] as const;

/** Units one after the other within a part, then anywhere in the zone. */
function place(
  table: Table,
  zone: { readonly polygon: readonly (readonly [number, number])[] },
  part: Rect,
  { units }: Force,
  look: number,
  others: readonly InFormation[],
): InFormation[] {
  const placed: InFormation[] = [];
  const area = zoneFrom(zone);
  const whole = boxOf(zone.polygon);
  for (const who of units) {
    const [attempt] = airs.flatMap((air) =>
      [part, whole]
        .flatMap((within) => {
          const about = [...others, ...placed].map((one) => spaced(one, air));
          const outside = around(within, whole).map((rect) => barred(table, rect));
          const { stands } = setUpIn(table, area, [who], facing(look * turns.degree), [
            ...outside,
            ...about,
          ]);
          return stands;
        })
        .slice(0, 1),
    );
    if (attempt !== undefined) placed.push(attempt);
  }
  return placed;
}

/** What of a whole lies outside of a part. */
function around([left, near, right, far]: Rect, [l, n, r, f]: Rect): Rect[] {
  const sides: readonly Rect[] = [
    [l, n, left, f],
    [right, n, r, f],
    [l, n, r, near],
    [l, far, r, f],
  ];
  return sides.filter(([a, b, c, d]) => c - a > 0.01 && d - b > 0.01);
}

const nobody: Unit = { arm: "infantry", grade: "line", size: "standard", formation: "line" };

/** Ground that is taken, as if somebody stood on all of it. */
function barred(table: Table, rect: Rect): OnTable {
  const one = standing(table, { id: "taken", side: "", unit: nobody }, { x: 0, y: 0, facing: 0 });
  if (one === null || one.pose === null) throw new Error("a battalion in line takes ground");
  return { ...one, area: zoneFrom({ polygon: cornersOf(rect) }) };
}

function cornersOf([left, near, right, far]: Rect): [number, number][] {
  return [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ];
}

function spaced(one: InFormation, air: number): OnTable {
  if (air === 0) return one;
  const { left, right, near, far } = one.area.box;
  const [l, r, n, f] = [left, right, near, far].map(lengthOf);
  const rect: Rect = [(l ?? 0) - air, (n ?? 0) - air, (r ?? 0) + air, (f ?? 0) + air];
  return { ...one, area: zoneFrom({ polygon: cornersOf(rect) }) };
}

function ridingBehind(
  force: Force,
  { pose, footprint }: InFormation,
  side: ShownSide,
): BoardGeneral {
  const { x, y, facing: degrees } = placeFrom(pose);
  const turn = (degrees * Math.PI) / 180;
  const back = lengthOf(footprint.depth) + 3;
  return {
    id: `general of ${force.brigade}`,
    name: force.commander,
    side,
    at: { x: x - Math.sin(turn) * back, y: y - Math.cos(turn) * back },
    commander: false,
  };
}

/** Some units are marked as they might be in the middle of a battle, every so many another way. */
function marked(unit: Unit, index: number, text: Text): { unit: Unit; states: UnitState[] } {
  const state = (name: UnitState["state"]): UnitState => ({
    state: name,
    label: text.word("state", name, unit.arm),
  });
  switch (index % 11) {
    case 3:
      return { unit: { ...unit, unformed: true }, states: [state("unformed"), state("moved")] };
    case 5:
      return { unit, states: [state("moved"), state("fired")] };
    case 7:
      return { unit: { ...unit, retreating: true }, states: [state("retreating")] };
    case 8:
      return { unit, states: [state("lowAmmunition")] };
    case 10:
      return { unit: { ...unit, routing: true }, states: [state("routing")] };
    default:
      return { unit, states: [] };
  }
}
