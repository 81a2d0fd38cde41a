/**
 * What a battle file exercises of its reader: which keys stand where, and which of the words that a
 * key may have. Numbers, ids and free text are no part of it: a reader takes them all alike.
 */
import { isObject } from "../../packages/cli/src/json.ts";

/** A battle file, as far as it matters here. */
export interface Written {
  readonly events: readonly unknown[];
}

/** Keys under which stands whatever people like. */
const free = new Set(["id", "en", "ru", "name", "title", "text", "url", "note"]);

/** Keys under which stands the same kind of thing wherever they are: it is read by one schema. */
const shared = new Set(["options", "unit", "changes", "follows", "asks", "working"]);

/** What files exercise together. An event that several of them share is looked at once. */
export class Exercised {
  readonly found = new Set<string>();
  readonly #walked = new WeakSet<object>();
  /** The ids that the head of the last file gives out. */
  #ids = new Set<string>();

  add({ events, ...head }: Written): this {
    this.#ids = new Set();
    idsIn(head, this.#ids);
    this.#walk(head, "file");
    for (const event of events) this.addEvent(event);
    return this;
  }

  /** An event of the file that was added last. */
  addEvent(event: unknown): this {
    if (!isObject(event) || this.#walked.has(event)) return this;
    this.#walked.add(event);
    const { type, procedure } = event;
    this.#walk(event, procedure === undefined ? `${type}` : `${type} ${procedure}`);
    return this;
  }

  #walk(value: unknown, path: string): void {
    if (Array.isArray(value)) {
      this.found.add(value.length === 0 ? `${path} empty` : path);
      for (const part of value) this.#walk(part, `${path}[]`);
    } else if (isObject(value)) {
      for (const [key, part] of Object.entries(value)) {
        if (free.has(key)) this.found.add(`${path}.${key}`);
        else if (!shared.has(key)) this.#walk(part, `${path}.${this.#ids.has(key) ? "ID" : key}`);
        else {
          this.found.add(`${path}.${key}`);
          this.#walk(part, key);
        }
      }
    } else this.found.add(`${path} ${wordOf(value, this.#ids)}`);
  }
}

/** A word of ours as it is; whatever else only by its type. */
function wordOf(value: unknown, ids: ReadonlySet<string>): string {
  const isWord = typeof value === "string" && !ids.has(value) && /^[a-z][a-zA-Z.]*$/.test(value);
  return isWord || typeof value === "boolean" || value === null ? `${value}` : typeof value;
}

/** The ids that the head of a file gives out. */
function idsIn(value: unknown, ids: Set<string>): void {
  if (Array.isArray(value)) for (const part of value) idsIn(part, ids);
  else if (isObject(value)) {
    if (typeof value["id"] === "string") ids.add(value["id"]);
    if (isObject(value["sources"])) for (const id of Object.keys(value["sources"])) ids.add(id);
    for (const part of Object.values(value)) idsIn(part, ids);
  }
}

/**
 * Of files a few that exercise together what all of them do, beside what is exercised already. The
 * one with most that is new for its length comes first; as much: the one named first.
 *
 * @param known what is exercised already; what the chosen exercise is added
 */
export function fewest<Name>(
  files: readonly (readonly [Name, Written])[],
  known: Set<string>,
): readonly Name[] {
  let left = files.map(([name, file]) => ({
    name,
    length: JSON.stringify(file).length,
    has: new Exercised().add(file).found,
  }));
  const chosen: Name[] = [];
  for (;;) {
    left = left.flatMap(({ has, ...one }) => {
      const fresh = new Set([...has].filter((what) => !known.has(what)));
      return fresh.size === 0 ? [] : [{ ...one, has: fresh }];
    });
    const [first, ...others] = left;
    if (!first) return chosen;
    const best = others.reduce((most, one) => (worth(one) > worth(most) ? one : most), first);
    chosen.push(best.name);
    for (const one of best.has) known.add(one);
  }
}

function worth({ has, length }: { readonly has: ReadonlySet<string>; readonly length: number }) {
  return has.size / length;
}
