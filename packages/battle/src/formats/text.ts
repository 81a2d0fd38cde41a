/** Texts in both languages, and where a historical value comes from. */
import { fault } from "../faults.ts";
import { across } from "../schemas/check.ts";
import { bounds, id, line } from "../schemas/values.ts";
import { z } from "../schemas/zod.ts";

/** Every sentence that a person can read exists in English and in Russian. */
export interface Text {
  readonly en: string;
  readonly ru: string;
}

/**
 * Where a value comes from. Without a source it is the author's own choice, and the note says why.
 */
export interface Provenance {
  /** Ids of the file's `sources`, the one followed first. */
  readonly source?: readonly string[];
  readonly note?: Text;
}

/** A source that a file draws on. */
export interface Source {
  readonly title: string;
  readonly url?: string;
}

export const text = z.strictObject({ en: line(bounds.name), ru: line(bounds.name) });
export const note = z.strictObject({ en: line(bounds.note), ru: line(bounds.note) });

export const provenance = z
  .strictObject({
    source: z.exactOptional(z.array(id).check(z.minLength(1), z.maxLength(20))),
    note: z.exactOptional(note),
  })
  .check(
    across(["source", "note"], ({ source, note }) =>
      source === undefined && note === undefined ? [fault([], "sourceOrNote", {})] : [],
    ),
  );

export const source = z.strictObject({
  title: line(bounds.note),
  url: z.exactOptional(line(bounds.note)),
});
