import { fileURLToPath } from "node:url";

/** What the server is told by its flags and its `ADJUTANT_…` variables. */
export interface ServerOptions {
  /** TCP port, 0…65535; 0 lets the system choose one. */
  readonly port: number;
  /** Address to listen on; "::" is every address of the machine, so that a phone finds it. */
  readonly host: string;
  /** Folder for what the server keeps. Made when missing; it must be writable. */
  readonly data: string;
  /** Folder of the built app, with `index.html` in it. */
  readonly webRoot: string;
}

/** Used where neither a flag nor a variable says otherwise. */
export const defaults: ServerOptions = {
  port: 1815,
  host: "::",
  data: "data",
  webRoot: fileURLToPath(new URL("../../web/dist/", import.meta.url)),
};

/** Flags as typed; one left out is undefined. */
export interface ServerFlags {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly data?: string | undefined;
}

export type ReadOptions =
  | { readonly options: ServerOptions; readonly faults?: never }
  | { readonly faults: readonly string[]; readonly options?: never };

/**
 * The options that flags and variables give; a flag wins over its variable, an empty variable
 * counts as none.
 *
 * @param env `ADJUTANT_PORT`, `ADJUTANT_HOST`, `ADJUTANT_DATA` are read
 * @returns the options, or one line per fault: where, what, what would be right
 */
export function readOptions(
  flags: ServerFlags,
  env: Readonly<Record<string, string | undefined>>,
): ReadOptions {
  const faults: string[] = [];
  const given = (flag: keyof ServerFlags, variable: string) => {
    if (flags[flag] !== undefined) return { where: `--${flag}`, value: flags[flag] };
    const value = env[variable];
    return value === undefined || value === "" ? undefined : { where: variable, value };
  };

  const port = given("port", "ADJUTANT_PORT");
  if (port !== undefined && !isPort(port.value)) {
    faults.push(`${port.where}: "${port.value}" is not a port; a whole number from 0 to 65535 is.`);
  }
  const host = given("host", "ADJUTANT_HOST");
  const data = given("data", "ADJUTANT_DATA");
  for (const text of [host, data]) {
    if (text?.value.trim() === "")
      faults.push(`${text.where}: is empty; leave it out, or name one.`);
  }

  if (faults.length > 0) return { faults };
  return {
    options: {
      ...defaults,
      ...(port && { port: Number(port.value) }),
      ...(host && { host: host.value }),
      ...(data && { data: data.value }),
    },
  };
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}
