import type { ReactElement } from "react";
import { namesIn } from "../battle/headline.ts";
import { useBattle } from "../battle/useBattle.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { type Plan, planRoll } from "../resolve/plan.ts";
import { useRolling } from "../resolve/useRolling.ts";
import type { RollKind } from "../router.ts";
import { type Text, useText } from "../text.ts";
import { type Asking, askingOf } from "./asking.ts";
import { followText } from "./FollowList.tsx";
import { ResolveFrame } from "./resolve/ResolveFrame.tsx";

/** A roll that needs no facts but those the roster has: initiative, command, risks to generals. */
export function RollScreen({ kind, of }: { kind: RollKind; of: string }): ReactElement {
  const text = useText();
  const { companion, table } = useBattle();
  const asking = askingOf(kind, of, companion, table.book);
  return asking === null ? (
    <div className="pane-body">
      <PageHead title={text.say("due.nothing")} back={{ screen: "home" }} />
    </div>
  ) : (
    <Roll asking={asking} plan={planRoll(asking, table.book)} text={text} />
  );
}

function Roll(props: {
  readonly asking: Asking;
  readonly plan: Plan;
  readonly text: Text;
}): ReactElement {
  const { asking, plan, text } = props;
  const { resolve, companion } = useBattle();
  const name = namesIn(companion, text);
  const rolling = useRolling(plan, (faces, typed) =>
    resolve({
      plan,
      faces,
      typed,
      ...(asking.of === null ? {} : { of: asking.of }),
      ...(asking.follow === null ? {} : { answers: asking.follow.id }),
    }),
  );
  const [first, second] = companion.sides;
  return (
    <ResolveFrame
      title={titleOf(asking, text)}
      back={asking.follow === null ? { screen: "turn" } : { screen: "due" }}
      plan={plan}
      rolling={rolling}
      names={{ first: first.name[text.lang], second: second.name[text.lang] }}
      matchup={
        <p className="roll-whom">
          {asking.follow === null
            ? asking.of !== null && name(asking.of)
            : followText(asking.follow, name, text)}
        </p>
      }
      questions={null}
    />
  );
}

function titleOf({ name }: Asking, text: Text): string {
  return text.word("procedure", name === "generalRisk" ? "general" : name);
}
