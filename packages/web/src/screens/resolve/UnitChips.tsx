import type { ReactElement } from "react";
import type { UnitView } from "../../battle/view.ts";
import { Check } from "../../parts/Check.tsx";
import { useText } from "../../text.ts";

/** Units as tick chips, for the few that a fold asks for. */
export function UnitChips(props: {
  readonly question: string;
  readonly units: readonly UnitView[];
  readonly chosen: readonly string[];
  readonly most: number;
  readonly disabled: boolean;
  readonly onChange: (units: readonly UnitView[]) => void;
}): ReactElement {
  const text = useText();
  const { chosen, most } = props;
  const pick = (ids: readonly string[]): void =>
    props.onChange(ids.flatMap((id) => props.units.filter((unit) => unit.id === id)));
  return (
    <fieldset className="unit-chips">
      <legend className="question">{props.question}</legend>
      {props.units.length === 0 && <p>{text.say("ask.nobody")}</p>}
      <div className="chips">
        {props.units.map(({ id, name }) => (
          <Check
            key={id}
            label={name}
            value={chosen.includes(id)}
            disabled={props.disabled || (!chosen.includes(id) && most > 1 && chosen.length >= most)}
            onChange={(on) => {
              if (!on) pick(chosen.filter((one) => one !== id));
              else pick(most === 1 ? [id] : [...chosen, id]);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
