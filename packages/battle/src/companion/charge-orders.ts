/** Orders that a declared charge brings: to resolve it, and to answer it (`charge.reaction`). */
import { type Refusal, type Rulebook, refusal } from "@adjutant/rules";
import { lostWay } from "../map/declared-way.ts";
import { raceFrom } from "../map/race.ts";
import { answerBar } from "./answers.ts";
import { orderBar } from "./bars.ts";
import { meetBar } from "./declare.ts";
import { chargesAt, chargeUnderWay } from "./declared.ts";
import type { FollowUp } from "./follow-up.ts";
import type { LegalOrder, UnitOrder } from "./legal.ts";
import { reactionBar } from "./move-bars.ts";
import type { Board, RosterUnit } from "./state.ts";

/** The charge that a unit has declared, or has caught an evader by, to be resolved (`turn.sequence`). */
export function chargeOrder(
  { order, refused }: LegalOrder<UnitOrder>,
  board: Board,
  roster: RosterUnit,
  book: Rulebook,
): LegalOrder<UnitOrder> {
  const charge = chargeUnderWay(board, roster.id);
  if (refused || !charge) {
    return { order, refused: refused ?? refusal("charge.declare", "undeclared") };
  }
  const target = board.units[charge.enemy ?? ""];
  // Nor is a target that has gone out of sight.
  if (!inSight(target)) return { order, refused: refusal("charge.declare") };
  const lost = () => (charge.kind === "charge" ? lostWay(board, charge, book) : null);
  const why = (target && meetBar(roster, target, book)) ?? lost();
  return { order, refused: why, targets: { [charge.enemy ?? ""]: why } };
}

/** How a unit may answer the charges that stand declared on it (`charge.reaction`). */
export function answerOrders(
  board: Board,
  roster: RosterUnit,
  book: Rulebook,
): readonly LegalOrder<UnitOrder>[] {
  const { unit, brigade } = roster;
  // Who leads a charge out of sight is not named to whom he charges.
  const charges = chargesAt(board, roster.id).filter(({ unit: charger = "" }) =>
    inSight(board.units[charger]),
  );
  const ways = new Map<FollowUp, Refusal | null>();
  const wayBar = (charge: FollowUp): Refusal | null => {
    const known = ways.get(charge);
    if (known !== undefined) return known;
    const bar = lostToRun(board, charge, book);
    ways.set(charge, bar);
    return bar;
  };
  const answering = (
    order: "stand" | "formSquare" | "evade" | "counterCharge",
    own: Refusal | null,
  ): LegalOrder<UnitOrder> => {
    const reaction = order === "formSquare" ? "square" : order;
    const phased = order === "formSquare" ? "reactSquare" : "evade";
    const undeclared = charges.length > 0 ? null : refusal("charge.declare", "undeclared");
    const refused = orderBar(board, brigade, phased, book) ?? own ?? undeclared;
    if (refused) return { order, refused };
    const bars = charges.map((charge) => {
      const charger = board.units[charge.unit ?? ""];
      const bar = charger && answerBar(board, reaction, { roster, charger, charge }, book);
      // To stand, or to meet the charge, nobody need measure.
      const runs = reaction === "square" || reaction === "evade";
      return [charge.unit ?? "", bar ?? (runs ? wayBar(charge) : null)] as const;
    });
    const targets: { readonly [unit: string]: Refusal | null } = Object.fromEntries(bars);
    const open = Object.values(targets).includes(null);
    return { order, refused: open ? null : (Object.values(targets)[0] ?? null), targets };
  };
  const inCharges = board.phase === "charges";
  return [
    ...(inCharges && charges.length > 0 ? [answering("stand", null)] : []),
    ...(inCharges && unit.arm === "infantry"
      ? [answering("formSquare", reactionBar("formSquare", roster))]
      : []),
    answering("evade", reactionBar("evade", roster)),
    ...(inCharges && charges.length > 0 && unit.arm === "cavalry"
      ? [answering("counterCharge", reactionBar("counterCharge", roster))]
      : []),
  ];
}

/** Does the enemy see a unit, wherever troops out of sight are hidden. */
function inSight(roster: RosterUnit | undefined): boolean {
  return roster !== undefined && roster.unseen === null;
}

/** Why the way of a charge that is to be run from is none on the map; at a table the players see that. */
function lostToRun(board: Board, charge: FollowUp, book: Rulebook): Refusal | null {
  const race = raceFrom(board, charge, book);
  return race !== null && "refused" in race ? race.refused : null;
}
