import type { ReactElement } from "react";

/** Where a rule comes from, beside it: a seed's number, published, or of the house. */
export function OriginMark({ origin }: { origin: string }): ReactElement {
  return <span className="origin">{origin}</span>;
}
