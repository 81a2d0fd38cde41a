import type { EntryView } from "@adjutant/battle";
import { type ReactElement, useState } from "react";
import {
  type AskedOf,
  askedIn,
  givenBy,
  headlineOf,
  rollOf,
  whoRolls,
} from "../battle/headline.ts";
import { everything, filtered } from "../battle/logFilter.ts";
import { type NameOf, namesIn } from "../battle/names.ts";
import { useBattle } from "../battle/useBattle.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { href, useRoute } from "../router.ts";
import { type Text, useText } from "../text.ts";
import { LogFilters } from "./LogFilters.tsx";
import "./log.css";

/** The log, newest first; what was undone stays in it, struck through. */
export function LogPane(): ReactElement {
  const text = useText();
  const battle = useBattle();
  const name = namesIn(battle.view, text);
  const askedOf = askedIn(battle, name, text);
  const route = useRoute();
  const current = route.screen === "entry" ? route.entry : null;
  const [filter, setFilter] = useState(everything);
  const told = filtered(battle, filter);
  return (
    <div className="pane-body">
      <PageHead title={text.say("view.log")} back={{ screen: "home" }} />
      <LogFilters filter={filter} onChange={setFilter} />
      <ol className="log">
        {told.toReversed().map((entry) => (
          <LogRow
            key={entry.event.id}
            entry={entry}
            name={name}
            askedOf={askedOf}
            text={text}
            current={entry.event.id === current}
          />
        ))}
      </ol>
    </div>
  );
}

function LogRow(props: {
  readonly entry: EntryView;
  readonly name: NameOf;
  readonly askedOf: AskedOf;
  readonly text: Text;
  readonly current: boolean;
}): ReactElement {
  const { name, text } = props;
  const { event, undone } = props.entry;
  const { line, also, bare = false } = headlineOf(event, name, props.askedOf, text);
  if (event.type === "advanced" || event.type === "started") {
    return <li className={undone ? "log-phase undone" : "log-phase"}>{line}</li>;
  }
  const by = givenBy(event, name, text);
  return (
    <li className={undone ? "log-row undone" : "log-row"}>
      <a
        href={href({ screen: "entry", entry: event.id })}
        aria-current={props.current ? "true" : undefined}
      >
        {event.type === "resolved" && !bare && (
          <span className="log-who">
            {[rollOf(event, text), ...whoRolls(event, name)].join(" · ")}
          </span>
        )}
        {by !== null && <span className="log-who">{by}</span>}
        <strong>{line}</strong>
        {also.map((more) => (
          <span key={more.line}>{more.line}</span>
        ))}
        {undone && <span className="soft">{text.say("log.wasUndone")}</span>}
      </a>
    </li>
  );
}
