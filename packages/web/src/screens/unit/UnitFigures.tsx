import type { ReactElement } from "react";
import { useBattle } from "../../battle/useBattle.ts";
import type { UnitView } from "../../battle/view.ts";
import { More } from "../../parts/More.tsx";
import { figuresOf } from "../../resolve/figures.ts";
import { onTheTable } from "../../resolve/known.ts";
import { href } from "../../router.ts";
import { useText } from "../../text.ts";

/** The figures that the rules give this unit; each leads to the clause that sets it. */
export function UnitFigures({ unit }: { unit: UnitView }): ReactElement {
  const text = useText();
  const { table } = useBattle();
  const figures = figuresOf(onTheTable(unit.unit), table, text);
  return (
    <More title={text.say("more.figures")}>
      <ul className="figures-list">
        {figures.map(({ key, clause, value }) => (
          <li key={key}>
            <a className="row-link" href={href({ screen: "clause", clause })}>
              <span>{text.say(`figure.${key}`)}</span>
              <strong className="figures">{value}</strong>
            </a>
          </li>
        ))}
      </ul>
    </More>
  );
}
