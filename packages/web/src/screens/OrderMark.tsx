import type { ReactElement } from "react";
import type { BrigadeView } from "../battle/view.ts";
import { href } from "../router.ts";
import { useText } from "../text.ts";

/** What a brigade does this turn, in a word; its worst news first. */
export function OrderMark({ brigade }: { brigade: BrigadeView }): ReactElement | null {
  const text = useText();
  if (brigade.arrives !== null) {
    return <span className="soft">{text.say("brigade.arrives", { turn: brigade.arrives })}</span>;
  }
  if (brigade.demoralised) return <Order word="demoralised" clause="brigade.demoralised" />;
  if (brigade.order === null) return null;
  return brigade.order === "obeys" ? (
    <span>{text.word("brigade", "obeys")}</span>
  ) : (
    <Order word={brigade.order} clause="command.hesitant" />
  );
}

/** What a brigade may not do leads to the clause that says so. */
function Order(props: {
  readonly word: "hesitant" | "demoralised";
  readonly clause: "command.hesitant" | "brigade.demoralised";
}): ReactElement {
  const text = useText();
  return (
    <a className="row-link" href={href({ screen: "clause", clause: props.clause })}>
      <strong>{text.word("brigade", props.word)}</strong>
    </a>
  );
}
