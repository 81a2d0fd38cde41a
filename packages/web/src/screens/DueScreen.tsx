import type { FollowView, Reminder } from "@adjutant/battle";
import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { toAnswer } from "../battle/declared.ts";
import { isDoneOnMap, reminderText } from "../battle/followText.ts";
import { namesIn } from "../battle/names.ts";
import { useBattle } from "../battle/useBattle.ts";
import { HandOver } from "../parts/HandOver.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { href } from "../router.ts";
import { unbroken, useText } from "../text.ts";
import { nextWord, rollWord } from "./AdvanceButton.tsx";
import { ChoiceList } from "./ChoiceList.tsx";
import { DeclaredCharges } from "./DeclaredCharges.tsx";
import { FollowList, isCharge, isNow, isToCome } from "./FollowList.tsx";
import { NextBar } from "./NextBar.tsx";

/** What must be rolled, chosen or moved now, and what falls due later. */
export function DueScreen(): ReactElement {
  const text = useText();
  const battle = useBattle();
  const { due, later: toCome, reminders, view, rolls, toChoose, mayAct, act } = battle;
  const name = namesIn(view, text);
  const asked = toAnswer(battle).length;
  // What stands declared has a list of its own until it is due; a charge that was stopped is none.
  const later = toCome.filter((follow) => !isCharge(follow));
  // News of this very moment, with nothing to be done about it.
  const known = view.open.filter(
    (open) =>
      ![...due, ...toCome].some(({ id }) => id === open.id) &&
      open.kind !== "falteringRoll" &&
      !isCharge(open) &&
      !isDoneOnMap(open, view),
  );
  // Whose phase was ended all the same waits for nothing any more.
  const passed = later.filter(({ when }) => !isNow(when, view) && !isToCome(when, view));
  const ahead = later.filter((follow) => !passed.includes(follow));
  const reminded = reminders.filter(
    (reminder) => ![...due, ...later].some((follow) => saysTheSame(follow, reminder)),
  );
  return (
    <>
      <div className="pane-body">
        <PageHead title={text.say("view.due")} back={{ screen: "home" }} />
        {due.length + rolls.length + toChoose.length + asked === 0 && (
          <p>{text.say("due.nothing")}</p>
        )}
        <ChoiceList choices={toChoose} />
        <DeclaredCharges />
        {due.length + known.length > 0 && <FollowList follows={[...due, ...known]} />}
        {rolls.length > 0 && (
          <ul className="follows">
            {rolls.map((roll) => (
              <li key={`${roll.kind} ${roll.of}`} className="follow">
                <span className="follow-what">{rollWord(roll, name, text)}</span>
                {roll.side !== null && !mayAct(roll.side) ? (
                  <HandOver
                    side={roll.side}
                    at={{ screen: "roll", kind: roll.kind, of: roll.of }}
                  />
                ) : (
                  <a
                    className="button"
                    aria-label={`${text.say("act.roll")}: ${rollWord(roll, name, text)}`}
                    href={href({ screen: "roll", kind: roll.kind, of: roll.of })}
                  >
                    {text.say("act.roll")}
                  </a>
                )}
              </li>
            ))}
            <li className="follow go-on">
              <Button className="button" onPress={() => act({ type: "advance", overrule: true })}>
                {text.say("act.advanceAnyway", { phase: nextWord(view, text) })}
              </Button>
            </li>
          </ul>
        )}
        {passed.length > 0 && (
          <section className="stack">
            <h2 className="section-title">{text.say("due.passed")}</h2>
            <FollowList follows={passed} later />
          </section>
        )}
        {ahead.length > 0 && (
          <section className="stack">
            <h2 className="section-title">{text.say("due.later")}</h2>
            <FollowList follows={ahead} later />
          </section>
        )}
        {reminded.length > 0 && (
          <section className="stack">
            <h2 className="section-title">{text.say("due.reminders")}</h2>
            <ul className="follows">
              {reminded.map((reminder) => (
                <li
                  className="follow"
                  key={`${reminder.kind} ${reminder.unit ?? reminder.brigade}`}
                >
                  <a
                    className="follow-what"
                    href={href({ screen: "clause", clause: reminder.clause })}
                  >
                    {unbroken(reminderText(reminder, name, text))}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <NextBar />
    </>
  );
}

/** Does a follow-up already tell what the reminder would. */
function saysTheSame(follow: FollowView, { kind, unit, brigade }: Reminder): boolean {
  const told = {
    reform: "reform",
    standFast: "standFast",
    steady: "steady",
    ammunition: "ammunition",
    compulsory: "compulsoryMove",
    faltering: "falteringRoll",
  } as const;
  return (
    follow.kind === told[kind] &&
    (unit === undefined ? follow.brigade === brigade : follow.unit === unit)
  );
}
