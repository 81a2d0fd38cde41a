import type { ReactElement, ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import type { Declared } from "../../battle/declared.ts";
import { namesIn } from "../../battle/names.ts";
import { unitPage } from "../../battle/unitPage.ts";
import { useBattle } from "../../battle/useBattle.ts";
import type { UnitView } from "../../battle/view.ts";
import { HandOver } from "../../parts/HandOver.tsx";
import { evasion } from "../../resolve/reactions.ts";
import { go, href } from "../../router.ts";
import { useText } from "../../text.ts";
import { useDeclaration } from "./useDeclaring.ts";

interface PairProps {
  readonly charger: UnitView;
  readonly target: UnitView;
  /** Where the charge starts, in the unit of the scale. */
  readonly distance: number;
}

/** The charge is declared, and binds: its target may answer it now (`charge.declare`). */
export function Declares(
  props: PairProps & { readonly overrule: boolean; readonly children: ReactNode },
): ReactElement {
  const { charger, target, distance, overrule, children } = props;
  const text = useText();
  const { act } = useBattle();
  const draft = useDeclaration({ charger: charger.id, target: target.id, distance, overrule });
  return (
    <section className="sticky-foot drawn">
      {children}
      <Button className="button primary" onPress={() => act(draft)}>
        {text.say("charge.declare")}
      </Button>
    </section>
  );
}

/** A screen in the open cannot but evade: what would come of it, before the charge is declared. */
export function MustEvade({ charger, target, distance }: PairProps): ReactElement {
  const text = useText();
  const { table, view } = useBattle();
  const { move, caught, disperses } = evasion(charger, target, distance, table);
  const end = caught ? (disperses ? "disperses" : "caught") : "away";
  const evades = { name: target.name, move: text.distance(move, table.scale), end } as const;
  return (
    <p>
      <a className="row-link" href={href({ screen: "clause", clause: "charge.screen" })}>
        {/* How far it would come over the map is measured with the answer itself. */}
        {view.map === null
          ? text.say("reaction.evades", evades)
          : text.clause("charge.screen").title}
      </a>
    </p>
  );
}

/** The answer is the other side's, and nothing goes on without it: the device goes there. */
export function Theirs(props: PairProps): ReactElement {
  const { charger, target } = props;
  return (
    <section className="sticky-foot drawn">
      <MustEvade {...props} />
      <HandOver
        side={target.side}
        at={{ screen: "resolve", kind: "charge", unit: charger.id, target: target.id }}
        primary
      />
    </section>
  );
}

/**
 * The charge cannot be made any more, because its way is lost say: it has been the charge of its unit
 * all the same.
 */
export function CallsOff({ charge }: { readonly charge: Declared }): ReactElement | null {
  const text = useText();
  const { act, view, would } = useBattle();
  const settle = { type: "settle", follow: charge.id } as const;
  if (!would(settle).ok) return null;
  return (
    <Button
      className="button primary"
      onPress={() =>
        act(settle, (event) => {
          if (event !== null) go(unitPage({ view }, charge.unit), "replace");
        })
      }
    >
      {text.say("charge.callOff")}
    </Button>
  );
}

/** That the charge stands declared, and how its target has answered it. */
export function Stands({ charge }: { readonly charge: Declared }): ReactElement {
  const text = useText();
  const { view } = useBattle();
  const name = namesIn(view, text);
  const { enemy, answer } = charge;
  return (
    <p className="declared" role="status">
      {text.say("charge.declared")}
      {answer !== null && ` ${text.say("charge.answered", { answer, name: name(enemy) })}`}
    </p>
  );
}
