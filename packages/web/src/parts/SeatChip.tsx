import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { handOver } from "../battle/store.ts";
import { useSeen } from "../battle/useSeen.ts";
import { useText } from "../text.ts";
import { Icon } from "./icons.tsx";
import "./seatchip.css";

/** Whose eyes are on the screen; pressed, it lets the curtain fall for the other side. */
export function SeatChip(): ReactElement | null {
  const text = useText();
  const { eyes, sides } = useSeen();
  if (eyes.kind === "table") return null;
  const own = eyes.kind === "side" ? sides.find(({ id }) => id === eyes.side) : undefined;
  const other = eyes.kind === "side" ? sides.find(({ id }) => id !== eyes.side) : undefined;
  const name = own?.name ?? text.say("seat.umpire");
  return (
    <Button
      className="seat-chip"
      data-nation={own?.nation}
      aria-label={text.say("seat.with", { name })}
      onPress={() => handOver(other === undefined ? null : { kind: "side", side: other.id })}
    >
      <span className="seat-coat" aria-hidden="true">
        <Icon name="eye" />
      </span>
      <span className="seat-name" aria-hidden="true">
        {name}
      </span>
    </Button>
  );
}
