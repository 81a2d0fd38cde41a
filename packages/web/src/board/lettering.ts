/** The names on a map: worked out once for each scale, and drawn in parts. Headless. */
import type { Text } from "../text.ts";
import { busyOn } from "./busy.ts";
import { type Placed, placing } from "./names.ts";
import { namesOf } from "./naming.ts";
import { sheetOf } from "./sheet.ts";
import { shortName } from "./short-name.ts";
import type { BoardUnit, ShownField } from "./shown.ts";
import { type Slices, slices } from "./slices.ts";
import { taken } from "./taken.ts";

/** The names that find room at a scale, by the part of the map that they are drawn with. */
export type Lettering = ReadonlyMap<string, readonly Placed[]>;

/** So many units have their names in one part. */
const units = 40;

/** The parts in which the names of a field are drawn: those of the ground first. */
export function partsOf(shown: Pick<ShownField, "units">): readonly string[] {
  const ofUnits = Math.ceil(shown.units.length / units);
  return ["names", ...Array.from({ length: ofUnits }, (_, part) => `names ${part}`)];
}

/** Of one field so many are kept, for one who looks back and forth. */
const most = 4;
const kept = new WeakMap<ShownField, Map<string, Slices<Lettering>>>();

/** @param k pixels for a millimetre */
export function lettering(shown: ShownField, k: number, text: Text): Slices<Lettering> {
  const own = kept.get(shown) ?? new Map<string, Slices<Lettering>>();
  kept.set(shown, own);
  const key = `${text.lang} ${k}`;
  const known = own.get(key) ?? slices(lettered(shown, k, text));
  // The one that was asked for last stays longest.
  own.delete(key);
  own.set(key, known);
  for (const oldest of own.keys()) {
    if (own.size <= most) break;
    own.delete(oldest);
  }
  return known;
}

function* lettered(shown: ShownField, k: number, text: Text): Generator<void, Lettering> {
  const sheet = sheetOf(shown.field);
  const all = namesOf(shown, k, text.lang, {
    arrival: ({ name, turn }) =>
      turn === null ? name : text.say("field.arrivesShort", { name, turn }),
    unit: (unit) => unitText(unit, text),
  });
  yield;
  const bounds = { left: 2, top: 2, right: sheet.width * k - 2, bottom: sheet.depth * k - 2 };
  const [onNone, busy] = [taken(shown, k), busyOn(shown, k)];
  yield;
  const places = yield* placing(all, onNone, bounds, busy);
  const parts = new Map(
    shown.units.map(({ id }, index) => [`unit ${id}`, `names ${Math.floor(index / units)}`]),
  );
  const found = new Map<string, Placed[]>();
  for (const name of places) {
    const part = parts.get(name.id) ?? "names";
    found.set(part, [...(found.get(part) ?? []), name]);
  }
  return found;
}

/** What stands beside a block: its name and its states by letter, or since when it has not been seen. */
function unitText(
  { name, label = shortName(name), lastSeen, states }: BoardUnit,
  text: Text,
): string {
  // Of one out of sight it matters first how old the news is.
  if (lastSeen !== undefined) return text.say("field.lastSeenShort", { turn: lastSeen });
  const letters = states.flatMap(({ state }) =>
    state === "moved" || state === "fired" ? [] : [text.say(`field.letter.${state}`)],
  );
  return [label, ...letters].join(" ");
}
