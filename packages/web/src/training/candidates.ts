import type { Refusal } from "@adjutant/rules";
import type { Battle } from "../battle/useBattle.ts";
import type { UnitView } from "../battle/view.ts";
import type { ResolutionKind } from "../router.ts";

/** Who could take the lesson now, and at whom; or why nobody can. */
export type Candidate =
  | { readonly kind: ResolutionKind; readonly unit: UnitView; readonly target: UnitView }
  | { readonly barred: Refusal | null };

/** What each lesson is taught with: the column charges, the line fires. */
const teaches: Readonly<
  Record<"guns" | "volley" | "charge", (unit: UnitView, phasing: string | null) => number>
> = {
  guns: ({ side, unit }, phasing) =>
    unit.arm === "artillery" && unit.kind !== "rocket" ? (side === phasing ? 2 : 1) : 0,
  volley: ({ unit }) => {
    if (unit.arm !== "infantry" || unit.formation === undefined) return 0;
    if (unit.formation === "openOrder") return 0;
    return unit.formation === "line" ? 2 : 1;
  },
  charge: ({ side, unit }, phasing) => {
    if (unit.arm !== "infantry" && unit.arm !== "cavalry") return 0;
    return (unit.formation === "attackColumn" ? 2 : 1) + (side === phasing ? 2 : 0);
  },
};

/** The best teacher of a kind that the rules, and the curtain, let act now, with a target worth it. */
export function candidate(
  kind: keyof typeof teaches,
  battle: Pick<Battle, "sides" | "view" | "bar" | "enemiesOf" | "mayAct">,
): Candidate {
  const { phasing, acting } = battle.view;
  const units = battle.sides
    .flatMap(({ brigades }) => brigades.flatMap(({ units: all }) => all))
    // Whose part of the phase it is: why the others cannot is of no use to anybody.
    .filter(({ side }) => battle.mayAct(side) && side === (acting ?? side))
    .filter(({ gone, arrives }) => gone === null && arrives === null)
    .map((unit) => ({ unit, worth: teaches[kind](unit, phasing) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  let barred: Refusal | null = null;
  for (const { unit } of units) {
    const refused = battle.bar(unit, kind);
    const [target] = battle
      .enemiesOf(unit.side)
      .filter(({ unit: { arm } }) => arm === "infantry")
      .sort((a, b) => rank(kind, b) - rank(kind, a));
    if (refused === null && target !== undefined) return { kind, unit, target };
    barred ??= refused;
  }
  return { barred };
}

/** A volley is best at a column; guns and charges at whoever stands in line. */
function rank(kind: keyof typeof teaches, { unit }: UnitView): number {
  const column = unit.arm === "infantry" && unit.formation === "attackColumn";
  return Number(column === (kind === "volley"));
}
