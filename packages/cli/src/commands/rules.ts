import {
  type ClauseId,
  clauseIds,
  type Origin,
  originText,
  type Rulebook,
  rulebook,
  sections,
} from "@adjutant/rules";
import { type Context, fail, print, printJson } from "../context.ts";
import { shortened } from "../dice.ts";
import { left, paragraph, widthOf, wrap } from "../layout.ts";
import { nearest } from "../nearest.ts";
import { valueLines } from "../rules/value.ts";
import { bookOf } from "../situation.ts";
import type { ExitCode } from "../terminal.ts";

/** Flags of `rules`. */
export interface RulesFlags {
  readonly origin?: string;
  readonly rulebook?: string;
}

/** What `--origin` asks for; the source documents are told as one. */
type Kind = "seed" | "public" | "house";

const kindOf = (origin: Origin): Kind =>
  origin === "public" || origin === "house" ? origin : "seed";

const isKind = (text: string): text is Kind =>
  text === "seed" || text === "public" || text === "house";

const isClause = (text: string): text is ClauseId => clauseIds.some((id) => id === text);

/** `adjutant rules`: a clause with its origin and value, or all of them by section. */
export async function rules(
  context: Context,
  clause: string | undefined,
  flags: RulesFlags,
): Promise<ExitCode> {
  const { words } = context;
  const { origin } = flags;
  if (origin !== undefined && !isKind(origin)) {
    const fault = words.say("cli.unknownOrigin", { value: shortened(origin) });
    return fail(context, [`--origin: ${fault}`]);
  }
  if (clause !== undefined && !isClause(clause)) return unknown(clause, context);
  const book = await bookOf(flags.rulebook, context);
  if (book.faults) return fail(context, book.faults);
  const wanted = (id: ClauseId): boolean =>
    origin === undefined ||
    book.value.clauses[id].origins.some(({ from }) => kindOf(from) === origin);
  if (clause === undefined) return list(wanted, book.value, context);
  if (context.json) printJson(context, clauseJson(clause, book.value, context));
  else print(context, setClause(clause, book.value, context));
  return 0;
}

function unknown(value: string, context: Context): ExitCode {
  const near = nearest(value, clauseIds);
  const fault = context.words.say("cli.unknownClause", {
    value: shortened(value),
    count: near.length,
    near: near.join(", "),
    command: "adjutant rules",
  });
  return fail(context, [fault]);
}

function clauseJson(id: ClauseId, book: Rulebook, { words }: Context) {
  const { origins, value } = book.clauses[id];
  const { title, text } = words.clause(id);
  return { clause: id, title, text, origin: originText(origins), origins, value };
}

function setClause(id: ClauseId, book: Rulebook, context: Context): string[] {
  const { words, ink, terminal } = context;
  const { columns } = terminal;
  const { title, text } = words.clause(id);
  const value = valueLines(id, book, words, columns);
  const origin = words.origin(book.clauses[id].origins);
  const changed = book.clauses[id] !== rulebook.clauses[id];
  const fits = widthOf(title) + 2 + widthOf(id) <= columns;
  return [
    ...(fits ? [`${ink.bold(title)}  ${ink.dim(id)}`] : [ink.bold(title), ink.dim(id)]),
    "",
    ...paragraph(text, columns),
    ...(value.length > 0 ? ["", ...value] : []),
    "",
    ...wrap(`${words.say("cli.origin")}: ${origin}`, columns).map(ink.dim),
    ...(changed ? editionLines(id, context) : []),
  ];
}

/** What the edition says where a rulebook file says otherwise. */
function editionLines(id: ClauseId, { words, terminal, ink }: Context): string[] {
  const origin = words.origin(rulebook.clauses[id].origins);
  const about = words.say("cli.edition", { edition: rulebook.edition, value: origin });
  const value = valueLines(id, rulebook, words, terminal.columns);
  return ["", ...[...wrap(about, terminal.columns), ...value].map(ink.dim)];
}

function list(wanted: (id: ClauseId) => boolean, book: Rulebook, context: Context): ExitCode {
  const ids = clauseIds.filter(wanted);
  if (context.json) {
    printJson(
      context,
      ids.map((id) => clauseJson(id, book, context)),
    );
    return 0;
  }
  const { words, ink } = context;
  const widest = Math.max(0, ...ids.map(widthOf));
  const lines = sectionNames.flatMap((section) => {
    const inSection = ids.filter((id) => id in sections[section]);
    if (inSection.length === 0) return [];
    const rows = inSection.flatMap((id) => listed(id, widest, book, context));
    return [ink.bold(words.say(`cli.section.${section}`)), ...rows, ""];
  });
  print(context, lines.slice(0, -1));
  return 0;
}

/** A clause in the list: id, title, and where the page has room for it the origin. */
function listed(
  id: ClauseId,
  widest: number,
  book: Rulebook,
  { words, ink, terminal }: Context,
): string[] {
  const sources = [...new Set(book.clauses[id].origins.map(({ from }) => from))].join(", ");
  const room = terminal.columns - widest - 4;
  const [first = "", ...more] = wrap(words.clause(id).title, room);
  const after = widthOf(first) <= titles ? left(first, titles) : `${first} `;
  const fits = widthOf(after) + 1 + widthOf(sources) <= room;
  const origin = fits ? ` ${ink.dim(sources)}` : "";
  return [
    `  ${left(id, widest)}  ${fits ? after : first}${origin}`,
    ...more.map((line) => " ".repeat(widest + 4) + line),
  ];
}

/** Most titles are no wider than this. */
const titles = 28;

// `Object.keys` forgets which keys an object literal has.
const sectionNames = Object.keys(sections) as (keyof typeof sections)[];
