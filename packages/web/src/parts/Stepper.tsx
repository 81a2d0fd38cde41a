import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { stepped } from "./BandScale.tsx";
import "./bandscale.css";

/** A number with a key on either side, for distances and counts. */
export function Stepper(props: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly format: (value: number) => string;
  readonly words: { readonly less: string; readonly more: string };
  readonly step?: number;
  readonly most?: number;
  /** Default 0. */
  readonly least?: number;
  readonly disabled?: boolean;
}): ReactElement {
  const { value, step = 1, least = 0, most = Number.POSITIVE_INFINITY } = props;
  const { disabled = false } = props;
  return (
    <Group className="stepper" aria-label={props.label}>
      <span className="question">{props.label}</span>
      <span className="scale-exact">
        <Button
          className="step"
          aria-label={props.words.less}
          isDisabled={disabled || value <= least}
          onPress={() => props.onChange(stepped(value, -step, least))}
        >
          −
        </Button>
        <output className="figures">{props.format(value)}</output>
        <Button
          className="step"
          aria-label={props.words.more}
          isDisabled={disabled || value >= most}
          onPress={() => props.onChange(Math.min(most, stepped(value, step, least)))}
        >
          +
        </Button>
      </span>
    </Group>
  );
}
