/**
 * The archive: every battle file that tests ever wrote, of every version of the format. Files are
 * added, never altered; what reads them today must come to what they say.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import {
  battleText,
  type Fault,
  formatTag,
  parseBattle,
  readJson,
  writeBattle,
} from "@adjutant/battle";
import { isObject } from "../../packages/cli/src/json.ts";
import { root } from "../../tools/workspaces.mjs";
import { battles } from "./battles.ts";

const folder = `${root}archive`;
const current = formatTag("battle");

/** The archived files, by their paths from the archive's folder: `battle@1/training.json`. */
export function archived(): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".json"))
    .sort();
}

export const textOf = (path: string): string => readFileSync(`${folder}/${path}`, "utf8");

/** Where an archived text differs from what is read of it today; null where it does not. */
export function difference(text: string): string | null {
  const json = readJson(text);
  if (!json.ok) return faultTold(json.faults, null);
  const read = parseBattle(json.value);
  if (!read.ok) return faultTold(read.faults, json.value);
  const { differences, state, changes } = read.value;
  const [first] = differences;
  if (first !== undefined)
    return `event ${numberOf(json.value, first)} (${first}): another outcome`;
  if (!isObject(json.value) || json.value["format"] !== current) return null;
  const again = battleText(writeBattle(state, changes));
  return again === text ? null : lineTold(text, again);
}

function eventsOf(json: unknown): readonly unknown[] {
  return isObject(json) && Array.isArray(json["events"]) ? json["events"] : [];
}

/** The number of an event as people count; the start is none of the list. */
function numberOf(json: unknown, id: string): number {
  return eventsOf(json).findIndex((event) => isObject(event) && event["id"] === id) + 1;
}

/** The fault of the earliest event; one of the head comes before them all. */
function faultTold(faults: readonly Fault[], json: unknown): string {
  const place = ({ path: [key, index] }: Fault): number =>
    key === "events" && typeof index === "number" ? index + 1 : 0;
  const [first] = [...faults].sort((one, other) => place(one) - place(other));
  if (!first) return "faults without a fault";
  const at = place(first);
  const event = eventsOf(json)[at - 1];
  const id = isObject(event) ? ` (${event["id"]})` : "";
  return `${at > 0 ? `event ${at}${id}: ` : ""}${first.path.join(".")} ${first.code}`;
}

/** The first line that is written otherwise today. */
function lineTold(text: string, again: string): string {
  const [lines, others] = [text.split("\n"), again.split("\n")];
  const at = lines.findIndex((line, index) => line !== others[index]);
  return `line ${at + 1} is written otherwise: ${others[at]?.slice(0, 200)}`;
}

/** The files of a battle, the one written first at first. */
export function namedLike(name: string): string[] {
  const [, version = ""] = current.split("/");
  const pattern = new RegExp(`^${version}/${name}\\.(\\d+)\\.json$`);
  const number = (path: string): number => Number(pattern.exec(path)?.[1]);
  return archived()
    .filter((path) => pattern.test(path))
    .sort((one, other) => number(one) - number(other));
}

/** Adds what is not there yet; the paths added. */
export function refresh(): string[] {
  const [, version = ""] = current.split("/");
  mkdirSync(`${folder}/${version}`, { recursive: true });
  return battles.flatMap(([name, make]) => {
    const text = battleText(make());
    const there = namedLike(name);
    if (there.some((path) => textOf(path) === text)) return [];
    const path = `${version}/${name}.${there.length + 1}.json`;
    writeFileSync(`${folder}/${path}`, text, { flag: "wx" });
    return [path];
  });
}
