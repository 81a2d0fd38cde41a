import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { askedIn, headlineOf } from "../battle/headline.ts";
import { namesIn } from "../battle/names.ts";
import { useBattle } from "../battle/useBattle.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { go, href } from "../router.ts";
import { unbroken, useText } from "../text.ts";
import { leaveGuide } from "./left.ts";
import { learnt, lessons } from "./lessons.ts";
import { useTrainingWords } from "./words.ts";
import "./guide.css";

const clauses = {
  artillery: "artillery.procedure",
  fire: "volley.procedure",
  charge: "charge.roll",
  melee: "melee.base",
} as const;

/** What the training battle has taught: each lesson with its rule and one's own result. */
export default function TrainingScreen(): ReactElement | null {
  const text = useText();
  const words = useTrainingWords();
  const battle = useBattle();
  if (words === null) return null;
  const { view, log } = battle;
  const name = namesIn(view, text);
  const askedOf = askedIn(battle, name, text);
  const known = learnt(log);
  const guide = (leave: boolean): void => {
    leaveGuide(view.id, leave);
    go({ screen: "home" });
  };
  return (
    <div className="pane-body">
      <PageHead title={words.say("training.summary")} back={{ screen: "home" }} />
      <p>{words.say("training.summaryText")}</p>
      <ol className="learnt">
        {lessons.map((lesson) => {
          const event = known.get(lesson);
          const title = words.say(`training.learnt.${lesson}`);
          return (
            <li key={lesson} className={event === undefined ? "lesson" : "lesson done"}>
              <a className="row-link" href={href({ screen: "clause", clause: clauses[lesson] })}>
                <strong>{title}</strong>
              </a>
              {event === undefined ? (
                <p className="soft">{words.say("training.notYet")}</p>
              ) : (
                <a className="row-link" href={href({ screen: "entry", entry: event.id })}>
                  {unbroken(
                    words.say("training.yours", {
                      result: headlineOf(event, name, askedOf, text).line,
                    }),
                  )}
                </a>
              )}
            </li>
          );
        })}
      </ol>
      <div className="learnt-ways">
        {known.size < lessons.length && (
          <Button className="button primary" onPress={() => guide(false)}>
            {words.say("training.toGuide")}
          </Button>
        )}
        <Button
          className={known.size < lessons.length ? "button" : "button primary"}
          onPress={() => guide(true)}
        >
          {words.say("training.playOn")}
        </Button>
        <a className="button" href={href({ screen: "new" })}>
          {text.say("battles.new")}
        </a>
      </div>
    </div>
  );
}
