/** Calls of the command inside this process, with a terminal of our own. */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { type ProcedureName, procedureNames } from "@adjutant/rules";
import { run } from "../src/run.ts";

export const examples = fileURLToPath(new URL("../examples/", import.meta.url));

/** What a call came to. */
export interface Called {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** How a call finds its world. */
export interface World {
  readonly stdin?: string | Uint8Array | null;
  readonly env?: Readonly<Record<string, string>>;
  readonly columns?: number;
  readonly colour?: boolean;
}

/** Calls `adjutant`; no standard input is a person at an empty terminal. */
export async function adjutant(args: readonly string[], world: World = {}): Promise<Called> {
  const { stdin = null, env = {}, columns = 80, colour = false } = world;
  let out = "";
  let err = "";
  async function* input() {
    if (stdin !== null) yield stdin;
  }
  const code = await run(args, {
    env,
    stdin: Object.assign(input(), { isTTY: stdin === null }),
    columns,
    colour,
    write: (text) => {
      out += text;
    },
    warn: (text) => {
      err += text;
    },
    freshSeed: () => 1815,
    untilStopped: async () => {},
  });
  return { code, out, err };
}

/** Calls with a situation on standard input. */
export function withSituation(
  args: readonly string[],
  situation: unknown,
  world: World = {},
): Promise<Called> {
  return adjutant(args, { ...world, stdin: JSON.stringify(situation) });
}

export const linesOf = (text: string): string[] => text.trimEnd().split("\n");

/** The example files, each with the procedure it is for. */
export const exampleFiles: readonly { procedure: ProcedureName; path: string; name: string }[] =
  readdirSync(examples)
    .filter((file) => !file.includes(".script."))
    .map((file) => {
      const name = basename(file, ".json");
      const word = name === "cannonade" ? "artillery" : (name.split("-")[0] ?? "");
      const procedure = procedureNames.find((known) => known === word);
      if (procedure === undefined) throw new Error(`no procedure for the example ${file}`);
      return { procedure, path: examples + file, name };
    });

/** An example's situation, to be changed by a test. */
export function example(name: string): Record<string, unknown> {
  const json: unknown = JSON.parse(readFileSync(`${examples}${name}.json`, "utf8"));
  return { ...(json as object) };
}
