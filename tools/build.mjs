import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compressFolder } from "./compress.mjs";
import { main, runScript, Stop } from "./terminal.mjs";
import { root, workspaces } from "./workspaces.mjs";

const stamp = `${root}node_modules/.cache/adjutant/build.json`;
const app = "packages/web/dist";

/**
 * Builds what runs: every package that Node loads, and the app for the browser, compressed.
 * (The type check of the app and the tests is `npm run typecheck`.)
 */
export async function build() {
  const sources = fingerprint();
  if (
    !(await runScript("node_modules/typescript/bin/tsc", ["-b", "packages/cli", "packages/field"], {
      quiet: true,
    }))
  ) {
    throw new Stop("The packages do not compile: the errors are above.");
  }
  const vite = ["build", "packages/web", "--config", "packages/web/vite.config.ts"];
  if (!(await runScript("node_modules/vite/bin/vite.js", vite, { quiet: true }))) {
    throw new Stop("The app does not build: the errors are above.");
  }
  await compressFolder(`${root}${app}`);
  mkdirSync(join(stamp, ".."), { recursive: true });
  writeFileSync(stamp, JSON.stringify({ sources }));
}

/** Is the build that of these sources? */
export function isBuilt() {
  const outputs = [
    `${app}/index.html`,
    "packages/cli/dist/index.js",
    "packages/server/dist/index.js",
  ];
  return (
    outputs.every((path) => existsSync(`${root}${path}`)) &&
    existsSync(stamp) &&
    JSON.parse(readFileSync(stamp, "utf8")).sources === fingerprint()
  );
}

/** A hash of everything that the build reads: the same sources, the same hash. */
export function fingerprint() {
  const inputs = ["package-lock.json", "tsconfig.base.json", "scenarios", "tools"];
  for (const { folder } of workspaces()) {
    inputs.push(...readdirSync(`${root}${folder}`).map((name) => `${folder}/${name}`));
  }
  const hash = createHash("sha256");
  for (const file of inputs.flatMap(filesIn).sort()) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(`${root}${file}`))
      .update("\0");
  }
  return hash.digest("hex");
}

/** What a build makes, or does not read. */
const apart = /\/(?:dist|dist-types|node_modules|test)$|\.tsbuildinfo$/;

/**
 * @param {string} path from the root
 * @returns {string[]} the path itself, or the files of the folder
 */
function filesIn(path) {
  if (apart.test(path) || !existsSync(`${root}${path}`)) return [];
  if (statSync(`${root}${path}`).isFile()) return [path];
  return readdirSync(`${root}${path}`).flatMap((name) => filesIn(`${path}/${name}`));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main(build);
