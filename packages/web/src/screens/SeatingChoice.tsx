import { type ReactElement, useState } from "react";
import { Button } from "react-aria-components/Button";
import { type Seating, seatings } from "../battle/seats.ts";
import { Choice } from "../parts/Choice.tsx";
import { useText } from "../text.ts";

/** Who sees what, and what that means. */
export function SeatingChoice(props: {
  readonly seating: Seating;
  readonly onChange: (seating: Seating) => void;
  /** What was hidden so far lies open at once, so it is asked twice. */
  readonly hidden?: boolean;
}): ReactElement {
  const text = useText();
  const { seating, onChange } = props;
  const [asked, setAsked] = useState(false);
  const chosen = asked ? "table" : seating;
  return (
    <div>
      <Choice
        question={text.say("seating.question")}
        value={chosen}
        options={seatings.map((value) => ({ value, label: text.say(`seating.${value}`) }))}
        onChange={(value) => {
          const opens = value === "table" && props.hidden === true;
          setAsked(opens);
          if (!opens && value !== seating) onChange(value);
        }}
      />
      {asked ? (
        <div className="refused stack" role="alert">
          <p>{text.say("seating.openWarning")}</p>
          <Button
            className="button strong"
            onPress={() => {
              setAsked(false);
              onChange("table");
            }}
          >
            {text.say("seating.openAgreed")}
          </Button>
        </div>
      ) : (
        <p className="soft hint">{text.say(`seating.${chosen}.hint`)}</p>
      )}
    </div>
  );
}
