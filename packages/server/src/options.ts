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

/** A setting that won't do. */
export interface OptionFault {
  readonly setting: keyof ServerFlags;
  /** The flag or the variable it was found in. */
  readonly where: string;
  readonly value: string;
  /** One line in English: where, what, what would be right. */
  readonly text: string;
}

export type ReadOptions =
  | { readonly options: ServerOptions; readonly faults?: never }
  | { readonly faults: readonly OptionFault[]; readonly options?: never };

/**
 * The options that flags and variables give; a flag wins over its variable, an empty variable
 * counts as none.
 *
 * @param env `ADJUTANT_PORT`, `ADJUTANT_HOST`, `ADJUTANT_DATA` are read
 * @returns the options, or every fault
 */
export function readOptions(
  flags: ServerFlags,
  env: Readonly<Record<string, string | undefined>>,
): ReadOptions {
  const port = given("port", flags, env);
  const host = given("host", flags, env);
  const data = given("data", flags, env);

  const faults: OptionFault[] = [];
  if (port !== undefined && !isPort(port.value)) {
    const text = `${port.where}: "${port.value}" is not a port; a whole number from 0 to 65535 is.`;
    faults.push({ ...port, text });
  }
  for (const named of [host, data]) {
    if (named?.value.trim() === "") {
      faults.push({ ...named, text: `${named.where}: is empty; leave it out, or name one.` });
    }
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

const variables = { port: "ADJUTANT_PORT", host: "ADJUTANT_HOST", data: "ADJUTANT_DATA" } as const;

function given(
  setting: keyof ServerFlags,
  flags: ServerFlags,
  env: Readonly<Record<string, string | undefined>>,
): Omit<OptionFault, "text"> | undefined {
  const flag = flags[setting];
  if (flag !== undefined) return { setting, where: `--${setting}`, value: flag };
  const value = env[variables[setting]];
  if (value === undefined || value === "") return undefined;
  return { setting, where: variables[setting], value };
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}
