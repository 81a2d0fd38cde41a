import { memo, type ReactElement, type SVGProps, useMemo } from "react";
import { type Text, useText } from "../text.ts";
import { busyOn } from "./busy.ts";
import { placed, type } from "./names.ts";
import { namesOf } from "./naming.ts";
import type { Dot } from "./plane.ts";
import { sheetOf } from "./sheet.ts";
import { shortName } from "./short-name.ts";
import type { BoardUnit, ShownField } from "./shown.ts";
import { taken } from "./taken.ts";

/** The names that find room at this scale. */
export const Names = memo(function Names(props: {
  readonly shown: ShownField;
  readonly k: number;
}): ReactElement {
  const { shown, k } = props;
  const text = useText();
  const names = useMemo(() => {
    const sheet = sheetOf(shown.field);
    const all = namesOf(shown, k, text.lang, {
      arrival: ({ name, turn }) =>
        turn === null ? name : text.say("field.arrivesShort", { name, turn }),
      unit: (unit) => unitText(unit, text),
    });
    const bounds = { left: 2, top: 2, right: sheet.width * k - 2, bottom: sheet.depth * k - 2 };
    return placed(all, taken(shown, k), bounds, busyOn(shown, k));
  }, [shown, k, text]);
  return (
    <g className="map-names">
      {names.map(({ id, text: words, kind, at, turn }) => (
        <text
          key={id}
          className={`map-name ${kind}`}
          fontSize={type[kind].size}
          letterSpacing={type[kind].spaced}
          {...placing(at, Math.round(turn))}
          dy="0.34em"
        >
          {words}
        </text>
      ))}
    </g>
  );
});

/** Without a turn by its place alone: each transform is one more thing to be composed at every frame. */
function placing({ x, y }: Dot, turn: number): SVGProps<SVGTextElement> {
  const [left, top] = [Math.round(x), Math.round(y)];
  return turn === 0
    ? { x: left, y: top }
    : { transform: `translate(${left} ${top}) rotate(${turn})` };
}

/** What stands beside a block: its name and its states by letter, or since when it has not been seen. */
function unitText(
  { name, label = shortName(name), lastSeen, states }: BoardUnit,
  text: Text,
): string {
  // Of one out of sight it matters first how old the news is.
  if (lastSeen !== undefined) return text.say("field.lastSeenShort", { turn: lastSeen });
  const letters = states.flatMap(({ state }) =>
    state === "moved" || state === "fired" ? [] : [text.say(`field.letter.${state}`)],
  );
  return [label, ...letters].join(" ");
}
