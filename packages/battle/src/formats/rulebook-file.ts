/** Rulebook files: values that replace those of the rulebook, each with its own origin. */
import {
  type Clause,
  type ClauseId,
  type Clauses,
  clauseIds,
  optionIds,
  type Rulebook,
  rulebook,
} from "@adjutant/rules";
import { type Checked, type Fault, fault, faultsTold, faulty } from "../faults.ts";
import { frozen } from "../input/frozen.ts";
import { nearestWord } from "../input/nearest.ts";
import { check, type Schema } from "../schemas/check.ts";
import { bounds, line, name } from "../schemas/values.ts";
import { z } from "../schemas/zod.ts";
import { migrated } from "./format.ts";
import { contradictions } from "./rulebook-sense.ts";
import { ShapeCheck } from "./rulebook-shape.ts";

/** A value in place of a clause's own. It can never pass for one of the source documents'. */
export interface ReplacedClause {
  readonly value: unknown;
  readonly origin: "house" | "public";
  readonly source?: string;
  readonly note?: string;
}

export interface RulebookFile {
  readonly format: "adjutant/rulebook@1";
  readonly name: string;
  readonly note?: string;
  readonly clauses: { readonly [clause: string]: ReplacedClause };
}

const words = line(bounds.note);

/** The schema of rulebook files; the values themselves are compared with the book's. */
export const rulebookFileSchema: Schema<RulebookFile> = z.strictObject({
  format: z.literal("adjutant/rulebook@1"),
  name,
  note: z.exactOptional(words),
  clauses: z.record(
    z.string(),
    z.strictObject({
      value: z.unknown(),
      origin: z.enum(["house", "public"]),
      source: z.exactOptional(words),
      note: z.exactOptional(words),
    }),
  ),
});

const knownClauses: ReadonlySet<string> = new Set(clauseIds);

function isClause(id: string): id is ClauseId {
  return knownClauses.has(id);
}

function isOption(id: string): boolean {
  return optionIds.some((known) => known === id);
}

function clauseFaults(id: string, replaced: ReplacedClause, book: Rulebook): readonly Fault[] {
  const path = ["clauses", id];
  if (!isClause(id)) {
    const near = nearestWord(id, clauseIds);
    return near === null
      ? [fault(path, "unknownClause", { clause: id })]
      : [fault(path, "misspeltClause", { clause: id, near })];
  }
  if (isOption(id)) return [fault(path, "optionNotClause", { clause: id })];
  const builtIn: unknown = book.clauses[id].value;
  if (builtIn === null) return [fault(path, "clauseWithoutValue", { clause: id })];
  const shape = new ShapeCheck(id, book);
  shape.compare(builtIn, replaced.value, [], [...path, "value"]);
  return shape.faults;
}

/** Reads a rulebook file of any version we know, its values compared with those of `base`. */
export function parseRulebookFile(json: unknown, base: Rulebook = rulebook): Checked<RulebookFile> {
  const file = migrated("rulebook", json);
  if (!file.ok) return file;
  const checked = check(rulebookFileSchema, file.value);
  if (!checked.ok) return checked;
  // A file may name a hundred thousand clauses that are none: beyond those told they are counted.
  const faults: Fault[] = [];
  let count = 0;
  for (const [id, replaced] of Object.entries(checked.value.clauses)) {
    const told = faults.length < faultsTold || isClause(id);
    const found = told ? clauseFaults(id, replaced, base) : [];
    if (faults.length < faultsTold) faults.push(...found);
    count += told ? found.length : 1;
  }
  if (count > 0) return faulty(faults, count);
  const senseless = contradictions(
    rulebookWith(checked.value, base),
    new Set(Object.keys(checked.value.clauses)),
  );
  return senseless.length > 0 ? faulty(senseless) : checked;
}

/** The rulebook with a file's values in place of its own, each under the origin the file gives. */
export function rulebookWith(file: RulebookFile, base: Rulebook = rulebook): Rulebook {
  const clauses: Record<string, Clause<unknown>> = { ...base.clauses };
  for (const [id, { value, origin }] of Object.entries(file.clauses)) {
    clauses[id] = { origins: [{ from: origin, part: null }], value };
  }
  // Each value was compared with the one that it replaces, so the clauses keep their types.
  return frozen({ ...base, name: file.name, clauses: clauses as unknown as Clauses });
}

/** Reads a rulebook file into a rulebook that procedures take. */
export function loadRulebook(json: unknown, base: Rulebook = rulebook): Checked<Rulebook> {
  const file = parseRulebookFile(json, base);
  return file.ok ? { ok: true, value: rulebookWith(file.value, base) } : file;
}
