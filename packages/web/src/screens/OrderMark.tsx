import type { ReactElement } from "react";
import type { BrigadeView } from "../battle/view.ts";
import { useText } from "../text.ts";

/** What a brigade does this turn, in a word; its worst news first. */
export function OrderMark({ brigade }: { brigade: BrigadeView }): ReactElement | null {
  const text = useText();
  if (brigade.arrives !== null) {
    return <span className="soft">{text.say("brigade.arrives", { turn: brigade.arrives })}</span>;
  }
  if (brigade.demoralised) return <strong>{text.word("brigade", "demoralised")}</strong>;
  if (brigade.order === null) return null;
  return brigade.order === "obeys" ? (
    <span>{text.word("brigade", "obeys")}</span>
  ) : (
    <strong>{text.word("brigade", brigade.order)}</strong>
  );
}
