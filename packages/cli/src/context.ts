import type { Phrases } from "@adjutant/phrases";
import { type Ink, inkOf } from "./layout.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

/** What a command works with. */
export interface Context {
  readonly terminal: Terminal;
  readonly words: Phrases;
  readonly ink: Ink;
  /** One JSON value and nothing else. */
  readonly json: boolean;
}

/** The context of one call. */
export function contextOf(terminal: Terminal, words: Phrases, json: boolean): Context {
  return { terminal, words, ink: inkOf(terminal.colour), json };
}

/** Something read, or what is wrong with it: one line each. */
export type Read<Value> =
  | { readonly value: Value; readonly faults?: never }
  | { readonly faults: readonly string[]; readonly value?: never };

/** Prints lines of text. */
export function print({ terminal }: Context, lines: readonly string[]): void {
  terminal.write(`${lines.join("\n")}\n`);
}

/** Prints one JSON value. */
export function printJson({ terminal }: Context, value: unknown): void {
  terminal.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** Says what is wrong with the input, one line per fault; programs get the same lines as JSON. */
export function fail(context: Context, faults: readonly string[]): ExitCode {
  context.terminal.warn(`${faults.join("\n")}\n`);
  if (context.json) printJson(context, { faults });
  return 2;
}
