import { inScale } from "@adjutant/rules";
import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { useBattle } from "../../battle/useBattle.ts";
import type { OwnUnitView } from "../../battle/view.ts";
import { useText } from "../../text.ts";

/** The general of the brigade joins this unit or leaves it, when the turn has come to that. */
export function GeneralRides({ unit }: { unit: OwnUnitView }): ReactElement | null {
  const text = useText();
  const { act, attachBar, brigade, table, view } = useBattle();
  const own = brigade(unit.brigade);
  const atCharge = view.phase === "charges";
  if (own === null || (view.phase !== "movement" && !atCharge)) return null;
  const { scale, book } = table;
  const word = text.say(unit.general ? "act.generalLeaves" : "act.generalJoins", {
    general: own.general,
  });
  const refused = attachBar(unit.id);
  if (refused !== null) {
    return (
      <div className="barred">
        <span className="barred-word">{word}</span>
        <span className="barred-why">{text.refusal(refused, table)}</span>
      </div>
    );
  }
  const within = inScale(book.clauses["general.attach"].value.chargeWithin, scale);
  return (
    <div className="general-rides">
      <Button
        className="button"
        onPress={() =>
          act({ type: "attach", brigade: unit.brigade, unit: unit.general ? null : unit.id })
        }
      >
        {word}
      </Button>
      {atCharge && !unit.general && (
        <p className="soft hint">
          {text.say("general.within", { distance: text.distance(within, scale) })}
        </p>
      )}
    </div>
  );
}
