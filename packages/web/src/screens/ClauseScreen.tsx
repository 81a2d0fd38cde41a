import { type ClauseId, rulebook } from "@adjutant/rules";
import type { ReactElement } from "react";
import { PageHead } from "../parts/PageHead.tsx";
import { useText } from "../text.ts";
import { ClauseValue } from "./ClauseValue.tsx";
import { clauseNamed } from "./clauses.ts";
import "./rules.css";

/** One clause: what it says, what it sets, where it comes from. */
export default function ClauseScreen({ clause }: { clause: string }): ReactElement {
  const text = useText();
  const id = clauseNamed(clause);
  return (
    <div className="pane-body">
      <PageHead
        title={id === null ? text.say("rules.none") : text.clause(id).title}
        back="history"
      />
      {id !== null && <ClauseText id={id} />}
      <a className="button" href="#/rules">
        {text.say("rules.all")}
      </a>
    </div>
  );
}

function ClauseText({ id }: { id: ClauseId }): ReactElement {
  const text = useText();
  return (
    <article className="clause">
      <p className="clause-text">{text.clause(id).text}</p>
      <ClauseValue id={id} />
      <dl className="clause-facts">
        <dt>{text.say("rules.origin")}</dt>
        <dd>{text.origin(rulebook.clauses[id].origins)}</dd>
        <dt>{text.say("rules.id")}</dt>
        <dd>
          <code>{id}</code>
        </dd>
      </dl>
    </article>
  );
}
