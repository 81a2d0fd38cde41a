import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { readJson, workspaces } from "../tools/workspaces.mjs";
import { filesIn, read, readSource } from "./sources.ts";

/**
 * Who may import whom: our packages, each with those that it may use at run time. Whatever a
 * package may import, those that import it may as well; nothing the other way round.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  phrases: [],
  field: ["rules"],
  battle: ["rules", "field"],
  commander: ["battle"],
  server: ["battle", "commander", "phrases"],
  web: ["battle", "commander", "phrases"],
  cli: ["battle", "commander", "phrases", "server"],
};

/** Packages of others, where the list is closed. */
const outside: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  phrases: ["intl-messageformat"],
  field: [],
  battle: ["zod"],
  commander: [],
};

/** They run the same in the browser and on the server, today and in a replay ten years on. */
const pure = new Set(["rules", "field", "battle", "commander"]);
const onNode = new Set(["server", "cli"]);

const impure =
  /^(?:Date|Math|Math\.random|Intl|process|Buffer|require|global|globalThis|self|window|document|navigator|location|history|screen|console|performance|crypto|fetch|XMLHttpRequest|WebSocket|Worker|localStorage|sessionStorage|indexedDB|caches|eval|Function|setTimeout|setInterval|setImmediate|clearTimeout|clearInterval|queueMicrotask|requestAnimationFrame|requestIdleCallback|structuredClone|__dirname|__filename)$/;

/** Their answer depends on the machine's language. */
const localised = /^(?:localeCompare|toLocale\w*)$/;

function reach(name: string): Set<string> {
  const reached = new Set<string>();
  const add = (from: string) => {
    for (const to of allowed[from] ?? []) {
      reached.add(to);
      add(to);
    }
  };
  add(name);
  return reached;
}

/** The faults of one source file, one line each. */
function faultsOf(path: string, code: string): string[] {
  const [, name = ""] = path.split("/");
  const { imports, globals, members } = readSource(path, code);
  const faults = imports.flatMap(({ from, typeOnly }) => {
    const why = importFault(name, path, from, typeOnly);
    return why === undefined ? [] : [`${path} imports ${from}: ${why}`];
  });
  if (!pure.has(name)) return faults;
  return [
    ...faults,
    ...[...globals]
      .filter((global) => impure.test(global))
      .map((global) => `${path} uses ${global}`),
    ...[...members]
      .filter((member) => localised.test(member))
      .map((member) => `${path} uses ${member}`),
  ];
}

function importFault(
  name: string,
  path: string,
  from: string,
  typeOnly: boolean,
): string | undefined {
  if (from.startsWith(".")) return relativeFault(name, path, from);
  if (from.startsWith("node:")) return onNode.has(name) ? undefined : "it must run in a browser";
  const ours = /^@adjutant\/(\w+)(.*)$/.exec(from);
  if (ours !== null) {
    const [, other = "", entry = ""] = ours;
    if (!Object.hasOwn(exportsOf(other), `.${entry}`)) return "the package exports no such entry";
    if (name === "phrases" && other === "rules") return typeOnly ? undefined : "types only";
    return reach(name).has(other) ? undefined : "against the direction of imports";
  }
  const dependency = from.split("/", from.startsWith("@") ? 2 : 1).join("/");
  if (outside[name]?.includes(dependency) === false) return "not a dependency it may have";
  return Object.hasOwn(dependenciesOf(name), dependency) ? undefined : "not in its package.json";
}

function relativeFault(name: string, path: string, from: string): string | undefined {
  const target = posix.join(posix.dirname(path), from);
  if (target.startsWith("scenarios/"))
    return pure.has(name) ? "data comes in as arguments" : undefined;
  if (!target.startsWith(`packages/${name}/src/`)) return "it leaves the package's sources";
  return posix.extname(target) === "" ? "the extension is missing" : undefined;
}

function exportsOf(name: string): object {
  return workspaces().find((workspace) => workspace.name === `@adjutant/${name}`)?.exports ?? {};
}

function dependenciesOf(name: string): object {
  return readJson(`packages/${name}/package.json`).dependencies ?? {};
}

const names = workspaces().map(({ folder }) => folder.replace("packages/", ""));

describe("the direction of imports", () => {
  test("every package has its place in it", () => {
    expect(Object.keys(allowed)).toEqual(expect.arrayContaining(names));
  });

  test.each(names)("%s", (name) => {
    const sources = filesIn(`packages/${name}/src`).filter((file) => /\.tsx?$/.test(file));
    expect(sources.flatMap((file) => faultsOf(file, read(file)))).toEqual([]);
  });

  test("package.json asks for no more than the sources may import", () => {
    const faults = names.flatMap((name) =>
      Object.keys(dependenciesOf(name)).flatMap((dependency) => {
        const ours = /^@adjutant\/(.+)$/.exec(dependency)?.[1];
        const fine =
          ours === undefined
            ? (outside[name]?.includes(dependency) ?? true)
            : reach(name).has(ours) || (name === "phrases" && ours === "rules");
        return fine ? [] : [`${name} depends on ${dependency}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  test("the pure packages compile without a browser and without Node", () => {
    const faults = names.filter(
      (name) => pure.has(name) && /"(?:lib|types)"/.test(read(`packages/${name}/tsconfig.json`)),
    );
    const base = readJson("tsconfig.base.json").compilerOptions;
    expect({ faults, lib: base.lib, types: base.types }).toEqual({
      faults: [],
      lib: ["ES2023"],
      types: [],
    });
  });
});

describe("what the test above would catch", () => {
  test.each([
    ["rules", 'import { z } from "zod";', "not a dependency it may have"],
    ["rules", 'import type { Message } from "@adjutant/phrases";', "against the direction"],
    ["rules", 'import { readFile } from "node:fs";', "it must run in a browser"],
    ["rules", 'export * from "../../battle/src/index.ts";', "it leaves the package's sources"],
    ["rules", 'import { row } from "./row";', "the extension is missing"],
    ["battle", 'export { say } from "@adjutant/phrases";', "against the direction"],
    ["battle", 'const fs = await import("node:fs");', "it must run in a browser"],
    ["battle", 'type Stats = import("node:fs").Stats;', "it must run in a browser"],
    ["battle", 'import maida from "../../../scenarios/maida.json";', "data comes in as arguments"],
    ["phrases", 'import { play } from "@adjutant/rules";', "types only"],
    ["server", 'import { App } from "@adjutant/web";', "the package exports no such entry"],
    ["web", 'import { startServer } from "@adjutant/server";', "against the direction"],
    ["web", 'import { join } from "node:path";', "it must run in a browser"],
    ["web", 'import { format } from "date-fns";', "not in its package.json"],
    ["cli", 'import { volley } from "@adjutant/rules/src/fire/volley.ts";', "no such entry"],
  ])("%s: %s", (name, code, why) => {
    expect(faultsOf(`packages/${name}/src/file.ts`, code)).toEqual([expect.stringContaining(why)]);
  });

  test.each([
    ["const now = Date.now();", "Date"],
    ["const date = new Date(0);", "Date"],
    ["const die = 1 + Math.floor(6 * Math.random());", "Math.random"],
    ["const { random } = Math;", "Math"],
    ['const die = Math["random"]();', "Math"],
    ["const now = () => performance.now();", "performance"],
    ["const home = process.env;", "process"],
    ["setTimeout(() => {}, 1);", "setTimeout"],
    ["const page = () => fetch('/');", "fetch"],
    ["const title = { title: document };", "document"],
    ["const title = { document };", "document"],
    ["const worst = [...names].sort((a, b) => a.localeCompare(b));", "localeCompare"],
    ["const text = (1.5).toLocaleString();", "toLocaleString"],
  ])("a pure package: %s", (code, name) => {
    expect(faultsOf("packages/rules/src/file.ts", code)).toEqual([
      `packages/rules/src/file.ts uses ${name}`,
    ]);
  });

  test.each([
    'import type { Rulebook } from "./rulebook/rulebook.ts";',
    "// Date.now() and Math.random() are for others",
    "const text = 'Date.now()';",
    "const record = { Date: 1, process: 2 }; record.process;",
    "export function screen(screen: number) { return Math.floor(screen); }",
    "type When = Date; interface Page { document: Document }",
    'export { fetch } from "./sources.ts";',
    "type Big = 1n; const total = 6n as bigint satisfies Big;",
    "const { screen: process = 1 } = unit; use(process);",
  ])("and would let pass: %s", (code) => {
    expect(faultsOf("packages/rules/src/file.ts", code)).toEqual([]);
  });
});
