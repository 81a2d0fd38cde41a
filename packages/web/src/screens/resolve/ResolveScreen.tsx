import { lostToFire } from "@adjutant/battle";
import type { ReactElement } from "react";
import { fireKind } from "../../battle/attempt.ts";
import { chargeAt } from "../../battle/declared.ts";
import { type Battle, useBattle } from "../../battle/useBattle.ts";
import { isOwn } from "../../battle/view.ts";
import { PageHead } from "../../parts/PageHead.tsx";
import type { FromCharge } from "../../resolve/meleeFacts.ts";
import type { ResolveRoute } from "../../router.ts";
import { useText } from "../../text.ts";
import { Theirs } from "../Theirs.tsx";
import { ChargeScreen } from "./ChargeScreen.tsx";
import { DisciplineScreen } from "./DisciplineScreen.tsx";
import { FireScreen } from "./FireScreen.tsx";
import { MeleeScreen } from "./MeleeScreen.tsx";
import { TargetScreen } from "./TargetScreen.tsx";

/** A resolution by its address: the target first, then the one screen of its kind. */
export function ResolveScreen({ route }: { route: ResolveRoute }): ReactElement | null {
  const text = useText();
  const battle = useBattle();
  const { unit: find, log, mayAct, view } = battle;
  const unit = find(route.unit);
  const target = route.target === null ? null : find(route.target);
  if (unit === null || unit.gone !== null) {
    return (
      <div className="pane-body">
        <PageHead title={text.say("log.none")} back={{ screen: "home" }} />
      </div>
    );
  }
  // In a melee either side may throw the dice of both, and so in a charge that stands declared.
  const both =
    route.kind === "melee" ||
    (route.kind === "charge" && chargeAt(view, unit.id, route.target ?? "") !== null);
  const mine = mayAct(unit.side) || (both && target !== null);
  if (!mine) return <Theirs title={unit.name} side={unit.side} at={route} />;
  const overrule = route.how === "overrule";
  if (route.kind === "discipline") {
    const square = route.how === "square";
    return (
      <DisciplineScreen unit={unit} square={square} charger={route.target} overrule={overrule} />
    );
  }
  if (target === null || target.gone !== null) {
    return <TargetScreen kind={route.kind} unit={unit} how={route.how ?? null} />;
  }
  switch (route.kind) {
    case "volley":
    case "skirmish":
    case "guns":
      // Whoever may act for it knows it.
      return isOwn(unit) ? (
        <FireScreen
          kind={fireKind(unit, route.kind)}
          firer={unit}
          target={target}
          atCharge={route.how === "charge"}
          overrule={overrule}
        />
      ) : null;
    case "charge":
      return (
        <ChargeScreen
          charger={unit}
          defender={target}
          lostToFire={lostToFire(log, unit.id)}
          overrule={overrule}
        />
      );
    case "melee":
      return (
        <MeleeScreen
          attacker={unit}
          defender={target}
          from={fromCharge(battle, unit.id, target.id)}
          overrule={overrule}
        />
      );
  }
}

/** What the charge, or the first round, that led here has settled. */
function fromCharge(
  { log, view, unit: find }: Pick<Battle, "log" | "view" | "unit">,
  attacker: string,
  defender: string,
): FromCharge {
  const charge = log.findLast(
    ({ event, undone }) =>
      !undone &&
      event.type === "resolved" &&
      event.procedure === "charge" &&
      event.acting === attacker &&
      event.targets[0] === defender,
  )?.event;
  const second = view.open.some(
    ({ kind, unit, enemy }) =>
      kind === "secondRound" &&
      ((unit === attacker && enemy === defender) || (unit === defender && enemy === attacker)),
  );
  const flank =
    charge?.type === "resolved" && charge.procedure === "charge"
      ? (charge.situation.charger?.flank ?? false)
      : false;
  return {
    elan: find(attacker)?.elan ?? false,
    defenderElan: find(defender)?.elan ?? false,
    flank,
    round: second ? 2 : 1,
  };
}
