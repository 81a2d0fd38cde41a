import type { ReactElement } from "react";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
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

/** Whose army is open on the table: two leaves of the notebook. */
export function SideSwitch(props: {
  readonly sides: readonly SwitchSide[];
  readonly chosen: string;
  readonly onChange: (side: string) => void;
}): ReactElement {
  const text = useText();
  return (
    <RadioGroup
      className="side-switch"
      orientation="horizontal"
      aria-label={text.say("roster.side")}
      value={props.chosen}
      onChange={props.onChange}
    >
      {props.sides.map(({ id, name, nation, edge, lost }) => (
        <Radio key={id} value={id} className="side-leaf" data-nation={nation} data-edge={edge}>
          <span className="side-coat" aria-hidden="true" />
          <span className="side-words">
            <strong>{name}</strong>
            <span className="figures">
              {lost === null ? text.say("fog.losses") : text.say("roster.lost", { lost })}
            </span>
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
