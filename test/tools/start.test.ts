import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { root } from "../../tools/workspaces.mjs";

/** Long enough for a build, should the sources have changed since the last one. */
const untilBuilt = 180_000;

interface Run {
  readonly process: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  /** Resolves when the output matches. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves to the exit code. */
  readonly exit: Promise<number | null>;
}

function npmStart(args: readonly string[], env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, ["tools/start.mjs", ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      text += chunk;
      for (const check of waiting) check();
    });
  }
  const exit = new Promise<number | null>((resolve) => child.once("close", resolve));
  onTestFinished(() => void child.kill("SIGKILL"));
  return {
    process: child,
    exit,
    output: () => text,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const match = pattern.exec(text);
          if (match) resolve(match);
        };
        waiting.add(check);
        exit.then(() => reject(new Error(`it ended without printing ${pattern}:\n${text}`)));
        check();
      }),
  };
}

/** Before it a build may be told of. */
function lastLine(run: Run): string | undefined {
  return run.output().trimEnd().split("\n").at(-1);
}

async function dataFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "adjutant-start-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return join(path, "data");
}

describe("npm start", () => {
  test(
    "prints one address to open, serves the app there, ends on Ctrl+C",
    async () => {
      const start = npmStart(["--port", "0", "--data", await dataFolder()]);
      const [, url = ""] = await start.printed(
        /^Adjutant is ready: open (http:\/\/localhost:\d+)$/m,
      );
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      const page = await fetch(url);
      expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(await page.text()).toContain('<div id="root">');

      await start.printed(/Ctrl\+C stops it\./);
      start.process.kill("SIGINT");
      expect(await start.exit).toBe(0);
      expect(start.output().trimEnd()).toMatch(/Adjutant has stopped\.$/);
    },
    untilBuilt,
  );

  test(
    "the second start takes seconds",
    async () => {
      const data = await dataFolder();
      const first = npmStart(["--port", "0", "--data", data]);
      await first.printed(/is ready/);
      first.process.kill("SIGTERM");
      expect(await first.exit).toBe(0);

      const begin = performance.now();
      const second = npmStart(["--port", "0", "--data", data]);
      await second.printed(/is ready/);
      expect(performance.now() - begin).toBeLessThan(10_000);
      expect(second.output()).not.toMatch(/Installing|Building/);
    },
    untilBuilt,
  );

  test(
    "a second one on the same port says where the first runs",
    async () => {
      const data = await dataFolder();
      const first = npmStart(["--host", "127.0.0.1", "--port", "0", "--data", data]);
      const [, url = "", port = ""] = await first.printed(/open (http:\/\/127\.0\.0\.1:(\d+))/);
      const second = npmStart([], {
        ADJUTANT_HOST: "127.0.0.1",
        ADJUTANT_PORT: port,
        ADJUTANT_DATA: data,
      });
      expect(await second.exit).toBe(1);
      expect(lastLine(second)).toBe(
        `Adjutant is already running: open ${url} (or start a second one with --port or ADJUTANT_PORT).`,
      );
    },
    untilBuilt,
  );

  test(
    "a port that is none: one line",
    async () => {
      const start = npmStart([], { ADJUTANT_PORT: "eighteen-fifteen" });
      expect(await start.exit).toBe(1);
      expect(lastLine(start)).toBe(
        'ADJUTANT_PORT: "eighteen-fifteen" is not a port; a whole number from 0 to 65535 is.',
      );
    },
    untilBuilt,
  );

  test("--help names every flag and its variable", async () => {
    const start = npmStart(["--help"]);
    expect(await start.exit).toBe(0);
    for (const flag of ["port", "host", "data"]) {
      expect(start.output()).toMatch(new RegExp(`--${flag} .*ADJUTANT_${flag.toUpperCase()}`));
    }
  });

  test("an unknown flag: what is wrong, then the flags", async () => {
    const start = npmStart(["--prot", "80"]);
    expect(await start.exit).toBe(1);
    expect(start.output()).toMatch(/^Unknown option '--prot'\.\n\nnpm start /);
  });
});
