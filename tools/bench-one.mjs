import { pathToFileURL } from "node:url";

/** The process of one bench: loads it, runs it, sends its rows to the parent. */
const { name, run } = await import(pathToFileURL(process.argv[2] ?? "").href);
process.send?.({ name, rows: await run() }, () => process.disconnect());
