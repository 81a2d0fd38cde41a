import { isJudged } from "@adjutant/battle";
import type { ReactElement } from "react";
import { useBattle } from "../battle/useBattle.ts";
import { Choice } from "../parts/Choice.tsx";
import { href } from "../router.ts";
import { useText } from "../text.ts";

const nobody = "";

/**
 * What is fought for, and the points so far: who holds each objective the players say, and on the map
 * whoever stands there (`victory`).
 */
export function Objectives(): ReactElement | null {
  const text = useText();
  const { view, sides, act } = useBattle();
  const { scenario, over } = view;
  if (scenario === null || scenario.objectives.length === 0) return null;
  const settled = scenario.objectives.filter((one) => over !== null || isJudged(view, one));
  const said = scenario.objectives.filter((one) => !settled.includes(one));
  return (
    <section className="stack">
      <h2 className="section-title">{text.say("account.objectives")}</h2>
      {settled.length > 0 && (
        <ul className="held">
          {settled.map(({ id, name, heldBy }) => (
            <li key={id}>
              <span>{name[text.lang]}</span>
              <strong>
                {sides.find((side) => side.id === heldBy)?.name ?? text.say("account.nobody")}
              </strong>
            </li>
          ))}
        </ul>
      )}
      {said.map(({ id, name, heldBy }) => (
        <Choice
          key={id}
          question={name[text.lang]}
          value={heldBy ?? nobody}
          options={[
            ...sides.map((side) => ({ value: side.id, label: side.name })),
            { value: nobody, label: text.say("account.nobody") },
          ]}
          onChange={(side) =>
            act({ type: "hold", objective: id, side: side === nobody ? null : side })
          }
        />
      ))}
      <p className="account-sum figures">
        {sides
          .map(({ id, name }) =>
            text.say("account.points", { side: name, points: scenario.points[id] ?? 0 }),
          )
          .join(" · ")}
      </p>
      <a className="row-link" href={href({ screen: "clause", clause: "victory" })}>
        {text.clause("victory").title}
        {scenario.turns === null
          ? ""
          : ` · ${text.say("account.turns", { turn: view.turn, turns: scenario.turns })}`}
      </a>
    </section>
  );
}
