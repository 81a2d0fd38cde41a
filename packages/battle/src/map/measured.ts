/**
 * A resolution on the map, measured: the command names units and says what people choose, and every
 * fact that stands on the table – distances, shares, cover, ground, what is between and behind, who
 * supports, flanks, heights, generals – is taken from positions and rosters, and from the log what the
 * fire at a charge has cost it. Figures that a client
 * gives for them are ignored. What cannot be is refused with its clause, the measure and the limit.
 *
 * In a companion the players measure, and only what the rosters know is filled in (`as-known.ts`).
 */
import type { ChargePath } from "@adjutant/field";
import { beyond, isRefused, type Refused, type Rulebook, refusal } from "@adjutant/rules";
import { asAnswered, asKnown } from "../companion/as-known.ts";
import { chargeOn } from "../companion/declared.ts";
import type { ChargeWay, Joined, Resolve, SituationOf } from "../companion/events.ts";
import { lostToFire } from "../companion/lost-to-fire.ts";
import type { Companion } from "../companion/state.ts";
import { caughtAt, chargeAt, chargeWay, declaredBar, fireAtCharge, meleeOf } from "./close.ts";
import { wheelTurn } from "./declared-way.ts";
import { fireAt } from "./fire.ts";
import { type Laid, type Piece, pieceOf } from "./laid.ts";
import { disciplineOf, fateOf, generalAtRisk, ofBattle } from "./near.ts";
import { laidOf } from "./on-map.ts";
import { supportsFor, supportsOf } from "./supports.ts";

/** A charge as it will be ridden: what its event books beside its result. */
export interface Ridden {
  readonly charger: Piece;
  readonly target: Piece;
  /** Null where a caught evader is come up with though the way to it is not clear. */
  readonly path: ChargePath | null;
  /** Friends of either that support it, by their ids. */
  readonly supports: { readonly charger: readonly string[]; readonly defender: readonly string[] };
}

/** A command with its situation as it is resolved. */
export interface Measured {
  readonly command: Resolve;
  /** Of a charge on the map; else null. */
  readonly charge: Ridden | null;
}

type Of<Procedure extends Resolve["procedure"]> = Resolve & { readonly procedure: Procedure };
type Shooting = Of<"volley" | "skirmish" | "artillery" | "rocket">;

/**
 * What of a command is measured on the map, or known to the rosters in a companion.
 * @param overruled the players set aside what only limits an order, being out of a general's reach say
 */
export function measured(
  board: Companion,
  given: Resolve,
  book: Rulebook,
  overruled = false,
): Measured | Refused {
  const as = (command: Resolve): Measured => ({ command, charge: null });
  const on = laidOf(board, book);
  const known = asKnown(board, given);
  if (on === null) return as(known);
  const laid: Laid = overruled ? { ...on, overruled: true } : on;
  switch (given.procedure) {
    case "volley":
    case "skirmish":
    case "artillery":
    case "rocket": {
      const shot = shotOf(laid, given);
      if ("refused" in shot) return shot;
      // The situation is that of the procedure: it was compared.
      return as(shot.situation ? ({ ...given, situation: shot.situation } as Resolve) : known);
    }
    case "charge":
      return ridden(laid, given, board);
    case "melee":
    case "meleeToEnd": {
      const fight = fightOf(laid, given);
      return "refused" in fight ? fight : as({ ...given, situation: fight.situation });
    }
    case "discipline": {
      const unit = named(laid, given.situation.unit.id);
      const from = named(laid, given.way?.charger);
      return as(unit ? { ...given, situation: disciplineOf(laid, unit, from) } : known);
    }
    case "fate": {
      const [unit, target] = [
        named(laid, given.situation.unit.id),
        named(laid, given.situation.target.id),
      ];
      return as(unit && target ? { ...given, situation: fateOf(laid, unit, target) } : known);
    }
    case "general":
    case "generalRisk": {
      const general = laid.generals.find(({ of }) => of === given.of);
      const situation = general
        ? generalAtRisk(laid, general)
        : { ...ofBattle(laid), enemyNear: false };
      return as({ ...given, situation });
    }
    default:
      return as(known);
  }
}

function named(laid: Laid, id: string | undefined): Piece | null {
  return id === undefined ? null : pieceOf(laid, id);
}

type Measures<Situation> = { readonly situation: Situation | null } | Refused;

/** The situation of a shot; null where the procedure itself says that this unit does not fire so. */
function shotOf(laid: Laid, { procedure, situation, way }: Shooting): Measures<unknown> {
  const firer = named(laid, situation.firer.id);
  const [first, ...further] = situation.targets.map(({ unit }) => named(laid, unit.id));
  if (!firer || !first || further.includes(null)) return { refused: refusal("fire.blockers") };
  const others = further.flatMap((target) => target ?? []);
  // Only words can switch it off; that it is in force the rosters know.
  const choice = situation.assaultFire === false ? { assaultFire: false } : {};
  const seen =
    laid.board.phase === "charges"
      ? defensive(laid, firer, first, others, way)
      : fireAt(laid, firer, [first, ...others], choice);
  if (seen === null) return { situation: null };
  if (isRefused(seen)) return seen;
  const { shot } = seen;
  return { situation: shot.procedure === procedure ? shot.situation : null };
}

/**
 * Fire at a charge: by its target, or by a battery of the target's side, at the unit that leads it
 * (`charge.defensiveFire`).
 */
function defensive(
  laid: Laid,
  firer: Piece,
  aimed: Piece,
  others: readonly Piece[],
  way: ChargeWay | undefined,
): ReturnType<typeof fireAtCharge> {
  const clause = "charge.defensiveFire";
  const target = named(laid, way?.target);
  if (!target || way?.charger !== aimed.roster.id || others.length > 0) {
    return { refused: refusal(clause) };
  }
  const battery = firer.roster.unit.arm === "artillery";
  const own = firer.roster.side === target.roster.side;
  if (firer !== target && !(battery && own)) return { refused: refusal(clause) };
  const caught = hasCaught(laid, aimed, target);
  const declared = chargeOn(laid.board, aimed.roster.id, target.roster.id);
  const path = chargeWay(laid, aimed, target, wheelTurn(declared ? declared.turn : way.turn));
  // What limits who charges was asked when he declared; whom he has caught he has not lost sight of.
  const bar = caught
    ? null
    : declaredBar(declared ? { ...laid, overruled: true } : laid, aimed, target);
  if (bar !== null) return { refused: bar };
  return isRefused(path) ? path : fireAtCharge(laid, firer, aimed, path, firer === target);
}

/** Has this charger caught the target, which evaded it (`charge.evade`). */
function hasCaught({ board }: Laid, charger: Piece, target: Piece): boolean {
  return board.open.some(
    ({ kind, unit, enemy }) =>
      kind === "caught" && unit === charger.roster.id && enemy === target.roster.id,
  );
}

function ridden(laid: Laid, command: Of<"charge">, state: Companion): Measured | Refused {
  const { situation, way } = command;
  const charger = named(laid, situation.charger.unit.id);
  const target = named(laid, situation.defender.unit.id);
  if (!charger || !target) return { refused: refusal("charge.declare") };
  const asked = situation.charger.supports ?? 0;
  const may = asked > 0 ? supportsFor(laid, charger, target) : [];
  const supports = may.slice(0, asked);
  if (supports.length < asked) return { refused: beyond("charge.lead", asked, may.length) };
  const declared = chargeOn(laid.board, charger.roster.id, target.roster.id);
  const { reaction } = asAnswered(laid.board, situation);
  const choice = {
    supports,
    ...(reaction !== undefined && { reaction }),
    lostToFire: lostToFire(state.log, charger.roster.id),
  };
  // The wheel of the declaration is that of the charge, but where its target has run from before it.
  const turn = wheelTurn(declared ? declared.turn : way?.turn);
  const made = hasCaught(laid, charger, target) ? caughtAt : chargeAt;
  // What limits the charger was asked when it declared.
  const on: Laid = declared ? { ...laid, overruled: true } : laid;
  const wheeled = made(on, charger, target, { ...choice, ...(turn !== undefined && { turn }) });
  const anew = isRefused(wheeled) && declared?.turn !== undefined;
  const charge = anew ? made(on, charger, target, choice) : wheeled;
  if (isRefused(charge)) return charge;
  const ids = (pieces: readonly Piece[]) => pieces.map(({ roster }) => roster.id);
  return {
    command: { ...command, situation: charge.situation },
    charge: {
      charger,
      target,
      path: charge.path,
      supports: { charger: ids(supports), defender: ids(supportsOf(laid, target, charger)) },
    },
  };
}

function fightOf(
  laid: Laid,
  command: Of<"melee"> | Of<"meleeToEnd">,
): { readonly situation: SituationOf<"melee"> } | Refused {
  const { situation, joined = {} } = command;
  const attacker = named(laid, situation.attacker.unit.id);
  const defender = named(laid, situation.defender.unit.id);
  if (!attacker || !defender) return { refused: refusal("melee.pairs") };
  const fights = laid.board.open.filter(
    ({ kind }) => kind === "fightMelee" || kind === "secondRound",
  );
  const between = (a: Piece, b: Piece) =>
    fights.find(({ unit, enemy }) => unit === a.roster.id && enemy === b.roster.id);
  const due = between(attacker, defender);
  // Who charged attacks, and goes on attacking.
  if (!due && between(defender, attacker)) return { refused: refusal("melee.pairs") };
  const joins = (side: keyof Joined) => (joined[side] ?? []).flatMap((id) => named(laid, id) ?? []);
  return meleeOf(laid, attacker, defender, {
    from: attacker.roster.flanking ? "rear" : "front",
    joined: { attacker: joins("attacker"), defender: joins("defender") },
    round: due?.kind === "secondRound" ? 2 : 1,
    ...(situation.onDraw && { onDraw: situation.onDraw }),
  });
}
