import type { Cavalry as CavalryUnit } from "@adjutant/rules";
import type { ReactElement } from "react";
import { Outline } from "./Outline.tsx";
import { blockPath } from "./shapes.ts";
import { isHeavy } from "./troops.ts";
import type { BlockProps } from "./UnitSymbol.tsx";

/** Cavalry: the block parted diagonally, half in the coat's colour; lancers fly a pennon. */
export function Cavalry({ unit, size }: BlockProps & { unit: CavalryUnit }): ReactElement {
  const { width, depth } = size;
  return (
    <>
      <path className="ground" d={blockPath(size)} />
      <path className="fill" d={`M0 0V${depth}H${width}Z`} />
      <path className="diagonal" d={`M0 0L${width} ${depth}`} />
      {isHeavy(unit) && <path className="diagonal" d={`M0 ${depth}L${width} 0`} />}
      <Outline unit={unit} size={size} />
      {unit.lancer === true && (
        <path className="pennon" d={`M${width - 3} 0v-4h6l-2 1.5 2 1.5h-6`} />
      )}
    </>
  );
}
