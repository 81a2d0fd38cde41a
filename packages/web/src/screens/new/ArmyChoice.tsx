import type { ReactElement } from "react";
import type { Army } from "../../battle/armies.ts";
import { Choice } from "../../parts/Choice.tsx";
import { useText } from "../../text.ts";
import { unitsText } from "./OrderChoice.tsx";

/** One army against another, each of any order of battle. */
export function ArmyChoice(props: {
  readonly armies: readonly Army[];
  /** Places in the list. */
  readonly sides: readonly [number, number];
  readonly onChange: (sides: readonly [number, number]) => void;
}): ReactElement {
  const text = useText();
  const { armies, sides } = props;
  const options = armies.map(({ order, side }, index) => ({
    value: String(index),
    label: (
      <span>
        {side.name[text.lang]}, {order.name[text.lang]} · {unitsText(side, text)}
      </span>
    ),
  }));
  return (
    <div className="army-choice">
      <Choice
        question={text.say("new.firstArmy")}
        value={String(sides[0])}
        options={options}
        onChange={(value) => props.onChange([Number(value), sides[1]])}
      />
      <Choice
        question={text.say("new.secondArmy")}
        value={String(sides[1])}
        options={options}
        onChange={(value) => props.onChange([sides[0], Number(value)])}
      />
    </div>
  );
}
