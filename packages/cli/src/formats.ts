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
  parseOrderOfBattle,
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

const readers: { readonly [Kind in FileKind]?: Reader } = {
  orderOfBattle: parseOrderOfBattle,
  rulebook: (json) => loadRulebook(json),
};

/**
 * Reads a file by its format.
 * @param book the rulebook that a file without one of its own is read by
 */
export function checkFile(json: unknown, book: Rulebook): CheckedFile {
  const format = formatOf(json);
  const reader = format === null ? undefined : readers[format.kind];
  if (format === null || reader === undefined) {
    return { format: null, faults: [unknownFormat(json)] };
  }
  const read = reader(json, book);
  return { format: formatTag(format.kind), faults: read.ok ? [] : read.faults };
}

function unknownFormat(json: unknown): Fault {
  const readable = fileKinds.filter((kind) => readers[kind] !== undefined);
  const allowed = readable.map(formatTag).join(", ");
  const named = typeof json === "object" && json !== null && "format" in json;
  if (!named) return fault([], "missingFormat", { allowed });
  const format = shortened(typeof json.format === "string" ? json.format : typeof json.format);
  return fault(["format"], "unknownFormat", { format, allowed });
}
