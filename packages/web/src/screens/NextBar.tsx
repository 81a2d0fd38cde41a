import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { useBattle } from "../battle/useBattle.ts";
import { Icon } from "../parts/icons.tsx";
import { useText } from "../text.ts";
import { AdvanceButton } from "./AdvanceButton.tsx";

/** At the bottom edge of the turn and of what is due: take the last step back, or go on. */
export function NextBar(): ReactElement {
  const text = useText();
  const { canUndo, act } = useBattle();
  return (
    <footer className="bottom-bar turn-bar sticky-foot">
      <Button
        className="button"
        aria-label={text.say("act.undo")}
        isDisabled={!canUndo}
        onPress={() => act({ type: "undo" })}
      >
        <Icon name="undo" />
      </Button>
      <AdvanceButton />
    </footer>
  );
}
