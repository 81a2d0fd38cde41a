import type { ReactElement } from "react";
import { statesOf, unitDetail } from "../../battle/describe.ts";
import { unitPage } from "../../battle/unitPage.ts";
import { useBattle } from "../../battle/useBattle.ts";
import type { UnitView } from "../../battle/view.ts";
import { PageHead } from "../../parts/PageHead.tsx";
import { UnitBoxes, UnitPicture } from "../../parts/UnitPicture.tsx";
import { UnitRow } from "../../parts/UnitRow.tsx";
import { href, type ResolutionKind, type ResolveRoute } from "../../router.ts";
import { useText } from "../../text.ts";

/** Who is the target: the enemy's units, the one last dealt with first. */
export function TargetScreen(props: {
  readonly kind: ResolutionKind;
  readonly unit: UnitView;
  readonly how: ResolveRoute["how"];
}): ReactElement {
  const { kind, unit, how } = props;
  const text = useText();
  const { view, enemiesOf, lastTarget } = useBattle();
  const last = lastTarget(unit.id);
  const enemies = [...enemiesOf(unit.side)].sort(
    (a, b) => Number(b.id === last) - Number(a.id === last),
  );
  return (
    <div className="pane-body">
      <PageHead title={text.say("ask.target")} back={unitPage({ view }, unit.id)} />
      <ul className="target-list">
        {enemies.map((enemy) => (
          <UnitRow
            key={enemy.id}
            href={href({
              screen: "resolve",
              kind,
              unit: unit.id,
              target: enemy.id,
              how: how ?? null,
            })}
            name={enemy.name}
            detail={unitDetail(enemy.unit, text)}
            symbol={<UnitPicture unit={enemy} />}
            boxes={<UnitBoxes unit={enemy} />}
            states={statesOf(enemy, text)}
          />
        ))}
      </ul>
      {enemies.length === 0 && <p>{text.say("ask.nobody")}</p>}
    </div>
  );
}
