import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";

export const page =
  "<!doctype html><title>Adjutant</title><style>html{color:red}</style><script type=module src=./assets/index-DiwrgTda.js></script>";
export const script = "export const march = 'Chant du départ';".repeat(100);

const files: Record<string, string | Buffer> = {
  "index.html": page,
  "index.html.br": brotliCompressSync(page),
  "theme.js": "document.title = 'Adjutant';",
  "sw.js": "addEventListener('install', () => {});",
  "manifest.webmanifest": '{"name": "Adjutant"}',
  "assets/index-DiwrgTda.js": script,
  "assets/index-DiwrgTda.js.br": brotliCompressSync(script),
  "assets/index-DiwrgTda.js.gz": gzipSync(script),
  ".secret": "not to be served",
};

/** An empty folder that ends with the test. */
export async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "adjutant-server-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** A built app, small enough to know by heart. */
export async function webRoot(): Promise<string> {
  const root = await folder();
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return root;
}
