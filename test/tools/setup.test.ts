import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { fingerprint } from "../../tools/build.mjs";
import { findChromium } from "../../tools/chromium.mjs";
import { compressFolder } from "../../tools/compress.mjs";
import { agrees, atLeast } from "../../tools/setup.mjs";

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "adjutant-tools-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

test.each([
  ["20.19.0", "20.19", true],
  ["20.19.4", "20.19.4", true],
  ["20.20.0", "20.19.4", true],
  ["22.0.0", "20.19", true],
  ["20.18.3", "20.19", false],
  ["18.20.0", "20.19", false],
  ["20.9.0", "20.19", false],
])("Node %s, wanted %s: %s", (version, wanted, expected) => {
  expect(atLeast(version, wanted)).toBe(expected);
});

describe("installed dependencies agree with the lock file", () => {
  const lock = {
    "": {},
    "packages/rules": { version: "0.1.0" },
    "node_modules/@adjutant/rules": { link: true },
    "node_modules/zod": { version: "4.6.7", integrity: "sha512-zod" },
    "node_modules/binding-mac": { version: "1.0.0", integrity: "sha512-mac", optional: true },
  };
  const { "": _root, "packages/rules": _rules, ...installed } = lock;
  const { "node_modules/binding-mac": _mac, ...withoutMac } = installed;
  const { "node_modules/zod": _zod, ...withoutZod } = installed;
  const { "node_modules/@adjutant/rules": _link, ...withoutRules } = installed;

  test.each([
    ["all of them", installed, true],
    ["all but one for another system", withoutMac, true],
    ["one missing", withoutZod, false],
    ["a new workspace not linked yet", withoutRules, false],
    ["another version", { ...installed, "node_modules/zod": { version: "4.6.8" } }, false],
    [
      "the same version, other content",
      { ...installed, "node_modules/zod": { version: "4.6.7", integrity: "sha512-other" } },
      false,
    ],
  ])("%s: %s", (_, have, expected) => {
    expect(agrees(lock, have)).toBe(expected);
  });
});

test("the same sources have the same fingerprint", () => {
  expect(fingerprint()).toMatch(/^[0-9a-f]{64}$/);
  expect(fingerprint()).toBe(fingerprint());
});

describe("Chromium", () => {
  test("the first in the path is found", async () => {
    const [empty, full] = [await folder(), await folder()];
    const program = join(full, "chromium");
    await writeFile(program, "", { mode: 0o755 });
    expect(findChromium({ PATH: `${empty}:${full}` })).toBe(program);
  });

  test("a file that cannot be run is none", async () => {
    const path = await folder();
    await writeFile(join(path, "chromium"), "", { mode: 0o644 });
    expect(findChromium({ PATH: path })).not.toBe(join(path, "chromium"));
  });

  test("the one that is named wins; one that is not there is a fault", async () => {
    const program = join(await folder(), "my-chromium");
    await writeFile(program, "", { mode: 0o755 });
    expect(findChromium({ PATH: "/usr/bin", ADJUTANT_CHROMIUM: program })).toBe(program);
    expect(() => findChromium({ ADJUTANT_CHROMIUM: "no/such/program" })).toThrow(
      "ADJUTANT_CHROMIUM: no/such/program is not a program.",
    );
  });
});

test("texts get compressed twins, fonts and small files none", async () => {
  const path = await folder();
  const script = "export const march = 'Chant du départ';\n".repeat(100);
  await mkdir(join(path, "assets"));
  await writeFile(join(path, "assets/app.js"), script);
  await writeFile(join(path, "assets/font.woff2"), Buffer.alloc(5000));
  await writeFile(join(path, "small.css"), "p{}");
  await compressFolder(path);
  expect(brotliDecompressSync(await readFile(join(path, "assets/app.js.br"))).toString()).toBe(
    script,
  );
  expect(gunzipSync(await readFile(join(path, "assets/app.js.gz"))).toString()).toBe(script);
  await expect(readFile(join(path, "assets/font.woff2.br"))).rejects.toThrow();
  await expect(readFile(join(path, "small.css.br"))).rejects.toThrow();
});
