import { phases } from "@adjutant/battle";
import { type ReactElement, useState } from "react";
import { Button } from "react-aria-components/Button";
import { useBattle } from "../battle/useBattle.ts";
import { go } from "../router.ts";
import { useText } from "../text.ts";

/** On to the next phase; what is due holds it, unless the players insist. */
export function AdvanceButton(): ReactElement {
  const text = useText();
  const { companion, act } = useBattle();
  const [heldAt, setHeldAt] = useState<string | null>(null);
  const here = `${companion.turn} ${companion.phase}`;
  const next = phases[(phases.indexOf(companion.phase) + 1) % phases.length] ?? "compulsory";
  const word =
    companion.phase === phases.at(-1)
      ? text.say("turn.line", { turn: companion.turn + 1 })
      : text.word("phase", next);
  if (heldAt === here) {
    return (
      <Button
        className="button primary"
        onPress={() => {
          setHeldAt(null);
          act({ type: "advance", overrule: true });
        }}
      >
        {text.say("act.advanceAnyway", { phase: word })}
      </Button>
    );
  }
  return (
    <Button
      className="button strong"
      onPress={() => {
        if (act({ type: "advance" })) return;
        setHeldAt(here);
        go({ screen: "due" });
      }}
    >
      {text.say("act.advance", { phase: word })}
    </Button>
  );
}
