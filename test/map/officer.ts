/**
 * An officer for both sides of a battle on the map: he forgets nothing that is due, marches at the
 * nearest enemy, fires at whatever he may and charges now and then. He is no good player, but every
 * battle that he is given comes to its end.
 */
import {
  type Companion,
  choices,
  type DueEntry,
  due,
  type FireOrder,
  type LegalOrder,
  laidOf,
  legal,
  legsFrom,
  type RosterUnit,
  setOut,
  type UnitOrder,
} from "@adjutant/battle";
import { distance, type InFormation, longest, type OnTable, pathTo } from "@adjutant/field";
import type { Draw } from "../fuzz/draw.ts";
import type { Json } from "../fuzz/situations.ts";

const fires: ReadonlySet<string> = new Set<FireOrder>([
  "volley",
  "skirmish",
  "artillery",
  "rocket",
]);

/** What he has seen to already; each unit once in a phase, whatever came of it. */
export type Seen = Set<string>;

/** The next command for the battle as it stands, as scripts write commands. */
export function nextOrder(state: Companion, seen: Seen, draw: Draw): Json {
  const choice = choices(state)[0];
  if (choice) return { type: "choose", pending: choice.id, chosen: draw.any(choice.among) ?? "" };
  const now = `${state.turn} ${state.phase} ${state.resolving}`;
  const owed = due(state).find(({ id }) => !seen.has(`${now} ${id}`));
  if (owed) {
    seen.add(`${now} ${owed.id}`);
    return settled(state, owed);
  }
  // A charge that was declared and cannot be made any more is over.
  const lost = due(state).find(({ id, kind }) => kind === "charge" && !seen.has(`lost ${id}`));
  if (lost) {
    seen.add(`lost ${lost.id}`);
    return { type: "settle", follow: lost.id };
  }
  for (const { id: side } of inOrder(state)) {
    const order = ofSide(state, side, seen, draw);
    if (order) return order;
  }
  return { type: "advance" };
}

/** Whose part of the phase it is; in a phase of both the phasing side first (`turn.sequence`). */
function inOrder({ sides, phasing, acting }: Companion) {
  if (acting !== null) return sides.filter(({ id }) => id === acting);
  return [...sides].sort((a, b) => Number(b.id === phasing) - Number(a.id === phasing));
}

/** The command that something due asks for. */
function settled(state: Companion, owed: DueEntry): Json {
  const { id, kind, unit, enemy, brigade, side } = owed;
  const of = brigade ?? side ?? "";
  switch (kind) {
    case "deploy":
      return { type: "deploy", side: of, places: setOut(state, of).places };
    case "fightMelee":
      return {
        type: "resolve",
        procedure: "meleeToEnd",
        situation: {
          attacker: { unit },
          defender: { unit: enemy },
          onDraw: { attacker: "fightOn", defender: "fightOn" },
        },
      };
    case "charge":
      // Who answers a charge otherwise than by standing has done so before it comes to this.
      return state.units[enemy ?? ""]?.unit.arm === "screen"
        ? { type: "react", unit: enemy, to: unit, reaction: "evade" }
        : charge(unit ?? "", enemy ?? "");
    case "caught":
      return charge(unit ?? "", enemy ?? "");
    case "generalTest":
      return { type: "resolve", procedure: "generalRisk", situation: {}, of };
    case "generalAtRisk":
      return { type: "resolve", procedure: "general", situation: {}, of };
    case "initiative":
      return { type: "resolve", procedure: "initiative", situation: {} };
    case "adcRoll":
      return { type: "resolve", procedure: "adc", of };
    case "commandRoll":
      return { type: "resolve", procedure: "command", situation: {}, of };
    case "falteringRoll":
      return { type: "resolve", procedure: "faltering", situation: {}, of };
    default:
      return { type: "settle", follow: id };
  }
}

function charge(charger: string, defender: string): Json {
  const situation = { charger: { unit: charger }, defender: { unit: defender }, distance: 0 };
  return { type: "resolve", procedure: "charge", situation };
}

/** What a side does of its own will in this phase; null: nothing more. */
export function ofSide(state: Companion, side: string, seen: Seen, draw: Draw): Json | null {
  if (!["charges", "movement", "fire"].includes(state.phase)) return null;
  const { units } = legal(state, side);
  for (const [id, orders] of Object.entries(units)) {
    const key = `${state.turn} ${state.phase} ${id}`;
    const roster = state.units[id];
    if (seen.has(key) || !roster) continue;
    seen.add(key);
    const order = ofUnit(state, roster, orders, draw);
    if (order) return order;
  }
  return null;
}

function ofUnit(
  state: Companion,
  roster: RosterUnit,
  orders: readonly LegalOrder<UnitOrder>[],
  draw: Draw,
): Json | null {
  const open = orders.filter(({ refused }) => refused === null);
  switch (state.phase) {
    case "charges": {
      const targets = aims(open.find(({ order }) => order === "declare"));
      const target = draw.oneIn(3) ? undefined : nearest(state, roster.id, targets);
      return target === undefined ? null : { type: "declare", unit: roster.id, to: target };
    }
    case "movement": {
      const still = open.some(({ order }) => order === "standStill");
      const stands = roster.unit.unformed || roster.unit.faltering || roster.fellBack;
      const lost = roster.unit.arm === "infantry" && roster.unit.fireDisciplineLost;
      if (still && (stands || lost)) return { type: "stoodStill", units: [roster.id] };
      return open.some(({ order }) => order === "move") ? march(state, roster, orders) : null;
    }
    case "fire": {
      const fire = open.find(({ order }) => fires.has(order));
      const target = nearest(state, roster.id, aims(fire));
      if (fire === undefined || target === undefined) return null;
      const situation = { firer: roster.id, targets: [{ unit: target, distance: 0 }] };
      return { type: "resolve", procedure: fire.order, situation };
    }
    default:
      return null;
  }
}

/** The enemies that an order may be aimed at. */
function aims(order: LegalOrder<UnitOrder> | undefined): readonly string[] {
  return Object.entries(order?.targets ?? {}).flatMap(([id, why]) => (why === null ? [id] : []));
}

function nearest(state: Companion, unit: string, among: readonly string[]): string | undefined {
  const on = laidOf(state)?.units ?? [];
  const own = on.find(({ id }) => id === unit);
  if (own === undefined) return undefined;
  const away = (one: OnTable): number => distance(own, one);
  return on.filter(({ id }) => among.includes(id)).sort((a, b) => away(a) - away(b))[0]?.id;
}

/** As near to the enemy as muskets ask for, in steps; guns stop where they have a target. */
const nearEnough = 1200;

/** Straight at the nearest enemy, as far as it may. */
function march(
  state: Companion,
  { id, side, unit }: RosterUnit,
  orders: readonly LegalOrder<UnitOrder>[],
): Json | null {
  const laid = laidOf(state);
  const own = laid?.units.find((one) => one.id === id);
  if (!laid || !own || own.pose === null) return null;
  const { field, units } = laid;
  const fired = orders.find(({ order }) => fires.has(order));
  if (unit.arm === "artillery" && aims(fired).length > 0) return null;
  const enemies = units.filter((one) => one.side !== side);
  const [enemy] = enemies.sort((a, b) => distance(own, a) - distance(own, b));
  if (enemy === undefined || distance(own, enemy) <= nearEnough) return null;
  const mover: InFormation = own;
  const wanted = pathTo(field, units, mover, enemy.middle);
  const { legs, end } = longest(field, units, mover, wanted.legs);
  if (legs.length === 0 || distance(end, enemy) >= distance(own, enemy)) return null;
  return { type: "march", ways: [{ unit: id, legs: legsFrom(legs) }] };
}
