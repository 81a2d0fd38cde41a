import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { useBattle } from "../battle/useBattle.ts";
import type { SideView, UnitView } from "../battle/view.ts";
import { UnitRows } from "./MapUnits.tsx";
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
          <Generals side={side} />
          <Listed title={words.say("map.setOut.standing")} units={standing} />
        </>
      )}
    </div>
  );
}

/** Generals of a side that stands: each may be put elsewhere, with a unit or by himself. */
function Generals({ side }: { side: SideView }): ReactElement {
  const words = useWords();
  const { map, doing, set } = useInHand();
  const there = new Set(map.units.map(({ id }) => id));
  const led = side.brigades.filter(
    ({ generalLost, units }) => !generalLost && units.some(({ id }) => there.has(id)),
  );
  const all = [
    { of: side.id, name: side.commander },
    ...led.map(({ id, general }) => ({ of: id, name: general })),
  ];
  return (
    <section className="stack">
      <h3>{words.say("map.generals")}</h3>
      {all.map(({ of, name }) => {
        const on = doing.kind === "post" && doing.of === of;
        return (
          <Button
            key={of}
            className={on ? "button strong" : "button"}
            aria-pressed={on}
            onPress={() => set(on ? null : { kind: "post", side: side.id, of })}
          >
            {name}
          </Button>
        );
      })}
    </section>
  );
}

function Listed(props: {
  readonly title: string;
  readonly units: readonly UnitView[];
}): ReactElement {
  return (
    <section>
      <h3>{props.title}</h3>
      <UnitRows units={props.units} />
    </section>
  );
}
