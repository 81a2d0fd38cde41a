import type { SituationKnown, WithVisible } from "@adjutant/battle";
import {
  type Cover,
  coverOf,
  type FireTarget,
  type Ground,
  gunLimits,
  inScale,
  type Moved,
  skirmishRange,
  type Unit,
  type UnitBehind,
  volleyRange,
} from "@adjutant/rules";
import { type Known, onTheTable, type Table, testFacts } from "./known.ts";

/** How much of the firer can see and reach, as the players judge it. */
export type Sight = "full" | "half" | "none";

export interface FurtherTarget {
  readonly unit: Known;
  readonly distance: number;
  readonly cover: Cover;
}

export interface Behind {
  readonly unit: Known;
  readonly gap: number;
  /** At least half of its formation stands strictly behind the target (`bounce.behind`). */
  readonly behind: boolean;
  readonly ground: Ground;
}

/** What the players are asked when a unit fires; each fact begins at its likeliest answer. */
export interface FireFacts {
  readonly distance: number;
  readonly cover: Cover;
  readonly targetGround: Ground;
  readonly moved: Moved;
  readonly changedFormation: boolean;
  readonly reformed: boolean;
  readonly unlimbered: boolean;
  readonly ground: Ground;
  readonly sight: Sight;
  readonly assaultFire: boolean;
  /** The target is charging the firer, and leads. */
  readonly leadsCharge: boolean;
  readonly supported: boolean;
  readonly ownGeneralNear: boolean;
  readonly enemyGeneralNear: boolean;
  readonly further: readonly FurtherTarget[];
  readonly screen: { readonly unit: Known; readonly gap: number } | null;
  readonly behind: readonly Behind[];
  readonly friendNear: boolean;
}

export type FireKind = "volley" | "skirmish" | "artillery" | "rocket";

export type FireResolution = {
  [Kind in FireKind]: { readonly procedure: Kind; readonly situation: SituationKnown<Kind> };
}[FireKind];

/** What a band of distance is called. */
export type Reach = "near" | "musket" | "rifle" | "canister" | "effective" | "long" | "rocket";

export interface RangeBand {
  readonly key: Reach;
  readonly upTo: number;
}

/** The ends of the bands that matter to this firer, nearest first, in the scale's unit. */
export function rangeBands(
  firer: Unit,
  kind: FireKind,
  { scale, book }: Table,
): readonly RangeBand[] {
  switch (kind) {
    case "volley":
      return firer.arm === "infantry"
        ? nearThen(
            inScale(book.clauses["volley.columnClose"].value.within, scale),
            volleyRange(firer, scale, book),
            "musket",
          )
        : [];
    case "skirmish": {
      if (firer.arm !== "infantry" && firer.arm !== "screen") return [];
      const range = skirmishRange(firer, scale, book);
      return firer.weapon === "rifle"
        ? nearThen(inScale(book.clauses["skirmish.hit"].value.rifleWithin, scale), range, "rifle")
        : [{ key: "musket", upTo: range }];
    }
    case "artillery": {
      const limits = firer.arm === "artillery" ? gunLimits(firer, book) : null;
      if (limits === null) return [];
      return (["canister", "effective", "long"] as const).map((key) => ({
        key,
        upTo: inScale(limits[key], scale),
      }));
    }
    case "rocket":
      return [
        { key: "rocket", upTo: inScale(book.clauses["fire.range.rockets"].value.limit, scale) },
      ];
  }
}

function nearThen(near: number, range: number, key: Reach): RangeBand[] {
  return near < range
    ? [
        { key: "near", upTo: near },
        { key, upTo: range },
      ]
    : [{ key, upTo: range }];
}

/** Where each fact begins: what is seen most often at a table, and what the roster knows. */
export function likelyFire(
  firer: Known<Unit>,
  target: Known,
  kind: FireKind,
  table: Table,
  /** The target leads a charge: where it is fired at, says `charge.defensiveFire`. */
  atCharge = false,
): FireFacts {
  const bands = rangeBands(firer.unit, kind, table);
  const { musketsAt } = table.book.clauses["charge.defensiveFire"].value;
  const distance = atCharge
    ? kind === "artillery"
      ? bands[0]?.upTo
      : inScale(musketsAt, table.scale)
    : (bands[1] ?? bands[0])?.upTo;
  return {
    distance: distance ?? 0,
    cover: coverOf(onTheTable(target.unit), undefined),
    targetGround: "open",
    moved: firer.moved,
    changedFormation: firer.changedFormation,
    reformed: firer.reformed,
    unlimbered: firer.unlimbered,
    ground: "open",
    sight: "full",
    assaultFire: false,
    leadsCharge: atCharge,
    supported: false,
    ownGeneralNear: firer.general,
    enemyGeneralNear: target.general,
    further: [],
    screen: null,
    behind: [],
    friendNear: true,
  };
}

/** The situation that the rules resolve, or null where this firer cannot fire in this way. */
export function fireSituation(
  firer: Known<Unit>,
  target: Known,
  kind: FireKind,
  facts: FireFacts,
  table: Table,
): FireResolution | null {
  const targets: [Target, ...Target[]] = [
    fireTarget(target, facts.distance, facts.cover, facts),
    ...facts.further.map(({ unit, distance, cover }) =>
      fireTarget(unit, distance, cover, { ...facts, leadsCharge: false }),
    ),
  ];
  const common = {
    scale: table.scale,
    options: table.options,
    generals: { own: facts.ownGeneralNear, enemy: facts.enemyGeneralNear },
    moved: facts.moved,
    changedFormation: facts.changedFormation,
    reformed: facts.reformed,
    ground: facts.ground,
    share: shareOf(facts.sight, table),
    straightAheadOnly: firer.order === "hesitant",
    targets,
    ...(facts.screen === null
      ? {}
      : { screenBetween: { unit: facts.screen.unit.unit, gap: facts.screen.gap } }),
  };
  const { unit } = firer;
  switch (kind) {
    case "volley":
      return unit.arm === "infantry"
        ? { procedure: "volley", situation: { ...common, firer: unit } }
        : null;
    case "skirmish":
      return unit.arm === "infantry" || unit.arm === "screen"
        ? { procedure: "skirmish", situation: { ...common, firer: unit } }
        : null;
    case "artillery":
      return unit.arm === "artillery" && unit.kind !== "rocket"
        ? {
            procedure: "artillery",
            situation: {
              ...common,
              firer: unit,
              assaultFire: facts.assaultFire,
              unlimbered: facts.unlimbered,
              behind: facts.behind.map((behind) => unitBehind(behind, table)),
            },
          }
        : null;
    case "rocket":
      return unit.arm === "artillery" && unit.kind === "rocket"
        ? {
            procedure: "rocket",
            situation: { ...common, firer: unit, friendNear: facts.friendNear },
          }
        : null;
  }
}

type Target = WithVisible<FireTarget>;

function fireTarget(
  target: Known,
  distance: number,
  cover: Cover,
  facts: Pick<FireFacts, "leadsCharge" | "supported" | "targetGround">,
): Target {
  return {
    unit: target.unit,
    distance,
    cover: coverOf(onTheTable(target.unit), cover),
    ground: facts.targetGround,
    leadsCharge: facts.leadsCharge,
    test: testFacts(target, facts.supported),
  };
}

function unitBehind(
  { unit, gap, behind, ground }: Behind,
  { book }: Table,
): WithVisible<UnitBehind> {
  const { shareFrom } = book.clauses["bounce.behind"].value;
  return { unit: unit.unit, gap, share: behind ? shareFrom : 0, ground };
}

function shareOf(sight: Sight, { book }: Table): number {
  switch (sight) {
    case "full":
      return 1;
    case "half":
      return book.clauses["fire.sight.half"].value.from;
    case "none":
      return 0;
  }
}
