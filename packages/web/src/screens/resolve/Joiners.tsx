import type { Joined } from "@adjutant/battle";
import type { MeleeParty } from "@adjutant/rules";
import type { ReactElement } from "react";
import { useBattle } from "../../battle/useBattle.ts";
import type { UnitView } from "../../battle/view.ts";
import { useText } from "../../text.ts";
import { UnitChips } from "./UnitChips.tsx";

/** Who joins the second round of a melee over the map, on either side, by name (`melee.support`). */
export function Joiners(props: {
  readonly attacker: UnitView;
  readonly defender: UnitView;
  readonly joined: Joined;
  readonly locked: boolean;
  readonly onChange: (joined: Joined) => void;
}): ReactElement {
  const { joined } = props;
  const text = useText();
  const { joiners, table, unit } = useBattle();
  const may = joiners(props.attacker.id, props.defender.id);
  const { most } = table.book.clauses["melee.support"].value;
  return (
    <>
      {(["attacker", "defender"] as const satisfies readonly MeleeParty[]).map((party) => (
        <UnitChips
          key={party}
          question={text.say("ask.supports", { name: props[party].name })}
          units={may[party].flatMap((id) => unit(id) ?? [])}
          chosen={joined[party] ?? []}
          most={most}
          disabled={props.locked}
          onChange={(units) => props.onChange({ ...joined, [party]: units.map(({ id }) => id) })}
        />
      ))}
    </>
  );
}
