/** Texts in both languages, and where a historical value comes from. */
import { fault } from "../faults.ts";
import { across } from "../schemas/check.ts";
import { atLeast, atMost } from "../schemas/lengths.ts";
import { bounds, id, line } from "../schemas/values.ts";
import { z } from "../schemas/zod.ts";

/** Every sentence that a person can read exists in English and in Russian. */
export interface Text {
  readonly en: string;
  readonly ru: string;
}

/**
 * Where a value comes from: from sources; or it is the author's own choice, and the note says so.
 */
export interface Provenance {
  /** Ids of the file's `sources`, the one followed first; of a choice those it was made after. */
  readonly source?: readonly string[];
  /** The author's own choice: no source gives this value. */
  readonly choice?: true;
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
    source: z.exactOptional(z.array(id).check(atLeast(1), atMost(20))),
    choice: z.exactOptional(z.literal(true)),
    note: z.exactOptional(note),
  })
  .check(
    across(["source", "choice", "note"], ({ source, choice, note }) => {
      const said = choice === undefined ? source !== undefined : note !== undefined;
      return said ? [] : [fault([], "sourceOrNote", {})];
    }),
  );

export const source = z.strictObject({
  title: line(bounds.note),
  url: z.exactOptional(line(bounds.note)),
});
