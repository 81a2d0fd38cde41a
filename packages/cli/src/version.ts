import { readFileSync } from "node:fs";

/** The version in package.json. */
export const version: string = readVersion();

function readVersion(): string {
  const json: unknown = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  );
  const holds = typeof json === "object" && json !== null && "version" in json;
  return holds ? String(json.version) : "";
}
