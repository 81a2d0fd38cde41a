import type { Formation } from "@adjutant/field";
import type { ReactElement } from "react";
import type { OwnUnitView } from "../battle/view.ts";
import { Choice } from "../parts/Choice.tsx";
import { useText } from "../text.ts";
import { formationsOf } from "./formations.ts";

/** Which formation a unit is to be in. */
export function FormationChoice(props: {
  readonly unit: OwnUnitView;
  readonly value: Formation | null;
  readonly onChange: (formation: Formation) => void;
}): ReactElement {
  const text = useText();
  const { unit } = props.unit;
  return (
    <Choice
      question={text.say("ask.formation")}
      // Of a radio group nothing need be chosen.
      value={props.value ?? ("" as Formation)}
      options={formationsOf(unit).map((value) => ({
        value,
        label: text.word("formation", value, unit.arm),
      }))}
      onChange={props.onChange}
    />
  );
}
