import { isDeclaring } from "@adjutant/battle";
import type { ReactElement } from "react";
import { chargesOpen } from "../../battle/declared.ts";
import { useSeen } from "../../battle/useSeen.ts";
import { useText } from "../../text.ts";
import { FollowList } from "../FollowList.tsx";

/** The charges that a unit has declared, or that are declared on it: on the cards of both. */
export function ChargesOf({ unit: id }: { readonly unit: string }): ReactElement | null {
  const text = useText();
  const { view } = useSeen();
  const charges = chargesOpen(view).filter(({ unit, enemy }) => unit === id || enemy === id);
  if (charges.length === 0) return null;
  return (
    <section className="stack">
      <h3 className="section-title">
        {text.say(isDeclaring(view) ? "charge.standing" : "charge.toResolve")}
      </h3>
      <FollowList follows={charges} />
    </section>
  );
}
