/** Names of units, brigades and sides, as the orders of battle write them. */
import type { Board } from "@adjutant/battle";
import type { Phrases } from "@adjutant/phrases";
import { isObject } from "../json.ts";
import type { AnySituation } from "../telling.ts";

/** The name of an id in the language of the call; an id that names nobody is itself. */
export type NameOf = (id: string) => string;

export function namesOf({ units, brigades, sides, scenario }: Board, { lang }: Phrases): NameOf {
  const own = <Value>(record: Readonly<Record<string, Value>>, id: string): Value | undefined =>
    Object.hasOwn(record, id) ? record[id] : undefined;
  return (id) => {
    const named =
      own(units, id) ??
      own(brigades, id) ??
      [...sides, ...(scenario?.objectives ?? [])].find((one) => one.id === id);
    return named?.name[lang] ?? id;
  };
}

/** Names of the sides by their ids, for refusals that name one. */
export function sideNames(board: Board, words: Phrases): Readonly<Record<string, string>> {
  const name = namesOf(board, words);
  return Object.fromEntries(board.sides.map(({ id }) => [id, name(id)]));
}

/** A situation whose units have the names of their rosters. */
export function withNames<Situation extends AnySituation>(
  situation: Situation,
  name: NameOf,
): Situation {
  // Only names are added, and every unit may have one.
  return named(situation, name) as Situation;
}

function named(part: unknown, name: NameOf): unknown {
  if (Array.isArray(part)) return part.map((one) => named(one, name));
  if (!isObject(part)) return part;
  const inside = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, named(value, name)]),
  );
  const { arm, id } = part;
  return typeof arm === "string" && typeof id === "string" ? { ...inside, name: name(id) } : inside;
}
