/**
 * The archive: battle files as tests wrote them, of every version of the format; together they
 * exercise all that any test ever wrote. Files are added, never altered; what reads them today must
 * come to what they say.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import {
  battleText,
  type Fault,
  formatTag,
  parseBattle,
  readJson,
  writeBattle,
} from "@adjutant/battle";
import { isObject } from "../../packages/cli/src/json.ts";
import { battles, recorded } from "./battles.ts";
import { fewest, type Written } from "./exercised.ts";
import {
  archived,
  exercisedPath,
  exercisedText,
  folder,
  jsonIn,
  missing,
  textOf,
} from "./folder.ts";

const current = formatTag("battle");
const [, version = ""] = current.split("/");

/** Where an archived text differs from what is read of it today; null where it does not. */
export function difference(text: string): string | null {
  const json = readJson(text);
  if (!json.ok) return faultTold(json.faults, null);
  const read = parseBattle(json.value);
  if (!read.ok) return faultTold(read.faults, json.value);
  const { differences, state, changes, shared } = read.value;
  const [first] = differences;
  if (first !== undefined)
    return `event ${numberOf(json.value, first)} (${first}): another outcome`;
  if (!isObject(json.value) || json.value["format"] !== current) return null;
  const again = battleText(writeBattle(state, changes, shared));
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
  const pattern = new RegExp(`^${version}/${name}\\.(\\d+)\\.json$`);
  const number = (path: string): number => Number(pattern.exec(path)?.[1]);
  return archived()
    .filter((path) => pattern.test(path))
    .sort((one, other) => number(one) - number(other));
}

/**
 * Adds what is not there yet: recorded battles that come out otherwise, and of all other files that
 * tests write the few that exercise what none in the archive does. The paths added.
 */
export function refresh(): string[] {
  mkdirSync(`${folder}/${version}`, { recursive: true });
  const made = battles.map(([name, make]) => [name, make()] as const);
  const added = made.flatMap(([name, file]) => {
    const last = namedLike(name).at(-1);
    const stands = last !== undefined && (!recorded.has(name) || textOf(last) === battleText(file));
    return stands ? [] : [add(numbered(name), battleText(file))];
  });
  const known = new Set(exercisedText().trimEnd().split("\n"));
  const others = existsSync(missing) ? jsonIn(missing).map(left) : [];
  const candidates = [...made.map(([name, file]) => [numbered(name), file] as const), ...others];
  const files = new Map<string, Written>(candidates);
  for (const name of fewest(candidates, known)) {
    const file = files.get(name);
    if (file) added.push(add(name, battleText(file)));
  }
  writeFileSync(exercisedPath, exercisedText());
  rmSync(missing, { recursive: true, force: true });
  return added;
}

/** The name of the next file of a battle that has one already or not. */
function numbered(name: string): string {
  return `${name}.${namedLike(name).length + 1}`;
}

/** A file that tests left; `collected` has seen to it that it reads. */
function left(path: string): readonly [string, Written] {
  return [
    `written-${path.replace(".json", "")}`,
    JSON.parse(readFileSync(`${missing}/${path}`, "utf8")),
  ];
}

function add(name: string, text: string): string {
  const path = `${version}/${name}.json`;
  writeFileSync(`${folder}/${path}`, text, { flag: "wx" });
  return path;
}
