/** Commands drawn from what a battle offers: what is due, what may be chosen, what is legal. */
import {
  type Board,
  type BrigadeOrder,
  type Companion,
  choices,
  type DueEntry,
  due,
  type LegalOrder,
  legal,
  type Pending,
  type ReactionKind,
  type RosterUnit,
  type SideOrder,
  type TaskingKind,
  taskingKinds,
  type UnitOrder,
  undoable,
} from "@adjutant/battle";
import type { Draw } from "./draw.ts";
import { comingOn, march, ride, settingOut } from "./marches.ts";
import { close, fire, type Json } from "./situations.ts";

/** A command, and the side whose it is; null where it is anybody's. */
export interface Drawn {
  readonly json: Json;
  readonly side: string | null;
  /** The clause by which the order that it gives is refused, if it is. */
  readonly bar?: string;
}

const isTasking = (order: string): order is TaskingKind =>
  taskingKinds.some((kind) => kind === order);

const advance: Drawn = { json: { type: "advance" }, side: null };

/** Anything that is due or to be chosen, or null. */
export function duty(state: Companion, draw: Draw): Drawn | null {
  const pending = draw.any(choices(state));
  if (pending && !draw.oneIn(3)) return chosen(pending, draw);
  const follow = draw.any(due(state));
  if (follow) return settling(state, follow, draw);
  return pending ? chosen(pending, draw) : null;
}

function chosen({ id, side, among }: Pending, draw: Draw): Drawn {
  return { json: { type: "choose", pending: id, chosen: draw.any(among) ?? "" }, side };
}

/** The command that a follow-up asks for. */
function settling(state: Companion, follow: DueEntry, draw: Draw): Drawn {
  const { id, kind, unit, enemy, brigade, side } = follow;
  const whose = side ?? state.units[unit ?? ""]?.side ?? state.brigades[brigade ?? ""]?.side;
  const of = brigade ?? side;
  const resolve = (procedure: string, situation: Json = {}): Drawn => ({
    json: { type: "resolve", procedure, situation, ...(of === undefined ? {} : { of }) },
    side: whose ?? null,
  });
  switch (kind) {
    case "deploy":
      return { json: settingOut(state, side ?? "", draw), side: side ?? null };
    case "arrives":
      if (state.map === null) break;
      return { json: comingOn(state, brigade ?? "", draw), side: side ?? null };
    case "fightMelee":
    case "secondRound": {
      const round = kind === "secondRound" ? 2 : 1;
      const json = close.melee(state, unit ?? "", enemy ?? "", round, draw);
      return { json, side: whose ?? null };
    }
    case "charge":
    case "caught":
      // One that cannot be made any more is ended.
      if (draw.oneIn(4)) break;
      if (kind === "charge" && state.units[enemy ?? ""]?.unit.arm === "screen") {
        const json = reaction(enemy ?? "", "evade", unit ?? "", draw);
        return { json, side: state.units[enemy ?? ""]?.side ?? null };
      }
      return { json: close.charge(state, unit ?? "", enemy ?? "", draw), side: whose ?? null };
    case "generalTest":
      return resolve("generalRisk", { enemyNear: draw.oneIn(2) });
    case "generalAtRisk":
      return resolve("general", { enemyNear: draw.oneIn(2) });
    case "falteringRoll":
      return resolve("faltering");
    case "initiative":
      return resolve("initiative");
    case "adcRoll":
      return { json: { type: "resolve", procedure: "adc", of: side ?? "" }, side: side ?? null };
    case "commandRoll":
      return resolve("command");
    default:
      break;
  }
  const friend = kind === "friendLoses" ? draw.any(fighting(state, side ?? "")) : undefined;
  const named = friend ? { unit: friend.id } : {};
  return { json: { type: "settle", follow: id, ...named }, side: whose ?? null };
}

/** Units of a side that have not left the battle. */
export function fighting(board: Board, side: string): RosterUnit[] {
  return Object.values(board.units).filter((unit) => unit.side === side && unit.gone === null);
}

interface Offered {
  readonly whose: { readonly unit: string } | { readonly brigade: string } | null;
  readonly order: LegalOrder<UnitOrder | BrigadeOrder | SideOrder>;
}

function offers(state: Companion, side: string): readonly Offered[] {
  const { units, brigades, side: own } = legal(state, side);
  return [
    ...Object.entries(units).flatMap(([unit, orders]) =>
      orders.map((order) => ({ whose: { unit }, order })),
    ),
    ...Object.entries(brigades).flatMap(([brigade, orders]) =>
      orders.map((order) => ({ whose: { brigade }, order })),
    ),
    ...own.map((order) => ({ whose: null, order })),
  ];
}

/** An order of a side that is allowed, or with `refused` one that is not; null where none is. */
export function ordered(
  state: Companion,
  side: string,
  draw: Draw,
  refused: boolean,
): Drawn | null {
  const open = offers(state, side).filter(({ order }) => (order.refused !== null) === refused);
  // First which order, then whose: else those that every unit has would drown the others. Charges
  // make the most follow.
  const kinds = [...new Set(open.map((one) => one.order.order))];
  const charge = draw.any(kinds.filter((kind) => kind === "declare" || kind === "charge"));
  const order = charge && draw.oneIn(2) ? charge : draw.any(kinds);
  const one = draw.any(open.filter((offer) => offer.order.order === order));
  const json = one ? commandFor(state, side, one, draw) : null;
  const bar = one?.order.refused?.clause;
  return json && { json, side, ...(bar === undefined ? {} : { bar }) };
}

function commandFor(
  state: Companion,
  side: string,
  { whose, order: { order, targets } }: Offered,
  draw: Draw,
): Json | null {
  if (isTasking(order)) {
    const use = order === "forwards" ? { use: draw.of(["move", "charge"]) } : {};
    return { type: "task", tasking: order, side, ...whose, ...use };
  }
  const unit = whose !== null && "unit" in whose ? whose.unit : "";
  const brigade = whose !== null && "brigade" in whose ? whose.brigade : "";
  const aims = Object.entries(targets ?? {});
  const open = aims.filter(([, bar]) => bar === null);
  const others = Object.values(state.units).filter((other) => other.side !== side);
  const aim = draw.any(open.length > 0 ? open : aims);
  const enemy = aim?.[0] ?? draw.any(others)?.id ?? "";
  switch (order) {
    case "volley":
    case "skirmish":
    case "artillery":
    case "rocket":
      return fire(state, order, unit, enemy, draw);
    case "declare":
      return { type: "declare", unit, to: enemy, distance: draw.of(starts) };
    case "charge":
      return close.charge(state, unit, enemy, draw);
    case "melee": {
      const [attacker, defender] = draw.oneIn(2) ? [unit, enemy] : [enemy, unit];
      return close.melee(state, attacker, defender, draw.oneIn(4) ? 2 : 1, draw);
    }
    case "standStill":
      return { type: "stoodStill", units: [unit] };
    case "move":
    case "changeFormation":
      if (state.map !== null) return march(state, unit, order === "changeFormation", draw);
      return movement(state, unit, order, draw);
    case "formSquare":
      if (state.phase === "movement") {
        if (state.map !== null) {
          const legs = [{ kind: "form", formation: "square" }];
          return { type: "march", ways: [{ unit, legs }] };
        }
        return { type: "move", units: [unit], how: "none", formation: "square" };
      }
      if (draw.oneIn(3)) return reaction(unit, "square", enemy, draw);
      return { type: "resolve", procedure: "discipline", situation: { unit }, square: true };
    case "stand":
    case "evade":
    case "counterCharge":
      return reaction(unit, order, enemy, draw);
    case "command":
    case "faltering":
      return { type: "resolve", procedure: order, of: brigade };
    case "attach":
      return {
        type: "attach",
        brigade,
        unit: aim?.[0] ?? other(state, brigade, draw),
        ...riding(draw),
      };
    case "leave":
      return { type: "attach", brigade, unit: null };
    case "adc":
      return { type: "resolve", procedure: "adc", of: side };
    case "ride": {
      const to = state.sides.find(({ id }) => id === side)?.commanderAt;
      return to ? { type: "ride", side, to: { x: to.x, y: to.y } } : null;
    }
    case "initiative":
      return { type: "resolve", procedure: "initiative" };
    default:
      return null;
  }
}

/** A unit of the brigade that its general is not with. */
function other(state: Companion, brigade: string, draw: Draw): string {
  const units = state.brigades[brigade]?.units ?? [];
  const free = units.filter((id) => state.units[id]?.gone === null && !state.units[id]?.general);
  return draw.any(free) ?? "";
}

/** How far a general rides, where it was measured: within 10 cm [6″] in both scales, or beyond. */
function riding(draw: Draw): { readonly distance?: number } {
  return draw.oneIn(2) ? { distance: draw.of([0, 6, 10, 10.01]) } : {};
}

const formations = {
  infantry: [
    "line",
    "attackColumn",
    "companyColumn",
    "marchColumn",
    "massedColumn",
    "square",
    "openOrder",
  ],
  cavalry: ["line", "column"],
  artillery: ["deployed", "limbered"],
  screen: ["line"],
} as const;

/** A movement of a unit, some with all that one may say of it. */
function movement(
  state: Companion,
  id: string,
  order: "move" | "changeFormation",
  draw: Draw,
): Json {
  const { arm = "screen" } = state.units[id]?.unit ?? {};
  const held = state.units[id]?.place != null;
  // Out of its place it goes with a move: a change of formation that leaves it is another order.
  const leaves = held ? order === "move" : draw.oneIn(12);
  const burning = Object.keys(state.burning);
  const place = { kind: draw.of(["builtUp", "strongpoint"] as const) };
  const named = draw.oneIn(3) ? { id: draw.any([...burning, "nowhere"]) } : {};
  return {
    type: "move",
    units: [id],
    how: order === "move" ? draw.of(["half", "half", "more"] as const) : "none",
    ...(order === "changeFormation" || draw.oneIn(4)
      ? { formation: draw.of<string>(formations[arm]) }
      : {}),
    ...(leaves ? { leaves: true } : {}),
    ...(draw.oneIn(8) ? { about: true } : {}),
    ...(draw.oneIn(6) ? { place: { ...place, ...named } } : {}),
    ...(draw.oneIn(2) ? { away: true } : {}),
    ...(draw.oneIn(8) ? { unformedBy: draw.of(["move.terrain", "move.interpenetrate"]) } : {}),
  };
}

/** Where charges start: within what brings a square free or not, and in or out of reach. */
const starts = [2, 8, 15, 15.1, 20, 30] as const;

/** An answer to a charge, some with its distance measured again. */
function reaction(unit: string, what: ReactionKind, to: string, draw: Draw): Json {
  const distance = draw.oneIn(2) ? { distance: draw.of(starts) } : {};
  return { type: "react", unit, to, reaction: what, ...distance };
}

/** What players may always do: note, correct, agree to it, hold a place, go back and forward. */
function aside(state: Companion, side: string, draw: Draw): Drawn {
  const unit = draw.any(Object.keys(state.units)) ?? "";
  const proposal = draw.any(state.pending.filter(({ kind }) => kind === "consent"));
  if (proposal) return chosen(proposal, draw);
  if (state.map !== null && draw.oneIn(4)) return { json: ride(state, side, draw), side };
  switch (draw.below(8)) {
    case 0:
      return { json: { type: "note", text: "Rain." }, side };
    case 1:
    case 2: {
      const to = draw.of<Json>([
        { casualties: draw.below(10) },
        { unformed: draw.oneIn(2) },
        { general: draw.oneIn(2) },
        { formation: draw.of(["line", "square", "attackColumn", "deployed", "column"]) },
        { moved: draw.of(["none", "half", "more"]), fired: draw.oneIn(2) },
        { formation: null, garrison: { place: draw.of(["builtUp", "strongpoint"]) } },
        { garrison: null, formation: "companyColumn" },
        { routing: true },
        { gone: draw.of([null, "dispersed", "leftTable"]) },
      ]);
      const reason = draw.of(["forgot", "mistake", "other"] as const);
      return { json: { type: "correct", unit, to, reason }, side: state.units[unit]?.side ?? side };
    }
    case 3:
      return { json: { type: "redo" }, side: null };
    case 4: {
      const procedure = draw.of(["discipline", "fate", "bounce", "fraction"] as const);
      // Nothing asks for it: players resolve it all the same.
      const overrule = draw.oneIn(4) ? {} : { overrule: true };
      return { json: { ...close.single(state, procedure, side, draw), ...overrule }, side };
    }
    case 5: {
      const objective = draw.any(state.scenario?.objectives ?? [])?.id ?? "nowhere";
      return { json: { type: "hold", objective, side: draw.oneIn(4) ? null : side }, side };
    }
    case 6: {
      // Not far: else little would come of the game.
      const back = draw.any(undoable(state).slice(0, 4));
      return { json: { type: "undo", ...(back === undefined ? {} : { to: back }) }, side: null };
    }
    default:
      return { json: { type: "undo" }, side: null };
  }
}

/** A command that the battle may take. */
export function lawful(state: Companion, draw: Draw): Drawn {
  const { acting, sides } = state;
  // Mostly whose part of the phase it is: the other side has little to answer with.
  const side =
    acting !== null && !draw.oneIn(4) ? acting : (draw.any(sides.map(({ id }) => id)) ?? "");
  const kind = draw.below(12);
  if (kind < 4) return duty(state, draw) ?? ordered(state, side, draw, false) ?? advance;
  if (kind < 9) return ordered(state, side, draw, false) ?? duty(state, draw) ?? advance;
  if (kind === 9) return aside(state, side, draw);
  const overrule = kind === 11 && draw.oneIn(2) ? { overrule: true } : {};
  return { json: { ...advance.json, ...overrule }, side: null };
}
