import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { Icon } from "../parts/icons.tsx";
import { useWords } from "./words.ts";

/** Degrees that one press turns, as the bracket keys do. */
const once = 15;

/** Turns a unit step by step, for thumbs that find no handle. */
export function TurnButtons(props: { readonly onTurn: (degrees: number) => void }): ReactElement {
  const words = useWords();
  return (
    <div className="turn-buttons">
      <Button
        className="button"
        aria-label={words.say("map.turn.left")}
        onPress={() => props.onTurn(-once)}
      >
        <Icon name="left" />
      </Button>
      <Button
        className="button"
        aria-label={words.say("map.turn.right")}
        onPress={() => props.onTurn(once)}
      >
        <Icon name="right" />
      </Button>
    </div>
  );
}
