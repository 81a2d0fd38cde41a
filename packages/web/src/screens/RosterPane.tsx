import type { Options } from "@adjutant/rules";
import { lazy, type ReactElement, Suspense, useState } from "react";
import { statesOf, unitDetail } from "../battle/describe.ts";
import { useSeen } from "../battle/useSeen.ts";
import type { SideView, UnitView } from "../battle/view.ts";
import { BrigadeCard } from "../parts/BrigadeCard.tsx";
import { SideSwitch } from "../parts/SideSwitch.tsx";
import { UnitBoxes, UnitPicture } from "../parts/UnitPicture.tsx";
import { UnitRow } from "../parts/UnitRow.tsx";
import { href, useRoute } from "../router.ts";
import { useText } from "../text.ts";
import { isTraining } from "../training/lessons.ts";
import { OrderMark } from "./OrderMark.tsx";

const TrainingDoor = lazy(() => import("../training/TrainingDoor.tsx"));

/** Both armies, one at a time: brigades as cards, units as rows. */
export function RosterPane(): ReactElement {
  const text = useText();
  const { sides, view, log, eyes, name } = useSeen();
  // A battle that nothing has happened in yet: perhaps its reader has never played one.
  const untouched = log.length <= 1;
  // Where both look together, the side whose part of the phase begins is turned up.
  const acting = eyes.kind === "side" ? eyes.side : (view.acting ?? view.phasing);
  const [chosen, setChosen] = useState({ side: acting, acting });
  const shown = view.acting !== null && chosen.acting !== acting ? acting : chosen.side;
  const side = sides.find(({ id }) => id === shown) ?? sides[0];
  return (
    <div className="pane-body">
      <h1 className="cartouche">{name}</h1>
      {(untouched || isTraining(log)) && (
        <Suspense fallback={<div className="door-room" />}>
          <TrainingDoor />
        </Suspense>
      )}
      <SideSwitch
        sides={sides.map((one) => ({
          ...one,
          lost: lossesShown(one, view.options.marking) ? figuresLost(one) : null,
        }))}
        chosen={side?.id ?? ""}
        onChange={(id) => setChosen({ side: id, acting })}
      />
      {side?.brigades.map((brigade) => (
        <BrigadeCard
          key={brigade.id}
          name={brigade.name}
          general={
            brigade.generalFate === null
              ? brigade.general
              : `${brigade.general}: ${text.word("general", brigade.generalFate)}`
          }
          order={<OrderMark brigade={brigade} />}
        >
          {brigade.units.map((unit) => (
            <RosterRow key={unit.id} unit={unit} />
          ))}
        </BrigadeCard>
      ))}
    </div>
  );
}

/** An enemy's losses show only where markers count them. */
function lossesShown({ known }: SideView, marking: Options["marking"]): boolean {
  return known || marking === "markers";
}

function figuresLost(side: SideView): number {
  return side.brigades
    .flatMap((brigade) => brigade.units)
    .reduce((sum, { unit }) => sum + (unit.casualties ?? 0), 0);
}

function RosterRow({ unit }: { unit: UnitView }): ReactElement {
  const text = useText();
  const route = useRoute();
  return (
    <UnitRow
      href={href({ screen: "unit", unit: unit.id })}
      name={unit.name}
      detail={unitDetail(unit.unit, text)}
      symbol={<UnitPicture unit={unit} />}
      boxes={<UnitBoxes unit={unit} />}
      states={statesOf(unit, text)}
      gone={unit.gone !== null}
      current={"unit" in route && route.unit === unit.id}
    />
  );
}
