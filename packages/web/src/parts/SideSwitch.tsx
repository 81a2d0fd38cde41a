import { type ReactElement, useId } from "react";
import { useText } from "../text.ts";
import "./sideswitch.css";

export interface SwitchSide {
  readonly id: string;
  readonly name: string;
  readonly nation: string;
  readonly edge: "solid" | "hatched";
  /** Figures lost; null where that is not known. */
  readonly lost: number | null;
}

/**
 * Whose army is open on the table: two leaves of the notebook. Radio buttons as the browser has
 * them; the roster is the first thing on the screen, and need not wait for better ones.
 */
export function SideSwitch(props: {
  readonly sides: readonly SwitchSide[];
  readonly chosen: string;
  readonly onChange: (side: string) => void;
}): ReactElement {
  const text = useText();
  const group = useId();
  return (
    <div className="side-switch" role="radiogroup" aria-label={text.say("roster.side")}>
      {props.sides.map(({ id, name, nation, edge, lost }) => (
        <label
          key={id}
          className="side-leaf"
          data-nation={nation}
          data-edge={edge}
          data-selected={id === props.chosen || undefined}
        >
          <input
            type="radio"
            className="unseen"
            name={group}
            checked={id === props.chosen}
            onChange={() => props.onChange(id)}
          />
          <span className="side-coat" aria-hidden="true" />
          <span className="side-words">
            <strong>{name}</strong>
            <span className="figures">
              {lost === null ? text.say("fog.losses") : text.say("roster.lost", { lost })}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
