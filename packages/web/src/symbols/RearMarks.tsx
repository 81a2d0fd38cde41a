import type { Unit } from "@adjutant/rules";
import type { ReactElement } from "react";
import type { Size2D } from "./shapes.ts";
import { gradeBars } from "./troops.ts";

/** Behind the block: bars of the grade, or the chevrons of a unit that is going. */
export function RearMarks({ unit, size }: { unit: Unit; size: Size2D }): ReactElement {
  const middle = size.width / 2;
  const loose = unit.arm === "infantry" && unit.formation === "openOrder";
  const top = Math.max(size.depth, loose ? 15 : 0, unit.arm === "artillery" ? 14 : 0) + 4;
  if (unit.routing === true) {
    return <path className="chevron rout" d={chevrons(middle, top - 1, 2)} />;
  }
  if (unit.retreating === true) {
    return <path className="chevron retreat" d={chevrons(middle, top, 1)} />;
  }
  if (unit.faltering === true) {
    return <path className="tilde" d={`M${middle - 8} ${top + 3}q4 -6 8 -1.5t8 -1.5`} />;
  }
  const bars = gradeBars[unit.grade];
  const first = middle - ((bars - 1) * 4) / 2;
  return (
    <path
      className="grade"
      d={Array.from({ length: bars }, (_, i) => `M${first + i * 4} ${top}v5`).join("")}
    />
  );
}

function chevrons(middle: number, top: number, count: number): string {
  return Array.from({ length: count }, (_, i) => `M${middle - 7} ${top + i * 5}l7 4.5l7 -4.5`).join(
    "",
  );
}
