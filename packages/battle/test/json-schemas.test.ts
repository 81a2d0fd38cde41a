import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { jsonSchemas } from "../src/index.ts";

const folder = new URL("../../../schemas/", import.meta.url);

// A stale file is written anew by packages/battle/tools/schemas.mjs.
describe("JSON Schemas under schemas/", () => {
  const made = jsonSchemas();

  test("are those that the code makes, no more and no less", () => {
    const files = readdirSync(folder).sort();
    expect(files).toEqual(
      Object.keys(made)
        .map((name) => `${name}.json`)
        .sort(),
    );
  });

  test.each(Object.keys(made))("%s is as the code makes it", (name) => {
    const file: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));
    expect(file).toEqual(made[name]);
  });
});
