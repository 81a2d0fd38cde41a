import { type TaskingKind, taskingCost, taskingKinds } from "@adjutant/battle";
import { inScale, type Refusal } from "@adjutant/rules";
import { type ReactElement, useState } from "react";
import { Button } from "react-aria-components/Button";
import { useBattle } from "../battle/useBattle.ts";
import type { Draft } from "../battle/useSeen.ts";
import { Adcs } from "../parts/Adcs.tsx";
import { Choice } from "../parts/Choice.tsx";
import { More } from "../parts/More.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { href } from "../router.ts";
import { useText } from "../text.ts";
import { NextBar } from "./NextBar.tsx";
import { TaskDice } from "./TaskDice.tsx";
import { Theirs } from "./Theirs.tsx";
import "./tasks.css";

/** A tasking on its way: whom it is for, and how many dice it rolls. */
export interface OnTheWay {
  readonly task: Omit<Extract<Draft, { readonly type: "task" }>, "faces" | "typed">;
  readonly dice: number;
}

/** What aides-de-camp can be sent out for: each with its cost, and why not where not. */
export default function TasksScreen({ side: id }: { side: string }): ReactElement {
  const text = useText();
  const { sides, act, mayAct } = useBattle();
  const [waiting, setWaiting] = useState<OnTheWay | null>(null);
  const side = sides.find((one) => one.id === id);
  if (side === undefined)
    return <PageHead title={text.say("log.none")} back={{ screen: "turn" }} />;
  if (!mayAct(id)) {
    const title = text.say("tasks.title", { side: side.name });
    return <Theirs title={title} side={id} at={{ screen: "tasks", side: id }} />;
  }
  const adcs = side.adcs ?? 0;
  const send = (sent: OnTheWay): void => {
    if (sent.dice > 0) setWaiting(sent);
    else act(sent.task);
  };
  return (
    <>
      <div className="pane-body">
        <PageHead title={text.say("tasks.title", { side: side.name })} back={{ screen: "turn" }} />
        <p className="adc-stock">
          <Adcs count={adcs} label={text.say("turn.adcs", { count: adcs })} />
          <span>{text.say("turn.adcs", { count: adcs })}</span>
        </p>
        <div>
          {taskingKinds.map((kind) => (
            <Tasking key={kind} kind={kind} side={id} onSend={send} />
          ))}
        </div>
      </div>
      {waiting === null ? (
        <NextBar />
      ) : (
        <TaskDice
          sent={waiting}
          onDone={(faces, typed) => {
            setWaiting(null);
            act({ ...waiting.task, faces, typed });
          }}
          onLeave={() => setWaiting(null)}
        />
      )}
    </>
  );
}

/** Taskings that are for one unit; the others are for a brigade. */
const ofUnit: ReadonlySet<TaskingKind> = new Set(["glory", "assaultFire", "scouts", "skirmishers"]);

interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly refused: Refusal | null;
  readonly dice: number;
}

function Tasking(props: {
  readonly kind: TaskingKind;
  readonly side: string;
  readonly onSend: (sent: OnTheWay) => void;
}): ReactElement {
  const { kind, side } = props;
  const text = useText();
  const { table, view } = useBattle();
  const [use, setUse] = useState<"move" | "charge">("move");
  const candidates = useCandidates(kind, side, use);
  const open = candidates.filter(({ refused }) => refused === null);
  const [first] = candidates;
  // What it costs hangs on the reserve: that one is told that can be committed now.
  const whom = open[0] ?? first;
  const waits = whom === undefined ? undefined : view.brigades[whom.id]?.reserve;
  const cost = taskingCost(kind, waits === "offTable", table.book);
  const { title, text: words } = text.clause(`tasking.${kind}`);
  const sent = view.sides
    .find(({ id }) => id === side)
    ?.taskings?.filter(({ tasking }) => tasking === kind).length;
  return (
    <More
      title={
        <span className={open.length > 0 ? "tasking" : "tasking barred-tasking"}>
          <span>
            {title}
            {(sent ?? 0) > 0 && <span className="soft"> · {text.say("tasks.sent")}</span>}
          </span>
          <Adcs count={cost} label={text.say("tasks.cost", { cost })} />
        </span>
      }
    >
      <p>
        {words}{" "}
        <a href={href({ screen: "clause", clause: `tasking.${kind}` })} className="row-link">
          {text.say("rules.origin")}
        </a>
      </p>
      {kind === "forwards" && (
        <Choice
          question={text.say("tasks.use")}
          value={use}
          options={(["move", "charge"] as const).map((value) => ({
            value,
            label: text.say(`tasks.use.${value}`),
          }))}
          onChange={setUse}
        />
      )}
      {open.length === 0 && first?.refused && (
        <p className="refused">
          <a href={href({ screen: "clause", clause: first.refused.clause })}>
            {text.clause(first.refused.clause).title}
          </a>
          {text.refusal(first.refused, table)}
        </p>
      )}
      <div className="task-targets">
        {open.map(({ id, name, dice }) => (
          <Button
            key={id}
            className="button"
            onPress={() =>
              props.onSend({
                task: {
                  type: "task",
                  tasking: kind,
                  side,
                  ...(ofUnit.has(kind) ? { unit: id } : { brigade: id }),
                  ...(kind === "forwards" ? { use } : {}),
                },
                dice,
              })
            }
          >
            {name}
          </Button>
        ))}
      </div>
    </More>
  );
}

/** Whom a tasking could be for, and why not each. */
function useCandidates(
  kind: TaskingKind,
  side: string,
  use: "move" | "charge",
): readonly Candidate[] {
  const { sides, table, taskingBar, view } = useBattle();
  const brigades = (sides.find(({ id }) => id === side)?.brigades ?? []).filter(
    ({ id, arrives }) =>
      arrives === null && (kind !== "reserve" || view.brigades[id]?.reserve !== null),
  );
  if (!ofUnit.has(kind)) {
    const { moveDice, chargeDice } = table.book.clauses["tasking.forwards"].value;
    const rolled = inScale(use === "move" ? moveDice : chargeDice, view.options.scale);
    return brigades.map(({ id, name }) => ({
      id,
      name,
      refused: taskingBar(kind, { brigade: id }),
      dice: kind === "forwards" ? rolled : 0,
    }));
  }
  return brigades
    .flatMap(({ units }) => units)
    .filter(({ gone }) => gone === null)
    .map(({ id, name, unit }) => ({
      id,
      name,
      refused: taskingBar(kind, { unit: id }),
      // Infantry led to glory may get a casualty back.
      dice: kind === "glory" && unit.arm === "infantry" && (unit.casualties ?? 0) > 0 ? 1 : 0,
    }));
}
