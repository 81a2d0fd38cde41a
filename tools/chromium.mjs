import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { elapsed, run, Stop, say } from "./terminal.mjs";

const commands = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];

const applications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const packages = ["install", "-y", "-qq", "--no-install-recommends", "chromium"];

/**
 * A Chromium for the browser tests: the one ADJUTANT_CHROMIUM names, one that is installed, or
 * Debian's, installed now if we may.
 *
 * @returns {Promise<string | undefined>} its path; undefined when there is none to be had
 */
export async function ensureChromium() {
  return findChromium() ?? ((await installChromium()) ? findChromium() : undefined);
}

/** How a person gets one. */
export const howToInstall =
  "install Chromium (on Debian or Ubuntu: sudo apt-get install chromium), or name one: ADJUTANT_CHROMIUM=/path/to/chromium";

/**
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  const named = env["ADJUTANT_CHROMIUM"];
  if (named) {
    if (isProgram(named)) return named;
    throw new Stop(`ADJUTANT_CHROMIUM: ${named} is not a program.`);
  }
  const folders = (env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const candidates = folders.flatMap((folder) => commands.map((name) => join(folder, name)));
  return [...candidates, ...applications].find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Only where nobody is asked for anything: Debian's package manager, run by root. */
async function installChromium() {
  if (process.getuid?.() !== 0 || !onPath("apt-get")) return false;
  const start = performance.now();
  say("Installing Chromium for the browser tests (once) …");
  const options = { quiet: true, env: { DEBIAN_FRONTEND: "noninteractive" } };
  const done =
    (await run("apt-get", ["update", "-qq"], options)) && (await run("apt-get", packages, options));
  if (done) say(`Installed Chromium in ${elapsed(start)}.`);
  return done;
}

/** @param {string} name */
function onPath(name) {
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .some((folder) => isProgram(join(folder, name)));
}
