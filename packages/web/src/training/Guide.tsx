import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { useBattle } from "../battle/useBattle.ts";
import { Icon } from "../parts/icons.tsx";
import { useAskedNow } from "../resolve/askedNow.ts";
import type { Table } from "../resolve/known.ts";
import { href, type Route } from "../router.ts";
import { unbroken, useText } from "../text.ts";
import { type Advice, advise } from "./advice.ts";
import { leaveGuide } from "./left.ts";
import { lessons } from "./lessons.ts";
import { usePoint } from "./point.ts";
import { useTrainingWords } from "./words.ts";
import "./guide.css";

/** One step of the training battle: what comes next, by which rule, with its control ringed. */
export default function Guide({ route }: { route: Route }): ReactElement | null {
  const text = useText();
  const words = useTrainingWords();
  const battle = useBattle();
  const advice = advise(battle, route, useAskedNow());
  usePoint(advice.point);
  if (words === null || route.screen === "training" || route.screen === "clause") return null;
  const { lesson, clause, at } = advice;
  const line = words.say(advice.key, valuesOf(advice, text, battle.table));
  return (
    <aside className="guide" data-screen={route.screen} aria-label={words.say("training.name")}>
      <div className="guide-words" role="status">
        <strong>
          {lesson === null
            ? words.say("training.name")
            : words.say("training.lesson", {
                number: lessons.indexOf(lesson) + 1,
                count: lessons.length,
                lesson: words.say(`training.lesson.${lesson}`),
              })}
        </strong>
        <p>{unbroken(line)}</p>
      </div>
      <Button
        className="guide-leave"
        aria-label={words.say("training.leave")}
        onPress={() => leaveGuide(battle.view.id, true)}
      >
        <Icon name="gone" />
      </Button>
      <div className="guide-ways">
        <a className="row-link" href={href({ screen: "clause", clause })}>
          {text.clause(clause).title}
        </a>
        {lesson === null ? (
          <a className="button guide-sum" href={href({ screen: "training" })}>
            {words.say("training.summary")}
          </a>
        ) : (
          at !== null && (
            <a className="button" href={href(at)}>
              {words.say("training.show")}
            </a>
          )
        )}
      </div>
    </aside>
  );
}

function valuesOf(
  { distance, name, from, why }: Advice,
  text: ReturnType<typeof useText>,
  table: Table,
): Readonly<Record<string, string | number>> {
  return {
    ...(distance === undefined ? {} : { distance: text.distance(distance, table.scale) }),
    ...(name === undefined ? {} : { name }),
    ...(from === undefined ? {} : { from }),
    ...(why === undefined ? {} : { why: why === null ? "" : text.refusal(why, table) }),
  };
}
