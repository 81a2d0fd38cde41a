import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { readJson, root } from "../tools/workspaces.mjs";
import { filesIn, read } from "./sources.ts";

const documents = filesIn("").filter((file) => file.endsWith(".md"));

describe("what the documents promise", () => {
  test.each(documents)("every file that %s links to is there", (document) => {
    const broken = [...read(document).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => !existsSync(join(root, dirname(document), target)));
    expect(broken).toEqual([]);
  });

  test("every npm script that they name exists", () => {
    const { scripts } = readJson("package.json");
    const named = documents
      .flatMap((document) => read(document).split("\n"))
      .filter((line) => !line.includes("--workspace"))
      .flatMap((line) => [...line.matchAll(/\bnpm (?:run (\w+)|(start|test)\b)/g)])
      .map(([, run, short]) => run ?? short ?? "");
    expect(named).toEqual(expect.arrayContaining(["start", "test", "build", "bench"]));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test("every folder of the README's table is there, and every package is in it", () => {
    const named = [...read("README.md").matchAll(/^\| `([\w/]+)` \|/gm)].map(
      ([, path = ""]) => path,
    );
    expect(named.filter((path) => !existsSync(root + path))).toEqual([]);
    expect(named).toEqual(expect.arrayContaining(readJson("package.json").workspaces));
  });
});

test(".ci/run can be run, and runs the README's test command", () => {
  expect(statSync(`${root}.ci/run`).mode & 0o111).toBe(0o111);
  expect(read(".ci/run")).toMatch(/^exec npm --silent test /m);
});
