import type { ReactElement } from "react";
import { Check } from "../../parts/Check.tsx";
import { More } from "../../parts/More.tsx";
import { useText } from "../../text.ts";

interface Near {
  readonly ownGeneralNear: boolean;
  readonly enemyGeneralNear: boolean;
}

interface GeneralsProps {
  readonly facts: Near;
  readonly change: (part: Partial<Near>) => void;
}

/** Are generals near enough for Fate to find them; before the dice only for the odds. */
export function GeneralsNear(props: GeneralsProps): ReactElement {
  const text = useText();
  return (
    <More title={text.say("more.fate")}>
      <GeneralChips {...props} />
    </More>
  );
}

/** Asked aloud once a double six has called Fate; until its dice fall both may be changed. */
export function GeneralChips({ facts, change }: GeneralsProps): ReactElement {
  const text = useText();
  return (
    <div className="chips">
      <Check
        label={text.say("fact.ownGeneralNear")}
        value={facts.ownGeneralNear}
        onChange={(ownGeneralNear) => change({ ownGeneralNear })}
      />
      <Check
        label={text.say("fact.enemyGeneralNear")}
        value={facts.enemyGeneralNear}
        onChange={(enemyGeneralNear) => change({ enemyGeneralNear })}
      />
    </div>
  );
}
