import { isGarrison } from "@adjutant/rules";
import type { ReactElement } from "react";
import { useDraft } from "../../battle/draft.ts";
import { useBattle } from "../../battle/useBattle.ts";
import type { UnitView } from "../../battle/view.ts";
import { BandScale } from "../../parts/BandScale.tsx";
import { Check } from "../../parts/Check.tsx";
import { Choice } from "../../parts/Choice.tsx";
import {
  type FireFacts,
  type FireKind,
  fireSituation,
  likelyFire,
  rangeBands,
} from "../../resolve/fireFacts.ts";
import { type Plan, planFire } from "../../resolve/plan.ts";
import { useRolling } from "../../resolve/useRolling.ts";
import { useText } from "../../text.ts";
import { FireMore } from "./FireMore.tsx";
import { GeneralChips } from "./GeneralsNear.tsx";
import { ResolveFrame } from "./ResolveFrame.tsx";
import { UnitsMatchup } from "./UnitsMatchup.tsx";

/** Fire of any kind: distance, cover, who can see; the rest behind folds. */
export function FireScreen(props: {
  readonly kind: FireKind;
  readonly firer: UnitView;
  readonly target: UnitView;
  /** The target is charging the firer. */
  readonly atCharge: boolean;
  /** Although the roster says that the unit may not. */
  readonly overrule: boolean;
}): ReactElement | null {
  const { kind, firer, target } = props;
  const { table } = useBattle();
  const [facts, setFacts] = useDraft<FireFacts>("facts", () =>
    likelyFire(firer, target, kind, table, props.atCharge),
  );
  const resolution = fireSituation(firer, target, kind, facts, table);
  if (resolution === null) return null;
  return (
    <Asked
      {...props}
      facts={facts}
      plan={planFire(resolution, table.book)}
      change={(part) => setFacts((was) => ({ ...was, ...part }))}
    />
  );
}

interface AskedProps {
  readonly kind: FireKind;
  readonly firer: UnitView;
  readonly target: UnitView;
  readonly overrule: boolean;
  readonly facts: FireFacts;
  readonly plan: Plan;
  readonly change: (part: Partial<FireFacts>) => void;
}

function Asked({ kind, firer, target, overrule, facts, plan, change }: AskedProps): ReactElement {
  const text = useText();
  const { table, resolve } = useBattle();
  const rolling = useRolling(plan, (faces, typed) => {
    resolve({ plan, faces, typed, overrule });
  });
  const locked = rolling.faces.length > 0;
  const bands = rangeBands(firer.unit, kind, table);
  return (
    <ResolveFrame
      title={text.word("procedure", kind)}
      back={{ screen: "unit", unit: firer.id }}
      plan={plan}
      rolling={rolling}
      overrule={overrule}
      fate={<GeneralChips facts={facts} change={change} />}
      names={{ firer: firer.name, target: target.name }}
      matchup={<UnitsMatchup own={firer} enemy={target} verb={text.say("verb.fire")} />}
      more={
        <FireMore
          kind={kind}
          firer={firer}
          target={target}
          facts={facts}
          change={change}
          locked={locked}
        />
      }
      questions={
        <div className="stack">
          <BandScale
            question={text.say("ask.distance")}
            bands={bands.map(({ key, upTo }) => ({
              key,
              upTo,
              label: text.say(`reach.${key}`),
            }))}
            value={facts.distance}
            onChange={(distance) => change({ distance })}
            step={table.scale === "inch" ? 0.5 : 1}
            format={(value) => text.distance(value, table.scale)}
            words={{ nearer: text.say("ask.nearer"), farther: text.say("ask.farther") }}
            disabled={locked}
          />
          {!isGarrison(target.unit) && (
            <Choice
              question={text.say("ask.cover")}
              value={facts.cover}
              options={(["none", "cover", "builtUp", "strongpoint"] as const).map((value) => ({
                value,
                label: text.say(`cover.${value}`),
              }))}
              onChange={(cover) => change({ cover })}
              disabled={locked}
            />
          )}
        </div>
      }
      besides={
        <div className="stack">
          <Choice
            question={text.say("ask.share")}
            value={facts.sight}
            options={[
              {
                value: "full",
                label: text.say("share.full", {
                  from: table.book.clauses["fire.sight.full"].value.from,
                }),
              },
              { value: "half", label: text.say("share.half") },
              {
                value: "none",
                label: text.say("share.none", {
                  below: table.book.clauses["fire.sight.half"].value.from,
                }),
              },
            ]}
            onChange={(sight) => change({ sight })}
            disabled={locked}
          />
          <div className="chips">
            <Check
              label={text.say("fact.supported")}
              value={facts.supported}
              onChange={(supported) => change({ supported })}
              disabled={locked}
            />
            <Check
              label={text.say("fact.atCharge")}
              value={facts.leadsCharge}
              onChange={(leadsCharge) => change({ leadsCharge })}
              disabled={locked}
            />
          </div>
        </div>
      }
    />
  );
}
