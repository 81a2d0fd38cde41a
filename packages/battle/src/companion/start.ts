/** The battle at its start: the orders of battle as rosters. */
import { placeFrom, placeIn, poseFrom } from "@adjutant/field";
import { type Options, type Place, type Rulebook, rulebook } from "@adjutant/rules";
import { type Checked, type Fault, fault, faulty } from "../faults.ts";
import type { ListedSide, ListedUnit, OrderOfBattle } from "../formats/order-of-battle.ts";
import {
  orderOf,
  parseScenario,
  type Scenario,
  type ScenarioTerms,
  termsOf,
} from "../formats/scenario.ts";
import { termsFaults } from "../formats/scenario-terms.ts";
import type { Text } from "../formats/text.ts";
import { frozen } from "../input/frozen.ts";
import { roomFaults } from "../map/room.ts";
import { type DiceBySide, diceFaults } from "./dice-of.ts";
import type { Started } from "./events.ts";
import { begin } from "./evolve.ts";
import { standingOf } from "./scenario-terms.ts";
import type { Board, Companion, RosterBrigade, RosterSide, RosterUnit } from "./state.ts";
import { unmarked } from "./turn-marks.ts";

const atStart = { ...unmarked, general: false, gone: null, at: null, unseen: null } as const;

/** A garrison of the start gives its place its id. */
function placeOf({ unit }: ListedUnit): string | null {
  const holds = unit.arm === "infantry" || unit.arm === "screen";
  return holds && unit.garrison ? unit.id : null;
}

/** Where a unit of the start stands on the map; null: it has to be set out. */
function stands(
  scenario: ScenarioTerms | undefined,
  { scale = "cm" }: Options,
  unit: string,
): Pick<RosterUnit, "at" | "place"> | null {
  const { places = {}, ...field } = scenario?.field ?? { inches: 1 };
  const stand = Object.hasOwn(places, unit) ? places[unit] : undefined;
  if (stand === undefined) return null;
  const there = placeIn(scale, field, stand);
  return "garrison" in there
    ? { at: null, place: there.garrison }
    : { at: placeFrom(poseFrom(there)), place: null };
}

/** The rosters that a start makes. */
export function boardOf({ id, name, options, orders, scenario, map, hidden }: Started): Board {
  const listed = orders.flatMap(({ sides }) => sides);
  const [first, second] = listed.map(rosterSide);
  if (!first || !second) throw new Error("a battle has two sides; its start was not checked");
  const brigades: RosterBrigade[] = [];
  const units: RosterUnit[] = [];
  const burning: Record<string, Place> = {};
  for (const side of listed) {
    for (const brigade of side.brigades) {
      brigades.push({
        id: brigade.id,
        side: side.id,
        name: brigade.name,
        general: { name: brigade.general.name, fate: null },
        fateSince: null,
        arrives: brigade.arrives ?? null,
        reserve: scenario?.reserves?.[brigade.id]?.kind ?? null,
        generalAt: null,
        revealed: false,
        units: brigade.units.map(({ unit }) => unit.id),
        order: "obeys",
        rolledInTurn: 0,
        rodeInTurn: 0,
        demoralised: false,
        broken: [],
        counted: [],
      });
      for (const listed of brigade.units) {
        const { name: unitName, unit } = listed;
        const stand = map && stands(scenario, options, unit.id);
        const place = map ? (stand?.place ?? null) : placeOf(listed);
        units.push({
          ...atStart,
          at: stand?.at ?? null,
          place,
          id: unit.id,
          side: side.id,
          brigade: brigade.id,
          name: unitName,
          unit,
        });
        const garrison = "garrison" in unit ? unit.garrison : undefined;
        if (place !== null && garrison?.burning) burning[place] = garrison.place;
      }
    }
  }
  return {
    id,
    name,
    options,
    turn: 1,
    phase: map ? "deployment" : "compulsory",
    phasing: null,
    acting: null,
    resolving: false,
    sides: [first, second],
    // Not written key by key: see `copyOf`.
    brigades: Object.fromEntries(brigades.map((brigade) => [brigade.id, brigade])),
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    open: [],
    pending: [],
    burning,
    scenario: scenario ? standingOf(scenario, [first.id, second.id]) : null,
    over: null,
    map: map && scenario?.field ? { field: scenario.field, ...(hidden && { hidden }) } : null,
  };
}

function rosterSide(side: ListedSide): RosterSide {
  const { name, rating } = side.commander;
  return {
    id: side.id,
    name: side.name,
    nation: side.nation,
    commander: { name, rating, fate: null },
    fateSince: null,
    brigades: side.brigades.map(({ id }) => id),
    adcs: null,
    commanderAt: null,
    rodeInTurn: 0,
    taskings: [],
  };
}

/** What a battle is started with. */
export interface Start {
  /** The battle's id. */
  readonly id: string;
  /** Milliseconds since 1970, if the client says so. */
  readonly at?: number;
  /** Default: the name of the first order of battle. */
  readonly name?: Text;
  readonly options?: Options;
  /** How each side rolls, by its id; default: as the options say. */
  readonly dice?: DiceBySide;
  /** Default: the rulebook of this edition. */
  readonly rulebook?: Started["rulebook"];
  /** What the battle is fought for, how long and where. */
  readonly scenario?: ScenarioTerms;
  /** It is fought on the map of the scenario's field, with positions. */
  readonly map?: true;
  /** On the map: troops out of the enemy's sight are hidden from him. */
  readonly hidden?: true;
}

/**
 * Starts a battle with one order of battle of both sides, or with one of each side.
 * @returns the state and its first event; faults where the orders do not make one battle
 */
export function startCompanion(
  orders: readonly OrderOfBattle[],
  start: Start,
): Checked<{ readonly state: Companion; readonly event: Started }> {
  const sides = orders.flatMap((order) => order.sides);
  const [first] = orders;
  if (!first || sides.length !== 2) {
    return faulty([fault(["orders"], "notTwoSides", { count: sides.length })]);
  }
  const twice = idsTwice(sides);
  if (twice.length > 0) {
    return faulty(twice.map((id) => fault(["orders"], "duplicateId", { id })));
  }
  const { scenario } = start;
  const unfit = [
    ...(scenario === undefined ? [] : termsFaults(scenario, sides)),
    ...diceFaults(start.dice, sides),
    ...mapFaults(start),
  ];
  if (unfit.length > 0) return faulty(unfit);
  const event = startedOf(first, orders, start);
  const state = begin(event);
  const cramped = roomFaults(state);
  return cramped.length > 0 ? faulty(cramped) : { ok: true, value: { state, event } };
}

function startedOf(first: OrderOfBattle, orders: readonly OrderOfBattle[], start: Start): Started {
  const { scenario } = start;
  return frozen({
    type: "started",
    id: start.id,
    ...(start.at === undefined ? {} : { at: start.at }),
    name: start.name ?? first.name,
    rulebook: start.rulebook ?? { name: rulebook.name, edition: rulebook.edition },
    options: start.options ?? {},
    ...(start.dice === undefined ? {} : { dice: start.dice }),
    orders,
    ...(scenario === undefined ? {} : { scenario }),
    ...(start.map && { map: true }),
    ...(start.hidden && { hidden: true }),
  });
}

/**
 * Starts a battle from a scenario.
 * @param start its options go before those of the scenario, key by key
 */
export function startScenario(
  scenario: Scenario,
  start: Omit<Start, "scenario">,
): Checked<{ readonly state: Companion; readonly event: Started }> {
  const options = { ...scenario.options, ...start.options };
  return startCompanion([orderOf(scenario)], { ...start, options, scenario: termsOf(scenario) });
}

/** What a scenario's field has no room for, in centimetres and in inches. */
function scenarioRoomFaults(scenario: Scenario, book: Rulebook): Fault[] {
  const order = orderOf(scenario);
  // Inches read as centimetres are the same numbers as inches.
  const found = (["cm", "inch"] as const).flatMap((scale) => {
    const options = { ...scenario.options, scale };
    const start: Start = { id: scenario.id, options, scenario: termsOf(scenario), map: true };
    return roomFaults(boardOf(startedOf(order, [order], start)), book);
  });
  const what = ({ path, code, params }: Fault): string =>
    JSON.stringify([path, code, "other" in params ? params.other : null]);
  // What is wrong in every scale is told once.
  return found.filter((one, i) => found.findIndex((other) => what(other) === what(one)) === i);
}

/**
 * Reads a scenario whose field, if it has one, can be fought on in every scale: whoever has no room
 * there, for whom a start on the map is refused, is a fault. The companion asks `parseScenario` alone.
 */
export function parseMapScenario(json: unknown, book: Rulebook = rulebook): Checked<Scenario> {
  const read = parseScenario(json, book);
  if (!read.ok || read.value.field === undefined) return read;
  const faults = scenarioRoomFaults(read.value, book);
  return faults.length > 0 ? faulty(faults) : read;
}

/** A battle on the map needs one to be fought on. */
export function mapFaults({
  map,
  hidden,
  scenario,
}: {
  readonly map?: true;
  readonly hidden?: true;
  readonly scenario?: ScenarioTerms | undefined;
}): readonly Fault[] {
  // Only on the map is known what anybody sees.
  if (hidden && !map) {
    return [fault(["hidden"], "missing", { key: "map", expected: "yesNo", allowed: "true" })];
  }
  if (!map || scenario?.field) return [];
  return [fault(["map"], "missing", { key: "field", expected: "object", allowed: "" })];
}

/** Ids that two orders of battle have in common. */
function idsTwice(sides: readonly ListedSide[]): string[] {
  const idsOf = (side: ListedSide): string[] => [
    `side ${side.id}`,
    ...side.brigades.map(({ id }) => `brigade ${id}`),
    ...side.brigades.flatMap(({ units }) => units.map(({ unit }) => unit.id)),
  ];
  const seen = new Set<string>();
  return sides.flatMap(idsOf).filter((id) => {
    const known = seen.has(id);
    seen.add(id);
    return known;
  });
}
