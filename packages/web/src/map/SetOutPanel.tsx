import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { useBattle } from "../battle/useBattle.ts";
import type { SideView } from "../battle/view.ts";
import { Generals } from "./Generals.tsx";
import { Listed } from "./Listed.tsx";
import { useInHand } from "./useMap.ts";
import { useWords } from "./words.ts";

/** The troops that a side has still to set out, and those that stand already. */
export function SetOutPanel(): ReactElement {
  const { sides, mayAct } = useBattle();
  return (
    <>
      {sides
        .filter(({ id }) => mayAct(id))
        .map((side) => (
          <SideSetOut key={side.id} side={side} />
        ))}
    </>
  );
}

function SideSetOut({ side }: { side: SideView }): ReactElement {
  const words = useWords();
  const { act } = useBattle();
  const { map } = useInHand();
  const there = new Set(map.units.map(({ id }) => id));
  // Who comes later, or waits to be sent for, is not set out now.
  const drawnUp = map.setOut(side.id).places;
  const units = side.brigades.flatMap((brigade) => brigade.units);
  const waiting = units.filter(({ id }) => !there.has(id) && drawnUp[id] !== undefined);
  const standing = units.filter(({ id }) => there.has(id));
  return (
    <div className="stack set-out" data-nation={side.nation}>
      <p className="set-out-left">
        <strong>{side.name}.</strong> {words.say("map.setOut.left", { count: waiting.length })}
      </p>
      {waiting.length > 0 && (
        <>
          <Button
            className="button strong"
            onPress={() => act({ type: "deploy", side: side.id, places: drawnUp })}
          >
            {words.say("map.setOut.forMe")}
          </Button>
          <p className="soft">{words.say("map.setOut.hint")}</p>
          <Listed title={words.say("map.setOut.waiting")} units={waiting} />
        </>
      )}
      {standing.length > 0 && (
        <>
          <section className="stack">
            <h3>{words.say("map.generals")}</h3>
            <Generals side={side} doing="post" />
          </section>
          <Listed title={words.say("map.setOut.standing")} units={standing} />
        </>
      )}
    </div>
  );
}
