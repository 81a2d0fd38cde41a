import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { join, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { type Addresses, addressesOf } from "./addresses.ts";
import { buildApp } from "./app.ts";
import { defaults, type ServerOptions } from "./options.ts";

/** A server that answers. */
export interface RunningServer extends Addresses {
  readonly port: number;
  /** Stops listening and ends every connection. */
  close(): Promise<void>;
}

export type StartFault =
  | "portBusy"
  | "portForbidden"
  | "hostUnknown"
  | "dataUnwritable"
  | "notBuilt";

/** Why the server does not start; the message is one line and says what to do. */
export class StartRefused extends Error {
  override readonly name = "StartRefused";
  readonly reason: StartFault;

  constructor(reason: StartFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/**
 * Serves the app until it is closed.
 *
 * @throws {StartRefused} when the port, the address, the data folder or the build won't do
 */
export async function startServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const { port, host, data, webRoot } = { ...defaults, ...options };
  await requireBuild(webRoot);
  await requireWritable(data);

  const app = await buildApp({ webRoot: resolve(webRoot) });
  try {
    const bound = await listen(app, host, port);
    return { ...addressesOf(host, bound), port: bound, close: () => app.close() };
  } catch (error) {
    await app.close();
    throw await explain(error, host, port);
  }
}

async function requireBuild(webRoot: string): Promise<void> {
  const page = join(webRoot, "index.html");
  await access(page, constants.R_OK).catch((error: unknown) => {
    throw new StartRefused(
      "notBuilt",
      `${page} is missing: build the app with npm run build.`,
      error,
    );
  });
}

async function requireWritable(data: string): Promise<void> {
  try {
    await mkdir(data, { recursive: true });
    await access(data, constants.W_OK);
  } catch (error) {
    throw new StartRefused(
      "dataUnwritable",
      `The data folder ${resolve(data)} cannot be written: choose another with --data or ADJUTANT_DATA.`,
      error,
    );
  }
}

/** The port that was bound. */
async function listen(app: FastifyInstance, host: string, port: number): Promise<number> {
  await app.listen({ host: hasIPv6() ? host : host.replace(/^::$/, "0.0.0.0"), port });
  // A TCP server that listens has an address of this kind; the other kinds are pipes and "not yet".
  return (app.server.address() as AddressInfo).port;
}

/** Without IPv6 "::" cannot be listened on, though every address was meant. */
function hasIPv6(): boolean {
  return Object.values(networkInterfaces()).some((infos) =>
    infos?.some(({ family }) => family === "IPv6"),
  );
}

async function explain(error: unknown, host: string, port: number): Promise<unknown> {
  switch (codeOf(error)) {
    case "EADDRINUSE": {
      const { local } = addressesOf(host, port);
      const message = (await isAdjutant(local))
        ? `Adjutant is already running: open ${local} (or start a second one with --port or ADJUTANT_PORT).`
        : `Port ${port} is in use by another program: end it, or choose another port with --port or ADJUTANT_PORT.`;
      return new StartRefused("portBusy", message, error);
    }
    case "EACCES":
      return new StartRefused(
        "portForbidden",
        `Port ${port} may not be used by this user: choose one above 1023 with --port or ADJUTANT_PORT.`,
        error,
      );
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EADDRNOTAVAIL":
      return new StartRefused(
        "hostUnknown",
        `${host} is not an address of this machine: choose another with --host or ADJUTANT_HOST.`,
        error,
      );
    default:
      return error;
  }
}

/** Is it one of ours that holds the port? */
async function isAdjutant(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(1000) });
    const health: unknown = await response.json();
    return (
      typeof health === "object" &&
      health !== null &&
      "service" in health &&
      health.service === "adjutant"
    );
  } catch {
    return false;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
