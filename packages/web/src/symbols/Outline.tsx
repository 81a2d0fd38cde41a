import type { Unit } from "@adjutant/rules";
import type { ReactElement } from "react";
import { blockPath, type Size2D, wavyPath } from "./shapes.ts";

/** The edge of a block: plain or, when the unit is Unformed, wavy; its front is heavy. */
export function Outline({ unit, size }: { unit: Unit; size: Size2D }): ReactElement {
  const unformed = unit.unformed === true || unit.faltering === true;
  return (
    <>
      {unformed ? (
        <path className="edge unformed" d={wavyPath(size, 1.5, 7.5)} />
      ) : (
        <path className="edge" d={blockPath(size)} />
      )}
      <path className="front" d={`M-0.6 0H${size.width + 0.6}`} />
    </>
  );
}
