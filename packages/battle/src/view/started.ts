/** The start of a battle as a role may read it: its own order of battle. */
import type { Options } from "@adjutant/rules";
import type { Started } from "../companion/events.ts";
import type { ListedSide, OrderOfBattle } from "../formats/order-of-battle.ts";
import type { ScenarioTerms } from "../formats/scenario.ts";
import type { Field } from "../formats/scenario-field.ts";
import type { Provenance, Source, Text } from "../formats/text.ts";
import type { Knowledge } from "./role.ts";
import { type AnyView, stamp } from "./stamp.ts";

/** An order of battle without the sides that the role may not read, and without words on them. */
export interface OrderView {
  readonly id: string;
  readonly name: Text;
  readonly date?: string;
  /** The sources of the sides that are told. */
  readonly sources: { readonly [id: string]: Source };
  readonly values: { readonly [value: string]: Omit<Provenance, "note"> };
  readonly sides: readonly ListedSide[];
}

export interface StartedView extends AnyView {
  readonly type: "started";
  readonly name: Text;
  readonly rulebook: Started["rulebook"];
  readonly options: Options;
  readonly dice?: Started["dice"];
  /** One's own order of battle; what one sees of the others stands in the view of the battle. */
  readonly orders: readonly (OrderOfBattle | OrderView)[];
  /**
   * The ground, what is fought for and how long are everybody's; where brigades set up and come on,
   * which of them are held back and which units hold places, their side's alone.
   */
  readonly scenario?: ScenarioTerms;
}

type Values = Readonly<Record<string, Provenance>> | undefined;

/** Every value of a side that says where it comes from. */
function provenances({ commander, brigades }: ListedSide): Provenance[] {
  const listed: Values[] = [commander.values];
  for (const { values, general, units } of brigades) {
    listed.push(values, general.values, ...units.map((unit) => unit.values));
  }
  return listed.flatMap((values) => Object.values(values ?? {}));
}

/** An order of battle for the sides that the role reads; null where it reads none. */
function orderSeen(order: OrderOfBattle, knowledge: Knowledge): OrderOfBattle | OrderView | null {
  const sides = order.sides.filter(({ id }) => knowledge.knows(id));
  if (sides.length === 0) return null;
  if (sides.length === order.sides.length) return order;
  const values = Object.entries(order.values ?? {}).map(
    ([key, { source, choice }]): [string, Omit<Provenance, "note">] => [
      key,
      { ...(source && { source }), ...(choice && { choice }) },
    ],
  );
  const told = [...sides.flatMap(provenances), ...values.map(([, value]) => value)];
  const named = new Set(told.flatMap(({ source = [] }) => source));
  const { id, name, date } = order;
  return {
    id,
    name,
    ...(date !== undefined && { date }),
    sources: Object.fromEntries(
      Object.entries(order.sources).filter(([source]) => named.has(source)),
    ),
    values: Object.fromEntries(values),
    sides,
  };
}

/** A scenario without what it says of forces that the role may not read, and why. */
function scenarioSeen(
  { id, text, turns, objectives, reserves, field }: ScenarioTerms,
  orders: readonly OrderOfBattle[],
  knowledge: Knowledge,
): ScenarioTerms {
  const own = orders.flatMap(({ sides }) => sides.filter((side) => knowledge.knows(side.id)));
  const brigades = new Set(own.flatMap((side) => side.brigades.map((brigade) => brigade.id)));
  const units = new Set(
    own.flatMap((side) => side.brigades.flatMap((one) => one.units.map(({ unit }) => unit.id))),
  );
  // Notes may tell what is hidden; where a value comes from is no matter of the game.
  const bare = objectives.map(({ values: _, ...objective }) => objective);
  const ownReserves = kept(reserves ?? {}, brigades);
  return {
    id,
    ...(text !== undefined && { text }),
    ...(turns !== undefined && { turns }),
    ...(Object.keys(ownReserves).length > 0 && { reserves: ownReserves }),
    objectives: bare,
    ...(field !== undefined && { field: fieldSeen(field, knowledge, brigades, units) }),
  };
}

/** A field without what it says of forces that the role may not read, and without words on it. */
export function fieldSeen(
  field: Field,
  knowledge: Knowledge,
  brigades: ReadonlySet<string>,
  units: ReadonlySet<string>,
): Field {
  return {
    scale: field.scale,
    inches: field.inches,
    width: field.width,
    depth: field.depth,
    terrain: field.terrain.map(({ values: _, ...piece }) => piece),
    deployment: field.deployment
      .filter(({ side, brigade }) => knowledge.knows(side) || brigade === undefined)
      .map(({ values: _, ...zone }) => zone),
    arrivals: (field.arrivals ?? [])
      .filter(({ brigade }) => brigades.has(brigade))
      .map(({ values: _, ...arrival }) => arrival),
    places: kept(field.places ?? {}, units),
  };
}

/** What of a record stands under these ids. */
function kept<Value>(of: Readonly<Record<string, Value>>, ids: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(of).filter(([key]) => ids.has(key)));
}

/** The scenario as the role reads it; nothing where there is none. */
function scenarioFor({ scenario, orders }: Started, knowledge: Knowledge) {
  if (scenario === undefined) return {};
  return { scenario: knowledge.whole ? scenario : scenarioSeen(scenario, orders, knowledge) };
}

/** The start, with the orders of battle that the role reads. */
export function startedSeen(event: Started, knowledge: Knowledge): StartedView {
  const { name, rulebook, options, orders } = event;
  return {
    type: "started",
    ...stamp(event),
    name,
    rulebook: { name: rulebook.name, edition: rulebook.edition },
    options,
    ...(event.dice && { dice: event.dice }),
    orders: orders.flatMap((order) => orderSeen(order, knowledge) ?? []),
    ...scenarioFor(event, knowledge),
  };
}
