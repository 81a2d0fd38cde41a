import { isDeclaring } from "@adjutant/battle";
import type { ReactElement } from "react";
import { chargesOpen } from "../battle/declared.ts";
import { useSeen } from "../battle/useSeen.ts";
import { useText } from "../text.ts";
import { FollowList } from "./FollowList.tsx";

/** What stands declared while charges are declared; after that it is due (`turn.sequence`). */
export function DeclaredCharges(): ReactElement | null {
  const text = useText();
  const { view } = useSeen();
  const charges = chargesOpen(view);
  if (!isDeclaring(view) || charges.length === 0) return null;
  return (
    <section className="stack">
      <h2 className="section-title">{text.say("charge.standing")}</h2>
      <FollowList follows={charges} />
    </section>
  );
}
