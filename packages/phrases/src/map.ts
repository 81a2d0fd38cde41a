import type { ArgumentsOf, Values } from "./arguments.ts";
import type { map } from "./map.en.ts";
import { formatter } from "./message.ts";

type Said = typeof map;
export type MapKey = keyof Said & string;

type ValuesOf<Key extends MapKey> = keyof ArgumentsOf<Said[Key]> extends never
  ? [values?: Readonly<Record<string, never>>]
  : [values: ArgumentsOf<Said[Key]>];

/** What a battle on the map says beside the companion; a browser loads it with the map. */
export interface MapWords {
  say<Key extends MapKey>(key: Key, ...values: ValuesOf<Key>): string;
}

export function mapWords(lang: "en" | "ru", messages: Readonly<Record<MapKey, string>>): MapWords {
  const { message } = formatter(lang);
  const say = (key: MapKey, values?: Values): string => message(messages[key], values);
  return { say: (key, ...[values]) => say(key, values) };
}
