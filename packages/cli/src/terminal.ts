import { randomInt } from "node:crypto";

/** 0 done · 1 a rule or a check says no · 2 the input is wrong. */
export type ExitCode = 0 | 1 | 2;

/** What the command sees of the world; a test gives its own. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: AsyncIterable<Uint8Array | string> & { readonly isTTY?: boolean };
  /** Width to set text to, in columns. */
  readonly columns: number;
  /** May the text be coloured. */
  readonly colour: boolean;
  /** To standard output. */
  write(text: string): void;
  /** To standard error. */
  warn(text: string): void;
  /** A seed that nobody can foresee, 0…2³²−1. */
  freshSeed(): number;
  /** Settles when the person or the system wants the command to end. */
  untilStopped(): Promise<void>;
}

const narrowest = 40;
const widest = 100;
/** Where nobody says how wide the page is. */
const usual = 80;

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const { env, stdin, stdout, stderr } = process;
  // A reader that has seen enough (`| head`) closes the pipe; that is no fault of ours. A full
  // disk is nobody's rule either: the input was right, what came of it is lost.
  for (const stream of [stdout, stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE") process.exit();
      if (stream === stdout) stderr.write(`adjutant: ${error.message}\n`);
      process.exit(2);
    });
  }
  return {
    env,
    stdin,
    columns: columnsOf(stdout.columns ?? Number(env["COLUMNS"])),
    colour: mayColour(env, stdout.isTTY),
    write: (text) => void stdout.write(text),
    warn: (text) => void stderr.write(text),
    freshSeed: () => randomInt(2 ** 32),
    untilStopped: () =>
      new Promise((resolve) => {
        for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
      }),
  };
}

/** A page is never set wider than can be read, nor narrower than a line needs. */
export function columnsOf(given: number): number {
  if (!Number.isFinite(given) || given <= 0) return usual;
  return Math.min(widest, Math.max(narrowest, Math.floor(given)));
}

/** Colour only for eyes: on a terminal, unless `NO_COLOR` or a dumb one says otherwise. */
export function mayColour(env: Terminal["env"], isTTY: boolean | undefined): boolean {
  if (env["NO_COLOR"]) return false;
  if (env["FORCE_COLOR"]) return env["FORCE_COLOR"] !== "0";
  return isTTY === true && env["TERM"] !== "dumb";
}
