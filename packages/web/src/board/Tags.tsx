import type { ReactElement } from "react";
import { tagSize } from "./tag.ts";
import type { PlacedTag } from "./tags.ts";

/** Short texts on their own pieces of paper. */
export function Tags({ tags }: { tags: readonly PlacedTag[] }): ReactElement {
  return (
    <g className="board-tags">
      {tags.map((tag) => (
        <Tag key={tag.id} tag={tag} />
      ))}
    </g>
  );
}

function Tag({ tag }: { tag: PlacedTag }): ReactElement {
  const { box, lines, at, led } = tag;
  const { width, height, line } = tagSize(lines);
  const [left, top] = [Math.round(box.left), Math.round(box.top)];
  const middle = { x: left + width / 2, y: top + height / 2 };
  return (
    <g className="board-tag" data-tone={tag.tone}>
      {led && <path className="lead" d={`M${at.x} ${at.y}L${middle.x} ${middle.y}`} />}
      <rect x={left} y={top} width={width} height={height} rx={3} />
      {lines.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and new words need no new element
        <text key={index} x={middle.x} y={top + line * (index + 0.5) + 3} dy="0.34em">
          {words}
        </text>
      ))}
    </g>
  );
}
