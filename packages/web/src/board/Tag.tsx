import type { ReactElement } from "react";
import { type Bounds, linesOf, tagSize } from "./tag.ts";

/** A short text on its own piece of paper; kept on the sheet. */
export function Tag(props: {
  /** The middle of its lower edge, in pixels of the sheet. */
  readonly x: number;
  readonly y: number;
  readonly bounds: Bounds;
  readonly tone?: "plain" | "may" | "mayNot";
  readonly children: string;
}): ReactElement {
  const lines = linesOf(props.children);
  const { width, height, line } = tagSize(lines);
  const left = Math.min(
    Math.max(props.x - width / 2, 2),
    Math.max(2, props.bounds.width - width - 2),
  );
  const top = Math.min(Math.max(props.y - height, 2), Math.max(2, props.bounds.depth - height - 2));
  return (
    <g
      className="board-tag"
      data-tone={props.tone ?? "plain"}
      transform={`translate(${Math.round(left)} ${Math.round(top)})`}
    >
      <rect width={width} height={height} rx={3} />
      {lines.map((words, index) => (
        <text key={words} x={width / 2} y={line * (index + 0.5) + 3} dy="0.34em">
          {words}
        </text>
      ))}
    </g>
  );
}
