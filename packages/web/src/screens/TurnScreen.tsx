import { type Phase, phaseOrder, phases } from "@adjutant/battle";
import type { ReactElement, ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { hasField } from "../battle/terms-in.ts";
import { useSeen } from "../battle/useSeen.ts";
import type { SideView } from "../battle/view.ts";
import { Adcs } from "../parts/Adcs.tsx";
import { HandOver } from "../parts/HandOver.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { go, href } from "../router.ts";
import { useText } from "../text.ts";
import { ChoiceList } from "./ChoiceList.tsx";
import { FollowList } from "./FollowList.tsx";
import { NextBar } from "./NextBar.tsx";
import { OrderMark } from "./OrderMark.tsx";
import "./turn.css";

/** The turn in the order of play: where we are, and the rolls that open it. */
export function TurnScreen(): ReactElement {
  const text = useText();
  const { view, log, act } = useSeen();
  const now = phaseOrder(view.phase);
  // Through the phases between; what is due in one of them stops there, and is shown.
  const onTo = (steps: number): void => {
    if (steps === 0) return;
    act({ type: "advance" }, (event) => {
      if (event === null) go({ screen: "due" });
      else onTo(steps - 1);
    });
  };
  return (
    <>
      <div className="pane-body">
        <PageHead title={text.say("turn.line", { turn: view.turn })} back={{ screen: "home" }} />
        <ol className="phases">
          {phases.map((phase, index) => (
            <li
              key={phase}
              className={index === now ? "phase now" : index < now ? "phase past" : "phase"}
              aria-current={index === now ? "step" : undefined}
            >
              {index > now ? (
                <Button className="phase-ahead" onPress={() => onTo(index - now)}>
                  {text.word("phase", phase)}
                </Button>
              ) : (
                <h2>{text.word("phase", phase)}</h2>
              )}
              {index === now && <PhaseRolls />}
            </li>
          ))}
        </ol>
        {hasField(log) && (
          <a className="button" href={href({ screen: "field" })}>
            {text.say("field.open")}
          </a>
        )}
      </div>
      <NextBar />
    </>
  );
}

/** What is rolled in this phase as a matter of course. */
export function PhaseRolls(props: {
  /** What is done in it, in other words than those of a table. */
  readonly guide?: string;
}): ReactNode {
  const { view } = useSeen();
  switch (view.phase) {
    case "initiative":
      return <InitiativeRoll />;
    case "command":
      return <CommandRolls />;
    default:
      return <PhaseGuide phase={view.phase} {...props} />;
  }
}

type GuidedPhase = Exclude<Phase, "initiative" | "command">;

/** What is done in this phase on the table, by whom, and what of it is due. */
function PhaseGuide({ phase, guide }: { phase: GuidedPhase; guide?: string }): ReactElement {
  const text = useText();
  const { due, toChoose } = useSeen();
  return (
    <div className="phase-rolls">
      <p>{guide ?? text.say(`phase.${phase}`)}</p>
      {phase === "end" && (
        <a className="button" href={href({ screen: "account" })}>
          {text.say("account.open")}
        </a>
      )}
      <ChoiceList choices={toChoose} />
      {due.length > 0 && <FollowList follows={due} />}
    </div>
  );
}

function InitiativeRoll(): ReactElement {
  const text = useText();
  const { view, sides, toChoose } = useSeen();
  const phasing = sides.find(({ id }) => id === view.phasing);
  return (
    <div className="phase-rolls">
      {phasing === undefined ? (
        <a className="button" href={href({ screen: "roll", kind: "initiative", of: "" })}>
          {text.clause("initiative.roll").title}
        </a>
      ) : (
        <p>{text.say("turn.whose", { side: phasing.name })}</p>
      )}
      <ChoiceList choices={toChoose} />
    </div>
  );
}

/** The phasing side rolls first (`turn.sequence`). */
function phasingFirst(sides: readonly SideView[], phasing: string | null): readonly SideView[] {
  return sides.toSorted((a, b) => Number(b.id === phasing) - Number(a.id === phasing));
}

function CommandRolls(): ReactElement {
  const text = useText();
  const { sides, view, act, taskingBar, mayAct, rolls } = useSeen();
  // A roll that was not obeyed stands unless an aide-de-camp has it repeated (`tasking.attachment`).
  const again = (id: string): boolean =>
    view.pending.some((one) => one.kind === "rollStands" && one.brigade === id) &&
    taskingBar("attachment", { brigade: id }) === null;
  return (
    <div className="phase-rolls">
      {phasingFirst(sides, view.phasing).map((side) => (
        <section key={side.id} className="stack">
          <h3>{side.name}</h3>
          {!mayAct(side.id) && rolls.some((roll) => roll.side === side.id) && (
            <HandOver side={side.id} at={{ screen: "turn" }} />
          )}
          <div className="command-row" hidden={!side.known}>
            <span>
              {side.adcs === null ? (
                text.clause("command.adcRoll").title
              ) : (
                <Adcs count={side.adcs} label={text.say("turn.adcs", { count: side.adcs })} />
              )}
            </span>
            {side.adcs !== null && (
              <a
                className="button"
                aria-label={`${text.say("tasks.open")}: ${side.name}`}
                href={href({ screen: "tasks", side: side.id })}
              >
                {text.say("tasks.open")}
              </a>
            )}
            {side.adcs === null && (
              <a
                className="button"
                aria-label={`${text.say("act.roll")}: ${text.word("procedure", "adc")}, ${side.name}`}
                href={href({ screen: "roll", kind: "adc", of: side.id })}
              >
                {text.say("act.roll")}
              </a>
            )}
          </div>
          {side.brigades
            .filter(({ arrives }) => arrives === null)
            .map((brigade) => {
              const broken = brigade.broken > 0;
              return (
                <div className="command-row" key={brigade.id}>
                  <span className="command-name">
                    <strong>{brigade.name}</strong> <OrderMark brigade={brigade} />
                  </span>
                  {mayAct(side.id) && again(brigade.id) && (
                    <Button
                      className="button"
                      aria-label={`${text.say("tasks.again")}: ${brigade.name}`}
                      onPress={() =>
                        act({
                          type: "task",
                          tasking: "attachment",
                          side: side.id,
                          brigade: brigade.id,
                        })
                      }
                    >
                      {text.say("tasks.again")}
                    </Button>
                  )}
                  {mayAct(side.id) && brigade.order === null && (
                    <a
                      className="button"
                      aria-label={`${text.say("act.roll")}: ${brigade.name}`}
                      href={href({
                        screen: "roll",
                        kind: broken ? "faltering" : "command",
                        of: brigade.id,
                      })}
                    >
                      {text.say("act.roll")}
                    </a>
                  )}
                </div>
              );
            })}
        </section>
      ))}
    </div>
  );
}
