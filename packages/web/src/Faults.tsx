import { Component, type ReactNode } from "react";
import type { Text } from "./text.ts";

interface FaultsProps {
  readonly text: Text;
  readonly children: ReactNode;
}

/** A fault of ours leaves a way back; the battle is on the disk. */
export class Faults extends Component<FaultsProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    const { text } = this.props;
    return (
      <main className="pane-body">
        <h1>{text.say("app.broken")}</h1>
        <p>{text.say("app.brokenSafe")}</p>
        <a className="button primary" href="./" onClick={() => location.reload()}>
          {text.say("app.again")}
        </a>
      </main>
    );
  }
}
