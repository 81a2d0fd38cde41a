import type { Rulebook } from "@adjutant/rules";
import { type Context, fail, print, printJson } from "../context.ts";
import { checkFile } from "../formats.ts";
import { parseSource, readSource, sourceFaults, standardInput } from "../input.ts";
import { bookOf } from "../situation.ts";
import type { ExitCode } from "../terminal.ts";

/** Flags of `check`. */
export interface CheckFlags {
  readonly rulebook?: string;
}

/** What checking one file came to. */
interface Report {
  readonly file: string;
  readonly format: string | null;
  readonly faults: readonly string[];
  /** The file could not be read as text: the call is wrong, not the file. */
  readonly unread: boolean;
}

/** What a person without a file is shown. */
const example = "adjutant check scenario.json";

/**
 * `adjutant check`: reads each file by its format and lists what is wrong, a line each. Exit 1
 * where a check says no, 2 where a file could not be read at all.
 */
export async function check(
  context: Context,
  files: readonly string[],
  flags: CheckFlags,
): Promise<ExitCode> {
  const book = await bookOf(flags.rulebook, context);
  if (book.faults) return fail(context, book.faults);
  const reports: Report[] = [];
  for (const file of new Set(files)) reports.push(await reportOf(file, book.value, context));
  const { words, terminal } = context;
  const faults = reports.flatMap((report) => report.faults);
  if (faults.length > 0) terminal.warn(`${faults.join("\n")}\n`);
  if (context.json) {
    printJson(context, { files: reports.map(({ unread: _, ...report }) => report) });
  } else {
    const fine = reports.filter((report) => report.faults.length === 0);
    print(context, [
      ...fine.map(({ file }) => words.say("cli.fine", { file })),
      words.say("cli.checked", { files: reports.length, faults: faults.length }),
    ]);
  }
  if (reports.some(({ unread }) => unread)) return 2;
  return faults.length > 0 ? 1 : 0;
}

async function reportOf(file: string, book: Rulebook, context: Context): Promise<Report> {
  const { terminal, words } = context;
  const source = await readSource(file, example, terminal, words);
  const name = file === standardInput ? standardInput : file;
  if (source.faults) return { file: name, format: null, faults: source.faults, unread: true };
  const parsed = parseSource(source.value, words);
  if (parsed.faults) return { file: name, format: null, faults: parsed.faults, unread: false };
  const { format, faults } = checkFile(parsed.value.json, book);
  return { file: name, format, faults: sourceFaults(source.value, faults, words), unread: false };
}
