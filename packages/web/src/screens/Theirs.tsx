import type { ReactElement } from "react";
import { useBattle } from "../battle/useBattle.ts";
import { HandOver } from "../parts/HandOver.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import type { Route } from "../router.ts";
import { useText } from "../text.ts";

/** What only the other side can do: the device goes to it, and it goes on there. */
export function Theirs(props: {
  readonly title: string;
  readonly side: string;
  readonly at: Route;
}): ReactElement {
  const text = useText();
  const { sides } = useBattle();
  const side = sides.find(({ id }) => id === props.side)?.name ?? "";
  return (
    <>
      <div className="pane-body">
        <PageHead title={props.title} back="history" />
        <p>{text.say("seat.theirs", { side })}</p>
      </div>
      <footer className="bottom-bar sticky-foot">
        <HandOver side={props.side} at={props.at} primary />
      </footer>
    </>
  );
}
