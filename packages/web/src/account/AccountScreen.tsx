import type { ReactElement } from "react";
import { useBattle } from "../battle/useBattle.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { href } from "../router.ts";
import { NextBar } from "../screens/NextBar.tsx";
import { unbroken, useText } from "../text.ts";
import { type SideAccount, turnAccount } from "./account.ts";
import "./account.css";

/** What the turn has cost both sides, before the next begins. */
export default function AccountScreen(): ReactElement {
  const text = useText();
  const { view, log, sides } = useBattle();
  const markers = view.options.marking === "markers";
  const accounts = turnAccount(log, sides, view.turn, ({ known }) => known || markers);
  return (
    <>
      <div className="pane-body">
        <PageHead
          title={text.say("account.title", { turn: view.turn })}
          back={{ screen: "turn" }}
        />
        {accounts.map((account) => (
          <Side key={account.side.id} account={account} />
        ))}
      </div>
      <NextBar />
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
