import { parseArgs } from "node:util";
import { ensureBuilt, ensureInstalled, requireNode } from "./setup.mjs";
import { main, Stop, say } from "./terminal.mjs";

const usage = `npm start [-- flags]   installs and builds what is missing, then serves the app

  --port NUMBER   ADJUTANT_PORT   TCP port, default 1815
  --host ADDRESS  ADJUTANT_HOST   address to listen on, default every address of this machine
  --data FOLDER   ADJUTANT_DATA   where the server keeps its files, default ./data
  --help                          this text`;

await main(async () => {
  const { help, ...flags } = readFlags();
  if (help) return say(usage);

  requireNode();
  await ensureInstalled();
  await ensureBuilt();

  const { readOptions, StartRefused, startServer } = await import("@adjutant/server");
  const { options, faults } = readOptions(flags, process.env);
  if (faults) throw new Stop(faults.map(({ text }) => text).join("\n"));

  const server = await startServer(options).catch((/** @type {unknown} */ error) => {
    throw error instanceof StartRefused ? new Stop(error.message) : error;
  });
  const stop = async () => {
    say("\nAdjutant has stopped.");
    await server.close();
    process.exit();
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);

  say(`Adjutant is ready: open ${server.local}`);
  const [elsewhere] = server.network.filter((url) => url !== server.local);
  if (elsewhere) say(`On a phone in the same network: ${elsewhere}`);
  say("Ctrl+C stops it.");
});

function readFlags() {
  const text = /** @type {const} */ ({ type: "string" });
  try {
    return parseArgs({
      options: { port: text, host: text, data: text, help: { type: "boolean", short: "h" } },
    }).values;
  } catch (error) {
    throw new Stop(
      `${error instanceof Error ? error.message.split(".", 1)[0] : error}.\n\n${usage}`,
    );
  }
}
