import type { ReactElement, ReactNode } from "react";
import { unbroken } from "../text.ts";
import "./result.css";

/** The outcome in one large line; below it whatever else must be known at once. */
export function ResultHead(props: {
  readonly line: string;
  readonly also: readonly { readonly line: string; readonly href: string | null }[];
  /** Who gave it, where that says something. */
  readonly by?: string | null;
  readonly dice: ReactNode;
  /** It has just come about: screen readers say it. */
  readonly live: boolean;
}): ReactElement {
  return (
    <div className="result-head" {...(props.live ? { role: "status" } : {})}>
      <h2 className="result-line">{unbroken(props.line)}</h2>
      {props.by != null && <p className="soft">{props.by}</p>}
      {props.also.map(({ line, href }) =>
        href === null ? (
          <p key={line}>{unbroken(line)}</p>
        ) : (
          <a key={line} className="row-link" href={href}>
            {unbroken(line)}
          </a>
        ),
      )}
      {props.dice}
    </div>
  );
}
