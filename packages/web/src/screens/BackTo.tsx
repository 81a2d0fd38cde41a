import { type ReactElement, useState } from "react";
import { Button } from "react-aria-components/Button";
import { useBattle } from "../battle/useBattle.ts";
import { Icon } from "../parts/icons.tsx";
import { useText } from "../text.ts";

/** Takes the battle back to before an entry of the log, or brings back what was undone last. */
export function BackTo({ entry, undone }: { entry: string; undone: boolean }): ReactElement | null {
  const text = useText();
  const { backTo, canRedo, act } = useBattle();
  const [asked, setAsked] = useState(false);
  if (undone) {
    return canRedo ? (
      <Button className="button" onPress={() => act({ type: "redo" })}>
        <Icon name="redo" /> {text.say("back.redo")}
      </Button>
    ) : null;
  }
  // The last step stands first, and has its own button at the bottom edge.
  const later = backTo.indexOf(entry);
  if (later < 1) return null;
  if (!asked) {
    return (
      <Button className="button quiet-edge" onPress={() => setAsked(true)}>
        {text.say("back.to")}
      </Button>
    );
  }
  return (
    <section className="refused stack" role="alert">
      <p>{text.say("back.warning", { count: later })}</p>
      <div className="warning-acts">
        <Button
          className="button strong"
          onPress={() => {
            setAsked(false);
            act({ type: "undo", to: entry });
          }}
        >
          {text.say("back.sure")}
        </Button>
        <Button className="button" onPress={() => setAsked(false)}>
          {text.say("back.leave")}
        </Button>
      </div>
    </section>
  );
}
