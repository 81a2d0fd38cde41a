import { existsSync, readFileSync, rmSync } from "node:fs";
import { build } from "./build.mjs";
import { ensureChromium, howToInstall } from "./chromium.mjs";
import { ensureInstalled, requireNode } from "./setup.mjs";
import { lastLine, nothing, one, sum, tallyOf } from "./tally.mjs";
import { elapsed, runScript, Stop, say } from "./terminal.mjs";
import { root } from "./workspaces.mjs";

const report = "node_modules/.cache/adjutant/tests.json";

let tally = nothing;
try {
  requireNode();
  await ensureInstalled();
  const chromium = await chromiumForTests();

  await check("types", () => runScript("node_modules/typescript/bin/tsc", ["-b"]));
  await check("lint and format", () =>
    runScript("node_modules/@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]),
  );
  await check("build", async () => {
    await build();
    return true;
  });
  tally = sum(tally, await vitest(process.argv.slice(2), chromium));
} catch (error) {
  say(reason(error));
  tally = sum(tally, one(false));
}
process.exitCode = tally.failed === 0 ? 0 : 1;
say(`\n${lastLine(tally)}`);

/**
 * One check that counts as one test.
 * @param {string} name
 * @param {() => Promise<boolean>} passes
 */
async function check(name, passes) {
  const start = performance.now();
  const well = await passes().catch((error) => {
    say(reason(error));
    return false;
  });
  say(`${well ? "passed" : "FAILED"}: ${name} (${elapsed(start)})`);
  tally = sum(tally, one(well));
}

/**
 * @param {readonly string[]} filters parts of paths of test files; none: all
 * @param {string | undefined} chromium
 */
async function vitest(filters, chromium) {
  rmSync(`${root}${report}`, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const endedWell = await runScript(
    "node_modules/vitest/vitest.mjs",
    ["run", ...reporters, ...filters],
    {
      env: chromium === undefined ? {} : { ADJUTANT_CHROMIUM: chromium },
    },
  );
  const written = existsSync(`${root}${report}`)
    ? JSON.parse(readFileSync(`${root}${report}`, "utf8"))
    : undefined;
  return tallyOf(written, endedWell);
}

/** One line for what we foresaw, the stack for a fault of ours. @param {unknown} error */
function reason(error) {
  if (error instanceof Stop) return error.message;
  return String(error instanceof Error ? error.stack : error);
}

/** Without a browser a person still gets all the other tests; CI may not leave them out. */
async function chromiumForTests() {
  const chromium = await ensureChromium();
  if (chromium === undefined) {
    say(`The browser tests need Chromium and are skipped: ${howToInstall}.`);
    if (process.env["CI"]) tally = sum(tally, one(false));
  }
  return chromium;
}
