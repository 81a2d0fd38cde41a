import type { ReactElement, ReactNode } from "react";
import { StateMark, type StateName } from "../symbols/StateMark.tsx";
import { unbroken } from "../text.ts";

export interface UnitState {
  readonly state: StateName;
  readonly label: string;
}

export interface UnitRowProps {
  readonly href: string;
  readonly name: string;
  /** "Veteran · line". */
  readonly detail: string;
  readonly symbol: ReactNode;
  readonly boxes: ReactNode;
  readonly states: readonly UnitState[];
  readonly current?: boolean;
  readonly gone?: boolean;
}

/** A unit on one line of the roster: symbol, name, casualty boxes, states. */
export function UnitRow(props: UnitRowProps): ReactElement {
  return (
    <li className={props.gone === true ? "unit-row gone" : "unit-row"}>
      <a href={props.href} aria-current={props.current === true ? "true" : undefined}>
        {props.symbol}
        <span className="unit-words">
          <span className="unit-name">{unbroken(props.name)}</span>
          <span className="unit-detail">{props.detail}</span>
          {props.boxes}
        </span>
        {props.states.length > 0 && <StateList states={props.states} />}
      </a>
    </li>
  );
}

/** States as shape and word. */
export function StateList({ states }: { states: readonly UnitState[] }): ReactElement {
  return (
    <span className="states">
      {states.map(({ state, label }) => (
        <span className="state" key={state}>
          <StateMark state={state} />
          <span>{label}</span>
        </span>
      ))}
    </span>
  );
}
