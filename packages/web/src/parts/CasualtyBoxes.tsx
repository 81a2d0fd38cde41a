import type { ReactElement } from "react";
import "./boxes.css";

export interface CasualtyBoxesProps {
  /** Boxes to draw: the casualties at which the unit disperses. */
  readonly limit: number;
  readonly lost: number;
  /** Losses of the last resolution, marked until the next. */
  readonly fresh?: number;
  /** Casualties at which each penalty begins, with what it costs (`casualty.band`). */
  readonly bands: readonly { readonly from: number; readonly penalty: number }[];
  /** "3 of 12 casualties", read in place of the picture. */
  readonly label: string;
  /** With the penalties written under the boxes where they begin. */
  readonly large?: boolean;
}

/** Casualties as boxes up to the unit's limit; a post stands where each penalty begins. */
export function CasualtyBoxes(props: CasualtyBoxesProps): ReactElement {
  const { limit, lost, fresh = 0, bands, label, large = false } = props;
  return (
    <span className={large ? "boxes large" : "boxes"} role="img" aria-label={label}>
      {Array.from({ length: limit }, (_, i) => {
        const box = i + 1;
        const band = bands.find(({ from }) => from === box);
        const state = box > lost ? "whole" : box > lost - fresh ? "lost fresh" : "lost";
        return (
          <span
            key={box}
            className={`box ${state}${band ? " post" : ""}`}
            data-band={bands.filter(({ from }) => box >= from).length}
          >
            {large && band && <span className="penalty">{formatPenalty(band.penalty)}</span>}
          </span>
        );
      })}
    </span>
  );
}

function formatPenalty(value: number): string {
  return `−${Math.abs(value)}`;
}
