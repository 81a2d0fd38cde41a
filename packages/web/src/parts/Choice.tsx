import type { ReactElement, ReactNode } from "react";
import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import "./choice.css";

export interface ChoiceProps<Value extends string> {
  readonly question: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  /** The map has measured it: the answer is told, and asked of nobody. */
  readonly measured?: boolean;
}

/** One question as a row of chips, already set to the likeliest answer. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): ReactElement {
  if (props.measured === true) {
    const answer = props.options.find(({ value }) => value === props.value);
    return (
      <p className="measured-answer">
        <span className="question">{props.question}</span> <strong>{answer?.label}</strong>
      </p>
    );
  }
  return (
    <RadioGroup
      className="choice"
      orientation="horizontal"
      value={props.value}
      isDisabled={props.disabled ?? false}
      onChange={(chosen) => {
        const option = props.options.find(({ value }) => value === chosen);
        if (option) props.onChange(option.value);
      }}
    >
      <Label className="question">{props.question}</Label>
      <div className="chips">
        {props.options.map(({ value, label }) => (
          <Radio key={value} value={value} className="chip">
            {label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
