import { fork } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { document, line, machine } from "./results.mjs";
import { ensureBuilt, ensureInstalled, requireNode } from "./setup.mjs";
import { elapsed, main, Stop, say } from "./terminal.mjs";
import { root } from "./workspaces.mjs";

/** @typedef {import("./results.mjs").Measured} Measured */

const results = "bench/results.md";

/**
 * Runs `bench/**\/*.bench.ts` (or .mjs) against the build, one after another, each in a process of
 * its own so that none warms or litters another's heap. Arguments: parts of the files' paths; with
 * them only those run, and the results file stays as it is.
 */
await main(async () => {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();

  const filters = process.argv.slice(2);
  const files = readdirSync(`${root}bench`, { recursive: true, encoding: "utf8" })
    .map((path) => `bench/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.bench\.(?:ts|mjs)$/.test(path))
    .filter((path) => filters.length === 0 || filters.some((part) => path.includes(part)))
    .sort();
  if (files.length === 0) throw new Stop(`No bench matches ${filters.join(" ") || "bench/"}.`);

  const chromium = await ensureChromium();
  const env = { ...process.env, ...(chromium && { ADJUTANT_CHROMIUM: chromium }) };
  /** @type {Measured[]} */
  const all = [];
  for (const file of files) {
    const start = performance.now();
    const module = file.endsWith(".ts") ? await transpile(file) : `${root}${file}`;
    const measured = await measure(module, env);
    all.push(measured);
    say(`\n${measured.name} (${elapsed(start)})`);
    for (const row of measured.rows) say(`  ${line(row)}`);
  }
  if (filters.length > 0) return;
  writeFileSync(`${root}${results}`, document(machine(), all));
  say(`\nWritten to ${results}.`);
});

/**
 * @param {string} file a module that Node can load
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Measured>}
 */
function measure(file, env) {
  return new Promise((resolve, reject) => {
    const child = fork(`${root}tools/bench-one.mjs`, [file], { cwd: root, env });
    /** @type {Measured | undefined} */
    let measured;
    child.once("message", (/** @type {Measured} */ message) => {
      measured = message;
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      if (measured !== undefined && code === 0) resolve(measured);
      else reject(new Stop(`${basename(file)} failed: the error is above.`));
    });
  });
}

/**
 * Takes the types off, and nothing else: what it imports is still the build.
 * @param {string} file path from the root
 * @returns {Promise<string>} path of the module
 */
async function transpile(file) {
  const { build } = await import("vite");
  const name = basename(file, ".ts");
  const outDir = `${root}node_modules/.cache/adjutant/bench`;
  await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      ssr: `${root}${file}`,
      outDir,
      emptyOutDir: false,
      minify: false,
      target: "node20",
      rollupOptions: {
        external: /^(?:node:|@?[a-z])(?!:\\)/i,
        output: { entryFileNames: `${name}.mjs` },
      },
    },
  });
  return `${outDir}/${name}.mjs`;
}
