/** `adjutant battle`: its commands, flags and help. */
import { diceModes } from "@adjutant/battle";
import type { Phrases } from "@adjutant/phrases";
import { type Command, CommanderError } from "commander";
import { type NewFlags, newBattle } from "./commands/battle/new.ts";
import { replayBattle } from "./commands/battle/replay.ts";
import { reportBattle } from "./commands/battle/report.ts";
import { runScript } from "./commands/battle/run.ts";
import { verifyBattle } from "./commands/battle/verify.ts";
import { type Context, fail } from "./context.ts";
import type { ExitCode } from "./terminal.ts";

/** What a battle file can be asked for. */
export const battleCommands = ["new", "run", "replay", "verify", "report"];

/** Codes of what is wrong with the word behind `adjutant battle`. */
export const unknownBattleCommand = "adjutant.unknownBattleCommand";
export const missingBattleCommand = "adjutant.missingBattleCommand";

/** Makes a subcommand of `battle`, in the language of the call. */
export type Subcommand = (
  name: string,
  description: string,
  usage: string,
  examples?: readonly string[],
) => Command;

/** A word that is no command is told with the commands of `battle`, not with all. */
export function throwOfBattle(error: CommanderError): never {
  const { exitCode, code, message } = error;
  if (code === "commander.unknownCommand") {
    throw new CommanderError(exitCode, unknownBattleCommand, message);
  }
  if (code === "commander.help") throw new CommanderError(exitCode, missingBattleCommand, message);
  throw error;
}

/**
 * Adds the commands of `battle`.
 * @param rulebook the `--rulebook` of the call
 * @param ended is told how a command ended
 */
export function addBattleCommands(
  subcommand: Subcommand,
  words: Phrases,
  context: () => Context,
  rulebook: () => string | undefined,
  ended: (code: ExitCode) => void,
): void {
  const optional = words.say("cli.helpFlags");
  const battle = words.say("cli.argBattle", { dash: "-" });
  const again = (value: string, before: readonly string[] = []) => [...before, value];
  /** Runs what a battle is asked for: it has its own rulebook. */
  const onBattle = async (run: () => Promise<ExitCode>): Promise<void> => {
    const alien = rulebook() !== undefined;
    const faults = [`--rulebook: ${words.say("cli.battleHasRulebook")}`];
    ended(alien ? fail(context(), faults) : await run());
  };

  subcommand("new", words.say("cli.battleNew"), `[ORDERS…] ${optional}`, [
    "--scenario scenarios/training.scenario.json --out battle.json",
    "--scenario scenarios/training.scenario.json --map --out battle.json",
    "french.json italian.json --option scale=inch --out battle.json",
  ])
    .argument("[orders...]", words.say("cli.argOrders"))
    .option("--scenario <file>", words.say("cli.optionScenario"))
    .option("--out <file>", words.say("cli.optionOutNew"))
    .option("--option <key=value>", words.say("cli.optionOption", { example: "scale=inch" }), again)
    .option(
      "--dice <whose>",
      words.say("cli.optionDiceNew", {
        modes: diceModes.join(", "),
        example: "french=typed,british=app",
      }),
    )
    .option("--name <name>", words.say("cli.optionName"))
    .option("--map", words.say("cli.optionMap"))
    .option("--hidden", words.say("cli.optionHidden"))
    .action(async (files: string[], own: Omit<NewFlags, "rulebook">) => {
      const file = rulebook();
      const flags = file === undefined ? own : { ...own, rulebook: file };
      ended(await newBattle(context(), files, flags));
    });
  subcommand("run", words.say("cli.battleRun"), `BATTLE SCRIPT ${optional}`, [
    "battle.json turn-1.jsonl --out battle.json",
    "battle.json turn-2.jsonl --dice 6,5,3,1 --out battle.json",
  ])
    .argument("<battle>", battle)
    .argument("<script>", words.say("cli.argScript", { dash: "-" }))
    .option("--dice <faces>", words.say("cli.optionDiceOfScript", { example: "6,5,3,1" }))
    .option("--seed <number>", words.say("cli.optionSeedOfScript"))
    .option("--out <file>", words.say("cli.optionOutRun"))
    .action((file: string, script: string, own: { dice?: string; seed?: string; out?: string }) =>
      onBattle(() => runScript(context(), file, script, own)),
    );
  subcommand("replay", words.say("cli.battleReplay"), `BATTLE ${optional}`, [
    "battle.json --turn 2",
  ])
    .argument("<battle>", battle)
    .option("--to <event>", words.say("cli.optionTo"))
    .option("--turn <number>", words.say("cli.optionTurn"))
    .action((file: string, own: { to?: string; turn?: string }) =>
      onBattle(() => replayBattle(context(), file, own)),
    );
  subcommand("verify", words.say("cli.battleVerify"), `BATTLE ${optional}`)
    .argument("<battle>", battle)
    .action((file: string) => onBattle(() => verifyBattle(context(), file)));
  subcommand(
    "report",
    words.say("cli.battleReport", { format: "Markdown" }),
    `BATTLE ${optional}`,
    ["battle.json --lang ru"],
  )
    .argument("<battle>", battle)
    .option("--side <side>", words.say("cli.optionSide"))
    .action((file: string, own: { side?: string }) =>
      onBattle(() => reportBattle(context(), file, own)),
    );
}
