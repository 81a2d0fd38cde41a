import { describe, expect, test } from "vitest";
import { atLeast } from "../tools/setup.mjs";
import { readJson, workspaces } from "../tools/workspaces.mjs";
import { filesIn, read } from "./sources.ts";

const files = filesIn("");
const texts = files.filter((file) => !/\.(?:png|jpe?g|webp|ico|woff2?)$/.test(file));

/** Places on one person's machine. The brackets keep the patterns from finding themselves. */
const machinePaths = [
  /(?<![\w./-])\/(?:home|Users)\/\w/,
  /(?<![\w./-])\/(?:[r]oot|[w]ork|[t]mp)(?:\/|\b(?![\w-]))/,
  /\.[l]ibrary\b/,
  /\.\.\/[s](?:hared|eeds)\b/,
  /[A-Z]:\\+Users\\/,
  /file:\/\/\/\w/,
];

describe("places on one person's machine", () => {
  test("nothing in the repository names one", () => {
    const found = texts.flatMap((file) =>
      read(file)
        .split("\n")
        .flatMap((line, index) =>
          machinePaths.some((path) => path.test(line)) ? [`${file}:${index + 1}: ${line}`] : [],
        ),
    );
    expect(found).toEqual([]);
  });

  test.each([
    ["", "home", "anna", "adjutant"].join("/"),
    ["see ", "root", ".profile"].join("/"),
    `"${["", "work", "main"].join("/")}"`,
    ["", "tmp", "x"].join("/"),
    ["..", "shared", "spec"].join("/"),
    ["C:", "Users", "Anna"].join("\\"),
  ])("%s would be found", (text) => {
    expect(machinePaths.some((path) => path.test(text))).toBe(true);
  });

  test.each([
    "/usr/bin/chromium",
    "./tmp/x",
    ["packages", "root", "x"].join("/"),
    "/homework",
    ["https://a.org", "work", ""].join("/"),
  ])("%s would not", (text) => {
    expect(machinePaths.some((path) => path.test(text))).toBe(false);
  });
});

test("a file is one idea: no source is longer than 450 lines", () => {
  const long = files
    .filter((file) => /\.(?:[cm]?[jt]sx?|css)$/.test(file))
    .map((file) => ({ file, lines: read(file).split("\n").length }))
    .filter(({ lines }) => lines > 450);
  expect(long).toEqual([]);
});

describe("package.json", () => {
  const manifests = ["package.json", ...workspaces().map(({ folder }) => `${folder}/package.json`)];

  test.each(manifests)("%s pins every dependency exactly", (manifest) => {
    const { dependencies = {}, devDependencies = {}, overrides = {} } = readJson(manifest);
    const loose = Object.entries({ ...dependencies, ...devDependencies, ...overrides }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(String(version)),
    );
    expect(loose).toEqual([]);
  });

  test.each(manifests)("%s carries the licence and the version of the whole", (manifest) => {
    expect(readJson(manifest)).toMatchObject({
      version: readJson("package.json").version,
      license: "MIT",
      private: true,
      type: "module",
    });
  });

  test("every workspace is type-checked", () => {
    const references: { path: string }[] = readJson("tsconfig.json").references;
    expect(references.map(({ path }) => path)).toEqual(
      expect.arrayContaining(workspaces().map(({ folder }) => folder)),
    );
  });

  test("every workspace that is imported has its sources, types and build at the same entries", () => {
    for (const { folder, exports } of workspaces()) {
      for (const [entry, targets] of Object.entries(exports)) {
        const name = targets.source?.replace(/^\.\/src\/|\.tsx?$/g, "");
        expect(targets, `${folder} ${entry}`).toEqual({
          source: expect.stringMatching(/^\.\/src\/.+\.tsx?$/),
          types: `./dist/${name}.d.ts`,
          default: `./dist/${name}.js`,
        });
      }
    }
  });
});

describe("package-lock.json", () => {
  interface Locked {
    readonly version?: string;
    readonly link?: boolean;
    readonly resolved?: string;
    readonly integrity?: string;
    readonly engines?: { readonly node?: string };
  }
  const locked: [string, Locked][] = Object.entries(readJson("package-lock.json").packages);

  test("names every package by its content, and no place to fetch it from", () => {
    const foreign = locked.filter(
      ([path, { link, resolved, integrity }]) =>
        path.includes("node_modules/") &&
        !link &&
        (resolved !== undefined || integrity?.startsWith("sha512-") !== true),
    );
    expect(foreign).toEqual([]);
  });

  test("nothing in it wants a newer Node than we do", () => {
    const ours = readJson("package.json").engines.node.replace(">=", "");
    const newer = locked.filter(([, { engines }]) => !admits(engines?.node ?? "*", ours));
    expect(newer).toEqual([]);
  });

  test.each([
    [">=22", false],
    ["^22.0.0 || >=24.0.0", false],
    [">=20.20", false],
    ["^20.19.0 || >=22.12.0", true],
    ["18 || 20 || >=22", true],
    [">= 0.8", true],
    ["*", true],
  ])("Node 20.19 and %s: %s", (range, expected) => {
    expect(admits(range, "20.19")).toBe(expected);
  });
});

/** Does one of the alternatives of an `engines.node` range let this version in? */
function admits(range: string, version: string): boolean {
  const [major] = version.split(".");
  return range.split("||").some((alternative) => {
    const [, sign = "", wanted = ""] =
      /^\s*(\^|~|>=|)\s*v?(\d+(?:\.\d+)*|\*)/.exec(alternative) ?? [];
    if (wanted === "*") return true;
    return (sign === ">=" || wanted.split(".")[0] === major) && atLeast(version, wanted);
  });
}
