import { isGarrison } from "@adjutant/rules";
import type { ReactElement } from "react";
import { targetOf } from "../../battle/chargeAfterFire.ts";
import { useDraft } from "../../battle/draft.ts";
import { type Battle, useBattle } from "../../battle/useBattle.ts";
import type { OwnUnitView, UnitView } from "../../battle/view.ts";
import { useWheel } from "../../battle/wheel.ts";
import { BandScale } from "../../parts/BandScale.tsx";
import { Check } from "../../parts/Check.tsx";
import { Choice } from "../../parts/Choice.tsx";
import {
  type FireFacts,
  type FireKind,
  type FireResolution,
  fireSituation,
  likelyFire,
  rangeBands,
} from "../../resolve/fireFacts.ts";
import { onTheTable } from "../../resolve/known.ts";
import { measuredFire } from "../../resolve/measuredFacts.ts";
import { answering, type Plan, planFire } from "../../resolve/plan.ts";
import { href } from "../../router.ts";
import { useText } from "../../text.ts";
import { Engagement } from "./Engagement.tsx";
import { FireMore } from "./FireMore.tsx";
import { GeneralChips } from "./GeneralsNear.tsx";

/** Fire of any kind: distance, cover, who can see; the rest behind folds. */
export function FireScreen(props: {
  readonly kind: FireKind;
  readonly firer: OwnUnitView;
  readonly target: UnitView;
  /** The target is charging the firer. */
  readonly atCharge: boolean;
  /** Although the roster says that the unit may not. */
  readonly overrule: boolean;
}): ReactElement | null {
  const { kind, firer, target } = props;
  const battle = useBattle();
  const { table, view, measured, unit } = battle;
  const [stated, setFacts] = useDraft<FireFacts>("facts", () =>
    // In the Charges phase all fire is at a charge (`charge.defensiveFire`).
    likelyFire(firer, target, kind, table, props.atCharge || view.phase === "charges"),
  );
  const [ridden] = useWheel(target.id, targetOf(battle, target.id, firer.id));
  const asked = fireSituation(firer, target, kind, stated, table);
  if (asked === null) return null;
  // Which charge is fired at, the map has to be told: a battery may help another's target.
  const way = props.atCharge ? ridden : null;
  const found = measured(way === null ? asked : { ...asked, way }, props.overrule);
  const onMap = view.map !== null && isFire(found) ? found : null;
  const resolution = onMap ?? asked;
  return (
    <Asked
      {...props}
      facts={onMap === null ? stated : measuredFire(onMap, stated, unit, table)}
      onMap={view.map !== null}
      isKnown={view.map === null || onMap !== null}
      plan={answering(planFire(resolution, table.book), view.map === null ? null : way)}
      change={(part) => setFacts((was) => ({ ...was, ...part }))}
    />
  );
}

function isFire(found: ReturnType<Battle["measured"]>): found is FireResolution {
  if ("refused" in found) return false;
  const { procedure } = found;
  return (
    procedure === "volley" ||
    procedure === "skirmish" ||
    procedure === "artillery" ||
    procedure === "rocket"
  );
}

interface AskedProps {
  /** The map has measured what players would be asked. */
  readonly onMap: boolean;
  /** What the map refuses it has not measured either. */
  readonly isKnown: boolean;
  readonly kind: FireKind;
  readonly firer: OwnUnitView;
  readonly target: UnitView;
  readonly atCharge: boolean;
  readonly overrule: boolean;
  readonly facts: FireFacts;
  readonly plan: Plan;
  readonly change: (part: Partial<FireFacts>) => void;
}

function Asked(props: AskedProps): ReactElement {
  const { kind, firer, target, overrule, facts, plan, change, onMap, isKnown } = props;
  const asked = { kind, firer, target, facts, change, onMap };
  return (
    <Engagement
      procedure={kind}
      own={firer}
      enemy={target}
      plan={plan}
      overrule={overrule}
      onRefused={props.atCharge && <ChargeGoesOn charger={target} firer={firer} />}
      fate={<GeneralChips facts={facts} change={change} />}
      questions={(locked) => isKnown && <DistanceAndCover {...asked} locked={locked} />}
      besides={(locked) => isKnown && <SightAndSupport {...asked} locked={locked} />}
      more={(locked) => <FireMore {...asked} locked={locked} />}
    />
  );
}

/** There is no defensive fire after all: the charge goes on. */
function ChargeGoesOn(props: {
  readonly charger: UnitView;
  readonly firer: UnitView;
}): ReactElement {
  const text = useText();
  const battle = useBattle();
  const { charger, firer } = props;
  const target = targetOf(battle, charger.id, firer.id);
  return (
    <a
      className="button primary"
      href={href({ screen: "resolve", kind: "charge", unit: charger.id, target })}
    >
      {text.say("charge.goesOn", { name: charger.name, enemy: battle.unit(target)?.name ?? "" })}
    </a>
  );
}

interface FireAsks
  extends Pick<AskedProps, "kind" | "firer" | "target" | "facts" | "change" | "onMap"> {
  readonly locked: boolean;
}

function DistanceAndCover(props: FireAsks): ReactElement {
  const { kind, firer, target, facts, change, locked, onMap } = props;
  const text = useText();
  const { table } = useBattle();
  const bands = rangeBands(firer.unit, kind, table);
  return (
    <div className="stack">
      <BandScale
        question={text.say("ask.distance")}
        bands={bands.map(({ key, upTo }) => ({ key, upTo, label: text.say(`reach.${key}`) }))}
        value={facts.distance}
        onChange={(distance) => change({ distance })}
        step={table.scale === "inch" ? 0.5 : 1}
        format={(value) => text.distance(value, table.scale)}
        words={{ nearer: text.say("ask.nearer"), farther: text.say("ask.farther") }}
        disabled={locked || onMap}
      />
      {!isGarrison(onTheTable(target.unit)) && (
        <Choice
          question={text.say("ask.cover")}
          value={facts.cover}
          options={(["none", "cover", "builtUp", "strongpoint"] as const).map((value) => ({
            value,
            label: text.say(`cover.${value}`),
          }))}
          onChange={(cover) => change({ cover })}
          disabled={locked}
          measured={onMap}
        />
      )}
    </div>
  );
}

/** How much of the firer can see; who stands by the target. */
function SightAndSupport({ facts, change, locked, onMap }: FireAsks): ReactElement {
  const text = useText();
  const { clauses } = useBattle().table.book;
  const { from } = clauses["fire.sight.full"].value;
  const below = clauses["fire.sight.half"].value.from;
  return (
    <div className="stack">
      <Choice
        question={text.say("ask.share")}
        value={facts.sight}
        options={[
          { value: "full", label: text.say("share.full", { from }) },
          { value: "half", label: text.say("share.half") },
          { value: "none", label: text.say("share.none", { below }) },
        ]}
        onChange={(sight) => change({ sight })}
        disabled={locked}
        measured={onMap}
      />
      <div className="chips">
        <Check
          label={text.say("fact.supported")}
          value={facts.supported}
          onChange={(supported) => change({ supported })}
          disabled={locked}
          measured={onMap}
        />
        <Check
          label={text.say("fact.atCharge")}
          value={facts.leadsCharge}
          onChange={(leadsCharge) => change({ leadsCharge })}
          disabled={locked}
          measured={onMap}
        />
      </div>
    </div>
  );
}
