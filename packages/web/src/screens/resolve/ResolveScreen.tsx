import type { Companion } from "@adjutant/battle";
import type { ReactElement } from "react";
import { fireKind } from "../../battle/attempt.ts";
import { useBattle } from "../../battle/useBattle.ts";
import { casualtiesOfEvent } from "../../battle/view.ts";
import { PageHead } from "../../parts/PageHead.tsx";
import type { FromCharge } from "../../resolve/meleeFacts.ts";
import type { ResolveRoute } from "../../router.ts";
import { useText } from "../../text.ts";
import { ChargeScreen } from "./ChargeScreen.tsx";
import { DisciplineScreen } from "./DisciplineScreen.tsx";
import { FireScreen } from "./FireScreen.tsx";
import { MeleeScreen } from "./MeleeScreen.tsx";
import { TargetScreen } from "./TargetScreen.tsx";

/** A resolution by its address: the target first, then the one screen of its kind. */
export function ResolveScreen({ route }: { route: ResolveRoute }): ReactElement {
  const text = useText();
  const { unit: find, companion } = useBattle();
  const unit = find(route.unit);
  const target = route.target === null ? null : find(route.target);
  if (unit === null || unit.gone !== null) {
    return (
      <div className="pane-body">
        <PageHead title={text.say("log.none")} back={{ screen: "home" }} />
      </div>
    );
  }
  if (route.kind === "discipline") {
    return <DisciplineScreen unit={unit} square={route.how === "square"} />;
  }
  if (target === null || target.gone !== null) {
    return <TargetScreen kind={route.kind} unit={unit} how={route.how ?? null} />;
  }
  const overrule = route.how === "overrule";
  switch (route.kind) {
    case "volley":
    case "skirmish":
    case "guns":
      return (
        <FireScreen
          kind={fireKind(unit, route.kind)}
          firer={unit}
          target={target}
          atCharge={route.how === "charge"}
          overrule={overrule}
        />
      );
    case "charge":
      return (
        <ChargeScreen
          charger={unit}
          defender={target}
          lostToFire={lostToDefensiveFire(companion, unit.id)}
          overrule={overrule}
        />
      );
    case "melee":
      return (
        <MeleeScreen
          attacker={unit}
          defender={target}
          from={fromCharge(companion, unit.id, target.id)}
          overrule={overrule}
        />
      );
  }
}

/** Casualties the charger took from fire at its charge since the phase began or it last charged. */
function lostToDefensiveFire({ log }: Companion, charger: string): number {
  let lost = 0;
  for (const { event, undone } of log.toReversed()) {
    if (undone) continue;
    if (event.type === "advanced") break;
    if (event.type !== "resolved") continue;
    if (event.procedure === "charge" && event.acting === charger) break;
    if (
      event.procedure !== "volley" &&
      event.procedure !== "artillery" &&
      event.procedure !== "skirmish"
    ) {
      continue;
    }
    const atCharge = event.situation.targets.some(
      ({ unit, leadsCharge }) => unit.id === charger && leadsCharge === true,
    );
    if (!atCharge) continue;
    lost += casualtiesOfEvent(event)
      .filter(([unit]) => unit === charger)
      .reduce((sum, [, casualties]) => sum + casualties, 0);
  }
  return lost;
}

/** What the charge, or the first round, that led here has settled. */
function fromCharge(companion: Companion, attacker: string, defender: string): FromCharge {
  const charge = companion.log.findLast(
    ({ event, undone }) =>
      !undone &&
      event.type === "resolved" &&
      event.procedure === "charge" &&
      event.acting === attacker &&
      event.targets[0] === defender,
  )?.event;
  const second = companion.open.some(
    ({ kind, unit, enemy }) =>
      kind === "secondRound" &&
      ((unit === attacker && enemy === defender) || (unit === defender && enemy === attacker)),
  );
  const flank =
    charge?.type === "resolved" && charge.procedure === "charge"
      ? (charge.situation.charger.flank ?? false)
      : false;
  return {
    elan: companion.units[attacker]?.elan ?? false,
    defenderElan: companion.units[defender]?.elan ?? false,
    flank,
    round: second ? 2 : 1,
  };
}
