import type { ReactElement, ReactNode } from "react";
import { unbroken } from "../text.ts";
import "./result.css";

/** The outcome in one large line; below it whatever else must be known at once. */
export function ResultHead(props: {
  readonly line: string;
  readonly also: readonly string[];
  readonly dice: ReactNode;
  /** It has just come about: screen readers say it. */
  readonly live: boolean;
}): ReactElement {
  return (
    <div className="result-head" {...(props.live ? { role: "status" } : {})}>
      <h2 className="result-line">{unbroken(props.line)}</h2>
      {props.also.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {props.dice}
    </div>
  );
}
