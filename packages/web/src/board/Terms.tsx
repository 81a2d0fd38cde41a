import { memo, type ReactElement } from "react";
import { arrowsOf, type Arrow as Coming, markSize } from "./arrows.ts";
import { pathOf } from "./plane.ts";
import { pathPointsOf, sheetOf, starOf } from "./sheet.ts";
import type { ShownField, ShownObjective, ShownZone } from "./shown.ts";
import "./terms.css";

/** Who sets up where, comes on where, and what is fought for; in pixels of the sheet. */
export const Terms = memo(function Terms(props: {
  readonly shown: ShownField;
  readonly k: number;
}): ReactElement {
  const { shown, k } = props;
  const sheet = sheetOf(shown.field);
  return (
    <g className="terms">
      <Hatching />
      {shown.zones.map((zone) => (
        <Zone key={zone.id} zone={zone} d={pathOf(pathPointsOf(zone.zone, sheet, k), true)} />
      ))}
      {arrowsOf(shown.arrivals, sheet, k).map((arrow) => (
        <Arrow key={arrow.arrival.brigade} arrow={arrow} k={k} />
      ))}
      {shown.objectives.map((objective) => {
        const piece = shown.field.terrain.find(({ id }) => id === objective.place);
        if (piece === undefined) return null;
        const { x, y } = starOf(piece, sheet);
        return <Star key={objective.id} {...{ objective, k }} x={x * k} y={y * k} />;
      })}
    </g>
  );
});

/** The second side's zones are hatched in its colour, so that colour never stands alone. */
function Hatching(): ReactElement {
  return (
    <pattern
      id="zone-hatching"
      width="9"
      height="9"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path className="hatching" d="M0 0V9" />
    </pattern>
  );
}

function Zone({ zone, d }: { zone: ShownZone; d: string }): ReactElement {
  const { edge, nation } = zone.side;
  return (
    <g
      className="zone"
      data-nation={nation}
      data-edge={edge}
      data-of={zone.brigade ? "brigade" : "side"}
    >
      <path className="zone-ground" d={d} />
      {edge === "hatched" && <path className="zone-hatch" fill="url(#zone-hatching)" d={d} />}
      <path className="zone-edge" d={d} />
    </g>
  );
}

function Arrow({ arrow, k }: { arrow: Coming; k: number }): ReactElement {
  const { arrival, at, from, to, turn } = arrow;
  const { edge, nation } = arrival.side;
  return (
    <g className="arrival" data-nation={nation} data-edge={edge}>
      <path className="arrival-edge" d={`M${from.x * k} ${from.y * k}L${to.x * k} ${to.y * k}`} />
      <path
        className="arrival-arrow"
        transform={`translate(${at.x * k} ${at.y * k}) rotate(${turn}) scale(${markSize(k)})`}
        d="M-4 8V-6H-10L0 -19L10 -6H4V8Z"
      />
    </g>
  );
}

/** A star on a disc in the coat of whoever holds it; empty while nobody does. */
function Star(props: { objective: ShownObjective; k: number; x: number; y: number }): ReactElement {
  const { holder } = props.objective;
  const points = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 === 0 ? 7.5 : 3.1;
    const turn = (i * Math.PI) / 5 - Math.PI / 2;
    return { x: Math.cos(turn) * r, y: Math.sin(turn) * r };
  });
  return (
    <g
      className="objective"
      data-nation={holder?.nation}
      data-edge={holder?.edge}
      data-held={holder !== null}
      transform={`translate(${props.x} ${props.y}) scale(${markSize(props.k)})`}
    >
      <circle className="objective-ground" r="11" />
      <circle className="objective-edge" r="11" />
      <path className="objective-star" d={pathOf(points, true)} />
    </g>
  );
}
