import type { ReactElement } from "react";
import { UndoButton } from "../parts/UndoButton.tsx";
import { AdvanceButton } from "./AdvanceButton.tsx";

/** At the bottom edge of the turn and of what is due: take the last step back, or go on. */
export function NextBar(): ReactElement {
  return (
    <footer className="bottom-bar turn-bar sticky-foot">
      <UndoButton />
      <AdvanceButton />
    </footer>
  );
}
