/** The order of the turn is law: which phase takes which order, and whose (`turn.sequence`). */
import type { Refusal, Rulebook } from "@adjutant/rules";
import type { Resolve } from "./events.ts";
import { isDeclaring, partBar, rollBar } from "./parts.ts";
import type { Board, Phase, RosterUnit } from "./state.ts";

/**
 * The phases in which an order is given, its own phase first: fire in the Charges phase is defensive
 * fire.
 */
const phasesOf = {
  initiative: ["initiative"],
  adc: ["command"],
  command: ["command"],
  faltering: ["command"],
  task: ["command"],
  declare: ["charges"],
  /** A declared charge is resolved. */
  charge: ["charges"],
  evade: ["charges"],
  /** Infantry forms square against a charge. */
  reactSquare: ["charges"],
  /** A general joins a unit or leaves it; in the Charges phase at a declaration (`general.attach`). */
  attach: ["movement", "charges"],
  /** A commander-in-chief joins nobody, he only moves (`move.rate`). */
  ride: ["movement"],
  /** Troops are set out before the battle; who comes on, or redeploys, at Movement. */
  deploy: ["deployment", "movement"],
  move: ["movement"],
  changeFormation: ["movement"],
  formSquare: ["movement"],
  standStill: ["movement"],
  volley: ["fire", "charges"],
  skirmish: ["fire", "charges"],
  artillery: ["fire", "charges"],
  rocket: ["fire", "charges"],
  melee: ["melee"],
  meleeToEnd: ["melee"],
} as const satisfies Record<string, readonly [Phase, ...Phase[]]>;

/** An order that has a phase of its own. */
export type PhasedOrder = keyof typeof phasesOf;
type OwnPhase = (typeof phasesOf)[PhasedOrder][0];

/** What a side answers with, whoever acts: nobody waits with it for a part of his own. */
const answering: ReadonlySet<PhasedOrder> = new Set<PhasedOrder>(["evade", "reactSquare"]);
/** Rolls that a side owes; those that it left out in its part it makes up for. */
const owed: ReadonlySet<PhasedOrder> = new Set<PhasedOrder>(["adc", "command", "faltering"]);
const shots: ReadonlySet<PhasedOrder> = new Set<PhasedOrder>([
  "volley",
  "skirmish",
  "artillery",
  "rocket",
]);

/**
 * Why this order is not given now: it belongs to another phase, or to the other side's part of this.
 * @param side who gives it; null: both together
 */
export function sequenceBar(
  board: Pick<Board, "phase" | "phasing" | "acting" | "resolving" | "sides">,
  order: PhasedOrder,
  side: string | null,
  book: Rulebook,
): Refusal | null {
  const { phase } = board;
  const [own, ...also]: readonly [OwnPhase, ...Phase[]] = phasesOf[order];
  if (phase !== own && !also.includes(phase)) return outOfTurn(own);
  if (phase === "charges") {
    // Whoever's charge it is, and whoever fires at it: the phasing player chooses the order.
    if (order === "charge" || shots.has(order)) {
      return isDeclaring(board, book) ? outOfTurn("declaring") : null;
    }
    if (board.resolving && !answering.has(order)) return outOfTurn("resolving");
  }
  if (side === null || answering.has(order)) return null;
  return owed.has(order) ? rollBar(board, side) : partBar(board, side);
}

function outOfTurn(reason: Refusal["reason"]): Refusal {
  return { clause: "turn.sequence", measured: null, limit: null, reason };
}

/**
 * Why this is not resolved now: out of its phase, or nothing asks for it; tests, Fate and the like
 * are part of what brings them.
 * @param answers the follow-up that the resolution answers, if any
 */
export function resolutionBar(
  board: Board,
  command: Resolve,
  acting: RosterUnit | undefined,
  answers: string | null,
  book: Rulebook,
): Refusal | null {
  const { procedure, of = "" } = command;
  const side = acting?.side ?? null;
  switch (procedure) {
    case "discipline":
      if (command.square) return sequenceBar(board, "reactSquare", side, book);
      return asksSupports(board, acting) ? null : outOfTurn("notDue");
    case "general":
    case "generalRisk":
      return answers === null ? outOfTurn("notDue") : null;
    case "melee":
    case "meleeToEnd":
      // A fight that people began out of its phase goes on at once (`melee.round2`).
      return isNow(board, answers) ? null : sequenceBar(board, procedure, side, book);
    case "charge":
      return sequenceBar(board, procedure, side, book);
    case "adc":
      return sequenceBar(board, procedure, of, book);
    case "command":
    case "faltering": {
      const brigade = Object.hasOwn(board.brigades, of) ? board.brigades[of] : undefined;
      return sequenceBar(board, procedure, brigade?.side ?? null, book);
    }
    case "fate":
    case "ignition":
    case "bounce":
    case "fraction":
      return outOfTurn("notDue");
    default:
      return sequenceBar(board, procedure, side, book);
  }
}

/** Is what a resolution answers to be done at once. */
function isNow({ open }: Board, answers: string | null): boolean {
  return open.some(({ id, when }) => id === answers && when === "now");
}

/** Did a charge of its side leave supports that may have to test (`support.fate`). */
function asksSupports({ open, units }: Board, acting: RosterUnit | undefined): boolean {
  return open.some(
    ({ kind, unit = "" }) =>
      acting !== undefined &&
      ((kind === "supports" && units[unit]?.side === acting.side) ||
        (kind === "supportTest" && unit === acting.id)),
  );
}

/** After the end of the battle nothing is ordered any more (`army.broken`, `victory`). */
export function overBar({ over }: Pick<Board, "over">): Refusal | null {
  if (over === null) return null;
  return { clause: over.clause, measured: null, limit: null, reason: "over" };
}
