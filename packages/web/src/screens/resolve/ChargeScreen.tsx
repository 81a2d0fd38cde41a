import { chargeReach, isGarrison } from "@adjutant/rules";
import { type ReactElement, useEffect } from "react";
import { declareCharge } from "../../battle/chargeAfterFire.ts";
import { useDraft } from "../../battle/draft.ts";
import { useBattle } from "../../battle/useBattle.ts";
import type { UnitView } from "../../battle/view.ts";
import { useWheel } from "../../battle/wheel.ts";
import { BandScale } from "../../parts/BandScale.tsx";
import { Check } from "../../parts/Check.tsx";
import { Choice } from "../../parts/Choice.tsx";
import { More } from "../../parts/More.tsx";
import { Stepper } from "../../parts/Stepper.tsx";
import { type ChargeFacts, chargeSituation, likelyCharge } from "../../resolve/chargeFacts.ts";
import { onTheTable } from "../../resolve/known.ts";
import { measuredCharge } from "../../resolve/measuredFacts.ts";
import { answering, planCharge } from "../../resolve/plan.ts";
import { answersTo } from "../../resolve/reactions.ts";
import { href } from "../../router.ts";
import { useText } from "../../text.ts";
import { ChargeWheel } from "./ChargeWheel.tsx";
import { Engagement } from "./Engagement.tsx";
import { GeneralChips, GeneralsNear } from "./GeneralsNear.tsx";
import { Evades, FormsSquare, MayNot } from "./Reactions.tsx";
import { SupportStepper } from "./SupportStepper.tsx";
import { useRace } from "./useRace.ts";

/** A charge: the target's defensive fire first, then the roll of both sides. */
export function ChargeScreen(props: {
  readonly charger: UnitView;
  readonly defender: UnitView;
  /** Casualties that the charger took from this charge's defensive fire. */
  readonly lostToFire: number;
  /** Although the roster says that the unit may not. */
  readonly overrule: boolean;
}): ReactElement {
  const { charger, defender } = props;
  const { table, view, measured } = useBattle();
  const [stated, setFacts] = useDraft("facts", () =>
    likelyCharge(charger, defender, props.lostToFire, table),
  );
  useEffect(() => {
    declareCharge(charger.id, defender.id);
  }, [charger.id, defender.id]);
  const asked = chargeSituation(charger, defender, stated, table);
  const [way] = useWheel(charger.id, defender.id);
  const ridden = view.map === null ? null : way;
  const found = measured(
    { procedure: "charge", situation: asked, ...(ridden !== null && { way: ridden }) },
    props.overrule,
  );
  const onMap =
    view.map !== null && !("refused" in found) && found.procedure === "charge"
      ? found.situation
      : null;
  const race = useRace(charger.id, defender.id, onMap === null ? stated : null);
  const told = onMap === null ? stated : measuredCharge(onMap, stated);
  const facts = race?.ok ? { ...told, distance: race.distance } : told;
  /** The distance is stated at a table; on the map it is what was measured, or nothing. */
  const hasDistance = view.map === null || onMap !== null || race?.ok === true;
  const plan = answering(planCharge(onMap ?? asked, table.book), ridden);
  const change = (part: Partial<ChargeFacts>): void => setFacts((was) => ({ ...was, ...part }));
  const answer = {
    charger,
    target: defender,
    distance: facts.distance,
    onStands: (flank: boolean) => change(flank ? { answer: "stand", flank } : { answer: "stand" }),
  };
  const instead =
    race?.ok === false ? (
      <MayNot refused={race.refused} />
    ) : facts.answer === "square" ? (
      <FormsSquare {...answer} />
    ) : facts.answer === "evade" ? (
      <Evades {...answer} {...(race?.ok && race.evaded && { evaded: race.evaded })} />
    ) : undefined;
  return (
    <Engagement
      procedure="charge"
      own={charger}
      enemy={defender}
      plan={plan}
      overrule={props.overrule}
      instead={instead}
      fate={<GeneralChips facts={facts} change={change} />}
      more={(locked) => (
        <ChargeMore {...{ charger, defender, facts, change, locked }} onMap={view.map !== null} />
      )}
      questions={(locked) => (
        <div className="stack">
          {!locked && facts.answer === "stand" && <FireFirst {...{ charger, defender }} />}
          <ChargeQuestions
            {...{ charger, defender, facts, change, locked, hasDistance }}
            onMap={view.map !== null}
          />
        </div>
      )}
    />
  );
}

/** The way to the target's defensive fire (`charge.defensiveFire`), while it still has its shot. */
function FireFirst(props: {
  readonly charger: UnitView;
  readonly defender: UnitView;
}): ReactElement | null {
  const { charger, defender } = props;
  const text = useText();
  const { view, bar } = useBattle();
  if (defender.fired || defender.unit.arm === "cavalry") return null;
  const ofFoot = isGarrison(onTheTable(defender.unit)) ? "skirmish" : "volley";
  const kind = defender.unit.arm === "artillery" ? "guns" : ofFoot;
  // Whoever looks may know that it cannot; else its own side is told.
  const way = view.map === null ? undefined : { charger: charger.id, target: defender.id };
  if (bar(defender, kind, way) !== null) return null;
  const to = href({
    screen: "resolve",
    kind,
    unit: defender.id,
    target: charger.id,
    how: "charge",
  });
  return (
    <a className="button" href={to}>
      {text.say("charge.defensiveFire", { name: defender.name })}
    </a>
  );
}

interface QuestionsProps {
  readonly charger: UnitView;
  readonly defender: UnitView;
  readonly facts: ChargeFacts;
  readonly change: (part: Partial<ChargeFacts>) => void;
  readonly locked: boolean;
  /** The map has measured what players would be asked. */
  readonly onMap: boolean;
}

function ChargeQuestions({
  charger,
  defender,
  facts,
  change,
  locked,
  onMap,
  hasDistance,
}: QuestionsProps & { readonly hasDistance: boolean }): ReactElement {
  const text = useText();
  const { table } = useBattle();
  const reach = chargeReach(onTheTable(charger.unit), table.scale, table.book);
  const answers = answersTo(charger.unit, defender.unit, defender);
  return (
    <>
      {reach !== null && hasDistance && (
        <BandScale
          question={text.say("ask.distance")}
          bands={[{ key: "reach", label: text.say("reach.charge"), upTo: reach }]}
          value={facts.distance}
          onChange={(distance) => change({ distance })}
          step={table.scale === "inch" ? 0.5 : 1}
          format={(value) => text.distance(value, table.scale)}
          words={{ nearer: text.say("ask.nearer"), farther: text.say("ask.farther") }}
          disabled={locked || onMap}
        />
      )}
      {onMap && <ChargeWheel charger={charger.id} target={defender.id} locked={locked} />}
      {(answers.length > 1 || answers[0] !== "stand") && (
        <Choice
          question={text.say("ask.reaction")}
          value={facts.answer}
          options={answers.map((value) => ({ value, label: text.say(`reaction.${value}`) }))}
          onChange={(answer) => change({ answer })}
          disabled={locked}
        />
      )}
      <div className="chips">
        <Check
          label={text.say("fact.flank")}
          value={facts.flank}
          onChange={(flank) => change({ flank })}
          disabled={locked}
          measured={onMap}
        />
        <Check
          label={text.say("fact.uphill")}
          value={facts.uphill}
          onChange={(uphill) => change({ uphill })}
          disabled={locked}
          measured={onMap}
        />
        {!isGarrison(onTheTable(defender.unit)) && (
          <Check
            label={text.say("fact.inCover")}
            value={facts.cover === "cover"}
            onChange={(on) => change({ cover: on ? "cover" : "none" })}
            disabled={locked}
            measured={onMap}
          />
        )}
      </div>
    </>
  );
}

/** Supports, losses to fire, generals: what most charges do not ask. */
function ChargeMore({
  charger,
  defender,
  facts,
  change,
  locked,
  onMap,
}: QuestionsProps): ReactElement {
  const text = useText();
  const { table } = useBattle();
  const most = table.book.clauses["charge.support"].value.most;
  const steps = { less: text.say("ask.fewer"), more: text.say("ask.moreOf") };
  return (
    <div>
      <More title={text.say("more.supports")}>
        <SupportStepper
          name={charger.name}
          value={facts.supports}
          most={most}
          onChange={(supports) => change({ supports })}
          disabled={locked}
        />
        <SupportStepper
          name={defender.name}
          value={facts.defenderSupports}
          most={most}
          onChange={(defenderSupports) => change({ defenderSupports })}
          disabled={locked || onMap}
        />
        <Stepper
          label={text.say("ask.lostToFire")}
          value={facts.lostToFire}
          onChange={(lostToFire) => change({ lostToFire })}
          format={(value) => text.number(value)}
          words={steps}
          disabled={locked || onMap}
        />
        {charger.unit.arm === "infantry" && (
          <div className="chips">
            <Check
              label={text.clause("tasking.infantryAssault").title}
              value={facts.infantryAssault}
              onChange={(infantryAssault) => change({ infantryAssault })}
              disabled={locked}
              measured={onMap}
            />
          </div>
        )}
      </More>
      {!locked && !onMap && <GeneralsNear facts={facts} change={change} />}
    </div>
  );
}
