import type { ReactElement, ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Disclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import "./more.css";

/** A fold: what only the unusual case needs. */
export function More(props: {
  readonly title: ReactNode;
  readonly open?: boolean;
  /** It was opened or closed. */
  readonly onChange?: (open: boolean) => void;
  readonly children: ReactNode;
}): ReactElement {
  const { onChange } = props;
  return (
    <Disclosure
      className="more"
      defaultExpanded={props.open ?? false}
      {...(onChange === undefined ? {} : { onExpandedChange: onChange })}
    >
      <Button slot="trigger" className="more-title">
        <span className="more-mark" aria-hidden="true" />
        {props.title}
      </Button>
      <DisclosurePanel className="more-panel">
        <div className="stack">{props.children}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}
