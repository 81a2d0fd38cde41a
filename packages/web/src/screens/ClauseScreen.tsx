import { type ClauseId, rulebook } from "@adjutant/rules";
import type { ReactElement } from "react";
import { PageHead } from "../parts/PageHead.tsx";
import { neighbours } from "../reference/tables.ts";
import { href } from "../router.ts";
import { capital, useText } from "../text.ts";
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
      {id !== null && <Steps id={id} />}
      <a className="button" href="#/rules">
        {text.say("rules.all")}
      </a>
    </div>
  );
}

/** On to the clause before and after. */
function Steps({ id }: { id: ClauseId }): ReactElement {
  const text = useText();
  const [before, after] = neighbours(id);
  return (
    <nav className="clause-steps" aria-label={text.say("view.reference")}>
      {[before, after].map((step, index) =>
        step === null ? (
          <span key={index === 0 ? "before" : "after"} />
        ) : (
          <a
            key={step}
            className="row-link"
            rel={index === 0 ? "prev" : "next"}
            href={href({ screen: "clause", clause: step })}
          >
            {index === 0 ? "← " : ""}
            {text.clause(step).title}
            {index === 1 ? " →" : ""}
          </a>
        ),
      )}
    </nav>
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
        <dd>{capital(text.origin(rulebook.clauses[id].origins))}</dd>
        <dt>{text.say("rules.id")}</dt>
        <dd>
          <code>{id}</code>
        </dd>
      </dl>
    </article>
  );
}
