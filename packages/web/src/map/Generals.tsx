import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { useBattle } from "../battle/useBattle.ts";
import type { SideView } from "../battle/view.ts";
import { More } from "../parts/More.tsx";
import { useText } from "../text.ts";
import { useInHand } from "./useMap.ts";
import { useRideBar } from "./useRide.ts";
import { useWords } from "./words.ts";

/** Generals of a side who are on the map: each is put elsewhere before the battle, or rides. */
export function Generals(props: {
  readonly side: SideView;
  readonly doing: "post" | "ride";
}): ReactElement | null {
  const { side } = props;
  const text = useText();
  const { table } = useBattle();
  const inHand = useInHand();
  const { doing, set, map } = inHand;
  const barOf = useRideBar(inHand);
  const there = new Set(map.generals.map(({ of }) => of));
  const all = [
    { of: side.id, name: side.commander },
    ...side.brigades.map(({ id, general }) => ({ of: id, name: general })),
  ].filter(({ of }) => there.has(of));
  return (
    <div className="chips">
      {all.map(({ of, name }) => {
        const on = doing.kind === props.doing && doing.of === of;
        const refused = props.doing === "ride" ? barOf(side.id, of) : null;
        if (refused !== null) {
          return (
            <div key={of} className="barred">
              <span className="barred-word">{name}</span>
              <span className="barred-why">{text.refusal(refused, { scale: table.scale })}</span>
            </div>
          );
        }
        return (
          <Button
            key={of}
            className={on ? "button strong" : "button"}
            aria-pressed={on}
            onPress={() => set(on ? null : { kind: props.doing, side: side.id, of })}
          >
            {name}
          </Button>
        );
      })}
    </div>
  );
}

/** In the Movement phase: generals of those whom whoever looks commands. */
export function GeneralsRide(): ReactElement | null {
  const words = useWords();
  const { sides, mayAct } = useBattle();
  const { doing } = useInHand();
  const own = sides.filter(({ id }) => mayAct(id));
  if (own.length === 0) return null;
  return (
    <More title={words.say("map.generals")} open={doing.kind === "ride"}>
      {own.map((side) => (
        <Generals key={side.id} side={side} doing="ride" />
      ))}
    </More>
  );
}
