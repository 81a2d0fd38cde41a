import type { ReactElement } from "react";
import type { UnitView } from "../../battle/view.ts";
import { Stepper } from "../../parts/Stepper.tsx";
import { useText } from "../../text.ts";

/** Units that support each side of a charge or a melee: ours, and theirs. */
interface SupportFacts {
  readonly supports: number;
  readonly defenderSupports: number;
}

/** How many units support either side of a charge or a melee (`charge.support`, `melee.support`). */
export function Supports(props: {
  readonly own: UnitView;
  readonly enemy: UnitView;
  readonly facts: SupportFacts;
  readonly change: (part: Partial<SupportFacts>) => void;
  readonly most: number;
  /** Of whom nothing is asked now. */
  readonly closed: { readonly own: boolean; readonly enemy: boolean };
}): ReactElement {
  const { own, enemy, facts, change, most, closed } = props;
  const text = useText();
  const steps = {
    most,
    format: (value: number) => text.number(value),
    words: { less: text.say("ask.fewer"), more: text.say("ask.moreOf") },
  };
  return (
    <>
      <Stepper
        {...steps}
        label={text.say("ask.supports", { name: own.name })}
        value={facts.supports}
        onChange={(supports) => change({ supports })}
        disabled={closed.own}
      />
      <Stepper
        {...steps}
        label={text.say("ask.supports", { name: enemy.name })}
        value={facts.defenderSupports}
        onChange={(defenderSupports) => change({ defenderSupports })}
        disabled={closed.enemy}
      />
    </>
  );
}
