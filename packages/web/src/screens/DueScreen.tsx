import { type Reminder, reminders } from "@adjutant/battle";
import type { ReactElement } from "react";
import { namesIn } from "../battle/headline.ts";
import { useBattle } from "../battle/useBattle.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { href } from "../router.ts";
import { useText } from "../text.ts";
import { FollowList } from "./FollowList.tsx";

/** What must be rolled, chosen or moved now, and what falls due later. */
export function DueScreen(): ReactElement {
  const text = useText();
  const { due, companion } = useBattle();
  const name = namesIn(companion, text);
  const reminded = reminders(companion);
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
      {reminded.length > 0 && (
        <section className="stack">
          <h2 className="section-title">{text.say("due.reminders")}</h2>
          <ul className="follows">
            {reminded.map((reminder) => (
              <li className="follow" key={`${reminder.kind} ${reminder.unit ?? reminder.brigade}`}>
                <a
                  className="follow-what"
                  href={href({ screen: "clause", clause: reminder.clause })}
                >
                  {text.say(reminderKey(reminder), {
                    name: name(reminder.unit ?? reminder.brigade ?? ""),
                  })}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** A reminder says what the follow-up of its kind would. */
function reminderKey({ kind }: Reminder) {
  if (kind === "compulsory") return "follow.compulsoryMove";
  return kind === "faltering" ? "follow.falteringRoll" : (`follow.${kind}` as const);
}
