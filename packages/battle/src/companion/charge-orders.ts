/** Orders that a declared charge brings: to resolve it, and to answer it (`charge.reaction`). */
import { type Refusal, type Rulebook, refusal } from "@adjutant/rules";
import { lostWay } from "../map/declared-way.ts";
import { orderBar } from "./bars.ts";
import { meetBar } from "./declare.ts";
import { chargesAt, chargeUnderWay } from "./declared.ts";
import type { FollowUp } from "./follow-up.ts";
import type { LegalOrder, UnitOrder } from "./legal.ts";
import { reactionBar } from "./move-bars.ts";
import { reactBar } from "./react.ts";
import { squareTestBar } from "./square-test.ts";
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
  const charges = chargesAt(board, roster.id);
  const answering = (
    order: "stand" | "formSquare" | "evade" | "counterCharge",
    own: Refusal | null,
  ): LegalOrder<UnitOrder> => {
    const phased = order === "formSquare" ? "reactSquare" : "evade";
    const undeclared = charges.length > 0 ? null : refusal("charge.declare", "undeclared");
    const refused = orderBar(board, brigade, phased) ?? own ?? undeclared;
    if (refused) return { order, refused };
    const bars = charges.map((charge) => {
      const charger = board.units[charge.unit ?? ""];
      return [
        charge.unit ?? "",
        charger ? answerBar(board, roster, charger, charge, order, book) : null,
      ];
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

/** Why one answer to a declared charge is none; a square that is not free takes its test. */
function answerBar(
  board: Board,
  roster: RosterUnit,
  charger: RosterUnit,
  charge: FollowUp,
  order: "stand" | "formSquare" | "evade" | "counterCharge",
  book: Rulebook,
): Refusal | null {
  if (order === "formSquare") {
    const free = reactBar(
      board,
      { reaction: "square", distance: charge.distance ?? 0 },
      { roster, charger, charge },
      book,
    );
    const way = { charger: charger.id, target: roster.id };
    return free && squareTestBar(board, roster, way, book);
  }
  return reactBar(
    board,
    { reaction: order, distance: charge.distance ?? 0 },
    { roster, charger, charge },
    book,
  );
}
