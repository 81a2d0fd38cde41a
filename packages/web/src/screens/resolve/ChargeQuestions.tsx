import { isDeclaring, type ReactionKind } from "@adjutant/battle";
import { chargeReach, isGarrison } from "@adjutant/rules";
import type { ReactElement } from "react";
import type { Declared } from "../../battle/declared.ts";
import { useBattle } from "../../battle/useBattle.ts";
import type { UnitView } from "../../battle/view.ts";
import { BandScale } from "../../parts/BandScale.tsx";
import { Check } from "../../parts/Check.tsx";
import { Choice } from "../../parts/Choice.tsx";
import { More } from "../../parts/More.tsx";
import { Stepper } from "../../parts/Stepper.tsx";
import type { ChargeFacts } from "../../resolve/chargeFacts.ts";
import { onTheTable } from "../../resolve/known.ts";
import { useText } from "../../text.ts";
import { ChargeWheel } from "./ChargeWheel.tsx";
import { CallsOff } from "./Declares.tsx";
import { GeneralsNear } from "./GeneralsNear.tsx";
import { Supports } from "./Supports.tsx";

interface QuestionsProps {
  readonly charger: UnitView;
  readonly defender: UnitView;
  readonly facts: ChargeFacts;
  readonly change: (part: Partial<ChargeFacts>) => void;
  readonly locked: boolean;
  /** The map has measured what players would be asked. */
  readonly onMap: boolean;
  /** The charge as it stands declared; null: it is only thought of. */
  readonly charge: Declared | null;
}

/** Where the charge starts, how it is answered, and what counts in most charges. */
export function ChargeQuestions({
  charger,
  defender,
  facts,
  change,
  locked,
  onMap,
  charge,
  answers,
  hasDistance,
}: QuestionsProps & {
  readonly hasDistance: boolean;
  /** The answers that whoever looks may give for the target; none: it is not his to say. */
  readonly answers: readonly ReactionKind[];
}): ReactElement {
  const text = useText();
  const { table } = useBattle();
  const reach = chargeReach(onTheTable(charger.unit), table.scale, table.book);
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
          disabled={locked || onMap || charge !== null}
        />
      )}
      {onMap && (
        <ChargeWheel charger={charger.id} target={defender.id} locked={locked || charge !== null} />
      )}
      {answers.length > 0 && (
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
export function ChargeMore({
  charger,
  defender,
  facts,
  change,
  locked,
  onMap,
  charge,
}: QuestionsProps): ReactElement {
  const text = useText();
  const { table, view, mayAct } = useBattle();
  // How many go along is for who charges to say; by the time it is resolved it shows on the table.
  const theirs = isDeclaring(view) && !mayAct(charger.side);
  const most = table.book.clauses["charge.support"].value.most;
  // Whoever comes back finds open what he entered.
  const entered = facts.supports > 0 || (!onMap && facts.defenderSupports > 0);
  const steps = { less: text.say("ask.fewer"), more: text.say("ask.moreOf") };
  return (
    <div>
      <More title={text.say("more.supports")} open={entered}>
        <Supports
          {...{ facts, change, most }}
          own={charger}
          enemy={defender}
          closed={{ own: locked || theirs, enemy: locked || onMap }}
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
      {!locked && !onMap && charge !== null && !isDeclaring(view) && (
        <More title={text.say("more.noCharge")}>
          <CallsOff charge={charge} />
        </More>
      )}
    </div>
  );
}
