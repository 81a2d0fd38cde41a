import type { BattleView } from "@adjutant/battle";
import type { ReactElement } from "react";
import type { SideView } from "../battle/view.ts";
import { href } from "../router.ts";
import { useText } from "../text.ts";
import "./account.css";

/** Who has won, and by which clause. */
export function Ended(props: {
  readonly over: NonNullable<BattleView["over"]>;
  readonly sides: readonly SideView[];
}): ReactElement {
  const text = useText();
  const { winner, clause, turn } = props.over;
  const side = props.sides.find(({ id }) => id === winner);
  const drawn = clause === "army.broken" ? "account.drawn" : "account.drawnAtEnd";
  return (
    <section className="ended neatline" role="status" data-nation={side?.nation}>
      {side !== undefined && <span className="account-coat" aria-hidden="true" />}
      <h2 className="result-line">
        {side === undefined ? text.say(drawn) : text.say("account.won", { side: side.name })}
      </h2>
      <p className="soft figures">{text.say("turn.line", { turn })}</p>
      <a className="row-link" href={href({ screen: "clause", clause })}>
        {text.clause(clause).title}
      </a>
    </section>
  );
}
