import { phases } from "@adjutant/battle";
import { type ReactElement, useState } from "react";
import { Button } from "react-aria-components/Button";
import { namesIn } from "../battle/headline.ts";
import type { RollNow } from "../battle/rollsNow.ts";
import { useBattle } from "../battle/useBattle.ts";
import { go, href } from "../router.ts";
import { capital, type Text, useText } from "../text.ts";

/**
 * What comes next: a roll that the phase asks for, else on to the next phase. What is due stands in
 * the way once; whoever has seen it may go on all the same.
 */
export function AdvanceButton(): ReactElement {
  const text = useText();
  const { companion, act, due, rolls, toChoose } = useBattle();
  const [heldAt, setHeldAt] = useState<string | null>(null);
  const here = `${companion.turn} ${companion.phase}`;
  const next = phases[(phases.indexOf(companion.phase) + 1) % phases.length] ?? "compulsory";
  const word =
    companion.phase === phases.at(-1)
      ? text.say("turn.line", { turn: companion.turn + 1 })
      : text.word("phase", next);
  const [roll] = rolls;
  if (roll !== undefined) {
    return (
      <a className="button primary" href={href({ screen: "roll", kind: roll.kind, of: roll.of })}>
        {rollWord(roll, namesIn(companion, text), text)}
      </a>
    );
  }
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
        // Moves on the table lapse with their phase, so they are shown before it ends.
        const open = due.length + toChoose.length > 0;
        if (!open && act({ type: "advance" })) return;
        setHeldAt(here);
        go({ screen: "due" });
      }}
    >
      {text.say("act.advance", { phase: word })}
    </Button>
  );
}

/** "Command roll: Kempt's advanced corps". */
export function rollWord({ kind, of }: RollNow, name: (id: string) => string, text: Text): string {
  const what = text.word("procedure", kind);
  return capital(
    text.say("act.rollFor", { what, named: of === "" ? "no" : "yes", name: name(of) }),
  );
}
