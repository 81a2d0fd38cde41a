import type { ReactElement } from "react";
import { useDraft } from "../../battle/draft.ts";
import { unitPage } from "../../battle/unitPage.ts";
import { useBattle } from "../../battle/useBattle.ts";
import type { UnitView } from "../../battle/view.ts";
import { useWheel } from "../../battle/wheel.ts";
import { Check } from "../../parts/Check.tsx";
import { measuredDiscipline } from "../../resolve/measuredFacts.ts";
import { type DisciplineFacts, disciplineSituation } from "../../resolve/meleeFacts.ts";
import { answering, planDiscipline } from "../../resolve/plan.ts";
import { useRolling } from "../../resolve/useRolling.ts";
import { useText } from "../../text.ts";
import { ResolveFrame } from "./ResolveFrame.tsx";
import { UnitsMatchup } from "./UnitsMatchup.tsx";

/** A discipline test for whatever reason. */
export function DisciplineScreen({
  unit,
  square,
  charger,
  overrule,
}: {
  readonly unit: UnitView;
  /** Who charges it, where it tests for that. */
  readonly charger: string | null;
  /** It decides whether infantry forms square in time (`charge.reaction`). */
  readonly square: boolean;
  /** Although nothing asks for it. */
  readonly overrule: boolean;
}): ReactElement {
  const text = useText();
  const { table, view, measured, resolve } = useBattle();
  const [stated, setFacts] = useDraft<DisciplineFacts>("facts", () => ({
    general: unit.general,
    supported: false,
    cover: false,
  }));
  const asked = disciplineSituation(unit, stated, table);
  const [ridden] = useWheel(charger ?? "", unit.id);
  const way = view.map !== null && square && charger !== null ? ridden : null;
  const found = measured(
    { procedure: "discipline", situation: asked, ...(way !== null && { way }) },
    overrule,
  );
  const onMap =
    view.map !== null && !("refused" in found) && found.procedure === "discipline"
      ? found.situation
      : null;
  const facts = onMap === null ? stated : measuredDiscipline(onMap);
  const plan = answering(planDiscipline(onMap ?? asked, table.book, square), way);
  const rolling = useRolling(plan, (faces, typed) => resolve({ plan, faces, typed, overrule }));
  const locked = rolling.faces.length > 0 || view.map !== null;
  return (
    <ResolveFrame
      title={square ? text.say("reaction.square") : text.word("procedure", "discipline")}
      back={unitPage({ view }, unit.id)}
      plan={plan}
      rolling={rolling}
      overrule={overrule}
      names={{ target: unit.name }}
      matchup={<UnitsMatchup own={unit} enemy={null} verb="" />}
      questions={
        <div className="chips">
          {(["general", "supported", "cover"] as const).map((fact) => (
            <Check
              key={fact}
              label={text.say(`fact.test.${fact}`)}
              value={facts[fact]}
              onChange={(value) => setFacts((was) => ({ ...was, [fact]: value }))}
              disabled={locked}
            />
          ))}
        </div>
      }
    />
  );
}
