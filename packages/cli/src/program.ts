/** The command line itself: its commands, flags and help, in the language of the call. */
import type { Phrases } from "@adjutant/phrases";
import { procedureNames } from "@adjutant/rules";
import { Command, type CommanderError } from "commander";
import { check } from "./commands/check.ts";
import { odds } from "./commands/odds.ts";
import { resolve } from "./commands/resolve.ts";
import { rules } from "./commands/rules.ts";
import { serve } from "./commands/serve.ts";
import { type Context, fail } from "./context.ts";
import { shortened } from "./dice.ts";
import { nearest } from "./nearest.ts";
import {
  addBattleCommands,
  battleCommands,
  missingBattleCommand,
  throwOfBattle,
  unknownBattleCommand,
} from "./program-battle.ts";
import { upperFirst } from "./telling.ts";
import type { ExitCode, Terminal } from "./terminal.ts";
import { version } from "./version.ts";

const commandNames = ["resolve", "odds", "rules", "check", "battle", "serve"];

/** Flags of the whole command. */
interface GlobalFlags {
  readonly json?: true;
  readonly rulebook?: string;
}

/**
 * The command line.
 * @param contextOf makes what a command works with
 * @param ended is told how a command ended
 */
export function program(
  terminal: Terminal,
  words: Phrases,
  contextOf: (json: boolean) => Context,
  ended: (code: ExitCode) => void,
): Command {
  const root = new Command("adjutant");
  const optional = words.say("cli.helpFlags");
  speak(root, words, terminal);
  root
    .description(words.say("cli.description"))
    .usage(`<command> ${optional}`)
    .option("--lang <lang>", words.say("cli.optionLang"))
    .option("--json", words.say("cli.optionJson"))
    .option("--rulebook <file>", words.say("cli.optionRulebook"))
    .version(version, "-V, --version", words.say("cli.optionVersion"))
    .helpCommand(false);

  const flags = () => root.opts<GlobalFlags>();
  const context = () => contextOf(flags().json === true);
  const withRulebook = <Flags extends object>(given: Flags) => {
    const { rulebook } = flags();
    return rulebook === undefined ? given : { ...given, rulebook };
  };
  const subcommand = (
    name: string,
    description: string,
    usage: string,
    examples: readonly string[] = [],
    parent: Command = root,
  ): Command => {
    const command = parent
      .command(name)
      .summary(description)
      .description(upperFirst(description, words))
      .usage(usage);
    speak(command, words, terminal);
    if (examples.length > 0) {
      const called = parent === root ? name : `${parent.name()} ${name}`;
      const lines = examples.map((one) => `  adjutant ${called} ${one}`);
      command.addHelpText("after", ["", words.say("cli.helpExamples"), ...lines].join("\n"));
    }
    return command;
  };
  const file = words.say("cli.file", { dash: "-" });
  const procedure = words.say("cli.argProcedure", { names: procedureNames.join(" ") });
  const option = [
    "--option <key=value>",
    words.say("cli.optionOption", { example: "halves.once=true" }),
  ] as const;
  const again = (value: string, before: readonly string[] = []) => [...before, value];

  subcommand("resolve", words.say("cli.resolve"), `<procedure> [FILE] ${optional}`, [
    "volley volley.json --dice 5,5,6,4,3",
    "melee melee.json --seed 7 --json",
  ])
    .argument("<procedure>", procedure)
    .argument("[file]", file)
    .option("--dice <faces>", words.say("cli.optionDice", { example: "6,5,3,1" }))
    .option("--seed <number>", words.say("cli.optionSeed"))
    .option(...option, again)
    .action(
      async (
        name: string,
        path: string | undefined,
        own: { dice?: string; seed?: string; option?: string[] },
      ) => ended(await resolve(context(), name, path, withRulebook(own))),
    );
  subcommand("odds", words.say("cli.odds"), `<procedure> [FILE] ${optional}`, [
    "charge charge.json",
    "artillery guns.json --option bounce.chain=true",
  ])
    .argument("<procedure>", procedure)
    .argument("[file]", file)
    .option(...option, again)
    .action(async (name: string, path: string | undefined, own: { option?: string[] }) =>
      ended(await odds(context(), name, path, withRulebook(own))),
    );
  subcommand("rules", words.say("cli.rules"), `[CLAUSE] ${optional}`, [
    "volley.table",
    "--origin house",
  ])
    .argument("[clause]", words.say("cli.argClause", { example: "volley.table" }))
    .option("--origin <origin>", words.say("cli.optionOrigin"))
    .action(async (clause: string | undefined, own: { origin?: string }) =>
      ended(await rules(context(), clause, withRulebook(own))),
    );
  subcommand("check", words.say("cli.check"), `FILE… ${optional}`)
    .argument("<files...>", words.say("cli.argFiles", { dash: "-" }))
    .action(async (files: string[]) => ended(await check(context(), files, withRulebook({}))));
  const battle = subcommand("battle", words.say("cli.battle"), battleCommands.join("|"))
    .helpCommand(false)
    .exitOverride(throwOfBattle);
  addBattleCommands(
    (name, description, usage, examples) => subcommand(name, description, usage, examples, battle),
    words,
    context,
    () => flags().rulebook,
    ended,
  );
  subcommand("serve", words.say("cli.serve"), optional)
    .option(
      "--port <port>",
      words.say("cli.optionPort", { variable: "ADJUTANT_PORT", value: "1815" }),
    )
    .option("--host <host>", words.say("cli.optionHost", { variable: "ADJUTANT_HOST" }))
    .option(
      "--data <folder>",
      words.say("cli.optionData", { variable: "ADJUTANT_DATA", value: "./data" }),
    )
    .action(async (own: { port?: string; host?: string; data?: string }) =>
      ended(await serve(context(), own)),
    );
  subcommand("help", words.say("cli.helpCommand"), "[COMMAND]")
    .argument("[command]", commandNames.join(" "))
    .action((name: string | undefined) => {
      const command = name === undefined ? root : root.commands.find((one) => one.name() === name);
      if (command) terminal.write(helpOf(command));
      else ended(fail(context(), [unknownCommand(name ?? "", words)]));
    });
  return root;
}

/** The help of a command, with its examples. */
export function helpOf(command: Command): string {
  let text = "";
  command.configureOutput({ writeOut: (part) => (text += part) });
  command.outputHelp();
  return text;
}

function unknownCommand(
  name: string,
  words: Phrases,
  names: readonly string[] = commandNames,
): string {
  const near = nearest(name, names);
  const allowed = (near.length > 0 ? near : names).join(", ");
  return words.say("cli.unknownCommand", { name: shortened(name), allowed });
}

/** Makes a command speak the language of the call and never end the process by itself. */
function speak(command: Command, words: Phrases, terminal: Terminal): void {
  const titles: Readonly<Record<string, string>> = {
    "Usage:": words.say("cli.helpUsage"),
    "Arguments:": words.say("cli.helpArguments"),
    "Options:": words.say("cli.helpOptions"),
    "Global Options:": words.say("cli.helpGlobalOptions"),
    "Commands:": words.say("cli.helpCommands"),
  };
  command
    .helpOption("-h, --help", words.say("cli.optionHelp"))
    .exitOverride()
    .configureHelp({
      helpWidth: terminal.columns,
      showGlobalOptions: true,
      subcommandTerm: (one) => `${one.name()} ${one.usage()}`,
      styleTitle: (title) => titles[title] ?? title,
    })
    .configureOutput({
      writeOut: (text) => terminal.write(text),
      writeErr: () => {},
      // What is wrong is said once, by whoever runs the command, in the language of the call.
      outputError: () => {},
      getOutHelpWidth: () => terminal.columns,
    });
}

/** What is wrong with a command line, in one line. */
export function commandLineFault(error: CommanderError, words: Phrases): string {
  const help = "adjutant --help";
  const [, name = ""] = /'([^']*)'/.exec(error.message) ?? [];
  switch (error.code) {
    case "commander.unknownCommand":
      return unknownCommand(name, words);
    case unknownBattleCommand:
      return unknownCommand(name, words, battleCommands);
    case missingBattleCommand:
      return words.say("cli.missingCommand", { allowed: battleCommands.join(", ") });
    // No command at all, though something was typed.
    case "commander.help":
      return words.say("cli.missingCommand", { allowed: commandNames.join(", ") });
    case "commander.unknownOption": {
      const [, near] = /Did you mean (?:one of )?([^,?]+)/.exec(error.message) ?? [];
      return near === undefined
        ? words.say("cli.unknownOption", { name, help })
        : words.say("cli.nearOption", { name, near });
    }
    case "commander.missingArgument":
      if (name === "procedure") {
        return words.say("cli.missingProcedure", { allowed: procedureNames.join(", ") });
      }
      return words.say("cli.missingArgument", { name, help });
    case "commander.optionMissingArgument":
      return words.say("cli.optionWithoutValue", { name });
    case "commander.excessArguments":
      return words.say("cli.tooManyArguments", { help });
    default:
      return words.say("cli.wrongCommandLine", { help });
  }
}
