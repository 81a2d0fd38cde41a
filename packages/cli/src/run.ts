import { CommanderError } from "commander";
import { contextOf } from "./context.ts";
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
  try {
    if (unknown !== null) {
      const fault = words.say("cli.unknownLang", { value: shortened(unknown) });
      terminal.warn(`--lang: ${fault}\n`);
      return 2;
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
      terminal.warn(`${commandLineFault(error, words)}\n`);
      return 2;
    }
    const message = error instanceof Error ? error.message : String(error);
    terminal.warn(`${words.say("cli.bug", { message: message.replaceAll("\n", " ") })}\n`);
    return 2;
  }
}
