import type { ReactElement } from "react";
import "./adcs.css";

/** Aides-de-camp as counters: a bicorne each. */
export function Adcs(props: { readonly count: number; readonly label: string }): ReactElement {
  return (
    <span className="adcs" role="img" aria-label={props.label}>
      {Array.from({ length: props.count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one aide is like another
        <svg key={index} viewBox="0 0 24 16" aria-hidden="true">
          <path d="M.8 13.500C3.500 12 4.800 6.500 8 3.800c2.200-1.900 5.800-1.900 8 0 3.200 2.700 4.500 8.200 7.200 9.700-3.600-1.300-7.200-1.900-11.200-1.900S4.400 12.200.8 13.500z" />
          <path className="cockade" d="M14 4l1.800 6.500" />
        </svg>
      ))}
    </span>
  );
}
