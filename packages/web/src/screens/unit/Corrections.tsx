import { casualtiesOf, limitOf } from "@adjutant/rules";
import type { ReactElement } from "react";
import { useBattle } from "../../battle/useBattle.ts";
import type { OwnUnitView } from "../../battle/view.ts";
import { Check } from "../../parts/Check.tsx";
import { More } from "../../parts/More.tsx";
import { Stepper } from "../../parts/Stepper.tsx";
import { useText } from "../../text.ts";

const states = ["unformed", "faltering", "retreating", "routing"] as const;
const marks = ["fired", "fellBack"] as const;

/** Whatever happened beside the app: the roster is put right by hand, and the log says so. */
export function Corrections({ unit }: { unit: OwnUnitView }): ReactElement {
  const text = useText();
  const { act, table } = useBattle();
  const facts = unit.unit;
  const correct = (to: Extract<Parameters<typeof act>[0], { type: "correct" }>["to"]): void => {
    act({ type: "correct", unit: unit.id, to, reason: "mistake" });
  };
  return (
    <More title={text.say("more.correct")}>
      <Stepper
        label={text.say("odds.casualties")}
        value={casualtiesOf(facts)}
        most={limitOf(facts, table.book) - 1}
        onChange={(casualties) => correct({ casualties })}
        format={(value) => text.number(value)}
        words={{ less: text.say("ask.fewer"), more: text.say("ask.moreOf") }}
      />
      <div className="chips">
        {states.map((state) => (
          <Check
            key={state}
            label={text.word("state", state, facts.arm)}
            value={facts[state] === true}
            onChange={(on) => correct({ [state]: on })}
          />
        ))}
        {marks.map((mark) => (
          <Check
            key={mark}
            label={text.word("state", mark, facts.arm)}
            value={unit[mark]}
            onChange={(on) => correct({ [mark]: on })}
          />
        ))}
        {facts.arm === "infantry" && (
          <Check
            label={text.word("state", "fireDisciplineLost")}
            value={facts.fireDisciplineLost === true}
            onChange={(fireDisciplineLost) => correct({ fireDisciplineLost })}
          />
        )}
        {facts.arm === "artillery" && (
          <Check
            label={text.word("state", "lowAmmunition", facts.arm)}
            value={facts.lowAmmunition === true}
            onChange={(lowAmmunition) => correct({ lowAmmunition })}
          />
        )}
        <Check
          label={text.say("fact.generalAttached")}
          value={unit.general}
          onChange={(general) => correct({ general })}
        />
        <Check
          label={text.word("state", "dispersed", facts.arm)}
          value={unit.gone !== null}
          onChange={(on) => correct({ gone: on ? "dispersed" : null })}
        />
      </div>
    </More>
  );
}
