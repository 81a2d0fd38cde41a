import {
  isDeclaring,
  nextStep,
  type Phase,
  phaseOrder,
  phases,
  sideToCome,
} from "@adjutant/battle";
import type { ReactElement, ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { phaseText } from "../battle/phaseText.ts";
import type { Eyes } from "../battle/seats.ts";
import { hasField } from "../battle/terms-in.ts";
import { useSeen } from "../battle/useSeen.ts";
import type { SideView } from "../battle/view.ts";
import { Adcs } from "../parts/Adcs.tsx";
import { HandOver } from "../parts/HandOver.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { go, href } from "../router.ts";
import { useText } from "../text.ts";
import { passOn } from "./AdvanceButton.tsx";
import { ChoiceList } from "./ChoiceList.tsx";
import { DeclaredCharges } from "./DeclaredCharges.tsx";
import { FollowList } from "./FollowList.tsx";
import { NextBar } from "./NextBar.tsx";
import { OrderMark } from "./OrderMark.tsx";
import "./turn.css";

/** The turn in the order of play: where we are, and the rolls that open it. */
export function TurnScreen(): ReactElement {
  const text = useText();
  const { view, log, act, mayAct } = useSeen();
  const now = phaseOrder(view.phase);
  // Through the phases between and their parts; what is due in one of them stops there, and is shown.
  const onTo = (phase: Phase, at: Parameters<typeof nextStep>[0] = view): void => {
    act({ type: "advance" }, (event) => {
      const next = nextStep(at);
      if (event === null) go({ screen: "due" });
      // Nobody goes on through the other's part: the curtain falls for it.
      else if (next.acting !== null && !mayAct(next.acting)) passOn(next.acting, next.resolving);
      else if (next.phase !== phase) onTo(phase, { ...at, ...next });
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
                <Button className="phase-ahead" onPress={() => onTo(phase)}>
                  {text.word("phase", phase)}
                </Button>
              ) : (
                <h2>{index === now ? phaseText(view, text) : text.word("phase", phase)}</h2>
              )}
              {index === now && <PhaseRolls />}
            </li>
          ))}
        </ol>
        {view.map === null && hasField(log) && (
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
  const { due, toChoose, view, sides, eyes } = useSeen();
  const acting = sides.find(({ id }) => id === view.acting);
  const declaring = isDeclaring(view) ? "turn.declares" : "turn.whose";
  const whose = view.resolving ? "turn.resolves" : declaring;
  const guideText = (): string => {
    if (view.resolving) return text.say("phase.resolving");
    return text.say(phase === "deployment" ? deployment(eyes) : `phase.${phase}`);
  };
  return (
    <div className="phase-rolls">
      {acting !== undefined && (
        <p className="whose-part">
          <span className="coat" data-nation={acting.nation} aria-hidden="true" />
          {text.say(whose, { side: acting.name })}
        </p>
      )}
      <p>{guide ?? guideText()}</p>
      {phase === "end" && (
        <a className="button" href={href({ screen: "account" })}>
          {text.say("account.open")}
        </a>
      )}
      <ChoiceList choices={toChoose} />
      <DeclaredCharges />
      {due.length > 0 && <FollowList follows={due} />}
    </div>
  );
}

/** Where all look together nobody sets out his troops unseen. */
export function deployment(eyes: Eyes): "phase.deployment" | "phase.deploymentOpen" {
  return eyes.kind === "table" ? "phase.deploymentOpen" : "phase.deployment";
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
  const later = sideToCome(view);
  const now = sides.filter(({ id }) => id !== later);
  const then = sides.find(({ id }) => id === later);
  return (
    <div className="phase-rolls">
      {phasingFirst(now, view.phasing).map((side) => (
        <section key={side.id} className="stack">
          <h3>{side.name}</h3>
          {!mayAct(side.id) && rolls.some((roll) => roll.side === side.id) && (
            <HandOver side={side.id} at={{ screen: "turn" }} />
          )}
          {side.known && (
            <div className="command-row">
              <span>
                {side.adcs === null ? (
                  text.clause("command.adcRoll").title
                ) : (
                  <Adcs count={side.adcs} label={text.say("turn.adcs", { count: side.adcs })} />
                )}
              </span>
              {side.adcs !== null && (view.acting ?? side.id) === side.id && (
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
          )}
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
      {then !== undefined && <p className="soft">{text.say("turn.then", { side: then.name })}</p>}
    </div>
  );
}
