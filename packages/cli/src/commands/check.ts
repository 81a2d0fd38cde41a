import type { Phrases } from "@adjutant/phrases";
import type { Rulebook } from "@adjutant/rules";
import { type Context, fail, print, printJson } from "../context.ts";
import { checkFile, type Forces } from "../formats.ts";
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
  readonly forces: Forces | null;
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
    printJson(context, {
      files: reports.map(({ file, format, faults, forces }) => ({
        file,
        format,
        faults,
        ...(forces === null ? {} : { totals: forces.totals }),
      })),
    });
  } else {
    const fine = reports.filter((report) => report.faults.length === 0);
    print(context, [
      ...fine.flatMap(({ file, forces }) => [
        words.say("cli.fine", { file }),
        ...(forces === null ? [] : totalsTold(forces, words)).map((line) => `  ${line}`),
      ]),
      words.say("cli.checked", { files: reports.length, faults: faults.length }),
    ]);
  }
  if (reports.some(({ unread }) => unread)) return 2;
  return faults.length > 0 ? 1 : 0;
}

/** A line for each side, and one for what they fight for. */
function totalsTold({ names, totals }: Forces, words: Phrases): string[] {
  const { sides, turns, objectives, terrain } = totals;
  const stakes = { turns: turns ?? 0, objectives, terrain };
  return [
    ...sides.map(({ side: _, ...counts }, index) =>
      words.say("cli.totalsOfSide", { side: names[index]?.[words.lang] ?? "", ...counts }),
    ),
    ...(turns === null && objectives === 0 && terrain === 0
      ? []
      : [words.say("cli.totalsOfScenario", stakes)]),
  ];
}

async function reportOf(file: string, book: Rulebook, context: Context): Promise<Report> {
  const { terminal, words } = context;
  const source = await readSource(file, example, terminal, words);
  const name = file === standardInput ? standardInput : file;
  if (source.faults)
    return { file: name, format: null, faults: source.faults, forces: null, unread: true };
  const parsed = parseSource(source.value, words);
  if (parsed.faults)
    return { file: name, format: null, faults: parsed.faults, forces: null, unread: false };
  const { format, faults: found, forces } = checkFile(parsed.value.json, book);
  const faults = sourceFaults(source.value, found, words);
  return { file: name, format, faults, forces, unread: false };
}
