import type { Refusal } from "@adjutant/rules";
import type { ReactElement, ReactNode } from "react";
import { unitPage } from "../../battle/unitPage.ts";
import { useBattle } from "../../battle/useBattle.ts";
import type { UnitView } from "../../battle/view.ts";
import type { Face } from "../../parts/Die.tsx";
import type { Plan } from "../../resolve/plan.ts";
import { type Rolling, useRolling } from "../../resolve/useRolling.ts";
import { useText } from "../../text.ts";
import { ResolveFrame } from "./ResolveFrame.tsx";
import { UnitsMatchup } from "./UnitsMatchup.tsx";

type Engaging = "volley" | "skirmish" | "artillery" | "rocket" | "charge" | "melee";

/** What a unit of a pair is called in the rolls of each procedure: ours first. */
const parties = {
  fire: ["firer", "target"],
  charge: ["charger", "defender"],
  melee: ["attacker", "defender"],
} as const;

/** Questions that close with the first die. */
type Asks = (locked: boolean) => ReactNode;

export interface EngagementProps {
  readonly procedure: Engaging;
  readonly own: UnitView;
  readonly enemy: UnitView;
  readonly plan: Plan;
  /** Although the roster says that the unit may not. */
  readonly overrule: boolean;
  readonly questions: Asks;
  readonly besides?: Asks;
  readonly more?: Asks;
  readonly fate?: ReactNode;
  readonly onRefused?: ReactNode;
  /** As `ResolveFrame` has them. */
  readonly bar?: Refusal | null;
  readonly before?: (strip: ReactNode) => ReactNode;
  readonly instead?: ReactNode;
  /** All dice lie; without it the result is written down at once. */
  readonly onDice?: (faces: readonly Face[], typed: number) => void;
  readonly ending?: (rolling: Rolling) => ReactNode;
}

/** One unit against another, whatever they do to each other: fire, a charge, a round of melee. */
export function Engagement(props: EngagementProps): ReactElement {
  const { procedure, own, enemy, plan, overrule } = props;
  const text = useText();
  const { view, resolve } = useBattle();
  const rolling = useRolling(plan, (faces, typed) => {
    if (props.onDice === undefined) resolve({ plan, faces, typed, overrule });
    else props.onDice(faces, typed);
  });
  const locked = rolling.faces.length > 0;
  const kind = procedure === "charge" || procedure === "melee" ? procedure : "fire";
  const [ours, theirs] = parties[kind];
  const ending = props.ending?.(rolling);
  return (
    <ResolveFrame
      title={text.word("procedure", procedure)}
      back={unitPage({ view }, own.id)}
      plan={plan}
      rolling={rolling}
      overrule={overrule}
      names={{ [ours]: own.name, [theirs]: enemy.name }}
      matchup={<UnitsMatchup own={own} enemy={enemy} verb={text.say(`verb.${kind}`)} />}
      questions={props.questions(locked)}
      besides={props.besides?.(locked)}
      more={props.more?.(locked)}
      fate={props.fate}
      onRefused={props.onRefused}
      {...(props.bar === undefined ? {} : { bar: props.bar })}
      {...(props.before === undefined ? {} : { before: props.before })}
      {...(props.instead === undefined ? {} : { instead: props.instead })}
      {...(ending === undefined || ending === null ? {} : { ending })}
    />
  );
}
