import type { ReactElement } from "react";
import { Stepper } from "../../parts/Stepper.tsx";
import { useText } from "../../text.ts";

/** How many units support one side of a charge or a melee (`charge.support`, `melee.support`). */
export function SupportStepper(props: {
  /** Whom they support. */
  readonly name: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
  readonly disabled: boolean;
}): ReactElement {
  const { name, ...stepper } = props;
  const text = useText();
  return (
    <Stepper
      {...stepper}
      label={text.say("ask.supports", { name })}
      format={(value) => text.number(value)}
      words={{ less: text.say("ask.fewer"), more: text.say("ask.moreOf") }}
    />
  );
}
