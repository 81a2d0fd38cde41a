import type { ReactElement } from "react";
import { useBattle } from "../../battle/useBattle.ts";
import { useWheel } from "../../battle/wheel.ts";
import { Stepper } from "../../parts/Stepper.tsx";
import { useText } from "../../text.ts";

/** Degrees from one press to the next. */
const step = 5;

/** The one wheel of a charge over the map: as leads home soonest, or as people choose (`charge.declare`). */
export function ChargeWheel(props: {
  readonly charger: string;
  readonly target: string;
  readonly locked: boolean;
}): ReactElement | null {
  const { charger, target } = props;
  const text = useText();
  const { table, wheel } = useBattle();
  const [way, choose] = useWheel(charger, target);
  const soonest = wheel(charger, target);
  if (soonest === null && way.turn === undefined) return null;
  const most = table.book.clauses["charge.declare"].value.wheelUpTo;
  const turn = way.turn ?? soonest ?? 0;
  // From an odd angle the first press leads to the next whole step.
  const whole = (next: number): number =>
    next > turn ? Math.floor(next / step) * step : Math.ceil(next / step) * step;
  return (
    <div className="wheel">
      <Stepper
        label={text.say("ask.wheel")}
        value={turn}
        step={step}
        least={-most}
        most={most}
        onChange={(next) => choose(Math.max(-most, Math.min(most, whole(next))))}
        format={(value) => text.say("ask.wheelBy", wheelled(value))}
        words={{ less: text.say("ask.wheelLeft"), more: text.say("ask.wheelRight") }}
        disabled={props.locked}
      />
      {way.turn !== undefined && soonest !== null && !props.locked && (
        <button type="button" className="button quiet" onClick={() => choose(null)}>
          {text.say("ask.wheelSoonest")}
        </button>
      )}
    </div>
  );
}

function wheelled(turn: number): {
  readonly degrees: number;
  readonly to: "left" | "right" | "none";
} {
  const degrees = Math.round(Math.abs(turn));
  return { degrees, to: degrees === 0 ? "none" : turn < 0 ? "left" : "right" };
}
