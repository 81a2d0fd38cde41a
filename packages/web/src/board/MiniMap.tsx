import type { Field } from "@adjutant/battle";
import { memo, type PointerEvent, type ReactElement, useLayoutEffect, useRef } from "react";
import type { Camera, Pane } from "./camera.ts";
import { moved } from "./moved.ts";
import { Pins } from "./Pins.tsx";
import { type Dot, pathOf, short } from "./plane.ts";
import { outlineOf, paperOf, sheetOf } from "./sheet.ts";
import type { ShownField } from "./shown.ts";
import { blockOf, cornersOf } from "./standing.ts";
import type { Looking } from "./useCamera.ts";

const width = 132;
/** The frame of the view is stretched by so much at most, before it is drawn anew. */
const stretched = 1.5;
/** A pane shows so much beyond the sheet at most, in pixels of the small map. */
const room = 2 * width;

/** The whole sheet in small, with the part that the pane shows; a press goes there. */
export const MiniMap = memo(function MiniMap(props: {
  readonly shown: ShownField;
  readonly pane: Pane;
  readonly follow: Looking["follow"];
  readonly atRest: Looking["atRest"];
  readonly onGo: (at: Dot) => void;
}): ReactElement {
  const { shown, pane, follow, atRest } = props;
  const { field } = shown;
  const layer = useRef<SVGSVGElement>(null);
  const view = useRef<SVGPathElement>(null);
  const sheet = sheetOf(field);
  const scale = width / sheet.width;
  const depth = sheet.depth * scale;
  useLayoutEffect(() => {
    if (layer.current === null) return;
    const { to, release } = moved(layer.current);
    let at = 0;
    let rests: (() => void) | null = null;
    const lay = ({ k, x, y }: Camera): void => {
      const share = scale / k;
      to(`translate(${-x * share}px, ${-y * share}px) scale(${at / k})`);
    };
    const draw = (camera: Camera): void => {
      at = camera.k;
      const [right, bottom] = [(pane.width * scale) / at, (pane.height * scale) / at];
      view.current?.setAttribute("d", `M0 0H${short(right)}V${short(bottom)}H0Z`);
      lay(camera);
    };
    let latest: Camera;
    const leave = follow((camera) => {
      latest = camera;
      if (at === 0 || Math.max(camera.k / at, at / camera.k) > stretched) draw(camera);
      else lay(camera);
      if (camera.k === at) return;
      rests ??= atRest(() => {
        rests = null;
        draw(latest);
      });
    });
    return () => {
      leave();
      rests?.();
      release();
    };
  }, [follow, atRest, pane, scale]);
  const goTo = (event: PointerEvent<HTMLDivElement>): void => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    props.onGo({ x: (event.clientX - left) / scale, y: (event.clientY - top) / scale });
  };
  return (
    <div
      className="mini-map"
      aria-hidden="true"
      style={{ width: width + 2, height: depth + 2 }}
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
      <svg
        aria-hidden="true"
        width={width}
        height={depth}
        viewBox={`0 0 ${sheet.width} ${sheet.depth}`}
      >
        <Small field={field} />
        <SmallTroops shown={shown} />
      </svg>
      <svg ref={layer} className="mini-layer" aria-hidden="true" width={width} height={depth}>
        <Pins left={-room} top={-room} right={width + room} bottom={depth + room} />
        <path ref={view} className="mini-view" />
      </svg>
    </div>
  );
});

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
      {shown.sides.map(({ id, nation, edge }) => {
        const blocks = shown.units.flatMap(({ side, standing }) => {
          if (side.id !== id || !("at" in standing)) return [];
          const block = blockOf(standing, paper);
          const [w, d] = [Math.max(block.width, least), Math.max(block.depth, least)];
          return [pathOf(cornersOf({ ...block, width: w, depth: d }), true)];
        });
        return (
          <path
            key={id}
            className="mini-unit"
            data-nation={nation}
            data-edge={edge}
            d={blocks.join("")}
          />
        );
      })}
    </g>
  );
});
