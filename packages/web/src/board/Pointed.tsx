import type { ReactElement } from "react";
import { flagScale } from "./arrows.ts";
import type { Thing } from "./chosen.ts";
import { pathOf } from "./plane.ts";
import { outlineOf, paperOf } from "./sheet.ts";
import type { ShownField } from "./shown.ts";
import { type Block, blockOf, cornersOf, flagsOf } from "./standing.ts";

/** What is chosen, or lies under the pointer: outlined, whatever it is. */
export function Pointed(props: {
  readonly shown: ShownField;
  readonly k: number;
  readonly thing: Thing | null;
  readonly how: "chosen" | "hovered" | "blocking";
}): ReactElement | null {
  const { shown, k, thing, how } = props;
  if (thing === null) return null;
  return thing.kind === "unit" ? (
    <PointedUnit shown={shown} k={k} id={thing.id} how={how} />
  ) : (
    <PointedGround shown={shown} k={k} id={thing.id} how={how} />
  );
}

interface Pointing {
  readonly shown: ShownField;
  readonly k: number;
  readonly id: string;
  readonly how: string;
}

function PointedGround({ shown, k, id, how }: Pointing): ReactElement | null {
  const paper = paperOf(shown.field, shown.scale);
  const piece = shown.field.terrain.find((one) => one.id === id);
  if (piece === undefined) return null;
  const { points, closed, width } = outlineOf(piece, paper);
  return (
    <path
      className={`pointed ground ${how}`}
      strokeWidth={closed ? 4 : width * k + 6}
      d={pathOf(
        points.map(({ x, y }) => ({ x: x * k, y: y * k })),
        closed,
      )}
    />
  );
}

function PointedUnit({ shown, k, id, how }: Pointing): ReactElement | null {
  const paper = paperOf(shown.field, shown.scale);
  const unit = shown.units.find((one) => one.id === id);
  if (unit === undefined) return null;
  if ("at" in unit.standing) {
    return (
      <path className={`pointed unit ${how}`} d={roundAbout(blockOf(unit.standing, paper), k, 4)} />
    );
  }
  const size = flagScale(k);
  const flag = flagsOf(shown, paper, size, k).find((one) => one.unit.id === id);
  if (flag === undefined) return null;
  return (
    <rect
      className={`pointed unit ${how}`}
      x={flag.foot.x * k - 4 * size}
      y={flag.foot.y * k - 31 * size}
      width={29 * size}
      height={35 * size}
      rx={3}
    />
  );
}

/** The outline of a block with some room about it, in pixels. */
export function roundAbout(
  { front, facing, width, depth }: Block,
  k: number,
  room: number,
): string {
  const turn = (facing * Math.PI) / 180;
  const wider: Block = {
    front: { x: front.x * k + Math.sin(turn) * room, y: front.y * k - Math.cos(turn) * room },
    facing,
    width: width * k + 2 * room,
    depth: depth * k + 2 * room,
  };
  return pathOf(cornersOf(wider), true);
}
