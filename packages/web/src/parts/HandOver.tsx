import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { handOver } from "../battle/store.ts";
import { useSeen } from "../battle/useSeen.ts";
import { href, type Route } from "../router.ts";
import { useText } from "../text.ts";
import { InTwo } from "./InTwo.tsx";

/** Lets the curtain fall for the side that must act now. */
export function HandOver(props: {
  readonly side: string;
  /** What it is to do there, in a word or two. */
  readonly what?: string;
  /** Where it goes on. */
  readonly at?: Route;
  readonly primary?: boolean;
}): ReactElement {
  const text = useText();
  const { sides } = useSeen();
  const { side: id, what, at } = props;
  const side = sides.find((one) => one.id === id)?.name ?? "";
  return (
    <Button
      className={props.primary === true ? "button primary" : "button"}
      onPress={() => handOver({ kind: "side", side: id }, at === undefined ? null : href(at))}
    >
      {what === undefined ? (
        <InTwo said={text.say("seat.handTo", { side })} word={side} />
      ) : (
        <InTwo said={text.say("seat.handFor", { side, what })} word={what} cut />
      )}
    </Button>
  );
}
