/**
 * Writes the JSON Schemas of all input under `schemas/`, from the built package:
 * `npx tsc -b packages/battle && node packages/battle/tools/schemas.mjs && npm run format`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { jsonSchemas } from "../dist/index.js";

const folder = new URL("../../../schemas/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas())) {
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(schema, null, 2)}\n`);
}
