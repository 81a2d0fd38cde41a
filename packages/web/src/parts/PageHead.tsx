import type { ReactElement, ReactNode } from "react";
import { href, type Route } from "../router.ts";
import { capital, unbroken, useText } from "../text.ts";
import { Icon } from "./icons.tsx";

/** A screen's title, with the way back. */
export function PageHead(props: {
  readonly title: string;
  /** A screen, or wherever the reader came from. */
  readonly back: Route | "history";
  readonly children?: ReactNode;
}): ReactElement {
  const text = useText();
  return (
    <div className="page-head">
      {props.back === "history" ? (
        <button
          type="button"
          className="back"
          aria-label={text.say("act.back")}
          onClick={() => history.back()}
        >
          <Icon name="back" />
        </button>
      ) : (
        <a className="back" href={href(props.back)} aria-label={text.say("act.back")}>
          <Icon name="back" />
        </a>
      )}
      <h1>{unbroken(capital(props.title))}</h1>
      {props.children}
    </div>
  );
}
