import { memo, type ReactElement, type SVGProps, useMemo } from "react";
import { useText } from "../text.ts";
import { lettering, partsOf } from "./lettering.ts";
import { type } from "./names.ts";
import type { Dot } from "./plane.ts";
import type { Scales } from "./scales.ts";
import type { ShownField } from "./shown.ts";
import { useScale } from "./useRedraw.ts";

/** The names of everything, each part of them at its own scale, in millimetres of the sheet. */
export function Names(props: {
  readonly shown: ShownField;
  readonly drawing: Scales;
}): ReactElement {
  const { shown, drawing } = props;
  return (
    <g className="map-names">
      {partsOf(shown).map((part) => (
        <Part key={part} {...{ shown, part, drawing }} />
      ))}
    </g>
  );
}

/** The names of a part that find room at a scale, drawn in pixels. */
const Part = memo(function Part(props: {
  readonly shown: ShownField;
  readonly part: string;
  readonly drawing: Scales;
}): ReactElement {
  const { shown, part, drawing } = props;
  const k = useScale(drawing, part);
  const text = useText();
  const names = useMemo(
    () => lettering(shown, k, text).outcome().get(part) ?? [],
    [shown, part, k, text],
  );
  return (
    <g transform={`scale(${1 / k})`}>
      {names.map(({ id, text: words, kind, at, turn }) => (
        <text
          key={id}
          className={`map-name ${kind}`}
          fontSize={type[kind].size}
          letterSpacing={type[kind].spaced}
          {...standing(at, Math.round(turn))}
          dy="0.34em"
        >
          {words}
        </text>
      ))}
    </g>
  );
});

/** Without a turn by its place alone: each transform is one more thing to be composed at every frame. */
function standing({ x, y }: Dot, turn: number): SVGProps<SVGTextElement> {
  const [left, top] = [Math.round(x), Math.round(y)];
  return turn === 0
    ? { x: left, y: top }
    : { transform: `translate(${left} ${top}) rotate(${turn})` };
}
