import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { account } from "../src/account.en.ts";
import { app } from "../src/app.en.ts";
import { charging } from "../src/charging.en.ts";
import { cli } from "../src/cli.en.ts";
import { common } from "../src/common.en.ts";
import { faults } from "../src/faults.en.ts";
import { field } from "../src/field.en.ts";
import { follows } from "../src/follows.en.ts";
import { map } from "../src/map.en.ts";
import { seats } from "../src/seats.en.ts";
import { training } from "../src/training.en.ts";

/** Sources that may say something, each package's own and ours. */
const speakers = ["phrases", "battle", "server", "web", "cli"];

function sourcesOf(name: string): string[] {
  const folder = fileURLToPath(new URL(`../../${name}/src/`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(en|ru)\.ts$/.test(path))
    .map((path) => readFileSync(folder + path, "utf8"));
}

const code = speakers.flatMap(sourcesOf).join("\n");
const quoted = new Set(Array.from(code.matchAll(/"([\w.-]+)"/g), ([, text]) => text));
/** Keys put together: `cli.key.${name}` says every key that begins so and ends so. */
const composed = Array.from(code.matchAll(/`([\w-]+\.[\w.-]*)\$\{[^}]*\}([\w.-]*)`/g), (found) => ({
  begins: found[1] ?? "",
  ends: found[2] ?? "",
}));

const isUsed = (key: string): boolean =>
  quoted.has(key) ||
  composed.some(({ begins, ends }) => key.startsWith(begins) && key.endsWith(ends));

describe("no sentence is left that nobody says", () => {
  test.each(
    Object.entries({ common, app, charging, follows, seats, account, field, cli, training, map }),
  )("%s", (_group, messages) => {
    expect(Object.keys(messages).filter((key) => !isUsed(key))).toEqual([]);
  });

  test("faults", () => {
    const named = new Set(Array.from(code.matchAll(/\b(\w+)\b/g), ([word]) => word));
    expect(Object.keys(faults).filter((kind) => !named.has(kind))).toEqual([]);
  });
});
