import type { OptionFault, ServerFlags, StartFault } from "@adjutant/server";
import { type Context, fail, print } from "../context.ts";
import { shortened } from "../dice.ts";
import type { ExitCode } from "../terminal.ts";

/** `adjutant serve`: serves the app until it is told to stop. */
export async function serve(context: Context, flags: ServerFlags): Promise<ExitCode> {
  const { terminal, words } = context;
  // The server is loaded only by whoever wants it: the other commands start without it.
  const { readOptions, StartRefused, startServer } = await import("@adjutant/server");

  const { options, faults } = readOptions(flags, terminal.env);
  if (faults)
    return fail(
      context,
      faults.map((fault) => settingFault(fault, context)),
    );

  try {
    const server = await startServer(options);
    print(context, [words.say("cli.ready", { address: server.local })]);
    const elsewhere = server.network.find((address) => address !== server.local);
    if (elsewhere !== undefined) print(context, [words.say("cli.onPhone", { address: elsewhere })]);
    print(context, [words.say("cli.howToStop", { keys: "Ctrl+C" })]);
    await terminal.untilStopped();
    print(context, ["", words.say("cli.stopped")]);
    await server.close();
    return 0;
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    return fail(context, [refusedStart(error.reason, options, context)]);
  }
}

function settingFault({ setting, where, value }: OptionFault, { words }: Context): string {
  const what =
    setting === "port"
      ? words.say("cli.portWrong", { value: shortened(value) })
      : words.say("cli.settingEmpty");
  return `${where}: ${what}`;
}

function refusedStart(
  reason: StartFault,
  { port, host, data }: { readonly port: number; readonly host: string; readonly data: string },
  { words }: Context,
): string {
  switch (reason) {
    case "portBusy":
      return `--port: ${words.say("cli.portBusy", { port: String(port), address: `http://localhost:${port}` })}`;
    case "portForbidden":
      return `--port: ${words.say("cli.portForbidden", { port: String(port) })}`;
    case "hostUnknown":
      return `--host: ${words.say("cli.hostUnknown", { host })}`;
    case "dataUnwritable":
      return `--data: ${words.say("cli.dataUnwritable", { data })}`;
    case "notBuilt":
      return words.say("cli.notBuilt", { command: "npm run build" });
  }
}
