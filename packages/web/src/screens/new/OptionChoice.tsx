import { type OptionId, optionIds } from "@adjutant/rules";
import type { ReactElement } from "react";
import { Check } from "../../parts/Check.tsx";
import { More } from "../../parts/More.tsx";
import { capital, useText } from "../../text.ts";

/** Options that are on or off; the other three have questions of their own. */
const switches = optionIds.filter((id) => id !== "marking" && id !== "scale" && id !== "dice");

/** The other readings of the rules, each with what it says; all off unless the players agree. */
export function OptionChoice(props: {
  readonly on: ReadonlySet<OptionId>;
  readonly onChange: (on: ReadonlySet<OptionId>) => void;
}): ReactElement {
  const text = useText();
  const { on } = props;
  return (
    <More title={text.say("new.options", { count: on.size })}>
      <ul className="option-list">
        {switches.map((id) => {
          const { title, text: words } = text.clause(id);
          return (
            <li key={id}>
              <Check
                // The fold says already that these are options.
                label={capital(title.replace(/^[^:]*: /, ""))}
                value={on.has(id)}
                onChange={(value) => {
                  const next = new Set(on);
                  if (value) next.add(id);
                  else next.delete(id);
                  props.onChange(next);
                }}
              />
              <p>{words}</p>
            </li>
          );
        })}
      </ul>
    </More>
  );
}
