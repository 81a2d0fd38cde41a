import type { ReactElement } from "react";
import { useBattle } from "../battle/useBattle.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { useText } from "../text.ts";
import { FollowList } from "./FollowList.tsx";

/** What must be rolled, chosen or moved now, and what falls due later. */
export function DueScreen(): ReactElement {
  const text = useText();
  const { due, companion } = useBattle();
  const later = companion.open.filter((follow) => !due.includes(follow));
  return (
    <div className="pane-body">
      <PageHead title={text.say("view.due")} back={{ screen: "home" }} />
      {due.length === 0 ? <p>{text.say("due.nothing")}</p> : <FollowList follows={due} />}
      {later.length > 0 && (
        <section className="stack">
          <h2 className="section-title">{text.say("due.later")}</h2>
          <FollowList follows={later} />
        </section>
      )}
    </div>
  );
}
