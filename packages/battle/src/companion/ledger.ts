/**
 * A ledger of one event: it starts from the roster, books what befalls units and brigades, and
 * closes with the changes that came of it and with what follows.
 */
import {
  type ClauseId,
  type Garrison,
  limitOf,
  type Rulebook,
  type SideResult,
  type Unit,
} from "@adjutant/rules";
import type { FollowUp } from "./follow-up.ts";
import { formationGoingBack } from "./formation-back.ts";
import { offTableBar } from "./on-table.ts";
import { difference, patched, same } from "./patch.ts";
import type { Pending, Unasked } from "./pending.ts";
import { garrisonIn, placed } from "./places.ts";
import {
  type Board,
  type BrigadePatch,
  type Change,
  type Gone,
  phaseOrder,
  type RosterBrigade,
  type RosterSide,
  type RosterUnit,
  type SidePatch,
  type UnitPatch,
} from "./state.ts";

/** A result by which a unit goes back, mildest first. */
export type FallBack = "retire" | "retreat" | "rout";

const fallBackClause = {
  retire: "fallback.retire",
  retreat: "fallback.retreat",
  rout: "fallback.rout",
} as const satisfies Record<FallBack, ClauseId>;

/** How bad a unit's state is; a new result never replaces a worse one. */
function severity(unit: Unit): number {
  if (unit.routing) return 3;
  return unit.retreating ? 2 : 0;
}

const severityOf = { retire: 1, retreat: 2, rout: 3 } as const satisfies Record<FallBack, number>;

/** Whose a general is: a brigade's, or as commander-in-chief his side's. */
export interface Whose {
  readonly side: string;
  readonly brigade?: string;
}

export class Ledger {
  readonly book: Rulebook;
  /** On the map: whose general of its side is nearest to a unit. */
  generalNear: (unit: string) => Whose | null = () => null;
  readonly #board: Board;
  readonly #units = new Map<string, RosterUnit>();
  // Most events change neither a brigade nor a side, and a map takes room even if it is empty.
  #brigades: Map<string, BrigadePatch> | null = null;
  #sides: Map<string, SidePatch> | null = null;
  readonly #follows: FollowUp[] = [];
  readonly #asks: Pending[] = [];
  readonly #event: string;
  #phasing: string | null | undefined;

  constructor(board: Board, event: string, book: Rulebook) {
    this.#board = board;
    this.#event = event;
    this.book = book;
  }

  get turn(): number {
    return this.#board.turn;
  }

  /** The turn of the next Command phase, for a brigade that has made its roll of this turn or not. */
  nextCommand(rolled: boolean): number {
    const { turn, phase } = this.#board;
    const past = phaseOrder(phase) > phaseOrder("command");
    return rolled || past ? turn + 1 : turn;
  }

  /** Is this the Command phase itself. */
  get inCommand(): boolean {
    return this.#board.phase === "command";
  }

  /** A side with what this event has changed of it. */
  side(id: string): RosterSide | null {
    const side = this.#board.sides.find((known) => known.id === id);
    if (!side) return null;
    const booked = this.#sides?.get(id);
    if (!booked) return side;
    const { commanderFate, ...rest } = booked;
    const fate = commanderFate === undefined ? side.commander.fate : commanderFate;
    return { ...side, ...rest, commander: { ...side.commander, fate } };
  }

  /** A unit as it stands by now; null for one that is not on the roster. */
  unit(id: string | undefined): RosterUnit | null {
    if (id === undefined) return null;
    const booked = this.#units.size > 0 && this.#units.get(id);
    if (booked) return booked;
    return Object.hasOwn(this.#board.units, id) ? (this.#board.units[id] ?? null) : null;
  }

  /** A brigade with what this event has changed of it. */
  brigade(id: string): RosterBrigade | null {
    if (!Object.hasOwn(this.#board.brigades, id)) return null;
    const brigade = this.#board.brigades[id];
    if (!brigade) return null;
    const booked = this.#brigades?.get(id);
    if (!booked) return brigade;
    const { generalFate, ...rest } = booked;
    const fate = generalFate === undefined ? brigade.general.fate : generalFate;
    return { ...brigade, ...rest, general: { ...brigade.general, fate } };
  }

  /** Whose general is at risk by a unit: of its brigade, if neither the map nor the players say more. */
  whoseGeneral(id: string | undefined): Partial<Whose> {
    const roster = this.unit(id);
    if (!roster) return {};
    return this.generalNear(roster.id) ?? { brigade: roster.brigade, side: roster.side };
  }

  /** Has this brigade come on the table. */
  onTable(brigade: string): boolean {
    return offTableBar(this.#board, brigade) === null;
  }

  /** The units of a side. */
  unitsOf(side: string): RosterUnit[] {
    return Object.keys(this.#board.units).flatMap((id) => {
      const roster = this.unit(id);
      return roster?.side === side ? [roster] : [];
    });
  }

  /** The place that a unit held before this event, by its id. */
  placeOf(id: string | undefined): string {
    const known = id !== undefined && Object.hasOwn(this.#board.units, id);
    return (known && this.#board.units[id]?.place) || (id ?? "");
  }

  /** A garrison as its place has it. */
  garrisonIn(place: string, kind: Garrison["place"]): Garrison {
    return garrisonIn(this.#board, place, kind);
  }

  /** The units of a brigade that are still in the battle. */
  inBattle(brigade: RosterBrigade): RosterUnit[] {
    return brigade.units.flatMap((id) => {
      const roster = this.unit(id);
      return roster && roster.gone === null ? [roster] : [];
    });
  }

  /** Changes a unit, whatever its state. */
  set(id: string | undefined, patch: UnitPatch): void {
    const roster = this.unit(id);
    if (!roster || isEmpty(patch)) return;
    // Who holds a place is where that is.
    const inPlace = patch.garrison ? { ...patch, at: null } : patch;
    this.#units.set(roster.id, patched(roster, placed(this.#board, roster, inPlace)));
    // A general who is no longer with a unit is where it stood, unless he is put somewhere else.
    const { at } = roster;
    if (patch.general === false && roster.general && at !== null) {
      this.setBrigade(roster.brigade, { generalAt: { x: at.x, y: at.y } });
    }
  }

  setBrigade(id: string, patch: BrigadePatch): void {
    this.#brigades ??= new Map();
    this.#brigades.set(id, { ...this.#brigades?.get(id), ...patch });
  }

  setSide(id: string, patch: SidePatch): void {
    this.#sides ??= new Map();
    this.#sides.set(id, { ...this.#sides?.get(id), ...patch });
  }

  setPhasing(side: string | null): void {
    this.#phasing = side;
  }

  /** Notes what follows. */
  follow(what: Omit<FollowUp, "id">): void {
    this.#follows.push({ id: `${this.#event}.${this.#follows.length + 1}`, ...what });
  }

  /** What follows has been done on the map by this event: it is only told. */
  done({ id }: FollowUp): void {
    const index = this.#follows.findIndex((one) => one.id === id);
    const follow = this.#follows[index];
    if (follow) this.#follows[index] = { ...follow, need: "know" };
  }

  /** Asks for a choice, or notes a roll that stands unless it is repeated. */
  ask(what: Unasked): void {
    // The id is all that was missing.
    this.#asks.push({ id: `${this.#event}.q${this.#asks.length + 1}`, ...what } as Pending);
  }

  /** Books casualties; at its limit the unit disperses, and none are counted past it. */
  lose(id: string | undefined, casualties: number): void {
    const roster = this.unit(id);
    if (!roster || roster.gone !== null || casualties <= 0) return;
    const limit = limitOf(roster.unit, this.book);
    const sum = Math.min(limit, (roster.unit.casualties ?? 0) + casualties);
    this.set(roster.id, { casualties: sum });
    if (sum >= limit) this.leave(roster.id, "dispersed", "casualty.limit");
  }

  /** Books what a unit lost and what it got back as one. */
  net(id: string | undefined, lost: number, recovered: number): void {
    if (lost >= recovered) this.lose(id, lost - recovered);
    else this.recover(id, recovered - lost);
  }

  /** Figures that come back to the ranks. */
  recover(id: string | undefined, casualties: number): void {
    const roster = this.unit(id);
    if (!roster || roster.gone !== null || casualties <= 0) return;
    this.set(roster.id, { casualties: Math.max(0, (roster.unit.casualties ?? 0) - casualties) });
  }

  /** A unit leaves the battle for good. */
  leave(id: string | undefined, how: Gone, clause: ClauseId): void {
    const roster = this.unit(id);
    if (!roster || roster.gone !== null) return;
    this.breakOff(roster.id);
    this.set(roster.id, { gone: how, elan: false, general: false, at: null });
    this.broke(roster.id);
    this.follow({ kind: "remove", clause, need: "move", when: "now", unit: roster.id });
  }

  unform(id: string | undefined): void {
    const roster = this.unit(id);
    if (roster && roster.gone === null) this.set(roster.id, { unformed: true });
  }

  /** A discipline test's result (`discipline.table`, `discipline.kinds`). */
  test(id: string | undefined, result: "holds" | "unformed" | FallBack): void {
    const roster = this.unit(id);
    if (!roster || roster.gone !== null || result === "holds") return;
    if (result === "unformed") this.unform(roster.id);
    else this.fallBack(roster.id, result);
  }

  /**
   * Retire, Retreat, Rout (§8, falling back); milder than what the unit does already: nothing.
   * @param clause which says how far, where it is not the clause of the result
   */
  fallBack(
    id: string | undefined,
    result: FallBack,
    clause: ClauseId = fallBackClause[result],
  ): void {
    const roster = this.unit(id);
    if (!roster || roster.gone !== null) return;
    if (result === "rout" && roster.unit.arm === "artillery") {
      this.leave(roster.id, "dispersed", "discipline.kinds");
      return;
    }
    this.breakOff(roster.id);
    if (severityOf[result] < severity(roster.unit)) return;
    this.set(roster.id, {
      fellBack: true,
      elan: false,
      ...(result === "rout"
        ? { routing: true, retreating: false }
        : { unformed: true, ...(result === "retreat" ? { retreating: true } : {}) }),
      ...formationGoingBack(roster.unit),
    });
    this.follow({ kind: result, clause, need: "move", when: "now", unit: roster.id });
    if (result !== "retire") this.compulsoryMove(roster.id, this.turn + 1);
    if (result === "rout") this.broke(roster.id);
  }

  /**
   * A retreating or routing unit moves again in the Compulsory phase, unless it rallies before; once,
   * however often it was driven back (`turn.sequence`).
   */
  compulsoryMove(id: string, turn: number): void {
    const asked = ({ kind, unit, when }: FollowUp): boolean =>
      kind === "compulsoryMove" && unit === id && when !== "now" && when.turn === turn;
    if (this.#board.open.some(asked) || this.#follows.some(asked)) return;
    const clause = this.unit(id)?.unit.routing ? "state.routing" : "state.retreating";
    const when = { phase: "compulsory", turn } as const;
    this.follow({ kind: "compulsoryMove", clause, need: "move", when, unit: id });
  }

  /** The result of a charge or a melee for one side, all but the ground it takes. */
  result(id: string | undefined, result: SideResult, clause: ClauseId): void {
    switch (result) {
      case "retire":
      case "retreat":
      case "rout":
        this.fallBack(id, result);
        break;
      case "disperse":
        this.leave(id, "dispersed", clause);
        break;
      default:
        break;
    }
  }

  /**
   * Two units come to grips. One that is in contact already goes on fighting whom it met first
   * (`melee.pairs`).
   */
  engage(attacker: string, defender: string): void {
    const before = this.unit(attacker)?.engaged ?? null;
    if (before !== null && before !== defender) this.breakOff(attacker);
    this.set(attacker, { engaged: defender });
    if (this.unit(defender)?.engaged == null) this.set(defender, { engaged: attacker });
  }

  /** Ends the melee of two units; each turns to whoever else is in contact with it. */
  part(a: string, b: string): void {
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      if (this.unit(one)?.engaged === other) this.set(one, { engaged: this.#next(one, other) });
    }
  }

  /** A unit is out of every contact, and its enemies turn to whoever else is there. */
  breakOff(id: string): void {
    const enemy = this.unit(id)?.engaged ?? null;
    if (enemy === null) return;
    const others = this.contacts(id);
    this.set(id, { engaged: null });
    for (const other of new Set([enemy, ...others])) {
      if (this.unit(other)?.engaged === id) this.set(other, { engaged: this.#next(other, id) });
    }
  }

  /** The units that are in contact with this one, in the order of the rosters. */
  contacts(id: string): readonly string[] {
    return Object.keys(this.#board.units).filter((other) => this.unit(other)?.engaged === id);
  }

  #next(id: string, except: string): string | null {
    return this.contacts(id).find((other) => other !== except) ?? null;
  }

  /** A place is alight, for the garrison that holds it (`ignition.lasting`). */
  burn(id: string | undefined): void {
    const roster = this.unit(id);
    if (!roster) return;
    const { unit } = roster;
    const garrison = unit.arm === "infantry" || unit.arm === "screen" ? unit.garrison : undefined;
    if (garrison) this.set(roster.id, { garrison: { ...garrison, burning: true } });
    const clause = "ignition.lasting";
    this.follow({ kind: "burns", clause, need: "know", when: "now", unit: roster.id });
  }

  /** A unit routs or disperses: it counts once, screens never (`brigade.faltering`). */
  broke(id: string): void {
    const roster = this.unit(id);
    const brigade = roster && this.brigade(roster.brigade);
    if (!roster || !brigade || roster.unit.arm === "screen") return;
    if (brigade.counted.includes(id)) return;
    this.setBrigade(brigade.id, {
      broken: [...brigade.broken, id],
      counted: [...brigade.counted, id],
    });
    if (brigade.broken.length > 0) return;
    const turn = this.nextCommand(brigade.rolledInTurn === this.turn);
    const when = { phase: "command", turn } as const;
    const clause = "brigade.faltering";
    this.follow({ kind: "falteringRoll", clause, need: "know", when, brigade: brigade.id });
  }

  /** The changes booked, each against what stood before. */
  changes(): Change[] {
    const changes: Change[] = [];
    for (const [id, after] of this.#units) {
      const before = this.#board.units[id];
      const change = before && difference(before, after);
      if (change) changes.push({ unit: id, from: change.from, to: change.to });
    }
    for (const [id, to] of this.#brigades ?? []) {
      const brigade = this.#board.brigades[id];
      if (!brigade) continue;
      const from = restricted(to, (key) =>
        key === "generalFate" ? brigade.general.fate : brigade[key],
      );
      if (differs(from, to)) changes.push({ brigade: id, from, to });
    }
    for (const [id, to] of this.#sides ?? []) {
      const side = this.#board.sides.find((known) => known.id === id);
      if (!side) continue;
      const from = restricted(to, (key) =>
        key === "commanderFate" ? side.commander.fate : side[key],
      );
      if (differs(from, to)) changes.push({ side: id, from, to });
    }
    if (this.#phasing !== undefined) changes.push({ phasing: this.#phasing });
    return changes;
  }

  follows(): readonly FollowUp[] {
    return this.#follows;
  }

  /** What is asked, as the key of an event; no key where nothing is. */
  asks(): { readonly asks?: readonly Pending[] } {
    return this.#asks.length > 0 ? { asks: this.#asks } : {};
  }
}

function isEmpty(patch: UnitPatch): boolean {
  for (const _ in patch) return false;
  return true;
}

/** Do two patches of the same keys say different things. */
function differs<Patch extends object>(from: Patch, to: Patch): boolean {
  for (const key in to) {
    if (!same(from[key], to[key])) return true;
  }
  return false;
}

/** What stood there under the keys of a patch. */
function restricted<Patch extends object>(
  patch: Patch,
  stood: (key: keyof Patch) => Patch[keyof Patch],
): Patch {
  const from: Partial<Patch> = {};
  for (const key in patch) from[key] = stood(key) as Patch[typeof key];
  // Every key of the patch has been written.
  return from as Patch;
}
