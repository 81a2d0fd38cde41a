/** The general of a unit's brigade, who rides by an order of his own (`general.attach`). */
import { partBar } from "@adjutant/battle";
import type { Refusal } from "@adjutant/rules";
import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { useBattle } from "../battle/useBattle.ts";
import type { OwnUnitView } from "../battle/view.ts";
import { useText } from "../text.ts";
import { useInHand } from "./useMap.ts";
import { useRideBar } from "./useRide.ts";
import { useWords } from "./words.ts";

interface Riding {
  readonly general: string;
  /** He is with no unit. */
  readonly alone: boolean;
  /** It is for him to ride, and where is asked for. */
  readonly on: boolean;
  readonly toggle: () => void;
}

/** How the general of a unit's brigade is sent elsewhere; null where there is none on the map. */
function useRiding({ side, brigade: id }: OwnUnitView): Riding | null {
  const { brigade } = useBattle();
  const { doing, set, map } = useInHand();
  const own = brigade(id);
  const there = map.generals.find(({ of }) => of === id);
  if (own === null || own.generalLost || there === undefined) return null;
  const on = doing.kind === "ride" && doing.of === id;
  return {
    general: own.general,
    alone: !("area" in there.at),
    on,
    toggle: () => set(on ? null : { kind: "ride", side, of: id }),
  };
}

/** Is it now that generals of this side ride: in the other side's part they stay (`turn.sequence`). */
function useIsTime(side: string): boolean {
  const { view } = useBattle();
  return view.phase === "movement" && partBar(view, side) === null;
}

/** The general of the brigade rides somewhere by himself, in the Movement phase. */
export function GeneralRidesOff({ unit }: { unit: OwnUnitView }): ReactElement | null {
  const words = useWords();
  const riding = useRiding(unit);
  if (!useIsTime(unit.side) || riding === null) return null;
  const { general, on, toggle } = riding;
  return (
    <Button className={on ? "button strong" : "button"} aria-pressed={on} onPress={toggle}>
      {words.say("map.ride", { general })}
    </Button>
  );
}

/** Of a brigade that moves as a whole: its general, where he is by himself, does not go with it. */
export function GeneralStays({ unit }: { unit: OwnUnitView }): ReactElement | null {
  const text = useText();
  const words = useWords();
  const { table } = useBattle();
  const barOf = useRideBar(useInHand());
  const riding = useRiding(unit);
  if (riding === null || !riding.alone) return null;
  const { general } = riding;
  const bar = barOf(unit.side, unit.brigade);
  return (
    <p className="march-note">
      {words.say("map.march.generalStays", { general })}
      {bar !== null && ` ${text.refusal(bar, table)}`}
    </p>
  );
}

/** Where an order is refused because the general is too far away: how he comes nearer. */
export function RideNearer(props: {
  readonly unit: OwnUnitView;
  readonly refused: Refusal | null;
}): ReactElement | null {
  const { unit, refused } = props;
  const words = useWords();
  const { view } = useBattle();
  const barOf = useRideBar(useInHand());
  const riding = useRiding(unit);
  const isTime = useIsTime(unit.side);
  if (refused?.clause !== "command.radius" || riding === null) return null;
  const { general, toggle } = riding;
  if (view.phase !== "movement") {
    return <p className="soft">{words.say("map.ride.later", { general })}</p>;
  }
  if (!isTime || barOf(unit.side, unit.brigade) !== null) return null;
  return (
    <Button className="button" onPress={toggle}>
      {words.say("map.ride.nearer", { general })}
    </Button>
  );
}
