/** §8 Melee and falling back. */
import type { MeleeTable } from "../working.ts";
import { bands, type Clause, clause, distance, modifier, type Step, words } from "./clause.ts";

/** What happens when both sides inflict the same. */
export type MeleeDraw = "eachChooses" | "defenderChooses" | "cavalryRetires" | "none";

export type MeleeLoss = "retire" | "retreat" | "rout" | "disperse";

export interface MeleeCell {
  readonly loser: MeleeLoss;
  /** What a garrison that loses does instead, where it is not the same: it gives up its place. */
  readonly garrison?: MeleeLoss;
  /** How the winner stands afterwards; `asItIs` changes nothing. */
  readonly winner: "formed" | "unformed" | "asItIs";
}

export interface MeleeColumns {
  readonly draw: MeleeDraw;
  /** By difference in casualties inflicted, 1 or more. */
  readonly cells: readonly Step<MeleeCell>[];
}

const at = (
  upTo: number | null,
  loser: MeleeCell["loser"],
  winner: MeleeCell["winner"] = "asItIs",
): Step<MeleeCell> => ({ upTo, loser, winner });

export const melee = {
  "melee.base": clause(["S002", ["public", "others"], ["house", "screen"]], {
    infantry: 5,
    cavalry: 5,
    irregular: 4,
    artillery: 3,
    screen: 2,
    least: 1,
  }),
  "melee.pairs": words("house"),
  "melee.elite": modifier(["public"], { dice: 1 }),
  "melee.grade": clause([["S002", "oneGrade"], "public"], { each: 1 }),
  "melee.heavy": modifier(["S002"], { dice: 2 }),
  "melee.lancer": clause(["public"], { cavalry: 1, foot: 2 }),
  "melee.large": modifier(["public"], { dice: 1 }),
  "melee.small": modifier(["public"], { dice: -1 }),
  "melee.elan": modifier(["S002"], { dice: 1 }),
  "melee.elanColumn": modifier(["S002"], { dice: 2 }),
  "melee.glory": modifier(["public"], { dice: 1 }),
  "melee.band": bands(["S002", ["public", "thresholds"]], -1, -2),
  "melee.unformed": modifier(["S002", ["house", "faltering"]], { dice: -1 }),
  "melee.assault": modifier(["S002"], { dice: -1 }),
  "melee.works": modifier(["public"], { dice: -1 }),
  "melee.burning": modifier(["S000", ["house", "casualtyDie"]], { dice: -1 }),
  "melee.flank": modifier(["public"], { dice: -1 }),
  "melee.support": clause(["S002", ["house", "value"]], {
    each: 1,
    most: 2,
    within: distance(15, 9),
  }),
  "melee.table.foot": clause<MeleeColumns>([["S002", "byTwo"], "house"], {
    draw: "eachChooses",
    cells: [
      at(1, "retire", "unformed"),
      at(2, "retreat", "formed"),
      at(4, "rout"),
      at(null, "disperse"),
    ],
  }),
  "melee.table.cavalry": clause<MeleeColumns>([["S002", "drawn"], "house"], {
    draw: "defenderChooses",
    cells: [
      at(1, "retire", "unformed"),
      at(2, "retreat", "unformed"),
      at(4, "rout"),
      at(null, "disperse"),
    ],
  }),
  "melee.table.cavalryFoot": clause<MeleeColumns>([["S002", "drawnHeavy"], "house"], {
    draw: "cavalryRetires",
    cells: [at(1, "retreat"), at(2, "rout"), at(null, "disperse")],
  }),
  "melee.table.footCavalry": clause<MeleeColumns>(["house"], {
    draw: "none",
    cells: [at(2, "retire"), at(4, "retreat"), at(null, "rout")],
  }),
  "melee.table.garrison": clause<MeleeColumns>([["S002", "drawn"], "house"], {
    draw: "eachChooses",
    cells: [
      { ...at(1, "retire"), garrison: "retreat" },
      at(2, "retreat"),
      at(4, "rout"),
      at(null, "disperse"),
    ],
  }),
  "melee.draw": words("house"),
  "melee.round2": words("S002", ["house", "others"]),
  "melee.joined": words("house"),
  "melee.occupy": words("S002", ["house", "lastSentence"]),
  "melee.generalRisk": words("S002", ["house", "draws"]),
  "fallback.rate": clause(["house"], {
    foot: distance(15, 9),
    limberedGuns: distance(15, 9),
    horse: distance(30, 18),
  }),
  "fallback.retire": clause(["house", ["public", "gap"]], {
    moves: 1,
    after: distance(10, 6),
    behind: distance(5, 3),
  }),
  "fallback.retreat": clause(["house", ["public", "gap"]], { moves: 1.5 }),
  "fallback.rout": clause(["house"], { moves: 2 }),
  "fallback.blocked": clause(["house"], { enemyNearer: distance(5, 3) }),
} satisfies Record<string, Clause<unknown>> &
  Record<`melee.table.${MeleeTable}`, Clause<MeleeColumns>>;
