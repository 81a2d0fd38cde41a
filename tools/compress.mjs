import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";

/** What compresses; fonts and pictures already are. */
const texts = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"]);

/** Below this many bytes a compressed twin saves nothing worth a file. */
const smallest = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Puts a `.br` and a `.gz` twin beside every text file of a folder, as small as they get: it is
 * done once at build, so that the server never compresses anything.
 *
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && texts.has(extname(entry.name)))
      .map((entry) => compressFile(join(entry.parentPath, entry.name))),
  );
}

/** @param {string} path */
async function compressFile(path) {
  const text = await readFile(path);
  if (text.length < smallest) return;
  const [br, gz] = await Promise.all([
    brotli(text, { params: { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY } }),
    zip(text, { level: zlib.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
