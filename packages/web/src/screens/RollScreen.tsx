import type { EventView, ResolvedView } from "@adjutant/battle";
import type { ClauseId } from "@adjutant/rules";
import { type ReactElement, type ReactNode, useState } from "react";
import { Button } from "react-aria-components/Button";
import { followText } from "../battle/followText.ts";
import { headlineOf } from "../battle/headline.ts";
import { type NameOf, namesIn } from "../battle/names.ts";
import { useBattle } from "../battle/useBattle.ts";
import { lastEntry } from "../battle/view.ts";
import { Check } from "../parts/Check.tsx";
import { Icon } from "../parts/icons.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { type Plan, planRoll } from "../resolve/plan.ts";
import { useRolling } from "../resolve/useRolling.ts";
import { go, href, type RollKind } from "../router.ts";
import { type Text, useText } from "../text.ts";
import { type Asking, askingOf } from "./asking.ts";
import { ResolveFrame } from "./resolve/ResolveFrame.tsx";
import { Theirs } from "./Theirs.tsx";

/** A roll that needs no facts but those the roster has: initiative, command, risks to generals. */
export function RollScreen({ kind, of }: { kind: RollKind; of: string }): ReactElement {
  const text = useText();
  const battle = useBattle();
  const [enemyNear, setEnemyNear] = useState(false);
  const asking = askingOf(kind, of, battle);
  if (asking !== null && asking.whose !== null && !battle.mayAct(asking.whose)) {
    return (
      <Theirs title={titleOf(asking, text)} side={asking.whose} at={{ screen: "roll", kind, of }} />
    );
  }
  return asking === null ? (
    <div className="pane-body">
      <PageHead title={text.say("due.nothing")} back={{ screen: "home" }} />
    </div>
  ) : (
    <Roll
      asking={asking}
      plan={planRoll(withEnemy(asking, enemyNear))}
      text={text}
      questions={
        asksForEnemy(asking)
          ? (locked) => (
              <Check
                label={text.say("fact.enemyNear")}
                value={enemyNear}
                onChange={setEnemyNear}
                disabled={locked}
              />
            )
          : null
      }
    />
  );
}

/** Only a general whose horse bolts is asked how near the enemy is. */
function asksForEnemy({ name }: Asking): boolean {
  return name === "general" || name === "generalRisk";
}

function withEnemy(asking: Asking, enemyNear: boolean): Asking {
  return asking.name === "general" || asking.name === "generalRisk"
    ? { ...asking, situation: { ...asking.situation, enemyNear } }
    : asking;
}

function Roll(props: {
  readonly asking: Asking;
  readonly plan: Plan;
  readonly text: Text;
  readonly questions: ((locked: boolean) => ReactNode) | null;
}): ReactElement {
  const { asking, plan, text } = props;
  const { resolve, view, log, unit, table } = useBattle();
  const name = namesIn(view, text);
  const rolling = useRolling(
    plan,
    (faces, typed) =>
      resolve({
        plan,
        faces,
        typed,
        ...(asking.of === null ? {} : { of: asking.of }),
        ...(asking.follow === null ? {} : { answers: asking.follow.id }),
      }),
    asking.of ?? asking.whose,
  );
  const [first, second] = view.sides;
  // Whose roll it is stands above the dice where the roll itself is of no side.
  const whose = asking.of ?? asking.whose;
  const before = lastEntry(log);
  return (
    <ResolveFrame
      title={titleOf(asking, text)}
      back={asking.follow === null ? { screen: "turn" } : { screen: "due" }}
      plan={plan}
      rolling={rolling}
      names={{
        first: first.name[text.lang],
        second: second.name[text.lang],
        ...(whose !== null && { "": name(whose) }),
      }}
      matchup={
        <>
          {before !== null && follows(asking.name, before.event) && (
            <JustNow event={before.event} name={name} text={text} />
          )}
          <p className="roll-whom">
            {asking.follow === null
              ? asking.of !== null && name(asking.of)
              : followText(asking.follow, name, { unit, table }, text)}
          </p>
        </>
      }
      questions={props.questions?.(rolling.faces.length > 0)}
      more={<RollRule asking={asking} text={text} />}
    />
  );
}

const rules = {
  initiative: "initiative.roll",
  adc: "command.adcRoll",
  command: "command.brigadeRoll",
  faltering: "brigade.faltering",
  general: "general.table",
  generalRisk: "general.trigger",
} as const satisfies Record<Asking["name"], ClauseId>;

/** What the dice decide, in the words of the rulebook, and the way to its page. */
function RollRule({ asking, text }: { asking: Asking; text: Text }): ReactElement {
  const clause = rules[asking.name];
  const { title, text: words } = text.clause(clause);
  return (
    <section className="roll-rule">
      <p>{words}</p>
      <a className="row-link" href={href({ screen: "clause", clause })}>
        {title}
      </a>
      {asking.name === "command" && (
        <a className="row-link" href={href({ screen: "clause", clause: "command.hesitant" })}>
          {text.clause("command.hesitant").title}
        </a>
      )}
    </section>
  );
}

/** One roll in a row of its kind, whose result is shown above the next. */
function follows(name: Asking["name"], event: EventView): event is ResolvedView {
  const inRow = name === "adc" || name === "command";
  return (
    inRow &&
    event.type === "resolved" &&
    (event.procedure === "adc" || event.procedure === "command")
  );
}

function JustNow(props: {
  readonly event: ResolvedView;
  readonly name: NameOf;
  readonly text: Text;
}): ReactElement {
  const { event, name, text } = props;
  const { act } = useBattle();
  const { line } = headlineOf(event, name, () => undefined, text);
  return (
    <div className="just-now" role="status">
      <a className="row-link" href={href({ screen: "entry", entry: event.id })}>
        <span>
          {event.of !== null && <span>{name(event.of)}</span>} <strong>{line}</strong>
        </span>
      </a>
      {event.of !== null && (
        <Button
          className="button"
          aria-label={text.say("act.undo")}
          onPress={() => {
            const of = event.of ?? "";
            act({ type: "undo" }, (undone) => {
              if (undone !== null) go({ screen: "roll", kind: rollKind(event), of }, "replace");
            });
          }}
        >
          <Icon name="undo" />
        </Button>
      )}
    </div>
  );
}

function rollKind({ procedure }: ResolvedView): "adc" | "command" {
  return procedure === "adc" ? "adc" : "command";
}

function titleOf({ name }: Asking, text: Text): string {
  return text.word("procedure", name === "generalRisk" ? "general" : name);
}
