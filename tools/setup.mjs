import { existsSync, readFileSync } from "node:fs";
import { build, isBuilt } from "./build.mjs";
import { elapsed, run, Stop, say } from "./terminal.mjs";
import { readJson, root } from "./workspaces.mjs";

/** Stops unless this Node is new enough to run anything of ours. */
export function requireNode() {
  const wanted = readJson("package.json").engines.node.replace(">=", "");
  if (!atLeast(process.versions.node, wanted)) {
    throw new Stop(
      `Adjutant needs Node.js ${wanted} or newer; this is ${process.versions.node}. See https://nodejs.org.`,
    );
  }
}

/**
 * @param {string} version like 20.19.1
 * @param {string} wanted like 20.19
 */
export function atLeast(version, wanted) {
  const have = version.split(".").map(Number);
  for (const [index, want] of wanted.split(".").map(Number).entries()) {
    const part = have[index] ?? 0;
    if (part !== want) return part > want;
  }
  return true;
}

/** Installs the dependencies of the lock file unless they are there. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const start = performance.now();
  say("Installing the dependencies (once; a minute or two) …");
  if (!(await run(...npm("ci", "--include=dev"), { quiet: true }))) {
    throw new Stop("npm could not install the dependencies: the reason is above. Then try again.");
  }
  say(`Installed in ${elapsed(start)}.`);
}

/** Builds what the server serves unless the build is that of these sources. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  const start = performance.now();
  say("Building …");
  await build();
  say(`Built in ${elapsed(start)}.`);
}

/**
 * The npm that runs us, else the one in the path.
 * @param {...string} args
 * @returns {[string, string[]]}
 */
function npm(...args) {
  const script = process.env["npm_execpath"];
  return script?.endsWith("npm-cli.js") ? [process.execPath, [script, ...args]] : ["npm", args];
}

function isInstalled() {
  const installed = `${root}node_modules/.package-lock.json`;
  return (
    existsSync(installed) &&
    agrees(
      readJson("package-lock.json").packages,
      JSON.parse(readFileSync(installed, "utf8")).packages,
    )
  );
}

/**
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {boolean} [link]
 */

/**
 * Has npm installed what the lock file says? It notes what it did in the same form. Optional
 * packages may be missing: those for other systems always are.
 *
 * @param {Record<string, Locked>} locked
 * @param {Record<string, Locked>} installed
 */
export function agrees(locked, installed) {
  return Object.entries(locked).every(([path, want]) => {
    if (!path.includes("node_modules/")) return true;
    const have = installed[path];
    if (have === undefined) return want.optional === true;
    return have.version === want.version && have.integrity === want.integrity;
  });
}
