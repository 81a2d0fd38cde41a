import { CommanderError } from "commander";
import { contextOf, fail } from "./context.ts";
import { shortened } from "./dice.ts";
import { languageOf } from "./language.ts";
import { commandLineFault, helpOf, program } from "./program.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

/**
 * Runs one call of the command.
 * @param args what was typed behind `adjutant`
 * @returns the exit code; whatever happens, no stack trace reaches the person who called
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { words, unknown } = languageOf(args, terminal.env);
  // Whatever is wrong with the call itself, who asked for JSON gets one JSON value.
  const faulty = (fault: string): ExitCode =>
    fail(contextOf(terminal, words, args.includes("--json")), [fault]);
  try {
    if (unknown !== null) {
      return faulty(`--lang: ${words.say("cli.unknownLang", { value: shortened(unknown) })}`);
    }
    let code: ExitCode = 0;
    const command = program(
      terminal,
      words,
      (json) => contextOf(terminal, words, json),
      (ended) => {
        code = ended;
      },
    );
    if (args.length === 0) {
      terminal.write(helpOf(command));
      return 0;
    }
    await command.parseAsync([...args], { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      return faulty(commandLineFault(error, words));
    }
    const message = error instanceof Error ? error.message : String(error);
    return faulty(words.say("cli.bug", { message: message.replaceAll("\n", " ") }));
  }
}
