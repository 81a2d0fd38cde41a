import type { ReactElement } from "react";
import { unitDetail } from "../battle/describe.ts";
import { useBattle } from "../battle/useBattle.ts";
import type { OwnUnitView, UnitView } from "../battle/view.ts";
import { More } from "../parts/More.tsx";
import { UnitPicture } from "../parts/UnitPicture.tsx";
import { href } from "../router.ts";
import { unbroken, useText } from "../text.ts";
import type { Aimed } from "./doing.ts";
import { pageOf } from "./fight.ts";
import { orderWord } from "./Orders.tsx";
import { useInHand } from "./useMap.ts";
import type { Target } from "./useTargets.ts";
import { useWords } from "./words.ts";

/** Whom an order may be aimed at, with the odds; whom not, and why. */
export function AimPanel({ unit, order }: { unit: OwnUnitView; order: Aimed }): ReactElement {
  const text = useText();
  const words = useWords();
  const battle = useBattle();
  const { targets } = useInHand();
  const all = Object.entries(targets).flatMap(([id, target]) => {
    const enemy = battle.unit(id);
    return enemy === null ? [] : [{ enemy, target }];
  });
  const may = all.filter(({ target }) => target.refused === null);
  const mayNot = all.filter(({ target }) => target.refused !== null);
  return (
    <section className="stack aim">
      <h3 className="section-title">
        {orderWord(order, text)}: {words.say("map.aim.whom")}
      </h3>
      {may.length === 0 && <p>{words.say("map.aim.nobody")}</p>}
      {may.length > 0 && (
        <ul className="target-list">
          {may.map(({ enemy, target }) => (
            <li key={enemy.id} className="unit-row">
              <a href={href(pageOf(battle.view, order, unit.id, enemy.id))}>
                <Named enemy={enemy} words={target.label ?? ""} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {mayNot.length > 0 && (
        <More title={words.say("map.aim.mayNot")}>
          <ul className="target-list">
            {mayNot.map(({ enemy, target }) => (
              <li key={enemy.id} className="unit-row barred-row">
                <Named enemy={enemy} words={why(target)} />
              </li>
            ))}
          </ul>
        </More>
      )}
    </section>
  );

  function why({ refused }: Target): string {
    return refused === null ? "" : text.refusal(refused, battle.table);
  }
}

function Named({ enemy, words }: { enemy: UnitView; words: string }): ReactElement {
  const text = useText();
  return (
    <>
      <UnitPicture unit={enemy} />
      <span className="unit-words">
        <span className="unit-name">{unbroken(enemy.name)}</span>
        <span className="unit-detail">{unitDetail(enemy.unit, text)}</span>
        <strong className="figures">{words}</strong>
      </span>
    </>
  );
}
