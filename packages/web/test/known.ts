import { type SituationKnown, suppose } from "@adjutant/battle";
import { rulebook, type Situations, type Unit } from "@adjutant/rules";
import type { Known, Table } from "../src/resolve/known.ts";

export const table: Table = { scale: "cm", options: {}, book: rulebook };

/** A unit as the roster knows it when nothing has happened yet. */
export function known(id: string, unit: Unit): Known<Unit> {
  return {
    id,
    name: id,
    side: "side",
    unit: { ...unit, id },
    moved: "none",
    changedFormation: false,
    reformed: false,
    unlimbered: false,
    order: "obeys",
    demoralised: false,
    general: false,
  };
}

export const highlanders = known("78th", {
  arm: "infantry",
  grade: "line",
  size: "standard",
  formation: "line",
  british: true,
});
export const column = known("42e", {
  arm: "infantry",
  grade: "veteran",
  size: "standard",
  formation: "attackColumn",
});
export const battery = known("guns", {
  arm: "artillery",
  kind: "gun",
  gun: "medium",
  mount: "foot",
  grade: "line",
  models: 4,
  formation: "deployed",
});

/** A situation of which everything is known. */
export function only(situation: SituationKnown<"artillery">): Situations["artillery"] {
  const [one, ...more] = suppose<"artillery">(situation);
  if (one === undefined || more.length > 0) throw new Error("something is not known");
  return one.situation;
}
