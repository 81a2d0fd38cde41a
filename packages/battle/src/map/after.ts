/**
 * What results do on the map: everything that they ask to be moved is moved by the same event, each
 * under its own clause, and what would have been a task for the players is only told them.
 *
 * Without contact nobody has moved: who goes back goes from where the charge started.
 */
import {
  chargePath,
  haltBefore,
  haltBehind,
  type InFormation,
  type OnTable,
  stepsIn,
  takeGround,
} from "@adjutant/field";
import { isRefused, type Rulebook, type SideResult } from "@adjutant/rules";
import type { FollowKind, FollowUp } from "../companion/follow-up.ts";
import type { Ledger } from "../companion/ledger.ts";
import type { Board } from "../companion/state.ts";
import { goesBack, wentThrough } from "./back.ts";
import { generalsMove } from "./general-fates.ts";
import { pieceOf } from "./laid.ts";
import type { Ridden } from "./measured.ts";
import { friendsNear, generalNear } from "./near.ts";
import { laidOf } from "./on-map.ts";
import { Shifting } from "./shifting.ts";

/** What a charge came to for its two leads. */
export interface Results {
  readonly charger: SideResult;
  readonly defender: SideResult;
}

/** What the map has to know of an event beside what follows from it. */
export interface Fought {
  readonly charge?: Ridden | null;
  readonly results?: Results;
  /** Who attacked whom, hand to hand. */
  readonly melee?: { readonly attacker: string; readonly defender: string };
  /** Who fired. */
  readonly firer?: string;
}

/** The map as an event finds it; null in a companion. */
export function onMap(ledger: Ledger, board: Board, book: Rulebook): Shifting | null {
  const laid = laidOf(board, book);
  if (laid === null || board.map === null) return null;
  ledger.generalNear = (id) => {
    const unit = pieceOf(laid, id);
    return unit && generalNear(laid, unit);
  };
  return new Shifting(laid, board.map, ledger);
}

/**
 * What the way of a charge does before it is rolled for: the charger and friends that it passes
 * become Unformed, screens before it fall back one move, or disperse if that does not take them out
 * of its way (`move.terrain`, `move.interpenetrate`, `charge.screen`).
 */
export function setsOut(ledger: Ledger, shifting: Shifting, ridden: Ridden): void {
  const { charger, path } = ridden;
  const { id } = charger.roster;
  if (path === null) return;
  if (path.unformedBy !== null) ledger.unform(id);
  wentThrough(ledger, id, path.through);
  for (const screen of path.screens) fallsClear(ledger, shifting, screen, ridden);
}

function fallsClear(ledger: Ledger, shifting: Shifting, screen: string, ridden: Ridden): void {
  ledger.set(screen, { fellBack: true });
  const enemy = ridden.charger.stands;
  goesBack(ledger, shifting, screen, "retire", { enemy, whole: true });
  if (ledger.unit(screen)?.gone !== null) return;
  if (isInTheWay(shifting, screen, ridden)) ledger.leave(screen, "dispersed", "charge.screen");
}

/** Is a screen in the way of a charge where it is now. */
function isInTheWay(
  shifting: Shifting,
  screen: string,
  { charger, target, path }: Ridden,
): boolean {
  const { stands } = charger;
  if (path === null || stands.pose === null) return false;
  const [first] = path.legs;
  const turn = first?.kind === "wheel" ? first.turn : 0;
  const again = chargePath(shifting.field, shifting.all(), stands, target.stands, { turn });
  return !isRefused(again) && again.screens.includes(screen);
}

const fallsBack: ReadonlySet<FollowKind> = new Set(["retire", "retreat", "rout"]);

/** How bad a way back is: of several in one event a unit goes the worst. */
const worse = ["retire", "retreat", "rout"] as const;

/** Everything that an event asks to be moved on the map is moved; a companion's is left as it is. */
export function movesOnMap(
  ledger: Ledger,
  board: Board,
  shifting: Shifting | null,
  fought: Fought = {},
): void {
  if (shifting === null) return;
  const mover = new Mover(ledger, shifting, fought);
  mover.strikesFriends();
  mover.leavesAndFallsBack();
  mover.comesOn();
  mover.supports();
  mover.leavesAndFallsBack();
  generalsMove(ledger, board, shifting);
}

class Mover {
  readonly #ledger: Ledger;
  readonly #shifting: Shifting;
  readonly #fought: Fought;
  readonly #handled = new Set<string>();

  constructor(ledger: Ledger, shifting: Shifting, fought: Fought) {
    this.#ledger = ledger;
    this.#shifting = shifting;
    this.#fought = fought;
  }

  /** What is to be done now, and has not been, of these kinds; others may follow from doing it. */
  #next(kinds: ReadonlySet<FollowKind>): FollowUp | undefined {
    return this.#ledger
      .follows()
      .find(({ id, kind, when }) => when === "now" && kinds.has(kind) && !this.#handled.has(id));
  }

  #done(follow: FollowUp): void {
    this.#handled.add(follow.id);
    this.#ledger.done(follow);
  }

  /** Rockets strike the nearest friend; of several as near one is named (`rocket.table`). */
  strikesFriends(): void {
    const next = this.#next(new Set<FollowKind>(["friendLoses"]));
    const battery = this.#shifting.before(next?.unit);
    if (!next || !battery) return;
    const [friend, ...others] = friendsNear(this.#shifting.laid, battery);
    if (others.length > 0) return;
    this.#done(next);
    if (friend) this.#ledger.lose(friend.roster.id, next.count ?? 0);
  }

  leavesAndFallsBack(): void {
    const kinds: ReadonlySet<FollowKind> = new Set<FollowKind>(["remove", ...fallsBack]);
    for (let next = this.#next(kinds); next; next = this.#next(kinds)) {
      const { kind, unit = "" } = next;
      this.#done(next);
      if (kind === "remove") this.#shifting.off(unit);
      // Without contact a charger that Retires is back where it started.
      else if (next.clause !== "winner.default") this.#goesBack(unit);
    }
  }

  /** A unit goes the worst of the ways that this event makes it go, once. */
  #goesBack(unit: string): void {
    const ways = this.#ledger
      .follows()
      .filter((follow) => follow.unit === unit && fallsBack.has(follow.kind));
    for (const follow of ways) this.#done(follow);
    const how = worse.filter((one) => ways.some(({ kind }) => kind === one)).at(-1);
    if (!how) return;
    const enemy = this.#enemyOf(unit);
    goesBack(this.#ledger, this.#shifting, unit, how, { enemy });
  }

  /** Whom a unit fought in this event, as it stood before. */
  #enemyOf(unit: string): OnTable | null {
    const { charge, melee, firer } = this.#fought;
    if (firer !== undefined) return this.#shifting.before(firer)?.stands ?? null;
    const pair = charge
      ? [charge.charger.roster.id, charge.target.roster.id]
      : melee
        ? [melee.attacker, melee.defender]
        : [];
    const [one, other] = pair;
    const enemy = unit === one ? other : unit === other ? one : undefined;
    return this.#shifting.before(enemy)?.stands ?? null;
  }

  /** Winners take the ground, chargers halt, or come to grips. */
  comesOn(): void {
    const kinds = new Set<FollowKind>(["takesGround", "halts", "chargeEnds", "occupies"]);
    for (let next = this.#next(kinds); next; next = this.#next(kinds)) {
      const { kind, unit = "" } = next;
      this.#done(next);
      const end = kind === "occupies" ? null : this.#end(next);
      if (end) this.#shifting.put(unit, end);
      else if (kind === "occupies") this.#occupies(unit);
    }
    this.#meets();
  }

  #occupies(unit: string): void {
    const place = this.#ledger.unit(unit)?.place ?? null;
    if (place !== null) this.#shifting.enters(unit, place);
  }

  /** Where a unit ends that was not driven back; null where it stays. */
  #end({ kind, unit = "" }: FollowUp): InFormation | null {
    const { charge, melee } = this.#fought;
    const { field } = this.#shifting;
    const units = this.#shifting.all();
    if (charge && unit === charge.charger.roster.id) {
      const { path, charger, target } = charge;
      if (path === null || charger.stands.pose === null) return null;
      // Out of reach it halts where its reach ends.
      if (!path.inReach) return path.end;
      if (kind === "halts") {
        const gap = stepsIn(field.book.clauses["winner.default"].value.haltsAt, field.scale);
        return haltBefore(field, units, charger.stands, path, target.stands, gap);
      }
      const most = kind === "chargeEnds" ? path.reach - path.length : Number.POSITIVE_INFINITY;
      return takeGround(field, units, path.end, target.stands.middle, most);
    }
    const stands = this.#shifting.of(unit);
    const ground = this.#shifting.before(melee?.defender);
    // Who was charged and won stands as it is, whatever ground it may call its own.
    if (!melee || !ground || !stands || stands.pose === null) return null;
    return takeGround(field, units, stands, ground.stands.middle);
  }

  /** A charge that came to grips: the charger is where its way meets the enemy. */
  #meets(): void {
    const { charge } = this.#fought;
    const meets = this.#ledger.follows().some(({ kind }) => kind === "fightMelee");
    if (!charge || !meets) return;
    const { charger, target, path } = charge;
    const { id } = charger.roster;
    this.#ledger.set(id, { flanking: path === null || path.from !== "front" });
    const end = path?.end ?? this.#upWith(charger.stands, target.stands);
    if (end) this.#shifting.put(id, end);
  }

  /** Right behind an enemy that ran and was caught, where the way to it is not clear. */
  #upWith(charger: OnTable, target: OnTable): InFormation | null {
    if (charger.pose === null || target.pose === null) return null;
    return haltBehind(this.#shifting.field, this.#shifting.all(), charger, target, 0);
  }

  /** What becomes of the friends that supported a charge (`support.fate`). */
  supports(): void {
    const { charge, results } = this.#fought;
    if (!charge || !results) return;
    for (const side of ["charger", "defender"] as const) {
      const lead = charge[side === "charger" ? "charger" : "target"].roster.id;
      const gone = this.#ledger.unit(lead)?.gone !== null;
      const result = gone ? "disperse" : results[side];
      for (const id of charge.supports[side]) this.#support(id, lead, result, side);
    }
  }

  #support(id: string, lead: string, result: SideResult, side: "charger" | "defender"): void {
    const clause = "support.fate";
    switch (result) {
      case "retire":
      case "retreat":
        this.#ledger.fallBack(id, "retire", clause);
        return;
      case "rout":
      case "disperse":
        this.#ledger.follow({ kind: "supportTest", clause, need: "roll", when: "now", unit: id });
        return;
      default:
        if (side === "charger") this.#closesUp(id, lead);
    }
  }

  /** A support of a charge that won or fights halts behind its lead. */
  #closesUp(id: string, lead: string): void {
    const { field } = this.#shifting;
    const [support, led] = [this.#shifting.of(id), this.#shifting.of(lead)];
    if (!support || !led || support.pose === null || led.pose === null) return;
    const gap = stepsIn(field.book.clauses["support.fate"].value.haltsBehind, field.scale);
    const there = haltBehind(field, this.#shifting.all(), support, led, gap);
    if (there === null) return;
    this.#ledger.set(id, { moved: "more" });
    this.#shifting.put(id, there);
  }
}
