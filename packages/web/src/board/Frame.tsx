import type { Scale } from "@adjutant/rules";
import type { ReactElement } from "react";
import { graduations } from "./frame.ts";
import { graticule, sheetOf } from "./sheet.ts";
import type { ShownField } from "./shown.ts";

const band = 5;

/** The neatline, the graduated band about it, and the figures outside. */
export function Frame(props: {
  readonly field: ShownField["field"];
  readonly scale: Scale;
  readonly k: number;
}): ReactElement {
  const { field, k } = props;
  const sheet = sheetOf(field);
  const [width, depth] = [sheet.width * k, sheet.depth * k];
  const { across, up } = graduations(sheet, graticule(field, props.scale, k), k);
  const level = across.dark.map(
    ([a, b]) => `M${a} ${-band / 2 - 1}H${b}M${a} ${depth + band / 2 + 1}H${b}`,
  );
  const upright = up.dark.map(
    ([a, b]) =>
      `M${-band / 2 - 1} ${depth - a}V${depth - b}M${width + band / 2 + 1} ${depth - a}V${depth - b}`,
  );
  return (
    <g className="sheet-frame">
      <path className="frame-dark" strokeWidth={band} d={[...level, ...upright].join("")} />
      <path
        className="frame-line"
        d={`M-1 -1H${width + 1}V${depth + 1}H-1ZM${-band - 1} ${-band - 1}H${width + band + 1}V${depth + band + 1}H${-band - 1}Z`}
      />
      {across.ticks.map(({ at, figure }) => (
        <text key={figure} x={at + 2} y={depth + band + 17}>
          {figure}
        </text>
      ))}
      {up.ticks.slice(1).map(({ at, figure }) => (
        <text key={figure} transform={`translate(${-band - 5} ${depth - at + 2}) rotate(-90)`}>
          {figure}
        </text>
      ))}
    </g>
  );
}
