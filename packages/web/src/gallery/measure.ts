/** What the gallery lays over its map: measured by the table's geometry, as a battle would. */
import {
  arcOutline,
  chargePath,
  distance,
  fireArc,
  fireRange,
  footprintOf,
  type InFormation,
  lengthOf,
  type Path,
  type Point,
  path,
  pathTo,
  placeFrom,
  poseFrom,
  reach,
  sight,
  type Field as Table,
  turnBetween,
} from "@adjutant/field";
import type { Ghost, Overlay } from "../board/overlay.ts";
import type { BoardUnit, TablePoint, TablePose } from "../board/shown.ts";
import type { Text } from "../text.ts";

const point = ({ x, y }: Point): TablePoint => ({ x: lengthOf(x), y: lengthOf(y) });

const formats = { en: new Intl.NumberFormat("en"), ru: new Intl.NumberFormat("ru") };

const figure = (steps: number, { lang }: Text): string =>
  formats[lang].format(Math.max(0, Math.ceil(steps / 10)) / 10);

/** A ghost of a unit at a pose, with the way there. */
export function ghostOf(
  table: Table,
  stands: readonly InFormation[],
  unit: BoardUnit,
  to: TablePose,
  text: Text,
): Ghost | null {
  const mover = stands.find(({ id }) => id === unit.id);
  if (mover === undefined || !("at" in unit.standing)) return null;
  const goal = poseFrom(to);
  const way = wayTo(table, stands, mover, goal);
  const legal = way.refusal === null;
  return {
    kind: "ghost",
    unit,
    at: to,
    footprint: unit.standing.footprint,
    legal,
    label: `${figure(way.spent, text)} / ${figure(way.move, text)}`,
    way: [point(mover.pose), ...way.stages.map(({ pose }) => point(pose))],
    stages: way.stages.slice(0, -1).map(({ pose }) => placeFrom(pose)),
    held: true,
  };
}

/** To the point, and a last wheel to face as wanted. */
function wayTo(
  table: Table,
  stands: readonly InFormation[],
  mover: InFormation,
  goal: ReturnType<typeof poseFrom>,
): Path {
  const way = pathTo(table, stands, mover, goal);
  const turn = turnBetween(way.end.pose.facing, goal.facing);
  return turn === 0 ? way : path(table, stands, mover, [...way.legs, { kind: "wheel", turn }]);
}

/** All that a unit may do, drawn: its reach, its arc, what of it sees the nearest enemy, a charge. */
export function around(
  table: Table,
  stands: readonly InFormation[],
  id: string,
  text: Text,
): readonly Overlay[] {
  const own = stands.find((one) => one.id === id);
  if (own === undefined) return [];
  const enemies = stands
    .filter(({ side }) => side !== own.side)
    .toSorted((a, b) => distance(own, a) - distance(own, b));
  const [nearest] = enemies;
  const overlays: Overlay[] = [
    { kind: "reach", id, outline: reach(table, stands, own).map(point) },
  ];
  const range = fireRange(table, own.unit);
  const eitherSide = fireArc(table, own.unit);
  if (range > 0 && eitherSide !== null) {
    const ends = own.unit.arm === "artillery" ? ([0.3, 0.65, 1] as const) : ([1] as const);
    const names =
      ends.length === 1 ? (["musketry"] as const) : (["canister", "effective", "long"] as const);
    overlays.push({
      kind: "arc",
      id,
      bands: names.map((band, index) => {
        const far = Math.round(range * (ends[index] ?? 1));
        const outline = arcOutline(own.pose, own.footprint, eitherSide, far);
        const middle = outline.at(-3) ?? own.pose;
        return {
          band,
          outline: outline.map(point),
          label: figure(far, text),
          labelAt: point(middle),
        };
      }),
    });
  }
  for (const enemy of enemies.slice(0, 4).toSorted((a, b) => a.pose.x - b.pose.x)) {
    const away = distance(own, enemy);
    const share = sight(table, stands, own, enemy);
    overlays.push({
      kind: "target",
      id: enemy.id,
      may: share.clear * 2 >= share.of,
      label: `${figure(away, text)} · ${share.clear}/${share.of}`,
    });
  }
  if (nearest !== undefined) overlays.push(...against(table, stands, own, nearest, text));
  return overlays;
}

function against(
  table: Table,
  stands: readonly InFormation[],
  own: InFormation,
  enemy: InFormation,
  text: Text,
): Overlay[] {
  if (own.unit.arm === "artillery") {
    const share = sight(table, stands, own, enemy, { range: 20_000 });
    return [
      {
        kind: "sight",
        id: own.id,
        rays: share.points.map(({ at, sees }) => ({
          from: point(at),
          to: point(sees ?? enemy.middle),
          sees: sees !== null,
        })),
        blockers: share.blockers,
        label: `${share.clear}/${share.of}`,
      },
    ];
  }
  const charge = chargePath(table, stands, own, enemy);
  if ("refused" in charge) {
    return [
      {
        kind: "ruler",
        id: own.id,
        from: point(own.middle),
        to: point(enemy.middle),
        label: figure(distance(own, enemy), text),
      },
    ];
  }
  const footprint = footprintOf(own.unit, table.scale, table.marking, table.book);
  if (footprint === null) return [];
  const [left, right] = [enemy.outline[0], enemy.outline[3]];
  return [
    {
      kind: "charge",
      id: own.id,
      way: [point(own.pose), point(charge.end.pose)],
      wheeled: null,
      end: placeFrom(charge.end.pose),
      footprint: { width: lengthOf(footprint.frontage), depth: lengthOf(footprint.depth) },
      reaches: charge.inReach,
      contact: charge.inReach && left && right ? [point(left), point(right)] : null,
      fireAt: null,
      label: `${figure(charge.length, text)} / ${figure(charge.reach, text)}`,
    },
  ];
}
