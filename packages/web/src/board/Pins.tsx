import type { ReactElement } from "react";

/**
 * Specks at two corners of a drawing, in the colour of what lies under them. They hold its bounds
 * whatever moves in it: where those change, Chromium sorts the layers of the whole page anew. Two
 * elements, since one whose bounds were all the drawing would have all of it painted.
 */
export function Pins(props: {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}): ReactElement {
  const { left, top, right, bottom } = props;
  return (
    <>
      <path className="pin" d={`M${left} ${top}h1v1h-1z`} />
      <path className="pin" d={`M${right} ${bottom}h-1v-1h1z`} />
    </>
  );
}
