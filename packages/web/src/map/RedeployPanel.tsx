import { inScale } from "@adjutant/rules";
import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { useBattle } from "../battle/useBattle.ts";
import type { OwnUnitView } from "../battle/view.ts";
import { href } from "../router.ts";
import { useText } from "../text.ts";
import { Listed } from "./Listed.tsx";
import { within } from "./march.ts";
import type { Redeploying } from "./redeploying.ts";
import { TurnButtons } from "./TurnButtons.tsx";
import { whyNot } from "./whyNot.ts";
import { useWords } from "./words.ts";

/** A brigade while it is set anew: who goes where, what forbids it, and the order for all of them. */
export function RedeployPanel(props: {
  readonly unit: OwnUnitView;
  readonly redeploying: Redeploying;
}): ReactElement {
  const { unit, redeploying } = props;
  const text = useText();
  const words = useWords();
  const { table } = useBattle();
  const { units, order, put, follow, leave } = redeploying;
  const now = units.find((one) => one.unit.id === unit.id);
  const anew = units.filter(({ to }) => to !== null);
  const rest = units.filter(({ to }) => to === null);
  const { shift } = table.book.clauses["tasking.redeploy"].value;
  const far = text.distance(inScale(shift, table.scale), table.scale);
  return (
    <section className="stack redeploy">
      {order === null ? (
        <p className="soft">{words.say("map.redeploy.hint", { far })}</p>
      ) : (
        <Comes redeploying={redeploying} order={order} count={anew.length} />
      )}
      <div className="march-tools">
        {now !== undefined && (
          <TurnButtons
            onTurn={(degrees) => {
              const at = now.to ?? now.at;
              put(unit.id, { ...at, facing: within(at.facing + degrees) });
            }}
          />
        )}
        {now?.to != null && rest.length > 0 && (
          <Button className="button strong" onPress={() => follow(unit.id)}>
            {words.say("map.redeploy.follow")}
          </Button>
        )}
        {now?.to != null && (
          <Button className="button" onPress={() => put(unit.id, null)}>
            {words.say("map.redeploy.back")}
          </Button>
        )}
        {order !== null && (
          <Button className="button" onPress={leave}>
            {text.say("back.leave")}
          </Button>
        )}
      </div>
      {anew.length > 0 && (
        <Listed title={words.say("map.redeploy.anew")} units={anew.map((one) => one.unit)} />
      )}
      {rest.length > 0 && (
        <Listed title={words.say("map.redeploy.rest")} units={rest.map((one) => one.unit)} />
      )}
    </section>
  );
}

/** The order for all of them, or why one of them may not stand there. */
function Comes(props: {
  readonly redeploying: Redeploying;
  readonly order: NonNullable<Redeploying["order"]>;
  readonly count: number;
}): ReactElement | null {
  const { redeploying, order, count } = props;
  const text = useText();
  const words = useWords();
  const { act, table } = useBattle();
  const { would, refused } = redeploying;
  if (would === null) return null;
  if (would.ok) {
    return (
      <Button className="button primary march-go" onPress={() => act(order)}>
        {words.say("map.redeploy.go", { count })}
      </Button>
    );
  }
  return (
    <p className="refused" role="status">
      {"refused" in would && (
        <a href={href({ screen: "clause", clause: would.refused.clause })}>
          {text.clause(would.refused.clause).title}
        </a>
      )}
      {refused !== null && (
        <strong>
          <a href={href({ screen: "map", unit: refused.id })}>{refused.name}</a>
        </strong>
      )}
      {whyNot(would, table, text, words)}
    </p>
  );
}
