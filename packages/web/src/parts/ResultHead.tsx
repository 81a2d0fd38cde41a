import type { ReactElement, ReactNode } from "react";
import "./result.css";

/** The outcome in one large line; below it whatever else must be known at once. */
export function ResultHead(props: {
  readonly line: string;
  readonly also: readonly string[];
  readonly dice: ReactNode;
}): ReactElement {
  return (
    <header className="result-head" aria-live="polite">
      <h2 className="result-line">{props.line}</h2>
      {props.also.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {props.dice}
    </header>
  );
}
