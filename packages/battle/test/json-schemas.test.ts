import { describe, expect, test } from "vitest";
import { jsonSchemas } from "../src/index.ts";

describe("JSON Schemas under schemas/", () => {
  for (const [name, schema] of Object.entries(jsonSchemas())) {
    test(`${name} is as the code makes it (if not: npx vitest run packages/battle/test/json-schemas.test.ts -u)`, async () => {
      const text = `${JSON.stringify(schema, null, 2)}\n`;
      await expect(text).toMatchFileSnapshot(`../../../schemas/${name}.json`);
    });
  }
});
