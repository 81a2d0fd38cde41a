/**
 * Is a value that replaces a clause's value of the same shape: the same keys, the same kinds of
 * numbers, words that the rules know there, tables of the same size whose steps rise.
 */
import type { ClauseId, Rulebook } from "@adjutant/rules";
import { type Fault, fault, type Path } from "../faults.ts";
import { kindOf, shown } from "../input/shown.ts";
import { numberKind } from "./rulebook-bounds.ts";

/**
 * Keys that name a row of a table or say how it is read: what stands in the row can change, these
 * cannot. The rows of a charge table are named after the differences they begin at.
 */
const names: ReadonlySet<string> = new Set(["row", "lowest", "draw"]);

function isName(clause: ClauseId, key: string): boolean {
  return names.has(key) || (key === "from" && clause.startsWith("charge.table."));
}

export class ShapeCheck {
  readonly #clause: ClauseId;
  readonly #vocabulary: ReadonlyMap<string, ReadonlySet<unknown>>;
  readonly faults: Fault[] = [];

  constructor(clause: ClauseId, book: Rulebook) {
    this.#clause = clause;
    this.#vocabulary = vocabularyOf(clause, book);
  }

  /**
   * Compares a value with the one that the book has in its place.
   * @param inside keys from the clause's value to this one
   * @param path keys from the file to this one, for the faults
   */
  compare(builtIn: unknown, given: unknown, inside: Path, path: Path): void {
    const key = inside.at(-1);
    if (key === "upTo" || this.#words(key, inside).has(null)) {
      // A step's end, which is null for the last one; or a word that may be absent.
      this.#open(builtIn, given, inside, path);
      return;
    }
    if (isName(this.#clause, String(key))) {
      this.#fixed(builtIn, given, path);
      return;
    }
    if (kindOf(given) !== kindOf(builtIn)) {
      const params = { got: kindOf(given), expected: kindOf(builtIn) };
      this.faults.push(fault(path, "wrongType", params));
      return;
    }
    if (typeof builtIn === "number" && typeof given === "number") {
      this.#number(builtIn, given, inside, path);
    } else if (typeof builtIn === "string") this.#word(builtIn, given, inside, path);
    else if (Array.isArray(builtIn) && Array.isArray(given)) {
      this.#list(builtIn, given, inside, path);
    } else if (isRecord(builtIn) && isRecord(given)) this.#object(builtIn, given, inside, path);
  }

  #number(builtIn: number, given: number, inside: Path, path: Path): void {
    const { whole, least, most } = numberKind(this.#clause, inside, builtIn);
    if (!Number.isFinite(given)) {
      this.faults.push(fault(path, "notFinite", { value: String(given) }));
    } else if (given < least) {
      this.faults.push(fault(path, "belowMinimum", { value: given, min: least }));
    } else if (given > most) {
      this.faults.push(fault(path, "aboveMaximum", { value: given, max: most }));
    } else if (whole && !Number.isInteger(given)) {
      this.faults.push(fault(path, "notWhole", { value: given }));
    } else {
      const nearest = Math.round(given * 100) / 100;
      if (nearest === given) return;
      this.faults.push(fault(path, "tooFine", { value: given, decimals: 2, nearest }));
    }
  }

  #word(builtIn: string, given: unknown, inside: Path, path: Path): void {
    const known = this.#words(inside.at(-1), inside);
    if (known.size === 0) this.#fixed(builtIn, given, path);
    else if (!known.has(given)) {
      const allowed = [...known].join(", ");
      this.faults.push(fault(path, "wrongValue", { value: shown(given), allowed }));
    }
  }

  #open(builtIn: unknown, given: unknown, inside: Path, path: Path): void {
    if (inside.at(-1) === "upTo") {
      if (given === null || builtIn === null) {
        if (given !== builtIn) this.faults.push(fault(path, "openStep", {}));
      } else if (typeof given === "number" && typeof builtIn === "number") {
        this.#number(builtIn, given, inside, path);
      } else {
        this.faults.push(fault(path, "wrongType", { got: kindOf(given), expected: "number" }));
      }
      return;
    }
    const known = this.#words(inside.at(-1), inside);
    if (known.has(given)) return;
    const allowed = [...known].join(", ");
    this.faults.push(fault(path, "wrongValue", { value: shown(given), allowed }));
  }

  #fixed(builtIn: unknown, given: unknown, path: Path): void {
    if (given === builtIn) return;
    const params = { value: shown(given), expected: shown(builtIn) };
    this.faults.push(fault(path, "fixedValue", params));
  }

  #list(builtIn: readonly unknown[], given: readonly unknown[], inside: Path, path: Path): void {
    if (given.length !== builtIn.length) {
      const params = { count: given.length, expected: builtIn.length };
      this.faults.push(fault(path, "tableSize", params));
      return;
    }
    builtIn.forEach((value, index) => {
      this.compare(value, given[index], [...inside, index], [...path, index]);
    });
    this.#rising(given, path);
  }

  /** Each step of a table goes further than the one before. */
  #rising(steps: readonly unknown[], path: Path): void {
    let previous: number | null = null;
    for (const [index, step] of steps.entries()) {
      const upTo = isRecord(step) ? step["upTo"] : undefined;
      if (typeof upTo !== "number") continue;
      if (previous !== null && upTo <= previous) {
        this.faults.push(fault([...path, index, "upTo"], "notRising", { value: upTo, previous }));
      }
      previous = upTo;
    }
  }

  #object(
    builtIn: Readonly<Record<string, unknown>>,
    given: Readonly<Record<string, unknown>>,
    inside: Path,
    path: Path,
  ): void {
    const allowed = Object.keys(builtIn).join(", ");
    for (const key of Object.keys(given)) {
      if (Object.hasOwn(builtIn, key)) continue;
      this.faults.push(fault([...path, key], "unknownKey", { key, allowed }));
    }
    for (const [key, value] of Object.entries(builtIn)) {
      if (Object.hasOwn(given, key)) {
        this.compare(value, given[key], [...inside, key], [...path, key]);
      } else {
        const expected = kindOf(value);
        this.faults.push(fault([...path, key], "missing", { key, expected, allowed: "" }));
      }
    }
  }

  /** The words that may stand under a key, if it is one that takes words. */
  #words(key: string | number | undefined, inside: Path): ReadonlySet<unknown> {
    if (typeof key !== "string" || key === "upTo" || isName(this.#clause, key)) {
      return none;
    }
    return this.#vocabulary.get(slot(inside)) ?? none;
  }
}

const none: ReadonlySet<unknown> = new Set();

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A place in a value, whichever the row. */
function slot(inside: Path): string {
  return inside.map((step) => (typeof step === "number" ? "*" : step)).join(".");
}

/**
 * The words that stand in a place anywhere in the clauses of one family (`charge.table.…`): what
 * the rules know how to read there.
 */
function vocabularyOf(clause: ClauseId, book: Rulebook): Map<string, Set<unknown>> {
  const words = new Map<string, Set<unknown>>();
  const family = clause.slice(0, clause.lastIndexOf(".") + 1);
  const collect = (value: unknown, inside: Path): void => {
    if (Array.isArray(value)) {
      for (const [index, part] of value.entries()) collect(part, [...inside, index]);
    } else if (isRecord(value)) {
      for (const [key, part] of Object.entries(value)) collect(part, [...inside, key]);
    } else if (typeof value === "string" || value === null) {
      const place = slot(inside);
      words.set(place, (words.get(place) ?? new Set()).add(value));
    }
  };
  for (const [id, { value }] of Object.entries(book.clauses)) {
    if (family !== "" && id.startsWith(family)) collect(value, []);
  }
  return words;
}
