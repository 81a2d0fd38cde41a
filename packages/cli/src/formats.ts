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
  parseBattle,
  parseOrderOfBattle,
  parseScenario,
} from "@adjutant/battle";
import type { Rulebook } from "@adjutant/rules";
import { shortened } from "./dice.ts";

/** What a file is, and what is wrong with it. */
export interface CheckedFile {
  /** Null where the file names no format that we know. */
  readonly format: string | null;
  readonly faults: readonly Fault[];
}

type Reader = (json: unknown, book: Rulebook) => Checked<unknown>;

const readers: { readonly [Kind in FileKind]: Reader } = {
  orderOfBattle: parseOrderOfBattle,
  scenario: parseScenario,
  rulebook: (json) => loadRulebook(json),
  battle: parseBattle,
};

/**
 * Reads a file by its format.
 * @param book the rulebook that a file without one of its own is read by
 */
export function checkFile(json: unknown, book: Rulebook): CheckedFile {
  const format = formatOf(json);
  if (format === null) return { format, faults: [unknownFormat(json)] };
  const read = readers[format.kind](json, book);
  return { format: formatTag(format.kind), faults: read.ok ? [] : read.faults };
}

function unknownFormat(json: unknown): Fault {
  const allowed = fileKinds.map(formatTag).join(", ");
  const named = typeof json === "object" && json !== null && "format" in json;
  if (!named) return fault([], "missingFormat", { allowed });
  const format = shortened(typeof json.format === "string" ? json.format : typeof json.format);
  return fault(["format"], "unknownFormat", { format, allowed });
}
