import { memo, type ReactElement, useMemo } from "react";
import { RearMarks } from "../symbols/RearMarks.tsx";
import { StateGlyph, type StateName } from "../symbols/StateMark.tsx";
import { Block } from "../symbols/UnitSymbol.tsx";
import { flagScale } from "./arrows.ts";
import { type Detail, detailAt, penAt } from "./pen.ts";
import { short } from "./plane.ts";
import type { Scales } from "./scales.ts";
import { dotOf, mm, type Paper, paperOf } from "./sheet.ts";
import type { BoardGeneral, BoardUnit, ShownField } from "./shown.ts";
import { marks } from "./stages.ts";
import { blockOf, flagsOf } from "./standing.ts";
import { useScale } from "./useRedraw.ts";
import "../symbols/symbols.css";
import "./units.css";

/** Units as the period blocks of the rosters, to the scale of their footprints and facing, in millimetres. */
export const Units = memo(function Units({ shown, drawing }: Drawing): ReactElement {
  const paper = useMemo(() => paperOf(shown.field, shown.scale), [shown.field, shown.scale]);
  return (
    <g className="units">
      {shown.units.map((unit) => (
        <Standing key={unit.id} {...{ unit, paper, drawing }} />
      ))}
      <Marks shown={shown} paper={paper} drawing={drawing} />
    </g>
  );
});

interface Drawing {
  readonly shown: ShownField;
  readonly drawing: Scales;
}

/** A unit where it stands, its lines as fine as they were drawn last. */
const Standing = memo(function Standing(props: {
  readonly unit: BoardUnit;
  readonly paper: Paper;
  readonly drawing: Scales;
}): ReactElement {
  const { unit, paper, drawing } = props;
  const k = useScale(drawing, unit.id);
  return <UnitBlock unit={unit} paper={paper} pen={penAt(k)} detail={detailAt(k)} />;
});

/** What flies over the blocks: flags of garrisons, generals' pennants. */
const Marks = memo(function Marks(props: Drawing & { readonly paper: Paper }): ReactElement {
  const { shown, paper, drawing } = props;
  const k = useScale(drawing, marks);
  const size = flagScale(k);
  return (
    <>
      {flagsOf(shown, paper, size, k).map(({ unit, foot }) => (
        <Flag key={unit.id} unit={unit} size={size / k} x={foot.x} y={foot.y} />
      ))}
      {shown.generals.map((general) => {
        const { x, y } = dotOf(general.at, paper);
        return <Pennant key={general.id} general={general} size={size / k} x={x} y={y} />;
      })}
    </>
  );
});

/** Its outline or its rear show these already. */
const drawnAnyway: ReadonlySet<StateName> = new Set([
  "unformed",
  "faltering",
  "retreating",
  "routing",
  "burning",
  "dispersed",
]);

/** A unit in formation, in millimetres of the sheet. */
export const UnitBlock = memo(function UnitBlock(props: {
  readonly unit: BoardUnit;
  readonly paper: Paper;
  /** How fine its lines are (`penAt`). */
  readonly pen: number;
  readonly detail: Detail;
}): ReactElement | null {
  const { unit: one, pen } = props;
  const { standing, side, unit, states, lastSeen } = one;
  if (!("at" in standing)) return null;
  const { front, facing, width, depth } = blockOf(standing, props.paper);
  const size = { width: width * pen, depth: depth * pen };
  return (
    <g
      className="unit-symbol"
      data-unit={one.id}
      data-nation={side.nation}
      data-edge={side.edge}
      data-seen={lastSeen === undefined ? "now" : "before"}
      data-detail={props.detail}
      transform={`translate(${short(front.x)} ${short(front.y)}) rotate(${facing}) scale(${1 / pen}) translate(${short(-size.width / 2)} 0)`}
    >
      <Drawn
        unit={unit}
        width={size.width}
        depth={size.depth}
        scale={mm(1) * pen}
        bases={one.bases}
        states={states}
      />
      {one.general === true && (
        <g transform={`translate(${size.width / 2} ${size.depth / 2}) rotate(${-facing})`}>
          <PennantShape commander={false} />
        </g>
      )}
    </g>
  );
});

/** The block itself and the marks behind it: the same wherever it stands, and however it is turned. */
const Drawn = memo(function Drawn(
  props: Pick<BoardUnit, "unit" | "states"> & {
    readonly width: number;
    readonly depth: number;
    readonly scale: number;
    readonly bases: number | undefined;
  },
): ReactElement {
  const { unit, width, depth } = props;
  const size = { width, depth };
  const marks = props.states.filter(({ state }) => !drawnAnyway.has(state));
  return (
    <>
      <Block unit={unit} size={size} scale={props.scale} bases={props.bases} toScale />
      <g className="rear">
        <RearMarks unit={unit} size={size} />
        {marks.map(({ state }, index) => (
          <StateGlyph
            key={state}
            state={state}
            size={9}
            x={width / 2 + (index % 2 === 0 ? 11 + 5 * index : -15 - 5 * index)}
            y={depth + 2.5}
          />
        ))}
      </g>
    </>
  );
});

/** A garrison's flag over its place. */
function Flag(props: {
  readonly unit: BoardUnit;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}): ReactElement {
  const { unit: one, size } = props;
  const { side, unit } = one;
  const burning = "garrison" in unit && unit.garrison?.burning === true;
  return (
    <g
      className="unit-symbol garrison"
      data-unit={one.id}
      data-nation={side.nation}
      data-edge={side.edge}
      data-seen={one.lastSeen === undefined ? "now" : "before"}
      transform={`translate(${props.x} ${props.y}) scale(${size})`}
    >
      <path className="pole-halo" d="M0 0V-26" />
      <path className="pole" d="M0 0V-26" />
      <path className="flag" d="M0 -26q5 -2 10 0t10 0v13q-5 2 -10 0t-10 0z" />
      <path className="flag edge" d="M0 -26q5 -2 10 0t10 0v13q-5 2 -10 0t-10 0z" />
      {burning && (
        <path
          className="flame"
          d="M-7 2c-4 -2 -5 -6 -2 -10c0 2 1 3 2 3c-1 -4 1 -6 4 -8c-1 4 4 5 3 11c-1 3 -3 4 -7 4z"
        />
      )}
    </g>
  );
}

function Pennant(props: {
  readonly general: BoardGeneral;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}): ReactElement {
  const { side, commander } = props.general;
  return (
    <g
      className="unit-symbol general"
      data-general={props.general.id}
      data-nation={side.nation}
      data-edge={side.edge}
      transform={`translate(${props.x} ${props.y}) scale(${props.size})`}
    >
      <circle className="stand" r="4" />
      <PennantShape commander={commander} />
    </g>
  );
}

/** A general's pennant on its lance; a commander's is larger and forked. */
function PennantShape({ commander }: { commander: boolean }): ReactElement {
  const d = commander ? "M0 -26H20L13 -20.5L20 -15H0Z" : "M0 -22L16 -17.500L0 -13Z";
  return (
    <>
      <path className="pole-halo" d="M0 0V-24" />
      <path className="pole" d={commander ? "M0 0V-28" : "M0 0V-23"} />
      <path className="flag" d={d} />
      <path className="flag edge" d={d} />
    </>
  );
}
