import type { ListedSide, OrderOfBattle, Text } from "@adjutant/battle";

/** A side of an order of battle. */
export interface Army {
  readonly order: OrderOfBattle;
  readonly side: ListedSide;
}

/** What a battle of two armies is started with. */
export interface Against {
  readonly orders: readonly OrderOfBattle[];
  readonly name: Text;
}

/** The first two armies that make a battle of their own: of other battles, and of other nations. */
export function firstPair(armies: readonly Army[]): readonly [number, number] {
  const [one] = armies;
  const unlike = armies.findIndex(
    ({ order, side }) => order !== one?.order && side.nation !== one?.side.nation,
  );
  return [0, unlike < 0 ? Number(armies.length > 1) : unlike];
}

/**
 * Two armies of any orders of battle against each other. Ids that both have are changed in the
 * second; sides of one name are told apart by their battles, or by numbers.
 */
export function against(first: Army, second: Army): Against {
  if (first.order === second.order && first.side !== second.side) {
    return { orders: [first.order], name: first.order.name };
  }
  const names = apart(first, second);
  return {
    orders: [
      only(first.order, { ...first.side, name: names[0] }),
      only(second.order, { ...distinct(second.side, first.side), name: names[1] }),
    ],
    name: each((lang) => `${names[0][lang]} – ${names[1][lang]}`),
  };
}

function only(order: OrderOfBattle, side: ListedSide): OrderOfBattle {
  return { ...order, sides: [side] };
}

function apart(first: Army, second: Army): readonly [Text, Text] {
  const [one, two] = [first.side.name, second.side.name];
  if (one.en !== two.en && one.ru !== two.ru) return [one, two];
  if (first.order !== second.order) {
    const of = ({ order, side }: Army): Text =>
      each((lang) => `${side.name[lang]} (${order.name[lang]})`);
    return [of(first), of(second)];
  }
  return [each((lang) => `${one[lang]} I`), each((lang) => `${two[lang]} II`)];
}

function each(of: (lang: "en" | "ru") => string): Text {
  return { en: of("en"), ru: of("ru") };
}

/** The side with ids that the other has not. */
function distinct(side: ListedSide, other: ListedSide): ListedSide {
  const taken = new Set(idsOf(other));
  const own = new Set(idsOf(side));
  const fresh = (id: string): string => {
    if (!taken.has(id)) return id;
    for (let number = 2; ; number++) {
      const next = `${id}-${number}`;
      if (!taken.has(next) && !own.has(next)) return next;
    }
  };
  return {
    ...side,
    id: fresh(side.id),
    brigades: side.brigades.map((brigade) => ({
      ...brigade,
      id: fresh(brigade.id),
      units: brigade.units.map((listed) => ({
        ...listed,
        unit: { ...listed.unit, id: fresh(listed.unit.id) },
      })),
    })),
  };
}

function idsOf({ id, brigades }: ListedSide): readonly string[] {
  return [
    id,
    ...brigades.flatMap((brigade) => [brigade.id, ...brigade.units.map(({ unit }) => unit.id)]),
  ];
}
