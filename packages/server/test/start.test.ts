import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { StartRefused, startServer } from "../src/start.ts";
import { folder, page, webRoot } from "./web-root.ts";

async function start(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer({
    port: 0,
    host: "127.0.0.1",
    data: join(await folder(), "data"),
    webRoot: await webRoot(),
    ...options,
  });
  onTestFinished(() => server.close());
  return server;
}

async function refusal(promise: Promise<unknown>): Promise<StartRefused> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof StartRefused)) throw new Error(`no refusal but ${error}`);
  return error;
}

describe("startServer", () => {
  test("serves the app at the address it names", async () => {
    const server = await start();
    expect(server.local).toBe(`http://127.0.0.1:${server.port}`);
    const response = await fetch(server.local);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(page);
  });

  test("on every address of the machine unless told otherwise", async () => {
    const server = await start({ host: "::" });
    expect(server.local).toBe(`http://localhost:${server.port}`);
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  });

  test("makes the data folder", async () => {
    const data = join(await folder(), "deep", "data");
    await start({ data });
    expect(existsSync(data)).toBe(true);
  });

  test("closes at once, though a browser keeps its connection", async () => {
    const server = await start();
    const socket = connect(server.port, "127.0.0.1");
    await new Promise<void>((resolve) => socket.once("connect", () => resolve()));
    const ended = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    socket.on("error", () => {});
    await server.close();
    await ended;
    await expect(fetch(server.local)).rejects.toThrow();
  });

  test("a port that Adjutant holds: says where it runs", async () => {
    const first = await start();
    const second = await refusal(start({ port: first.port }));
    expect(second.reason).toBe("portBusy");
    expect(second.message).toBe(
      `Adjutant is already running: open ${first.local} (or start a second one with --port or ADJUTANT_PORT).`,
    );
  });

  test("a port that another program holds: says what to do", async () => {
    const other = createServer((_, response) => response.end("{}"));
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo; // a TCP server that listens has one
    const { reason, message } = await refusal(start({ port }));
    expect(reason).toBe("portBusy");
    expect(message).toBe(
      `Port ${port} is in use by another program: end it, or choose another port with --port or ADJUTANT_PORT.`,
    );
  });

  test("an app that is not built: says how to build it", async () => {
    const { reason, message } = await refusal(start({ webRoot: await folder() }));
    expect(reason).toBe("notBuilt");
    expect(message).toMatch(/index\.html is missing: build the app with npm run build\.$/);
  });

  test("a data folder that cannot be: names it", async () => {
    const file = join(await folder(), "file");
    await writeFile(file, "");
    const { reason, message } = await refusal(start({ data: join(file, "data") }));
    expect(reason).toBe("dataUnwritable");
    expect(message).toContain(join(file, "data"));
  });

  test("an address of another machine: says so", async () => {
    // 198.51.100.0/24 is reserved for documentation: no machine has it.
    const { reason, message } = await refusal(start({ host: "198.51.100.1" }));
    expect(reason).toBe("hostUnknown");
    expect(message).toMatch(/^198\.51\.100\.1 is not an address of this machine/);
  });
});
