import type { ReactElement, ReactNode } from "react";
import "./masthead.css";

export interface MastheadProps {
  /** "Turn 3". */
  readonly turn: string;
  readonly phase: string;
  /** What is done in this part of it; null where that is plain. */
  readonly part: string | null;
  /** Whose phase it is. */
  readonly side: string;
  readonly nation: string;
  readonly turnHref: string;
  readonly due: { readonly count: number; readonly label: string; readonly href: string };
  /** Whose eyes are on the screen, where that matters. */
  readonly seat: ReactNode;
  /** What stands at the right end: the way to the settings. */
  readonly menu: ReactNode;
}

/** Always in sight: turn, phase, whose it is, and what is due. */
export function Masthead(props: MastheadProps): ReactElement {
  const { due } = props;
  return (
    <header className="masthead">
      <div className="masthead-row">
        <a className="clock" href={props.turnHref}>
          {props.nation !== "" && (
            <span className="coat" data-nation={props.nation} aria-hidden="true" />
          )}
          <span className="clock-words">
            <span className="clock-turn figures">
              {props.turn}
              {props.side !== "" && <span className="soft"> · {props.side}</span>}
            </span>
            <span className="clock-now">
              <strong className="clock-phase">{props.phase}</strong>
              {props.part !== null && <span className="soft"> · {props.part}</span>}
            </span>
          </span>
        </a>
        <a className={due.count > 0 ? "due pending" : "due"} href={due.href} aria-label={due.label}>
          <span className="figures due-count">{due.count}</span>
          {due.count > 0 && <span aria-hidden="true">{due.label.replace(/^\d+\s*/, "")}</span>}
        </a>
        {props.seat}
        {props.menu}
      </div>
      <div className="graduated" aria-hidden="true" />
    </header>
  );
}
