import type { ReactElement } from "react";
import { Check } from "../../parts/Check.tsx";
import { More } from "../../parts/More.tsx";
import { useText } from "../../text.ts";

interface Near {
  readonly ownGeneralNear: boolean;
  readonly enemyGeneralNear: boolean;
}

/** Are generals near enough for Fate to find them; the table asks only after a double six. */
export function GeneralsNear(props: {
  readonly facts: Near;
  readonly change: (part: Partial<Near>) => void;
  readonly locked: boolean;
}): ReactElement {
  const text = useText();
  const { facts, change, locked } = props;
  return (
    <More title={text.say("more.fate")}>
      <div className="chips">
        <Check
          label={text.say("fact.ownGeneralNear")}
          value={facts.ownGeneralNear}
          onChange={(ownGeneralNear) => change({ ownGeneralNear })}
          disabled={locked}
        />
        <Check
          label={text.say("fact.enemyGeneralNear")}
          value={facts.enemyGeneralNear}
          onChange={(enemyGeneralNear) => change({ enemyGeneralNear })}
          disabled={locked}
        />
      </div>
    </More>
  );
}
