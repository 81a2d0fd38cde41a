/** The built command as people run it: a process with its streams and its exit code. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { examples } from "./calls.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const bin = `${root}packages/cli/bin/adjutant.mjs`;
const example = `${examples}volley.json`;

/** The newest change of a file in a folder. */
function newest(folder: string, ending: string): number {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const times = names
    .filter((name) => name.endsWith(ending))
    .map((name) => statSync(`${folder}/${name}`).mtimeMs);
  return Math.max(0, ...times);
}

function isBuilt(): boolean {
  const dist = `${root}packages/cli/dist`;
  return (
    existsSync(`${dist}/index.js`) &&
    newest(dist, ".js") >= newest(`${root}packages/cli/src`, ".ts")
  );
}

beforeAll(async () => {
  if (isBuilt()) return;
  const tsc = `${root}node_modules/typescript/bin/tsc`;
  await promisify(execFile)(process.execPath, [tsc, "-b", "packages/cli"], { cwd: root });
}, 240_000);

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  readonly seconds: number;
}

function start(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const { NO_COLOR: _, FORCE_COLOR: __, LC_ALL: ___, LC_MESSAGES: ____, ...own } = process.env;
  return spawn(process.execPath, [bin, ...args], { env: { ...own, LANG: "en_GB.UTF-8", ...env } });
}

function ended(child: ChildProcess): Promise<Ended> {
  const began = performance.now();
  let out = "";
  let err = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      resolve({ code, out, err, seconds: (performance.now() - began) / 1000 });
    });
  });
}

async function run(
  args: readonly string[],
  stdin: string | Uint8Array = "",
  env: Record<string, string> = {},
): Promise<Ended> {
  const child = start(args, env);
  // The command may have seen enough before all is written.
  child.stdin?.on("error", () => {});
  child.stdin?.end(stdin);
  return ended(child);
}

describe("exit codes", () => {
  test("0: done", async () => {
    const { code, out, err } = await run(["resolve", "volley", example, "--dice", "3,3,1"]);
    expect(err).toBe("");
    expect(out).toContain("volley.row.standard");
    expect(code).toBe(0);
  });

  test("1: a rule says no", async () => {
    const unit = { arm: "infantry", grade: "line", size: "standard", formation: "line" };
    const far = { firer: unit, targets: [{ unit, distance: 20 }] };
    const { code, err } = await run(["resolve", "volley", "--json"], JSON.stringify(far));
    expect(err).toBe("");
    expect(code).toBe(1);
  });

  test("2: the input is wrong", async () => {
    const { code, out, err } = await run(["resolve", "volley", "-"], "{}");
    expect(out).toBe("");
    expect(err).not.toBe("");
    expect(code).toBe(2);
  });
});

describe("rubbish on standard input ends in one line, soon", () => {
  const bytes = 10_000_000;
  test.each<[string, () => string | Uint8Array]>([
    ["10 MB of noise", () => Buffer.alloc(bytes, Uint8Array.of(7, 200, 13, 91, 250, 0, 34))],
    ["10 MB of letters", () => "x".repeat(bytes)],
    ["10 MB of brackets", () => "[".repeat(bytes)],
    ["deep nesting", () => "[".repeat(40_000) + "]".repeat(40_000)],
    ["deep objects", () => '{"a":'.repeat(15_000)],
    ["many keys", () => `{${Array.from({ length: 9000 }, (_, i) => `"k${i}":1`).join()}}`],
    ["many targets", () => `{"targets":[${"{},".repeat(30_000)}{}]}`],
  ])("%s", async (_, make) => {
    const { code, out, err, seconds } = await run(["resolve", "volley"], make());
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).not.toMatch(/ {4}at |fault here/);
    expect(err.length).toBeLessThan(20_000);
    // Far more than it takes, so that a busy machine does not fail it.
    expect(seconds).toBeLessThan(10);
  });
});

describe("streams", () => {
  test("a reader that has seen enough ends it quietly", async () => {
    const child = start(["rules", "--json"]);
    child.stdin?.end();
    child.stdout?.once("data", () => child.stdout?.destroy());
    let err = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      err += text;
    });
    await new Promise((resolve) => child.once("close", resolve));
    expect(err).toBe("");
  });

  test("a long answer comes whole through a pipe", async () => {
    const { code, out } = await run(["rules", "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out).length).toBeGreaterThan(150);
  });

  test("no colour into a pipe, colour where it is asked for", async () => {
    const args = ["resolve", "volley", example, "--seed", "1"];
    expect((await run(args)).out).not.toContain("\u001b");
    expect((await run(args, "", { FORCE_COLOR: "1" })).out).toContain("\u001b[1m");
    expect((await run(args, "", { FORCE_COLOR: "1", NO_COLOR: "1" })).out).not.toContain("\u001b");
  });

  test("the language of the environment", async () => {
    const { out } = await run(["rules", "volley.band"], "", { LANG: "ru_RU.UTF-8" });
    expect(out).toContain("Откуда");
  });

  test("a fresh seed each time, told so that it can be repeated", async () => {
    const roll = async () =>
      JSON.parse((await run(["resolve", "meleeToEnd", `${examples}melee-g.json`, "--json"])).out);
    const seeds = [await roll(), await roll()].map(({ seed }) => seed);
    expect(seeds[0]).not.toBe(seeds[1]);
  });
});

describe("serve", () => {
  test("a port that is taken: exit 2 and what to do", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const address = other.address();
    const port = typeof address === "object" && address !== null ? String(address.port) : "";
    const { code, out, err } = await run(["serve", "--host", "127.0.0.1", "--port", port]);
    other.close();
    expect(out).toBe("");
    expect(err).toMatch(/^--port: port \d+ is taken|^the app is not built/i);
    expect(code).toBe(2);
  });
});
