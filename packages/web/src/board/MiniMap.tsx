import type { Field } from "@adjutant/battle";
import { memo, type PointerEvent, type ReactElement } from "react";
import type { Camera, Pane } from "./camera.ts";
import { type Dot, pathOf } from "./plane.ts";
import { outlineOf, paperOf, sheetOf } from "./sheet.ts";
import type { ShownField } from "./shown.ts";
import { blockOf, cornersOf } from "./standing.ts";

const width = 132;

/** The whole sheet in small, with the part that the pane shows; a press goes there. */
export function MiniMap(props: {
  readonly shown: ShownField;
  readonly camera: Camera;
  readonly pane: Pane;
  readonly onGo: (at: Dot) => void;
}): ReactElement {
  const { shown, camera, pane } = props;
  const { field } = shown;
  const sheet = sheetOf(field);
  const scale = width / sheet.width;
  const goTo = (event: PointerEvent<SVGSVGElement>): void => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    props.onGo({ x: (event.clientX - left) / scale, y: (event.clientY - top) / scale });
  };
  return (
    <svg
      className="mini-map"
      aria-hidden="true"
      width={width}
      height={sheet.depth * scale}
      viewBox={`0 0 ${sheet.width} ${sheet.depth}`}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        goTo(event);
      }}
      onPointerMove={(event) => {
        event.stopPropagation();
        if (event.buttons > 0) goTo(event);
      }}
    >
      <Small field={field} />
      <SmallTroops shown={shown} />
      <rect
        className="mini-view"
        x={-camera.x / camera.k}
        y={-camera.y / camera.k}
        width={pane.width / camera.k}
        height={pane.height / camera.k}
      />
    </svg>
  );
}

const Small = memo(function Small({ field }: { field: Field }): ReactElement {
  const sheet = sheetOf(field);
  return (
    <g>
      {field.terrain.map((piece) => {
        const { points, closed, width: wide } = outlineOf(piece, sheet);
        return (
          <path
            key={piece.id}
            className={`mini ${piece.kind}`}
            strokeWidth={closed ? 0 : Math.max(wide, 26)}
            d={pathOf(points, closed)}
          />
        );
      })}
    </g>
  );
});

/** Nothing on the small map is smaller than this, in millimetres of the sheet. */
const least = 45;

const SmallTroops = memo(function SmallTroops({ shown }: { shown: ShownField }): ReactElement {
  const paper = paperOf(shown.field, shown.scale);
  return (
    <g>
      {shown.units.map(({ id, side, standing }) => {
        if (!("at" in standing)) return null;
        const block = blockOf(standing, paper);
        const [w, d] = [Math.max(block.width, least), Math.max(block.depth, least)];
        return (
          <path
            key={id}
            className="mini-unit"
            data-nation={side.nation}
            data-edge={side.edge}
            d={pathOf(cornersOf({ ...block, width: w, depth: d }), true)}
          />
        );
      })}
    </g>
  );
});
