import type { BattleView } from "@adjutant/battle";
import type { ReactElement } from "react";
import { statesOf, unitDetail } from "../battle/describe.ts";
import { useBattle } from "../battle/useBattle.ts";
import type { SideView, UnitView } from "../battle/view.ts";
import { UnitBoxes, UnitPicture } from "../parts/UnitPicture.tsx";
import { UnitRow } from "../parts/UnitRow.tsx";
import { href } from "../router.ts";
import { useText } from "../text.ts";
import { LastSeenUnits } from "./LastSeen.tsx";
import { useInHand } from "./useMap.ts";
import { useWords } from "./words.ts";

/** Everybody on the map in lists, one's own first: for keys, and for those who hear the map. */
export function MapUnits(): ReactElement {
  const { sides, view, mayAct } = useBattle();
  const { map } = useInHand();
  const words = useWords();
  const there = new Set(map.units.map(({ id }) => id));
  const acts = (id: string): boolean => mayAct(id) && (view.acting ?? id) === id;
  const rank = (id: string): number => Number(mayAct(id)) + Number(acts(id));
  // Arrivals enter in the Movement phase, in the part of their side (`reserve.scheduled`).
  const coming = (view.phase === "movement" ? sides : [])
    .filter(({ id }) => acts(id))
    .flatMap(({ brigades }) => brigades.flatMap(({ units }) => units))
    .filter(({ id, brigade, gone }) => !there.has(id) && gone === null && comesNow(view, brigade));
  return (
    <>
      {coming.length > 0 && (
        <section>
          <h2 className="section-title">{words.say("map.coming")}</h2>
          <UnitRows units={coming} />
        </section>
      )}
      {sides
        .toSorted((a, b) => rank(b.id) - rank(a.id))
        .map((side) => (
          <SideUnits key={side.id} side={side} shows={({ id }) => there.has(id)} />
        ))}
      <LastSeenUnits />
    </>
  );
}

function SideUnits(props: {
  readonly side: SideView;
  readonly shows: (unit: UnitView) => boolean;
}): ReactElement | null {
  const { side, shows } = props;
  const units = side.brigades.flatMap((brigade) => brigade.units).filter(shows);
  if (units.length === 0) return null;
  return (
    <section data-nation={side.nation}>
      <h2 className="section-title">
        <span className="side-swatch" data-edge={side.edge} aria-hidden="true" />
        {side.name}
      </h2>
      <UnitRows units={units} />
    </section>
  );
}

/** Units as rows; a press takes one in hand on the map. */
export function UnitRows({ units }: { units: readonly UnitView[] }): ReactElement {
  const text = useText();
  const inHand = useInHand();
  return (
    <ul className="target-list">
      {units.map((unit) => (
        <UnitRow
          key={unit.id}
          href={href({ screen: "map", unit: unit.id })}
          name={unit.name}
          detail={unitDetail(unit.unit, text)}
          symbol={<UnitPicture unit={unit} />}
          boxes={<UnitBoxes unit={unit} />}
          states={statesOf(unit, text)}
          current={inHand.unit?.id === unit.id}
        />
      ))}
    </ul>
  );
}

/** May a brigade come on now: neither in a later turn, nor held in reserve until it is sent for. */
function comesNow({ brigades, turn }: BattleView, id: string): boolean {
  const arrives = brigades[id]?.arrives ?? null;
  return arrives !== null && arrives <= turn;
}
