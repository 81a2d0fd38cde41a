import type { Field } from "@adjutant/battle";
import { memo, type ReactElement, type SVGProps } from "react";
import { grainAt } from "./pen.ts";
import { type Plates, plates } from "./plates.ts";
import type { Scales } from "./scales.ts";
import { graticule, sheetOf } from "./sheet.ts";
import type { ShownField } from "./shown.ts";
import { edge, type GroundPart } from "./stages.ts";
import { useScale } from "./useRedraw.ts";
import "./ground.css";

/**
 * The ground of a field in millimetres, printed plate over plate as a map is. Its signs are the coarser,
 * and its lines the broader, the further away one looks.
 */
export const Ground = memo(function Ground(props: {
  readonly shown: Pick<ShownField, "field" | "scale">;
  readonly drawing: Scales;
}): ReactElement {
  const { shown, drawing } = props;
  const { field } = shown;
  const sheet = sheetOf(field);
  const plate = { field, drawing };
  return (
    <g className="ground-sheet" clipPath="url(#sheet-edge)">
      <clipPath id="sheet-edge">
        <rect width={sheet.width} height={sheet.depth} />
      </clipPath>
      <rect className="sheet-paper" width={sheet.width} height={sheet.depth} />
      <Soil {...plate} />
      <Mesh shown={shown} drawing={drawing} />
      <Courses {...plate} />
      <Places {...plate} />
      <Trees {...plate} />
    </g>
  );
});

interface Plate {
  readonly field: Field;
  readonly drawing: Scales;
}

/** The plates of a part of the ground, and how coarse it is. */
function usePlates({ field, drawing }: Plate, part: GroundPart): { drawn: Plates; grain: number } {
  const grain = grainAt(useScale(drawing, part));
  return { drawn: plates(field, grain), grain };
}

const Mesh = memo(function Mesh(props: {
  readonly shown: Pick<ShownField, "field" | "scale">;
  readonly drawing: Scales;
}): ReactElement {
  const { field, scale } = props.shown;
  const { width, depth } = sheetOf(field);
  const k = useScale(props.drawing, edge);
  const { step } = graticule(field, scale, k);
  return <path className="graticule" strokeWidth={0.8 * grainAt(k)} d={mesh(width, depth, step)} />;
});

/** Slopes, woods' washes, wet and broken ground. */
const Soil = memo(function Soil(plate: Plate): ReactElement {
  const { drawn, grain } = usePlates(plate, "soil");
  return (
    <>
      {drawn.hills.map(({ id, path }) => (
        <path key={id} className="hill-wash" d={path} />
      ))}
      {drawn.marshes.map(({ id, path, lines, reeds }) => (
        <g key={id}>
          <path className="marsh-wash" d={path} />
          <path className="marsh-line" strokeWidth={1.3 * grain} d={lines} />
          <path className="reed" strokeWidth={1 * grain} d={reeds} />
        </g>
      ))}
      {drawn.rough.map(({ id, path, tufts, dense }) => (
        <g key={id}>
          <path className={dense ? "rough-wash dense" : "rough-wash"} d={path} />
          <path className="tuft" strokeWidth={1 * grain} d={tufts} />
          <path
            className="ground-limit"
            strokeWidth={1.2 * grain}
            strokeDasharray={`${1.2 * grain} ${5 * grain}`}
            d={path}
          />
        </g>
      ))}
      {drawn.woods.map(({ id, path, thicket }) => (
        <path key={id} className={thicket ? "wood-wash thicket" : "wood-wash"} d={path} />
      ))}
      <Signs className="hachure" paths={drawn.hachures} />
      {drawn.woods.map(({ id, path }) => (
        <path
          key={id}
          className="ground-limit wood"
          strokeWidth={1.3 * grain}
          strokeDasharray={`${1.3 * grain} ${4 * grain}`}
          d={path}
        />
      ))}
    </>
  );
});

/** Roads under the water that they ford, bridges above it. */
const Courses = memo(function Courses(plate: Plate): ReactElement {
  const { drawn, grain } = usePlates(plate, "courses");
  const line = 1.5 * grain;
  const bank = 1.7 * grain;
  return (
    <g className="courses">
      {drawn.roads.map(({ id, path, width }) => (
        <path key={id} className="road-edge" strokeWidth={Math.max(width, line * 3)} d={path} />
      ))}
      {drawn.roads.map(({ id, path, width }) => (
        <path
          key={id}
          className="road"
          strokeWidth={Math.max(width, line * 3) - 2 * line}
          d={path}
        />
      ))}
      {drawn.rivers.map(({ id, path, width }) => (
        <path key={id} className="bank" strokeWidth={Math.max(width, bank * 3)} d={path} />
      ))}
      {drawn.rivers.map(({ id, path, width }) => (
        <path
          key={id}
          className="water"
          strokeWidth={Math.max(width, bank * 3) - 2 * bank}
          d={path}
        />
      ))}
      {drawn.rivers.map(({ id, path, width, ford }) =>
        width < 8 * bank ? null : <Lining key={id} {...{ path, width, bank, ford }} />,
      )}
      {drawn.bridges.map(({ id, path, width, parapets }) => (
        <g key={id}>
          <path className="bridge" strokeWidth={Math.max(width, line * 4)} d={path} />
          <path
            className="planks"
            strokeWidth={Math.max(width, line * 4)}
            strokeDasharray={`${0.9 * grain} ${6 * grain}`}
            d={path}
          />
          <path className="parapet" strokeWidth={3.2 * grain} d={parapets} />
        </g>
      ))}
    </g>
  );
});

/** Lines along the banks, unbroken where nobody wades. */
function Lining(props: {
  readonly path: string;
  readonly width: number;
  readonly bank: number;
  readonly ford: boolean;
}): ReactElement {
  const { path, width, bank, ford } = props;
  const dashes = ford ? { strokeDasharray: `${bank * 14} ${bank * 5}` } : {};
  const insets = ford ? [2.6] : [2.2, 4.4, 7.4].filter((inset) => width - 2 * inset * bank > 0);
  return (
    <>
      {insets.map((inset) => (
        <g key={inset}>
          <path
            className="water-line"
            strokeWidth={width - 2 * inset * bank}
            d={path}
            {...dashes}
          />
          <path className="water" strokeWidth={width - 2 * (inset + 0.45) * bank} d={path} />
        </g>
      ))}
    </>
  );
}

const Places = memo(function Places(plate: Plate): ReactElement {
  const { drawn, grain } = usePlates(plate, "places");
  return (
    <g className="places">
      {drawn.villages.map(({ id, path, houses }) => (
        <g key={id}>
          <path
            className="gardens"
            strokeWidth={1.2 * grain}
            strokeDasharray={`${6 * grain} ${2.4 * grain}`}
            d={path}
          />
          <path className="houses" d={houses} />
        </g>
      ))}
      {drawn.strongpoints.map(({ id, path, walls, cross }) => (
        <g key={id}>
          <path className="gardens" strokeWidth={1.6 * grain} d={path} />
          <path className="houses" fillRule="evenodd" d={walls} />
          <path className="church" strokeWidth={3 * grain} d={cross} />
        </g>
      ))}
      {drawn.works.map(({ id, path, ticks, closed }) => (
        <g key={id}>
          <path className={closed ? "works closed" : "works"} strokeWidth={3 * grain} d={path} />
          <path className="works" strokeWidth={1.2 * grain} d={ticks} />
        </g>
      ))}
    </g>
  );
});

const Trees = memo(function Trees(plate: Plate): ReactElement {
  const { drawn, grain } = usePlates(plate, "trees");
  return (
    <>
      <Signs className="tree-crown" strokeWidth={1.1 * grain} paths={drawn.crowns} />
      <Signs className="tree-shade" paths={drawn.shades} />
    </>
  );
});

/** Signs all over the sheet, a path for each of its fields. */
function Signs(
  props: Pick<SVGProps<SVGPathElement>, "className" | "strokeWidth"> & {
    readonly paths: readonly string[];
  },
): ReactElement {
  const { paths, ...drawn } = props;
  return (
    <>
      {paths.map((path, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field has no other name, and new signs need no new element
        <path key={index} {...drawn} d={path} />
      ))}
    </>
  );
}

function mesh(width: number, depth: number, step: number): string {
  let path = "";
  for (let x = step; x < width; x += step) path += `M${x} 0V${depth}`;
  for (let y = depth - step; y > 0; y -= step) path += `M0 ${y}H${width}`;
  return path;
}
