import { seededDice } from "@adjutant/rules";
import { type ReactElement, useState } from "react";
import { Button } from "react-aria-components/Button";
import { useBattle } from "../battle/useBattle.ts";
import { DicePad } from "../parts/DicePad.tsx";
import type { Face } from "../parts/Die.tsx";
import { entropy, toFace } from "../resolve/dice.ts";
import { clickDice } from "../sound.ts";
import { useText } from "../text.ts";
import type { OnTheWay } from "./TasksScreen.tsx";

/** The dice of a tasking: how much farther, or whether a casualty returns. */
export function TaskDice(props: {
  readonly sent: OnTheWay;
  readonly onDone: (faces: readonly Face[], typed: number) => void;
  readonly onLeave: () => void;
}): ReactElement {
  const text = useText();
  const { diceOf } = useBattle();
  const { task, dice: wanted } = props.sent;
  const dice = diceOf(task.side);
  const [typed, setTyped] = useState<readonly Face[]>([]);
  const roll = (): void => {
    const source = seededDice(entropy());
    const missing = Array.from({ length: wanted - typed.length }, () => toFace(source.face()));
    clickDice(missing.length);
    props.onDone([...typed, ...missing], typed.length);
  };
  const type = (face: Face): void => {
    const faces = [...typed, face];
    clickDice();
    setTyped(faces);
    if (faces.length === wanted) props.onDone(faces, wanted);
  };
  return (
    <div className="sticky-foot">
      <div className="before-dice">
        <Button className="button" onPress={props.onLeave}>
          {text.say("act.back")}
        </Button>
      </div>
      <DicePad
        title={text.clause(`tasking.${task.tasking}`).title}
        detail={`${wanted}D6`}
        wanted={wanted}
        typed={typed}
        onFace={dice === "app" ? null : type}
        onBack={typed.length > 0 ? () => setTyped(typed.slice(0, -1)) : null}
        onRoll={dice === "typed" ? null : roll}
        words={{
          roll: text.say("act.roll"),
          back: text.say("dice.back"),
          progress: text.say("dice.progress", { typed: typed.length, wanted }),
          face: (face) => text.say("dice.face", { face }),
        }}
      />
    </div>
  );
}
