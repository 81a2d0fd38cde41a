import type { ReactElement } from "react";
import "./statemark.css";

/** States a unit or its place can be marked with; each has a shape and a colour of its own. */
export type StateName =
  | "unformed"
  | "faltering"
  | "retreating"
  | "routing"
  | "fellBack"
  | "engaged"
  | "fireDisciplineLost"
  | "lowAmmunition"
  | "moved"
  | "fired"
  | "burning"
  | "dispersed";

const shapes: Record<StateName, ReactElement> = {
  unformed: <path className="line" d="M2 10q2.7-6 5.3 0t5.4 0t5.3 0" />,
  faltering: <path className="line" d="M2 12c3-6 5.500-5 8-2s5 4 8-2" />,
  retreating: <path className="line" d="M3 7l7 6l7-6" />,
  routing: <path className="line" d="M3 4l7 6l7-6M3 10l7 6l7-6" />,
  fellBack: <path className="line" d="M10 3v12M5 11l5 5l5-5" />,
  engaged: <path className="line" d="M4 4l12 12M16 4L4 16M3 12l5 5M17 12l-5 5" />,
  fireDisciplineLost: <path className="line" d="M1 10h6l1.500-4M19 10h-6l-1.500 4" />,
  lowAmmunition: (
    <path className="line" d="M4 6h12v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 6q6 8 12 0M8 6V3h4v3" />
  ),
  moved: <circle className="dot" cx="10" cy="10" r="3.600" />,
  fired: (
    <>
      <circle className="dot" cx="10" cy="10" r="3.600" />
      <path className="line thin" d="M10 1v3M10 16v3M1 10h3M16 10h3" />
    </>
  ),
  burning: (
    <path
      className="dot"
      d="M10 19c-5 0-7-4-5.500-8C5 9 6 8 6 6c2 1 2.500 3 2.500 3C9 5 10 3 13 1c-1 4 4 6 3.500 11-.5 4-3 7-6.500 7z"
    />
  ),
  dispersed: <path className="line" d="M3 3l5 5M12 12l5 5M17 3l-5 5M8 12l-5 5" />,
};

/** The shape of a state; its word always stands beside it. */
export function StateMark({ state }: { state: StateName }): ReactElement {
  return (
    <svg
      className={`state-mark ${state}`}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
    >
      {shapes[state]}
    </svg>
  );
}

/** The same within a picture, its corner at a point. */
export function StateGlyph(props: {
  readonly state: StateName;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}): ReactElement {
  const { state, size, x, y } = props;
  return (
    <g className={`state-mark ${state}`} transform={`translate(${x} ${y}) scale(${size / 20})`}>
      {shapes[state]}
    </g>
  );
}
