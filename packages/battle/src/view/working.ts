/**
 * The working of a resolution as a role may read it. Dice lie on the table for all to see, and so do
 * formations, cover and distance; grade, losses, ammunition and fire discipline do not, nor a total
 * or a row from which they could be counted back. What the fire scores and what comes of it is told.
 */
import type {
  ClauseId,
  RollSide,
  Rulebook,
  WorkingKind,
  WorkingLine,
  WorkingStep,
} from "@adjutant/rules";
import type { ResolvedEvent } from "../companion/events.ts";
import type { Parties, Party } from "./parties.ts";

/** A line of working; what the role may not know of it is absent. */
export type LineView = {
  [Kind in WorkingKind]: { readonly clause: ClauseId; readonly kind: Kind } & Partial<
    Omit<Extract<WorkingStep, { readonly kind: Kind }>, "kind">
  >;
}[WorkingKind];

/**
 * Modifiers that come of what stands on the table, or of a tasking that is revealed by its use. Any
 * other of an enemy's is not told.
 */
const openModifiers: ReadonlySet<ClauseId> = new Set<ClauseId>([
  "volley.largeLine",
  "volley.unformed",
  "volley.dense",
  "volley.thin",
  "volley.halfColumnOrSquare",
  "fire.cover",
  "fire.builtUp",
  "fire.sight.half",
  "skirmish.cover",
  "artillery.assaultFire",
  "artillery.largeCanister",
  "artillery.moved",
  "artillery.unlimbered",
  "artillery.unformed",
  "artillery.dense",
  "artillery.column",
  "artillery.thin",
  "artillery.small",
  "howitzer.cover",
  "charge.size",
  "charge.unformed",
  "charge.attackColumn",
  "charge.support",
  "charge.general",
  "charge.assault",
  "charge.flank",
  "charge.uphill",
  "charge.cover",
  "charge.square",
  "charge.lancerSquare",
  "charge.fireLosses",
  "charge.heavy",
  "charge.shock",
  "ignition.chargeRoll",
  "melee.heavy",
  "melee.lancer",
  "melee.large",
  "melee.small",
  "melee.elan",
  "melee.elanColumn",
  "melee.glory",
  "melee.unformed",
  "melee.assault",
  "melee.works",
  "melee.burning",
  "melee.flank",
  "melee.support",
  "discipline.unformed",
  "discipline.general",
  "discipline.supported",
  "discipline.cover",
  "discipline.brigade",
]);

/** Modifiers that come of losses: told where losses are known. */
const lossModifiers: ReadonlySet<ClauseId> = new Set<ClauseId>([
  "volley.band",
  "artillery.band",
  "charge.band",
  "melee.band",
  "discipline.band",
]);

type Line<Kind extends WorkingKind> = Extract<WorkingLine, { readonly kind: Kind }>;

/**
 * One's own line "a grade above the opponent" tells the opponent's grade. It is told where the dice
 * tell it anyhow: not where the pool is at its least, to which it may have been raised.
 */
function countsInPool(
  lines: readonly WorkingLine[],
  index: number,
  side: RollSide | null,
  least: number,
): boolean {
  const pool = lines.slice(index).find((line) => line.kind === "meleePool" && line.side === side);
  return pool?.kind === "meleePool" && pool.dice > least;
}

/** Reads lines in order: whose test it is follows from the line before. */
class Reader {
  readonly #lines: readonly WorkingLine[];
  readonly #parties: Parties;
  readonly #leastPool: number;
  /** Whose discipline test comes next. */
  #tested: Party;

  constructor(event: ResolvedEvent, parties: Parties, book: Rulebook) {
    this.#leastPool = book.clauses["melee.base"].value.least;
    this.#lines = event.outcome.working;
    this.#parties = parties;
    this.#tested = parties.of(event.procedure === "discipline" ? null : "target");
  }

  read(): LineView[] {
    return this.#lines.flatMap((line, index) => {
      const seen = this.#line(line, index);
      return seen ? [seen] : [];
    });
  }

  #line(line: WorkingLine, index: number): LineView | null {
    const { clause } = line;
    const acting = this.#parties.of(null);
    switch (line.kind) {
      case "band":
      case "casualtyDice":
      case "hits":
      case "screen":
      case "atRisk":
      case "ignition":
      case "falters":
      case "alight":
      case "rocket":
      case "meleeBase":
      case "meleePool":
      case "meleeHits":
      case "meleeTable":
      case "round":
      case "choice":
      case "chargeTable":
      case "outOfReach":
      case "losses":
      case "result":
      case "generalTest":
      case "generalRisk":
      case "generalResult":
      case "command":
      case "faltering":
      case "initiative":
        return line;
      // How the firer's own quality turned the dice into casualties.
      case "row":
      case "cell":
      case "halve":
      case "rounding":
      case "noTest":
      case "fireDisciplineLost":
      case "lowAmmunition":
      case "available":
        return acting.known ? line : null;
      case "skirmishDice":
        // The dice before cover and sight take some tell a screen's losses.
        if (acting.losses) return line;
        return { clause, kind: line.kind, hitOn: line.hitOn };
      case "allot":
        return unnamed(line, this.#parties.of("target"));
      case "bounce":
      case "noBounce":
        return unnamed(line, this.#parties.of("target"));
      case "modifier":
        return this.#modifier(line, index);
      case "roll": {
        const { kind, side, natural } = line;
        return this.#parties.of(side).known ? line : { clause, kind, side, natural };
      }
      case "discipline":
        return this.#test(line);
      case "fate":
        return this.#fate(line);
      case "disperses": {
        const party = this.#parties.of(line.side);
        return party.losses ? unnamed(line, party) : null;
      }
      case "difference":
        return this.#parties.all ? line : null;
      case "chargeRow": {
        const { kind, table, row } = line;
        return this.#parties.all ? line : { clause, kind, table, row };
      }
    }
  }

  #modifier(line: Line<"modifier">, index: number): LineView | null {
    const ofTest = line.clause.startsWith("discipline.");
    const party = ofTest ? this.#tested : this.#parties.of(line.side);
    if (party.known) {
      const tells = line.clause === "melee.grade" && !this.#parties.all;
      const told = !tells || countsInPool(this.#lines, index, line.side, this.#leastPool);
      return told ? line : null;
    }
    if (openModifiers.has(line.clause)) return line;
    return party.losses && lossModifiers.has(line.clause) ? line : null;
  }

  #test(line: Line<"discipline">): LineView {
    if (this.#tested.known) return line;
    const { clause, kind, target, natural, result, recovered } = line;
    // Whether a double six gave anything back tells whether anything was lost.
    return this.#tested.losses
      ? { clause, kind, target, natural, result, recovered }
      : { clause: "discipline.table", kind, target, natural, result };
  }

  #fate(line: Line<"fate">): LineView {
    const { clause, kind, side, natural, row, targetCasualties, targetUnformed } = line;
    // In a charge either side may roll it, at the other.
    if (side === "charger") this.#tested = this.#parties.of("defender");
    if (side === "defender") this.#tested = this.#parties.of("charger");
    if (this.#parties.of(side).losses) return line;
    return { clause, kind, side, natural, row, targetCasualties, targetUnformed };
  }
}

/** Names in a situation are whatever its command called the unit: only its own side reads them. */
function unnamed(
  line: Line<"allot" | "bounce" | "noBounce" | "disperses">,
  party: Party,
): LineView {
  return party.known ? line : { ...line, name: null };
}

/** The lines of a resolution that a role may read. */
export function workingSeen(
  event: ResolvedEvent,
  parties: Parties,
  book: Rulebook,
): readonly LineView[] {
  return parties.all ? event.outcome.working : new Reader(event, parties, book).read();
}
