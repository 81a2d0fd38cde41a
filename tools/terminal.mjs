import { spawn } from "node:child_process";
import { root } from "./workspaces.mjs";

/** One line for the person at the terminal. */
export function say(/** @type {string} */ line) {
  process.stdout.write(`${line}\n`);
}

/** A fault that ends the tool with its one line and nothing else: no stack, no second guess. */
export class Stop extends Error {}

/**
 * Runs a program in the root of the repository and waits for it.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options] quiet: what it prints is
 *   kept back and shown only if it fails
 * @returns {Promise<boolean>} did it end well?
 */
export function run(program, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    /** @type {Buffer[]} */
    const output = [];
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    });
    child.stdout?.on("data", (chunk) => output.push(chunk));
    child.stderr?.on("data", (chunk) => output.push(chunk));
    child.once("error", reject);
    child.once("close", (code) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

/**
 * Runs a script of an installed package or of ours with this very Node.
 *
 * @param {string} script path from the root
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options]
 */
export function runScript(script, args, options) {
  return run(process.execPath, [script, ...args], options);
}

/** @param {number} since what performance.now() gave @returns {string} like `3.2 s` */
export function elapsed(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Runs a tool to its end; a {@link Stop} becomes one line and exit code 1.
 * @param {() => Promise<void>} tool
 */
export async function main(tool) {
  try {
    await tool();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
