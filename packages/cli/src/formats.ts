/** Every kind of file that can be checked, by what its `format` says. */
import {
  type Checked,
  type Fault,
  type FileKind,
  fault,
  fileKinds,
  formatOf,
  formatTag,
  loadRulebook,
  type OrderOfBattle,
  parseBattle,
  parseMapScenario,
  parseOrderOfBattle,
  type Scenario,
  type Text,
  type Totals,
  totalsOf,
} from "@adjutant/battle";
import type { Rulebook } from "@adjutant/rules";
import { shortened } from "./dice.ts";

/** What a file is, and what is wrong with it. */
export interface CheckedFile {
  /** Null where the file names no format that we know. */
  readonly format: string | null;
  readonly faults: readonly Fault[];
  /** What its forces add up to; null for a file that has none, or that is not in order. */
  readonly forces: Forces | null;
}

/** Forces that were read, with the names of their sides in the order of the totals. */
export interface Forces {
  readonly names: readonly Text[];
  readonly totals: Totals;
}

type Reader = (json: unknown, book: Rulebook) => Checked<Forces | null>;

/** A reader of files whose forces nobody adds up. */
function without(read: (json: unknown, book: Rulebook) => Checked<unknown>): Reader {
  return (json, book) => {
    const found = read(json, book);
    return found.ok ? { ok: true, value: null } : found;
  };
}

/** A reader of files of forces, which are added up. */
function withForces(
  read: (json: unknown, book: Rulebook) => Checked<OrderOfBattle | Scenario>,
): Reader {
  return (json, book) => {
    const found = read(json, book);
    if (!found.ok) return found;
    const names = found.value.sides.map(({ name }) => name);
    return { ok: true, value: { names, totals: totalsOf(found.value) } };
  };
}

const readers: { readonly [Kind in FileKind]: Reader } = {
  orderOfBattle: withForces(parseOrderOfBattle),
  scenario: withForces(parseMapScenario),
  rulebook: without((json) => loadRulebook(json)),
  battle: without(parseBattle),
};

/**
 * Reads a file by its format.
 * @param book the rulebook that a file without one of its own is read by
 */
export function checkFile(json: unknown, book: Rulebook): CheckedFile {
  const format = formatOf(json);
  if (format === null) return { format, faults: [unknownFormat(json)], forces: null };
  const read = readers[format.kind](json, book);
  const tag = formatTag(format.kind);
  return read.ok
    ? { format: tag, faults: [], forces: read.value }
    : { format: tag, faults: read.faults, forces: null };
}

function unknownFormat(json: unknown): Fault {
  const allowed = fileKinds.map(formatTag).join(", ");
  const named = typeof json === "object" && json !== null && "format" in json;
  if (!named) return fault([], "missingFormat", { allowed });
  const format = shortened(typeof json.format === "string" ? json.format : typeof json.format);
  return fault(["format"], "unknownFormat", { format, allowed });
}
