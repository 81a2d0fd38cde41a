import type { DiceBySide } from "@adjutant/battle";
import type { ReactElement } from "react";
import { Choice } from "../../parts/Choice.tsx";
import type { DiceChoice } from "../../settings.ts";
import { useText } from "../../text.ts";

/** Whose dice: for both sides alike, or one side types its own and for the other the app rolls. */
export interface DiceAgreed {
  readonly both: DiceChoice | "each";
  readonly each: readonly [Own, Own];
}

type Own = "app" | "typed";

/** For each side its own, by the ids of the sides; absent where they are alike. */
export function diceBySide(
  { both, each: [first, second] }: DiceAgreed,
  sides: readonly { readonly id: string }[],
): DiceBySide | undefined {
  const [one, other] = sides;
  if (both !== "each" || one === undefined || other === undefined) return undefined;
  return { [one.id]: first, [other.id]: second };
}

/** Agrees on the dice: alike for both, or for each side. */
export function DiceAgreement(props: {
  readonly dice: DiceAgreed;
  /** Names of the sides, as they will fight. */
  readonly sides: readonly string[];
  readonly onChange: (dice: DiceAgreed) => void;
}): ReactElement {
  const text = useText();
  const { dice, sides, onChange } = props;
  const [first, second] = dice.each;
  return (
    <div className="stack">
      <Choice
        question={text.say("settings.dice")}
        value={dice.both}
        options={(["mixed", "typed", "app", "each"] as const).map((value) => ({
          value,
          label: value === "each" ? text.say("new.diceEach") : text.word("dice", value),
        }))}
        onChange={(both) => onChange({ ...dice, both })}
      />
      {dice.both === "each" &&
        sides.map((name, index) => (
          <Choice
            key={name}
            question={name}
            value={index === 0 ? first : second}
            options={(["typed", "app"] as const).map((value) => ({
              value,
              label: text.word("dice", value),
            }))}
            onChange={(own) =>
              onChange({ ...dice, each: index === 0 ? [own, second] : [first, own] })
            }
          />
        ))}
    </div>
  );
}
