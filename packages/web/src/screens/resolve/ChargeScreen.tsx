import { isDeclaring } from "@adjutant/battle";
import type { ReactElement, ReactNode } from "react";
import { chargeAt, type Declared, declaresNow } from "../../battle/declared.ts";
import { useEntered } from "../../battle/entered.ts";
import { useBattle } from "../../battle/useBattle.ts";
import { isOwn, type UnitView } from "../../battle/view.ts";
import { useWheel } from "../../battle/wheel.ts";
import { type ChargeFacts, chargeSituation, likelyCharge } from "../../resolve/chargeFacts.ts";
import { measuredCharge } from "../../resolve/measuredFacts.ts";
import { answering, type Plan, planCharge } from "../../resolve/plan.ts";
import { NextBar } from "../NextBar.tsx";
import { ChargeMore, ChargeQuestions } from "./ChargeQuestions.tsx";
import { CallsOff, Declares, MustEvade, Stands, Theirs } from "./Declares.tsx";
import { Engagement } from "./Engagement.tsx";
import { FireFirst } from "./FireFirst.tsx";
import { GeneralChips } from "./GeneralsNear.tsx";
import { Answers, Evades, FormsSquare, MayNot } from "./Reactions.tsx";
import { useDeclaring } from "./useDeclaring.ts";
import { useRace } from "./useRace.ts";

interface ChargeProps {
  readonly charger: UnitView;
  readonly defender: UnitView;
  /** Casualties that the charger took from this charge's defensive fire. */
  readonly lostToFire: number;
  /** Although the roster says that the unit may not. */
  readonly overrule: boolean;
}

/**
 * A charge from its declaration to its end: it is declared, its target answers it, and in the last part
 * of the phase it is resolved, the target's defensive fire first (`turn.sequence`, `charge.declare`).
 */
export function ChargeScreen(props: ChargeProps): ReactElement {
  const { charger, defender, overrule } = props;
  const { table, view, measured, mayAct, answers: answersAt } = useBattle();
  const charge = chargeAt(view, charger.id, defender.id);
  const open = answersAt({ unit: charger.id, enemy: defender.id });
  const [entered, setFacts] = useEntered<ChargeFacts>(charger.id, defender.id, {
    ...likelyCharge(charger, defender, props.lostToFire, table),
    answer: open[0] ?? "stand",
  });
  // An answer that was looked at may be none any more.
  const answer = open.includes(entered.answer) ? entered.answer : (open[0] ?? "stand");
  const stated = asDeclared({ ...entered, answer }, charge);
  const asked = chargeSituation(charger, defender, stated, table);
  const [way] = useWheel(charger.id, defender.id);
  const ridden = view.map === null ? null : way;
  const found = measured(
    { procedure: "charge", situation: asked, ...(ridden !== null && { way: ridden }) },
    overrule,
  );
  const onMap =
    view.map !== null && !("refused" in found) && found.procedure === "charge"
      ? found.situation
      : null;
  const declaring = isDeclaring(view);
  const thought = useDeclaring(charge === null && declaresNow(view, charger.id), {
    charger: charger.id,
    target: defender.id,
    distance: stated.distance,
    overrule,
  });
  const race = useRace(charger.id, defender.id, onMap === null && charge !== null ? stated : null);
  const told = onMap === null ? stated : measuredCharge(onMap, stated);
  const raced = race?.ok ? race.distance : thought?.distance;
  const facts = view.map === null || raced === undefined ? told : { ...told, distance: raced };
  /** The distance is stated at a table; on the map it is what was measured, or nothing. */
  const hasDistance = view.map === null || onMap !== null || raced !== undefined;
  const planned = answering(planCharge(onMap ?? asked, table.book), ridden);
  // What its way does to an enemy's charger the battle finds out: it is named as it stands.
  const plan = isOwn(charger) ? planned : asStated(planned, asked);
  const change = (part: Partial<ChargeFacts>): void => setFacts((was) => ({ ...was, ...part }));
  const mustRun = open.includes("evade") && !open.includes("stand");
  const mayAnswer = mayAct(defender.side) && charge !== null && charge.answer === null;
  const answers = mayAnswer && open.some((kind) => kind !== "stand") ? open : [];
  const pair = { charger, target: defender, distance: facts.distance };
  const reaction = {
    ...pair,
    onStands: (flank: boolean) => change(flank ? { answer: "stand", flank } : { answer: "stand" }),
  };
  const firesFirst = charge?.answer !== "evade" && facts.answer !== "counterCharge";
  const { bar, instead, before } = footOf();
  return (
    <Engagement
      procedure="charge"
      own={charger}
      enemy={defender}
      plan={plan}
      overrule={overrule}
      fate={<GeneralChips facts={facts} change={change} />}
      more={(locked) => (
        <ChargeMore
          {...{ charger, defender, facts, change, locked, charge }}
          onMap={view.map !== null}
        />
      )}
      questions={(locked) => (
        <div className="stack">
          {charge !== null && <Stands charge={charge} />}
          {charge !== null && !declaring && !locked && firesFirst && (
            <FireFirst {...{ charger, defender }} />
          )}
          <ChargeQuestions
            {...{ charger, defender, facts, change, locked, charge, answers, hasDistance }}
            onMap={view.map !== null}
          />
        </div>
      )}
      onRefused={charge !== null && !declaring && <CallsOff charge={charge} />}
      {...(bar === undefined ? {} : { bar })}
      {...(instead === undefined ? {} : { instead })}
      {...(before === undefined ? {} : { before })}
    />
  );

  /** What is at the bottom edge in place of the dice, before it comes to them. */
  function footOf(): Foot {
    if (thought !== null) {
      if (thought.refused !== null) return { bar: thought.refused };
      const declares = (strip: ReactNode) => (
        <Declares {...pair} overrule={overrule}>
          {strip}
        </Declares>
      );
      return mustRun
        ? { instead: declares(<MustEvade {...pair} />) }
        : { bar: null, before: declares };
    }
    const { answer } = facts;
    if (race?.ok === false) {
      const off = charge !== null && !declaring && <CallsOff charge={charge} />;
      return { instead: <MayNot refused={race.refused}>{off}</MayNot> };
    }
    if (answers.includes(answer)) {
      if (answer === "square") return { instead: <FormsSquare {...reaction} /> };
      if (answer === "evade") {
        const evaded = race?.ok === true && race.evaded ? { evaded: race.evaded } : {};
        return { instead: <Evades {...reaction} {...evaded} /> };
      }
      if (declaring) {
        return { bar: null, before: (strip) => <Answers {...{ ...pair, answer, strip }} /> };
      }
    }
    // Nothing is rolled against who cannot stand: his own side says what comes of it.
    const runs = charge !== null && charge.answer === null && mustRun;
    if (declaring)
      return runs ? { instead: <NextBar /> } : { bar: null, before: () => <NextBar /> };
    return runs && !mayAnswer ? { instead: <Theirs {...pair} /> } : {};
  }
}

/** The same plan, resolved by what was stated. */
function asStated(plan: Plan, situation: ReturnType<typeof chargeSituation>): Plan {
  return plan.resolve.procedure === "charge"
    ? { ...plan, resolve: { ...plan.resolve, situation } }
    : plan;
}

interface Foot {
  /** Why it may not be, where that is not asked of its roll; null: it may. */
  readonly bar?: Parameters<typeof MayNot>[0]["refused"] | null;
  readonly instead?: ReactNode;
  readonly before?: (strip: ReactNode) => ReactNode;
}

/** What was said when it was declared, and answered, stays. */
function asDeclared(stated: ChargeFacts, charge: Declared | null): ChargeFacts {
  if (charge === null) return stated;
  const { distance, answer } = charge;
  const facts = { ...stated, ...(distance !== null && { distance }) };
  // Who was caught as he evaded is hit in the rear (`charge.evade`).
  if (answer === "evade") return { ...facts, answer: "stand", flank: true };
  return answer === null ? facts : { ...facts, answer };
}
