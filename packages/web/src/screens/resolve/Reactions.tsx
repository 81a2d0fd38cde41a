import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { useBattle } from "../../battle/useBattle.ts";
import type { UnitView } from "../../battle/view.ts";
import { evasion, onDie, squareIsFree } from "../../resolve/reactions.ts";
import { go, href } from "../../router.ts";
import { useText } from "../../text.ts";

interface ReactionProps {
  readonly charger: UnitView;
  readonly target: UnitView;
  /** Where the charge starts, in the unit of the scale. */
  readonly distance: number;
  /** The target stands after all, as it now is. */
  readonly onStands: (flank: boolean) => void;
}

/** Infantry forms square: freely where the charge starts far away, else by a discipline test. */
export function FormsSquare({ charger, target, distance, onStands }: ReactionProps): ReactElement {
  const text = useText();
  const { table, act } = useBattle();
  const free = squareIsFree(distance, table);
  return (
    <section className="sticky-foot drawn">
      <p>
        <a className="row-link" href={href({ screen: "clause", clause: "charge.reaction" })}>
          {text.say(free ? "reaction.squareFree" : "reaction.squareTest", { name: target.name })}
        </a>
      </p>
      {free ? (
        <Button
          className="button primary"
          onPress={() => {
            const to = { formation: "square", changedFormation: true } as const;
            if (act({ type: "correct", unit: target.id, to, reason: "formation" })) onStands(false);
          }}
        >
          {text.say("reaction.squareFormed")}
        </Button>
      ) : (
        <a
          className="button primary"
          href={href({
            screen: "resolve",
            kind: "discipline",
            unit: target.id,
            target: charger.id,
            how: "square",
          })}
        >
          {text.say("act.discipline")}
        </a>
      )}
    </section>
  );
}

/** The target evades: it is caught or it is not, by the distances alone. */
export function Evades({ charger, target, distance, onStands }: ReactionProps): ReactElement {
  const text = useText();
  const { table, act } = useBattle();
  const { move, caught, disperses } = evasion(charger, target, distance, table);
  const { horseArtilleryEvadesFrom } = table.book.clauses["charge.reaction"].value;
  /** The charge is over without a roll; both have moved. */
  const ends = (to: { readonly gone: "dispersed" } | { readonly moved: "more" }): void => {
    const reason = "moved";
    const done =
      act({ type: "correct", unit: target.id, to, reason }) &&
      act({ type: "correct", unit: charger.id, to: { charged: true, moved: "more" }, reason });
    if (done) go({ screen: "unit", unit: charger.id }, "replace");
  };
  return (
    <section className="sticky-foot drawn" role="status">
      {onDie(target.unit) && (
        <p>{text.say("reaction.evadeOnDie", { from: horseArtilleryEvadesFrom })}</p>
      )}
      <p>
        <a className="row-link" href={href({ screen: "clause", clause: "charge.evade" })}>
          {text.say("reaction.evades", {
            name: target.name,
            move: text.distance(move, table.scale),
            end: caught ? (disperses ? "disperses" : "caught") : "away",
          })}
        </a>
      </p>
      {!caught && (
        <Button className="button primary" onPress={() => ends({ moved: "more" })}>
          {text.say("reaction.away")}
        </Button>
      )}
      {caught && disperses && (
        <Button className="button primary" onPress={() => ends({ gone: "dispersed" })}>
          {text.say("reaction.disperses")}
        </Button>
      )}
      {caught && !disperses && (
        <Button
          className="button primary"
          onPress={() => {
            const to = { unformed: true } as const;
            if (act({ type: "correct", unit: target.id, to, reason: "moved" })) onStands(true);
          }}
        >
          {text.say("reaction.caught")}
        </Button>
      )}
    </section>
  );
}
