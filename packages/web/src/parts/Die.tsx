import type { ReactElement } from "react";
import "./die.css";

/** A face of a die, 1…6. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export const faces: readonly Face[] = [1, 2, 3, 4, 5, 6];

const spots: Record<Face, readonly (readonly [number, number])[]> = {
  1: [[5, 5]],
  2: [
    [2.6, 2.6],
    [7.4, 7.4],
  ],
  3: [
    [2.4, 2.4],
    [5, 5],
    [7.6, 7.6],
  ],
  4: [
    [2.7, 2.7],
    [7.3, 2.7],
    [2.7, 7.3],
    [7.3, 7.3],
  ],
  5: [
    [2.6, 2.6],
    [7.4, 2.6],
    [5, 5],
    [2.6, 7.4],
    [7.4, 7.4],
  ],
  6: [
    [2.8, 2.4],
    [7.2, 2.4],
    [2.8, 5],
    [7.2, 5],
    [2.8, 7.6],
    [7.2, 7.6],
  ],
};

/** A bone die seen from above. */
export function Die({ face, hit }: { face: Face; hit?: boolean }): ReactElement {
  return (
    <svg className={hit === true ? "die hit" : "die"} viewBox="0 0 10 10" aria-hidden="true">
      <rect className="bone" x="0.250" y="0.250" width="9.500" height="9.500" rx="1.400" />
      {spots[face].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="0.950" />
      ))}
    </svg>
  );
}
