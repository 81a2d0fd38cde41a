import type { ReactElement, ReactNode } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";

export interface CheckProps {
  readonly label: ReactNode;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly disabled?: boolean;
  /** The map has measured it: told where it holds, and asked of nobody. */
  readonly measured?: boolean;
}

/** A fact that holds or does not: a chip with a tick box. */
export function Check(props: CheckProps): ReactElement | null {
  const { label, value, onChange, disabled } = props;
  if (props.measured === true) return value ? <span className="measured">{label}</span> : null;
  return (
    <ToggleButton
      className="chip check"
      isSelected={value}
      isDisabled={disabled ?? false}
      onChange={onChange}
    >
      <svg className="tick" viewBox="0 0 16 16" aria-hidden="true">
        <rect x="1" y="1" width="14" height="14" />
        {value && <path d="M3.500 8l3.200 3.500L12.500 4" />}
      </svg>
      {label}
    </ToggleButton>
  );
}
