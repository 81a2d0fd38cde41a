import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { useSeen } from "../battle/useSeen.ts";
import { useText } from "../text.ts";
import { Icon } from "./icons.tsx";

/** Takes the last step back. */
export function UndoButton(): ReactElement {
  const text = useText();
  const { canUndo, act } = useSeen();
  return (
    <Button
      className="button"
      aria-label={text.say("act.undo")}
      isDisabled={!canUndo}
      onPress={() => act({ type: "undo" })}
    >
      <Icon name="undo" />
    </Button>
  );
}
