/**
 * What a side may order now, and why not the rest: from what the rosters know, and on the map from
 * where everybody stands; the distances and sights of a companion the players measure. What a roster
 * refuses players may still overrule.
 */
import {
  type ClauseId,
  explain,
  isRefused,
  type Refusal,
  type Rulebook,
  refusal,
  rulebook,
  type Unit,
} from "@adjutant/rules";
import { asSeen } from "../map/as-seen.ts";
import { chargeAtBar } from "../map/close.ts";
import { fireAtBar } from "../map/fire.ts";
import { pieceOf } from "../map/laid.ts";
import { onlyAwayOn } from "../map/move-bars.ts";
import { limitsOn } from "../map/near.ts";
import { laidOf } from "../map/on-map.ts";
import { adcCount } from "./adcs.ts";
import { attachBar } from "./attach.ts";
import {
  adcBar,
  brigadeRollBar,
  chargedBar,
  chargerBar,
  fireBar,
  limitsOf,
  orderBar,
  targetBar,
} from "./bars.ts";
import { answerOrders, chargeOrder } from "./charge-orders.ts";
import { commanderBar } from "./commander.ts";
import { contactsOn } from "./contacts.ts";
import { pairBar } from "./declare.ts";
import { firedAtBar } from "./fire-at-charges.ts";
import { moveBar, onlyAway } from "./move-bars.ts";
import { offTableBar, reserveBar } from "./on-table.ts";
import { overBar, type PhasedOrder, sequenceBar } from "./sequence.ts";
import { standingBar } from "./stand-still.ts";
import type { Board, Companion, RosterBrigade, RosterSide, RosterUnit } from "./state.ts";
import { suits, takes, taskingBar, taskingKinds } from "./task.ts";
import type { TaskingKind } from "./tasking.ts";

export type FireOrder = "volley" | "skirmish" | "artillery" | "rocket";

/**
 * Orders of a unit; those of fire, charge and melee are named as what resolves them. A charge is declared
 * first, and resolved by `charge`; its target answers it by `stand`, `formSquare`, `evade` or
 * `counterCharge`, aimed at the charger.
 */
export type UnitOrder =
  | FireOrder
  | "declare"
  | "charge"
  | "melee"
  | "move"
  | "changeFormation"
  | "formSquare"
  | "stand"
  | "evade"
  | "counterCharge"
  | "standStill"
  | TaskingKind;
/** `attach`: its general joins one of its units; `leave`: he leaves the one that he is with. */
export type BrigadeOrder = "command" | "faltering" | "attach" | "leave" | TaskingKind;
/** `ride`: its commander-in-chief rides on the map. */
export type SideOrder = "initiative" | "adc" | "ride";

/** An order: allowed if nothing refuses it. */
export interface LegalOrder<Order extends string> {
  readonly order: Order;
  readonly refused: Refusal | null;
  /** It may be given, but not so as to end nearer to an enemy: by this clause. */
  readonly onlyAway?: ClauseId;
  /**
   * Enemies that it may be aimed at, or why not each; of `attach` the units that the general may
   * join. Absent where it is aimed at nobody.
   */
  readonly targets?: { readonly [unit: string]: Refusal | null };
}

export interface LegalOrders {
  /** Of every unit still in the battle. */
  readonly units: { readonly [id: string]: readonly LegalOrder<UnitOrder>[] };
  readonly brigades: { readonly [id: string]: readonly LegalOrder<BrigadeOrder>[] };
  readonly side: readonly LegalOrder<SideOrder>[];
}

/** Every order of every unit and brigade of a side, allowed or refused. */
export function legal(given: Companion, side: string, book: Rulebook = rulebook): LegalOrders {
  const board = asSeen(given, side);
  const own = board.sides.find(({ id }) => id === side);
  if (!own) return { units: {}, brigades: {}, side: [] };
  const enemies = Object.values(board.units).filter(
    ({ side: whose, gone, brigade, unseen }) =>
      whose !== side && gone === null && unseen === null && offTableBar(board, brigade) === null,
  );
  const units: Record<string, readonly LegalOrder<UnitOrder>[]> = {};
  for (const roster of Object.values(board.units)) {
    if (roster.side !== side || roster.gone !== null) continue;
    units[roster.id] = ordersOf(board, roster, enemies, book);
  }
  const brigades: Record<string, readonly LegalOrder<BrigadeOrder>[]> = {};
  for (const id of own.brigades) {
    const brigade = board.brigades[id];
    if (brigade) brigades[id] = brigadeOrders(board, brigade, book);
  }
  const all = { units, brigades, side: sideOrders(board, own, book) };
  const ended = overBar(board);
  return ended === null ? all : afterTheEnd(all, ended);
}

/** When the battle has ended nothing is ordered any more, whatever else would forbid it. */
function afterTheEnd({ units, brigades, side }: LegalOrders, refused: Refusal): LegalOrders {
  const none = <Order extends string>(orders: readonly LegalOrder<Order>[]) =>
    orders.map(({ order }) => ({ order, refused }));
  return {
    units: Object.fromEntries(Object.entries(units).map(([id, orders]) => [id, none(orders)])),
    brigades: Object.fromEntries(
      Object.entries(brigades).map(([id, orders]) => [id, none(orders)]),
    ),
    side: none(side),
  };
}

function ordersOf(
  board: Board,
  roster: RosterUnit,
  enemies: readonly RosterUnit[],
  book: Rulebook,
): readonly LegalOrder<UnitOrder>[] {
  const inPhase = (
    order: UnitOrder & PhasedOrder,
    bar: () => Refusal | null,
    phased: PhasedOrder = order,
  ): LegalOrder<UnitOrder> => ({
    order,
    refused: orderBar(board, roster.brigade, phased, book) ?? bar(),
  });
  const { unit } = roster;
  const stands = standsOn(board, roster, book);
  const orders: LegalOrder<UnitOrder>[] = fireOrders(unit).map((order) =>
    aimed(
      inPhase(order, () => fireBar(roster) ?? weaponBar(board, roster, order, book)),
      enemies,
      (enemy) =>
        targetBar(board, enemy) ?? firedAtBar(board, roster, enemy.id) ?? stands("fire", enemy.id),
    ),
  );
  if (unit.arm !== "artillery") {
    const declares = inPhase("declare", () => chargerBar(board, roster, book));
    const byTarget = aimed(
      declares,
      enemies,
      (enemy) =>
        chargedBar(board, roster, enemy) ??
        pairBar(roster, enemy, book) ??
        stands("charge", enemy.id),
    );
    orders.push(
      ownReason(byTarget),
      chargeOrder(
        inPhase("charge", () => null),
        board,
        roster,
        book,
      ),
    );
  }
  orders.push(
    meleeOrder(
      inPhase("melee", () => (roster.engaged === null ? refusal("melee.pairs") : null)),
      board,
      roster,
    ),
    movingOrder(
      inPhase("move", () => reserveBar(board, roster.brigade) ?? moveBar("move", roster)),
      board,
      roster,
      book,
    ),
  );
  if (unit.arm !== "screen") {
    orders.push(inPhase("changeFormation", () => moveBar("changeFormation", roster)));
  }
  if (unit.arm === "infantry" && board.phase !== "charges") {
    orders.push(inPhase("formSquare", () => moveBar("formSquare", roster)));
  }
  orders.push(...answerOrders(board, roster, book), {
    order: "standStill",
    refused: standingBar(board, roster, book),
  });
  for (const kind of taskingKinds) {
    if (takes[kind] !== "unit" || !suits(kind, roster)) continue;
    orders.push({ order: kind, refused: taskingBar(board, kind, { unit: roster }, book) });
  }
  return orders;
}

/** What positions say on the map; in a companion nothing. Fire at a charge is asked with its way. */
function standsOn(
  board: Board,
  { id }: RosterUnit,
  book: Rulebook,
): (what: "fire" | "charge", enemy: string) => Refusal | null {
  const laid = laidOf(board, book);
  if (laid === null) return () => null;
  const own = pieceOf(laid, id);
  // Asked once for all targets.
  const limits = own && board.phase === "fire" ? limitsOn(laid, own) : null;
  return (what, enemy) => {
    const other = pieceOf(laid, enemy);
    if (what === "fire" && board.phase !== "fire") return null;
    if (!own || !other) return refusal(what === "fire" ? "fire.blockers" : "charge.declare");
    return what === "fire" ? fireAtBar(laid, own, other, limits) : chargeAtBar(laid, own, other);
  };
}

/** The fire that an arm has, whatever state it is in. */
function fireOrders(unit: Unit): readonly FireOrder[] {
  switch (unit.arm) {
    case "infantry":
      return ["volley", "skirmish"];
    case "screen":
      return ["skirmish"];
    case "artillery":
      return [unit.kind === "rocket" ? "rocket" : "artillery"];
    case "cavalry":
      return [];
  }
}

/** Infantry in the open, right before the muzzles: a target that by itself forbids nothing. */
const before: Unit = { arm: "infantry", grade: "line", size: "standard", formation: "line" };

/** What the rules themselves say of this unit's fire, its target and distance left aside. */
function weaponBar(
  board: Board,
  roster: RosterUnit,
  order: FireOrder,
  book: Rulebook,
): Refusal | null {
  const { unit, moved, changedFormation, reformed, unlimbered } = roster;
  const target = { unit: before, distance: 0 };
  const facts = {
    moved,
    changedFormation,
    reformed,
    unlimbered,
    options: board.options,
    straightAheadOnly: limitsOf(board, roster) !== null,
    targets: [target],
  } as const;
  switch (order) {
    case "volley":
      if (unit.arm !== "infantry") return null;
      return refusalOf(explain("volley", { firer: unit, ...facts }, book));
    case "skirmish":
      if (unit.arm !== "infantry" && unit.arm !== "screen") return null;
      return refusalOf(explain("skirmish", { firer: unit, ...facts }, book));
    case "artillery":
      if (unit.arm !== "artillery" || unit.kind === "rocket") return null;
      return refusalOf(explain("artillery", { firer: unit, ...facts }, book));
    case "rocket":
      if (unit.arm !== "artillery" || unit.kind !== "rocket") return null;
      return refusalOf(explain("rocket", { firer: unit, ...facts }, book));
  }
}

function refusalOf(explained: unknown): Refusal | null {
  return isRefused(explained) ? explained.refused : null;
}

/** An order aimed at enemies: refused if no target is left. */
function aimed(
  { order, refused }: LegalOrder<UnitOrder>,
  enemies: readonly RosterUnit[],
  bar: (enemy: RosterUnit) => Refusal | null,
): LegalOrder<UnitOrder> {
  if (refused) return { order, refused };
  const targets: Record<string, Refusal | null> = {};
  let open = false;
  for (const enemy of enemies) {
    const why = bar(enemy);
    targets[enemy.id] = why;
    open ||= why === null;
  }
  // With no enemy on the table the order is only idle.
  return { order, refused: open ? null : (Object.values(targets)[0] ?? null), targets };
}

/** A charge that no target is open to is refused for the charger's own reason, if it has one. */
function ownReason(order: LegalOrder<UnitOrder>): LegalOrder<UnitOrder> {
  if (!order.refused || !order.targets) return order;
  const reasons = Object.values(order.targets);
  const own = reasons.find((why) => why?.clause === "charge.declare" && why.reason !== null);
  return { ...order, refused: own ?? order.refused };
}

/** A move that is open, but for some not nearer to the enemy. */
function movingOrder(
  order: LegalOrder<UnitOrder>,
  board: Board,
  roster: RosterUnit,
  book: Rulebook,
): LegalOrder<UnitOrder> {
  if (order.refused) return order;
  const laid = laidOf(board, book);
  const piece = laid && pieceOf(laid, roster.id);
  if (laid && !piece) return { ...order, refused: refusal("turn.sequence", "deployment") };
  const clause =
    laid && piece ? (onlyAwayOn(laid, piece)?.clause ?? null) : onlyAway(board, roster);
  return clause === null ? order : { ...order, onlyAway: clause };
}

/** Who is in contact with it, on either side of the melee. */
function meleeOrder(
  { order, refused }: LegalOrder<UnitOrder>,
  board: Board,
  roster: RosterUnit,
): LegalOrder<UnitOrder> {
  if (refused) return { order, refused };
  const targets = Object.fromEntries(contactsOn(board, roster).map((id) => [id, null]));
  return { order, refused, targets };
}

function brigadeOrders(
  board: Companion,
  brigade: RosterBrigade,
  book: Rulebook,
): readonly LegalOrder<BrigadeOrder>[] {
  const rolls = (["command", "faltering"] as const).map((order) => ({
    order,
    refused: sequenceBar(board, order, brigade.side, book) ?? brigadeRollBar(board, brigade, order),
  }));
  const errands = taskingKinds
    .filter((kind) => takes[kind] === "brigade")
    .map((order) => ({ order, refused: taskingBar(board, order, { brigade }, book) }));
  return [...rolls, ...rides(board, brigade, book), ...errands];
}

/** Whom the general may join, or that he may leave; how far he rides is for the table to see. */
function rides(
  board: Companion,
  brigade: RosterBrigade,
  book: Rulebook,
): readonly LegalOrder<BrigadeOrder>[] {
  const { units } = board;
  const own = brigade.units.flatMap((id) => (units[id]?.gone === null ? units[id] : []));
  const others = own.filter(({ general }) => !general);
  const refused = attachBar(board, brigade, null, { book });
  const leaves = { order: "leave", refused } as const;
  const bars = others.map((roster) => [roster.id, attachBar(board, brigade, roster, { book })]);
  const targets: { readonly [unit: string]: Refusal | null } = Object.fromEntries(bars);
  const open = Object.values(targets).includes(null);
  const joins: LegalOrder<BrigadeOrder> = refused
    ? { order: "attach", refused }
    : { order: "attach", refused: open ? null : (Object.values(targets)[0] ?? null), targets };
  return [...(others.length > 0 ? [joins] : []), ...(others.length < own.length ? [leaves] : [])];
}

function sideOrders(
  board: Board,
  side: RosterSide,
  book: Rulebook,
): readonly LegalOrder<SideOrder>[] {
  const rolled = board.phasing === null ? null : refusal("initiative.roll");
  return [
    { order: "initiative", refused: sequenceBar(board, "initiative", side.id, book) ?? rolled },
    {
      order: "adc",
      refused: sequenceBar(board, "adc", side.id, book) ?? adcBar(side, adcCount(side, book), book),
    },
    ...(board.map === null || side.commanderAt === null
      ? []
      : [{ order: "ride", refused: commanderBar(board, side, 0, book) } as const]),
  ];
}
