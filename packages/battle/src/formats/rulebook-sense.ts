/**
 * Values of a rulebook that contradict each other although each is of the right kind: a second band
 * before the first, a canister range beyond the long one, a double one above the double six.
 */
import type { ClauseId, Rulebook } from "@adjutant/rules";
import { type Fault, fault, type Path } from "../faults.ts";

interface Place {
  readonly clause: ClauseId;
  readonly path: Path;
}

/** Two numbers of which the second is greater, or at least not less. */
interface Order {
  readonly low: Place;
  readonly high: Place;
  readonly strictly: boolean;
}

/** Places of one clause in their order. */
function rising(clause: ClauseId, paths: readonly Path[], strictly = true): Order[] {
  return paths.slice(1).flatMap((path, index) => {
    const before = paths[index];
    return before ? [{ low: { clause, path: before }, high: { clause, path }, strictly }] : [];
  });
}

const sizes = ["small", "standard", "large"] as const;
const scales = ["cm", "inch"] as const;

const orders: readonly Order[] = [
  ...rising("dice.natural", [["doubleOne"], ["doubleSix"]]),
  ...rising("size.battery", [["smallUpTo"], ["standardUpTo"]]),
  ...(["close", "artillery"] as const).flatMap((arm) => [
    ...rising("casualty.band", [
      [arm, "first"],
      [arm, "second"],
    ]),
    ...rising(
      "casualty.band",
      [
        [arm, "second"],
        [arm, "secondLarge"],
      ],
      false,
    ),
    ...rising(
      "casualty.limit",
      sizes.map((size) => [arm, size]),
      false,
    ),
  ]),
  // A screen of the most bases can still lose one.
  ...rising("casualty.limit", [
    ["screen", "goneBelow"],
    ["screen", "mostBases"],
  ]),
  ...(["light", "medium", "heavy"] as const).flatMap((gun) =>
    scales.flatMap((scale) =>
      rising(
        "fire.range.guns",
        ["canister", "effective", "long"].map((range) => [gun, range, scale]),
      ),
    ),
  ),
  {
    low: { clause: "fire.sight.half", path: ["from"] },
    high: { clause: "fire.sight.full", path: ["from"] },
    strictly: true,
  },
  ...rising("command.adcCount", [["least"], ["most"]], false),
  ...rising("general.trigger", [["lowAt"], ["highFrom"]]),
];

function numberAt({ clause, path }: Place, book: Rulebook): number | null {
  const value = path.reduce<unknown>(
    (part, key) => (typeof part === "object" && part !== null ? Reflect.get(part, key) : null),
    book.clauses[clause].value,
  );
  return typeof value === "number" ? value : null;
}

/**
 * What contradicts itself in a rulebook.
 * @param replaced the clauses that its file brings; the fault stands at one of them
 */
export function contradictions(book: Rulebook, replaced: ReadonlySet<string>): Fault[] {
  return orders.flatMap(({ low, high, strictly }) => {
    if (!replaced.has(low.clause) && !replaced.has(high.clause)) return [];
    const [less, more] = [numberAt(low, book), numberAt(high, book)];
    if (less === null || more === null || less < more || (less === more && !strictly)) return [];
    const at = ({ clause, path }: Place): Path => ["clauses", clause, "value", ...path];
    if (!replaced.has(high.clause)) {
      return [fault(at(low), "aboveMaximum", { value: less, max: more })];
    }
    return strictly
      ? [fault(at(high), "notRising", { value: more, previous: less })]
      : [fault(at(high), "belowMinimum", { value: more, min: less })];
  });
}
