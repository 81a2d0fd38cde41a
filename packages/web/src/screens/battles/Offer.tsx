import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import type { Reading } from "../../battle/reading.ts";
import type { Seating } from "../../battle/seats.ts";
import type { KeptBattle } from "../../battle/storage.ts";
import { openAsAnother } from "../../battle/store.ts";
import { go } from "../../router.ts";
import { unbroken, useText } from "../../text.ts";

/** A battle that cannot simply be opened. */
export interface Offered {
  /** The name of its file; null where the device itself kept it. */
  readonly name: string | null;
  readonly reading: Reading;
  /** Another stand of the same battle, kept on this device. */
  readonly clash: KeptBattle | null;
  /** How the battle is shared on this device; undefined where it does not know it. */
  readonly seating: Seating | undefined;
}

/** Faults shown of a file that may have thousands. */
const told = 3;

/** What is wrong with a battle, and what can still be done; whatever is kept stays as it is. */
export function Offer(props: {
  readonly offered: Offered;
  readonly onLeave: () => void;
}): ReactElement {
  const text = useText();
  const { name, reading, clash, seating } = props.offered;
  const open = (readable: Exclude<Reading, { readonly kind: "none" }>): void => {
    void openAsAnother(readable, seating).then(() => go({ screen: "home" }));
  };
  return (
    <section className="refused offer" role="alert">
      {name !== null && <h2>{name}</h2>}
      {clash !== null && (
        <p>
          {text.say("battles.clash", {
            name: clash.name[text.lang],
            turn: clash.turn,
          })}
        </p>
      )}
      {reading.kind === "part" && (
        <p>
          {unbroken(text.say("battles.part", { event: reading.firstBad, count: reading.count }))}
        </p>
      )}
      {reading.kind === "none" && <p>{text.say("battles.none")}</p>}
      {reading.kind !== "whole" && (
        <ul className="offer-faults">
          {reading.faults
            .slice(0, told)
            .map((fault) => text.fault(fault))
            .map((line) => (
              <li key={line}>{line}</li>
            ))}
        </ul>
      )}
      <div className="kept-acts">
        {reading.kind === "part" && (
          <Button className="button strong" onPress={() => open(reading)}>
            {reading.firstBad > 1
              ? unbroken(text.say("battles.openUpTo", { event: reading.firstBad - 1 }))
              : text.say("battles.openStart")}
          </Button>
        )}
        {reading.kind === "whole" && (
          <Button className="button strong" onPress={() => open(reading)}>
            {text.say("battles.openAsAnother")}
          </Button>
        )}
        <Button className="button" onPress={props.onLeave}>
          {text.say("battles.leave")}
        </Button>
      </div>
    </section>
  );
}
