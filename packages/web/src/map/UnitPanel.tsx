import type { ReactElement } from "react";
import { statesOf, unitDescription } from "../battle/describe.ts";
import { useBattle } from "../battle/useBattle.ts";
import type { OwnUnitView, UnitView } from "../battle/view.ts";
import { UnitBoxes, UnitPicture } from "../parts/UnitPicture.tsx";
import { StateList } from "../parts/UnitRow.tsx";
import { href } from "../router.ts";
import { ChargesOf } from "../screens/unit/ChargesOf.tsx";
import { GeneralRides } from "../screens/unit/GeneralRides.tsx";
import { unbroken, useText } from "../text.ts";
import { AimPanel } from "./AimPanel.tsx";
import { fightOf } from "./fight.ts";
import { GeneralRidesOff } from "./GeneralOf.tsx";
import { LetGo } from "./LetGo.tsx";
import { MarchPanel } from "./MarchPanel.tsx";
import { Orders } from "./Orders.tsx";
import { PlacePanel } from "./PlacePanel.tsx";
import { RedeployPanel } from "./RedeployPanel.tsx";
import { useInHand } from "./useMap.ts";
import { useWords } from "./words.ts";

/** The unit in hand: what it is, what it is being told to do, what else it may do. */
export function UnitPanel({ unit }: { unit: UnitView }): ReactElement {
  const text = useText();
  const words = useWords();
  const { own } = useInHand();
  const { brigade, view } = useBattle();
  const fight = own === null && view.phase === "melee" ? fightOf(view, unit.id) : null;
  const states = statesOf(unit, text);
  return (
    <>
      <header className="unit-head">
        <UnitPicture unit={unit} box={{ width: 84, height: 60 }} scale={4.2} />
        <div className="unit-head-words">
          <h2>{unbroken(unit.name)}</h2>
          <p className="soft">
            {unitDescription(unit.unit, text)} · {brigade(unit.brigade)?.name}
          </p>
          <UnitBoxes unit={unit} />
          {states.length > 0 && <StateList states={states} />}
        </div>
        <LetGo />
      </header>
      <ChargesOf unit={unit.id} />
      {own !== null && <OwnOrders unit={own} />}
      {fight !== null && (
        <a className="button primary" href={href(fight)}>
          {text.say("act.melee")}
        </a>
      )}
      <a className="row-link" href={href({ screen: "unit", unit: unit.id })}>
        {words.say("map.sheet")}
      </a>
    </>
  );
}

function OwnOrders({ unit }: { unit: OwnUnitView }): ReactElement {
  const { doing, stands, redeploying } = useInHand();
  const { view } = useBattle();
  // Who is still to come on does nothing else before.
  if (stands === null && view.phase === "movement") return <PlacePanel unit={unit} />;
  return (
    <>
      {doing.kind === "place" && <PlacePanel unit={unit} />}
      {doing.kind === "redeploy" && redeploying !== null && (
        <RedeployPanel unit={unit} redeploying={redeploying} />
      )}
      {doing.kind === "march" && <MarchPanel unit={unit} doing={doing} />}
      {doing.kind === "aim" && <AimPanel unit={unit} order={doing.order} />}
      <Orders unit={unit} />
      <GeneralRides unit={unit} />
      <GeneralRidesOff unit={unit} />
    </>
  );
}
