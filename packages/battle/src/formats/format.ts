/** Formats of files: their tags, their versions, and how an older one is brought up to date. */
import { type Checked, fault, faulty } from "../faults.ts";
import { kindOf, shown } from "../input/shown.ts";

/** Brings a file of one version to the next. */
type Migration = (json: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/**
 * For each kind of file the steps from version 1 on: the step at index 0 makes a version 2 of a
 * version 1. The newest version is one more than there are steps.
 */
const migrations = {
  orderOfBattle: [],
  scenario: [],
  rulebook: [],
  battle: [],
} as const satisfies Readonly<Record<string, readonly Migration[]>>;

export type FileKind = keyof typeof migrations;

/** The kinds of files that we read and write. */
// The keys of an object literal are exactly those of its type.
export const fileKinds = Object.keys(migrations) as readonly FileKind[];

/** The newest version of a kind of file. */
function newest(kind: FileKind): number {
  return migrations[kind].length + 1;
}

/** The tag that files are written with: `adjutant/battle@1`. */
export function formatTag(kind: FileKind): string {
  return `adjutant/${kind}@${newest(kind)}`;
}

const tag = /^adjutant\/([A-Za-z]+)@([1-9]\d{0,5})$/;

/** What the `format` of a file says, or null where it says nothing that we know. */
export function formatOf(
  json: unknown,
): { readonly kind: FileKind; readonly version: number } | null {
  if (typeof json !== "object" || json === null || !("format" in json)) return null;
  const { format } = json;
  const [, word, digits] = typeof format === "string" ? (tag.exec(format) ?? []) : [];
  const kind = fileKinds.find((known) => known === word);
  return kind === undefined ? null : { kind, version: Number(digits) };
}

/**
 * Brings a file of a kind to its newest version. A file of a newer version than ours is refused:
 * what we do not know we would lose.
 */
export function migrated(kind: FileKind, json: unknown): Checked<unknown> {
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    return faulty([fault([], "wrongType", { got: kindOf(json), expected: "object" })]);
  }
  if (!("format" in json)) {
    return faulty([fault([], "missingFormat", { allowed: formatTag(kind) })]);
  }
  const format = formatOf(json);
  const found = shown(json.format);
  const expected = formatTag(kind);
  if (format === null) {
    return faulty([fault(["format"], "unknownFormat", { format: found, allowed: expected })]);
  }
  if (format.kind !== kind) {
    return faulty([fault(["format"], "wrongFormat", { format: found, expected })]);
  }
  if (format.version > newest(kind)) {
    return faulty([fault(["format"], "newerFormat", { format: found, known: expected })]);
  }
  let file: Readonly<Record<string, unknown>> = { ...json };
  const steps: readonly Migration[] = migrations[kind];
  for (const step of steps.slice(format.version - 1)) file = step(file);
  return { ok: true, value: file };
}
