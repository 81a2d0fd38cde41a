/**
 * Facts as the map has measured them, read back from a situation: the screens of a resolution show
 * them where players beside a table would be asked. What people choose stays as they chose it.
 */
import type { UnitView } from "../battle/view.ts";
import type { ChargeFacts } from "./chargeFacts.ts";
import type { FireFacts, FireResolution, Sight } from "./fireFacts.ts";
import type { Table } from "./known.ts";
import type { DisciplineFacts, MeleeFacts } from "./meleeFacts.ts";
import type { ToResolve } from "./plan.ts";

type Find = (id: string) => UnitView | null;
type Of<Name extends ToResolve["procedure"]> = Extract<
  ToResolve,
  { readonly procedure: Name }
>["situation"];

/** The units of parts of a situation, with the parts. */
function named<Part extends { readonly unit: { readonly id?: string } }>(
  parts: readonly Part[],
  find: Find,
): readonly { readonly unit: UnitView; readonly part: Part }[] {
  return parts.flatMap((part) => {
    const unit = find(part.unit.id ?? "");
    return unit === null ? [] : [{ unit, part }];
  });
}

export function measuredFire(
  { procedure, situation }: FireResolution,
  facts: FireFacts,
  find: Find,
  { book }: Table,
): FireFacts {
  const [main, ...further] = situation.targets;
  const { screenBetween, generals } = situation;
  const [screen] = screenBetween === undefined ? [] : named([screenBetween], find);
  const { full, half } = {
    full: book.clauses["fire.sight.full"].value.from,
    half: book.clauses["fire.sight.half"].value.from,
  };
  const share = situation.share ?? 1;
  const sight: Sight = share >= full ? "full" : share >= half ? "half" : "none";
  const guns = procedure === "artillery" ? situation : null;
  return {
    ...facts,
    distance: main.distance,
    cover: main.cover ?? "none",
    targetGround: main.ground ?? "open",
    leadsCharge: main.leadsCharge ?? false,
    supported: main.test?.supported ?? false,
    moved: situation.moved ?? "none",
    changedFormation: situation.changedFormation ?? false,
    reformed: situation.reformed ?? false,
    ground: situation.ground ?? "open",
    sight,
    ownGeneralNear: generals?.own ?? false,
    enemyGeneralNear: generals?.enemy ?? false,
    further: named(further, find).map(({ unit, part }) => ({
      unit,
      distance: part.distance,
      cover: part.cover ?? "none",
    })),
    screen: screen === undefined ? null : { unit: screen.unit, gap: screen.part.gap },
    ...(guns !== null && {
      unlimbered: guns.unlimbered ?? false,
      assaultFire: guns.assaultFire ?? false,
      behind: named(guns.behind ?? [], find).map(({ unit, part }) => ({
        unit,
        gap: part.gap,
        behind: (part.share ?? 1) >= book.clauses["bounce.behind"].value.shareFrom,
        ground: part.ground ?? "open",
      })),
    }),
    ...(procedure === "rocket" && { friendNear: situation.friendNear ?? true }),
  };
}

export function measuredCharge(situation: Of<"charge">, facts: ChargeFacts): ChargeFacts {
  const { charger, defender, generals } = situation;
  return {
    ...facts,
    distance: situation.distance ?? facts.distance,
    flank: charger.flank ?? false,
    defenderSupports: defender.supports ?? 0,
    infantryAssault: charger.infantryAssault ?? false,
    lostToFire: charger.lostToFire ?? 0,
    uphill: defender.uphill ?? false,
    cover: defender.cover ?? "none",
    ownGeneralNear: generals?.own ?? false,
    enemyGeneralNear: generals?.enemy ?? false,
  };
}

export function measuredMelee(situation: Of<"melee">, facts: MeleeFacts): MeleeFacts {
  const { attacker, defender } = situation;
  return {
    ...facts,
    round: situation.round ?? facts.round,
    elan: attacker.elan ?? false,
    defenderElan: defender.elan ?? false,
    flank: attacker.flank ?? false,
    defenderFlank: defender.flank ?? false,
    ground: situation.ground ?? "open",
  };
}

export function measuredDiscipline(situation: Of<"discipline">): DisciplineFacts {
  return {
    general: situation.general ?? false,
    supported: situation.supported ?? false,
    cover: situation.cover ?? false,
  };
}
