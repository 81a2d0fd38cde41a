import type { ReactElement } from "react";
import "./marked.css";

/**
 * Losses as markers show them on the table (`marking.markers`): bases that stand, bases that are
 * gone, and the card with the remainder in base contact.
 */
export function MarkedBases(props: {
  /** Null where there are none to remove: guns. */
  readonly bases: { readonly all: number; readonly left: number } | null;
  /** What the card shows; 0: there is none. */
  readonly marker: number;
  /** Read in place of the picture. */
  readonly label: string;
}): ReactElement {
  const { bases, marker } = props;
  return (
    <span className="bases" role="img" aria-label={props.label}>
      {bases !== null &&
        Array.from({ length: bases.all }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a base is its place in the rank
            key={place}
            className={place < bases.left ? "base" : "base gone"}
          />
        ))}
      {marker > 0 && <span className="marker figures">{marker}</span>}
    </span>
  );
}
