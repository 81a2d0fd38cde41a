import { memo, type ReactElement } from "react";
import { RearMarks } from "../symbols/RearMarks.tsx";
import { Block } from "../symbols/UnitSymbol.tsx";
import { mm, onSheet, sheetOf } from "./sheet.ts";
import type { ShownField, ShownUnit } from "./shown.ts";
import "../symbols/symbols.css";

/** Units as the period blocks of the rosters, to the scale of their footprints and facing. */
export const Units = memo(function Units(props: {
  readonly shown: ShownField;
  readonly k: number;
  readonly chosen: string | null;
}): ReactElement {
  const { shown, k } = props;
  return (
    <g className="units">
      {shown.units.map((unit) => (
        <OneUnit key={unit.id} {...{ shown, unit, k }} chosen={props.chosen === unit.id} />
      ))}
    </g>
  );
});

function OneUnit(props: {
  readonly shown: ShownField;
  readonly unit: ShownUnit;
  readonly k: number;
  readonly chosen: boolean;
}): ReactElement {
  const { unit: one, k } = props;
  const { stand, footprint, side, unit } = one;
  const { x, y } = onSheet([stand.x, stand.y], sheetOf(props.shown.field));
  const size = { width: mm(footprint.width) * k, depth: mm(footprint.depth) * k };
  return (
    <g
      className="unit-symbol"
      data-unit={one.id}
      data-nation={side.nation}
      data-edge={side.edge}
      transform={`translate(${x * k} ${y * k}) rotate(${stand.facing}) translate(${-size.width / 2} 0)`}
    >
      {props.chosen && (
        <rect className="chosen" x="-5" y="-5" width={size.width + 10} height={size.depth + 10} />
      )}
      <Block unit={unit} size={size} scale={mm(1) * k} bases={undefined} />
      <RearMarks unit={unit} size={size} />
    </g>
  );
}
