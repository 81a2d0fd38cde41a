import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { useBattle } from "../battle/useBattle.ts";
import type { Draft } from "../battle/useSeen.ts";
import type { OwnUnitView } from "../battle/view.ts";
import { FormationChoice } from "./FormationChoice.tsx";
import { formationsOf } from "./formations.ts";
import { within } from "./march.ts";
import { TurnButtons } from "./TurnButtons.tsx";
import { useInHand } from "./useMap.ts";
import { useWords } from "./words.ts";

type Deploy = Omit<Extract<Draft, { readonly type: "deploy" }>, "type" | "side">;

/** The unit that is being set out: how it is formed and where it faces; its place is tapped. */
export function PlacePanel({ unit }: { unit: OwnUnitView }): ReactElement {
  const words = useWords();
  const battle = useBattle();
  const { act, view } = battle;
  const { map } = useInHand();
  const { at } = unit;
  const there = map.units.some(({ id }) => id === unit.id);
  const places = map.setOut(unit.side).places;
  const drawnUp = places[unit.id];
  const comesOn = view.phase !== "deployment";
  // Who comes on with it, as far as there is room on their stretch of the edge.
  const together = Object.entries(places).filter(
    ([id]) => comesOn && battle.unit(id)?.brigade === unit.brigade,
  );
  const deploy = (how: Deploy): void => {
    act({ type: "deploy", side: unit.side, ...how });
  };
  const put = (place: Deploy["places"][string]): void => deploy({ places: { [unit.id]: place } });
  return (
    <section className="stack">
      {!there && <p className="soft">{words.say(comesOn ? "map.comesOn" : "map.setOut.hint")}</p>}
      {at !== null && (
        <TurnButtons onTurn={(degrees) => put({ ...at, facing: within(at.facing + degrees) })} />
      )}
      {at !== null && formationsOf(unit.unit).length > 0 && (
        <FormationChoice
          unit={unit}
          value={"formation" in unit.unit ? (unit.unit.formation ?? null) : null}
          onChange={(formation) =>
            deploy({ places: { [unit.id]: at }, formations: { [unit.id]: formation } })
          }
        />
      )}
      <div className="chips">
        {!there && drawnUp !== undefined && (
          <Button className="button strong" onPress={() => put(drawnUp)}>
            {words.say(comesOn ? "map.comesOn.forMe" : "map.setOut.forMe")}
          </Button>
        )}
        {!there && together.length > 1 && (
          <Button
            className="button"
            onPress={() => deploy({ places: Object.fromEntries(together) })}
          >
            {words.say("map.comesOn.together", { count: together.length })}
          </Button>
        )}
        {there && (
          <Button className="button" onPress={() => put(null)}>
            {words.say("map.setOut.takeUp")}
          </Button>
        )}
      </div>
    </section>
  );
}
