import type { CorrectionReason } from "@adjutant/battle";
import { casualtiesOf, limitOf } from "@adjutant/rules";
import { type ReactElement, useState } from "react";
import { Button } from "react-aria-components/Button";
import { useBattle } from "../../battle/useBattle.ts";
import type { Draft } from "../../battle/useSeen.ts";
import type { OwnUnitView } from "../../battle/view.ts";
import { Check } from "../../parts/Check.tsx";
import { Choice } from "../../parts/Choice.tsx";
import { HandOver } from "../../parts/HandOver.tsx";
import { More } from "../../parts/More.tsx";
import { Stepper } from "../../parts/Stepper.tsx";
import { useText } from "../../text.ts";

const states = ["unformed", "faltering", "retreating", "routing"] as const;
const marks = ["fired", "fellBack"] as const;
const reasons = [
  "forgot",
  "mistake",
  "rallied",
  "other",
] as const satisfies readonly CorrectionReason[];

/** What is to stand on the roster instead. */
type Patch = Extract<Draft, { type: "correct" }>["to"];

/**
 * Whatever happened beside the app: the roster is put right by hand, and the log says so and why.
 * What players who share the table or an umpire say counts at once; what one side says counts once
 * the other agrees.
 */
export function Corrections({ unit }: { unit: OwnUnitView }): ReactElement {
  const text = useText();
  const { act, eyes } = useBattle();
  const [to, setTo] = useState<Patch>({});
  const [reason, setReason] = useState<(typeof reasons)[number]>("forgot");
  const [words, setWords] = useState("");
  const changed = Object.keys(to).length > 0;
  const correct = (): void => {
    const said = words.trim();
    const why = { reason, ...(said !== "" && { text: said }) };
    act({ type: "correct", unit: unit.id, to, ...why }, (event) => {
      if (event === null) return;
      setTo({});
      setWords("");
    });
  };
  return (
    <>
      <Waiting unit={unit.id} />
      <More title={text.say("more.correct")}>
        <Facts unit={unit} to={to} onChange={(part) => setTo((was) => ({ ...was, ...part }))} />
        {changed && (
          <>
            <Choice
              question={text.say("correct.why")}
              value={reason}
              options={reasons.map((value) => ({ value, label: text.say(`correct.${value}`) }))}
              onChange={setReason}
            />
            <label className="correct-words">
              <span className="question">{text.say("correct.words")}</span>
              <input
                className="input"
                value={words}
                maxLength={200}
                onChange={({ target }) => setWords(target.value)}
              />
            </label>
            <div className="warning-acts">
              <Button className="button strong" onPress={correct}>
                {text.say(eyes.kind === "side" ? "correct.propose" : "correct.do")}
              </Button>
              <Button className="button" onPress={() => setTo({})}>
                {text.say("back.leave")}
              </Button>
            </div>
          </>
        )}
      </More>
    </>
  );
}

/** A correction of this unit that the other side has still to agree to. */
function Waiting({ unit }: { unit: string }): ReactElement | null {
  const text = useText();
  const { view, sides, mayAct } = useBattle();
  const asked = view.pending.find((one) => one.kind === "consent" && one.unit === unit);
  if (asked === undefined || mayAct(asked.side)) return null;
  const side = sides.find(({ id }) => id === asked.side)?.name ?? "";
  return (
    <section className="refused stack" role="status">
      <p>{text.say("correct.waits", { side })}</p>
      <div className="warning-acts">
        <HandOver side={asked.side} at={{ screen: "due" }} />
      </div>
    </section>
  );
}

/** The roster as it is to be. */
function Facts(props: {
  readonly unit: OwnUnitView;
  readonly to: Patch;
  readonly onChange: (part: Patch) => void;
}): ReactElement {
  const text = useText();
  const { table } = useBattle();
  const { unit, to, onChange } = props;
  const facts = unit.unit;
  const gone = to.gone === undefined ? unit.gone : to.gone;
  return (
    <>
      <Stepper
        label={text.say("odds.casualties")}
        value={to.casualties ?? casualtiesOf(facts)}
        most={limitOf(facts, table.book) - 1}
        onChange={(casualties) => onChange({ casualties })}
        format={(value) => text.number(value)}
        words={{ less: text.say("ask.fewer"), more: text.say("ask.moreOf") }}
      />
      <div className="chips">
        {states.map((state) => (
          <Check
            key={state}
            label={text.word("state", state, facts.arm)}
            value={to[state] ?? facts[state] === true}
            onChange={(on) => onChange({ [state]: on })}
          />
        ))}
        {marks.map((mark) => (
          <Check
            key={mark}
            label={text.word("state", mark, facts.arm)}
            value={to[mark] ?? unit[mark]}
            onChange={(on) => onChange({ [mark]: on })}
          />
        ))}
        {facts.arm === "infantry" && (
          <Check
            label={text.word("state", "fireDisciplineLost")}
            value={to.fireDisciplineLost ?? facts.fireDisciplineLost === true}
            onChange={(fireDisciplineLost) => onChange({ fireDisciplineLost })}
          />
        )}
        {facts.arm === "artillery" && (
          <Check
            label={text.word("state", "lowAmmunition", facts.arm)}
            value={to.lowAmmunition ?? facts.lowAmmunition === true}
            onChange={(lowAmmunition) => onChange({ lowAmmunition })}
          />
        )}
        <Check
          label={text.say("fact.generalAttached")}
          value={to.general ?? unit.general}
          onChange={(general) => onChange({ general })}
        />
        <Check
          label={text.word("state", "dispersed", facts.arm)}
          value={gone !== null}
          onChange={(on) => onChange({ gone: on ? "dispersed" : null })}
        />
      </div>
    </>
  );
}
