import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * @typedef {object} Workspace
 * @property {string} folder  path from the root of the repository: `packages/rules`
 * @property {string} name  `@adjutant/rules`
 * @property {Record<string, { source?: string }>} exports  entry points: `.`, `./x`
 */

export const root = fileURLToPath(new URL("../", import.meta.url));

/**
 * The npm workspaces, in the order of package.json: each may import those before it.
 * @returns {Workspace[]}
 */
export function workspaces() {
  return readJson("package.json").workspaces.map((/** @type {string} */ folder) => {
    const { name, exports = {} } = readJson(`${folder}/package.json`);
    return { folder, name, exports };
  });
}

/**
 * Aliases that read our packages from their sources instead of a build that may be stale. Not the
 * `source` condition itself: some packages of others use the same name for files they don't ship.
 * @returns {{ find: RegExp, replacement: string }[]}
 */
export function sourceAliases() {
  return workspaces().flatMap(({ folder, name, exports }) =>
    Object.entries(exports).flatMap(([entry, { source }]) =>
      source === undefined
        ? []
        : [
            {
              find: new RegExp(`^${name}${entry.slice(1)}$`),
              replacement: fileURLToPath(new URL(`../${folder}/${source}`, import.meta.url)),
            },
          ],
    ),
  );
}

/** @param {string} path from the root */
export function readJson(path) {
  return JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), "utf8"));
}
