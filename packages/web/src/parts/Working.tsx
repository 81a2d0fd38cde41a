import type { ReactElement } from "react";
import { capital } from "../text.ts";
import { OriginMark } from "./OriginMark.tsx";
import "./working.css";

export interface WorkingEntry {
  readonly key: string;
  /** The clause that rules this line; a tap opens it. */
  readonly clause: string;
  readonly text: string;
  /** A short figure at the right: "+1", "−2", "½". */
  readonly figure?: string;
  readonly origin: string;
}

/** Working lines: what counts, how much, and a way to the clause that says so. */
export function Working(props: {
  readonly entries: readonly WorkingEntry[];
  readonly clauseHref: (clause: string) => string;
}): ReactElement {
  return (
    <ul className="working">
      {props.entries.map(({ key, clause, text, figure, origin }) => (
        <li key={key}>
          <a href={props.clauseHref(clause)}>
            <span className="working-text">
              {capital(text)} <OriginMark origin={origin} />
            </span>
            {figure !== undefined && <span className="working-figure figures">{figure}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
