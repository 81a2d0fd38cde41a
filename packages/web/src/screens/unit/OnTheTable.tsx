import { partBar } from "@adjutant/battle";
import type { InfantryFormation } from "@adjutant/rules";
import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { useBattle } from "../../battle/useBattle.ts";
import type { Draft } from "../../battle/useSeen.ts";
import type { OwnUnitView } from "../../battle/view.ts";
import { Choice } from "../../parts/Choice.tsx";
import { More } from "../../parts/More.tsx";
import { type Text, useText } from "../../text.ts";

/** What a unit does, beside who does it. */
type Moving = Omit<Extract<Draft, { type: "move" }>, "type" | "units">;

const infantryFormations: readonly InfantryFormation[] = [
  "line",
  "attackColumn",
  "companyColumn",
  "marchColumn",
  "massedColumn",
  "square",
  "openOrder",
];

/** What the player does with the figures, and the rules must know: moves and formations. */
export function OnTheTable({ unit }: { unit: OwnUnitView }): ReactElement {
  const text = useText();
  const { act, view, table } = useBattle();
  const waits = view.phase === "movement" ? partBar(view, unit.side) : null;
  const move = (moving: Moving): void => {
    act({ type: "move", units: [unit.id], ...moving });
  };
  const facts = unit.unit;
  const unsettled =
    facts.unformed === true ||
    facts.faltering === true ||
    (facts.arm === "infantry" && facts.fireDisciplineLost === true);
  return (
    <div className="on-table">
      {waits !== null && <p className="soft">{text.refusal(waits, table)}</p>}
      <Choice
        question={text.say("ask.moved")}
        value={unit.moved}
        options={(["none", "half", "more"] as const).map((value) => ({
          value,
          label: text.say(`moved.${value}`),
        }))}
        onChange={(how) => {
          if (how !== "none") move({ how });
          // That it stood after all is put right, it does not march back.
          else act({ type: "correct", unit: unit.id, to: { moved: how }, reason: "mistake" });
        }}
      />
      {unsettled && (
        <div className="stood">
          <Button className="button" onPress={() => act({ type: "stoodStill", units: [unit.id] })}>
            {text.say("act.stoodStill")}
          </Button>
        </div>
      )}
      {facts.arm !== "screen" && (
        <More title={text.say("more.formation")}>
          <FormationChoice unit={unit} text={text} move={move} />
        </More>
      )}
    </div>
  );
}

function FormationChoice(props: {
  readonly unit: OwnUnitView;
  readonly text: Text;
  readonly move: (moving: Moving) => void;
}): ReactElement | null {
  const { unit, text, move } = props;
  const facts = unit.unit;
  const word = (value: InfantryFormation | "column" | "deployed" | "limbered"): string =>
    text.word("formation", value, facts.arm);
  switch (facts.arm) {
    case "infantry":
      return (
        <Choice
          question={text.say("ask.formation")}
          value={facts.garrison === undefined ? facts.formation : facts.garrison.place}
          options={[
            ...infantryFormations.map((value) => ({ value, label: word(value) })),
            ...(["builtUp", "strongpoint"] as const).map((value) => ({
              value,
              label: text.say(`cover.${value}`),
            })),
          ]}
          onChange={(value) =>
            value === "builtUp" || value === "strongpoint"
              ? move({ how: "none", place: { kind: value } })
              : move({
                  how: "none",
                  formation: value,
                  ...(facts.garrison !== undefined && { leaves: true }),
                })
          }
        />
      );
    case "cavalry":
      return (
        <Choice
          question={text.say("ask.formation")}
          value={facts.formation}
          options={(["line", "column"] as const).map((value) => ({ value, label: word(value) }))}
          onChange={(formation) => move({ how: "none", formation })}
        />
      );
    case "artillery":
      return (
        <Choice
          question={text.say("ask.formation")}
          value={facts.formation}
          options={(["deployed", "limbered"] as const).map((value) => ({
            value,
            label: word(value),
          }))}
          onChange={(formation) => move({ how: "none", formation })}
        />
      );
    case "screen":
      return null;
  }
}
