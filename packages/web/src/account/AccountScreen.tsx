import type { ReactElement } from "react";
import { useBattle } from "../battle/useBattle.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { href } from "../router.ts";
import { NextBar } from "../screens/NextBar.tsx";
import { unbroken, useText } from "../text.ts";
import { type SideAccount, turnAccount } from "./account.ts";
import { Ended } from "./Ended.tsx";
import { Objectives } from "./Objectives.tsx";
import { ReportButtons } from "./ReportButtons.tsx";
import "./account.css";

/** What the turn has cost both sides, before the next begins. */
export default function AccountScreen(): ReactElement {
  const text = useText();
  const { view, log, sides } = useBattle();
  const markers = view.options.marking === "markers";
  const { over } = view;
  const turn = over === null ? view.turn : null;
  const accounts = turnAccount(log, sides, turn, ({ known }) => known || markers);
  return (
    <>
      <div className="pane-body">
        <PageHead
          title={
            over === null
              ? text.say("account.title", { turn: view.turn })
              : text.say("account.over")
          }
          back={{ screen: "turn" }}
        />
        {over !== null && <Ended over={over} sides={sides} />}
        <Objectives />
        {over !== null && <h2 className="section-title">{text.say("account.whole")}</h2>}
        {accounts.map((account) => (
          <Side key={account.side.id} account={account} />
        ))}
        <ReportButtons />
      </div>
      {over === null ? (
        <NextBar />
      ) : (
        <footer className="bottom-bar sticky-foot">
          <a className="button strong" href={href({ screen: "battles" })}>
            {text.say("account.keep")}
          </a>
        </footer>
      )}
    </>
  );
}

function Side({ account }: { account: SideAccount }): ReactElement {
  const text = useText();
  const { side, lost, broken, brigades, down, of } = account;
  return (
    <section className="account neatline" data-nation={side.nation}>
      <h2>
        <span className="account-coat" aria-hidden="true" />
        {side.name}
      </h2>
      <p className="account-sum figures">
        {[
          lost === null ? text.say("account.hidden") : text.say("roster.lost", { lost }),
          text.say("account.broken", { count: broken }),
        ].join(" · ")}
      </p>
      {brigades.length > 0 && (
        <ul className="account-brigades">
          {brigades.map((brigade) => (
            <li key={brigade.id}>
              <strong>{brigade.name}</strong>
              {brigade.lost !== null && brigade.lost > 0 && (
                <span className="figures">{text.say("losses", { casualties: brigade.lost })}</span>
              )}
              {brigade.broken.map((unit) => (
                <span key={unit.id}>
                  {unbroken(unit.name)}:{" "}
                  {text.word("state", unit.gone === null ? "routing" : "dispersed", unit.unit.arm)}
                </span>
              ))}
              {brigade.demoralised && (
                <a
                  className="row-link"
                  href={href({ screen: "clause", clause: "brigade.demoralised" })}
                >
                  {text.word("brigade", "demoralised")}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      <a className="row-link" href={href({ screen: "clause", clause: "army.broken" })}>
        {text.say("account.down", { down, of })}
      </a>
    </section>
  );
}
