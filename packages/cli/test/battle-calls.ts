/** Battles of the tests: files in a folder of their own, and calls of `adjutant battle`. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import { adjutant, type Called, examples, type World } from "./calls.ts";

export const training = fileURLToPath(
  new URL("../../../scenarios/training.orderOfBattle.json", import.meta.url),
);
export const trainingScript = `${examples}training-battle.script.json`;

let folder = "";

/** A folder for the battles of this file of tests; called once in each, at its top. */
export function inFolder(): void {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "adjutant-battle-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
}

export const pathOf = (name: string): string => join(folder, name);

export function file(name: string, content: unknown): string {
  const path = pathOf(name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content, null, 2));
  return path;
}

export const textOf = (path: string): string => readFileSync(path, "utf8");

export const battle = (args: readonly string[], world: World = {}): Promise<Called> =>
  adjutant(["battle", ...args], world);

let made = 0;

/** A training battle just begun. */
export async function begun(flags: readonly string[] = []): Promise<string> {
  const path = pathOf(`battle-${made++}.json`);
  const { code, err } = await battle(["new", training, "--out", path, ...flags]);
  if (code !== 0) throw new Error(err);
  return path;
}

/** The training battle fought to its decision. */
export async function fought(): Promise<string> {
  const path = await begun();
  const { code, err } = await battle(["run", path, trainingScript, "--out", path]);
  if (code !== 0) throw new Error(err);
  return path;
}

/** Runs commands, given as a list, and prints the battle or what is wrong. */
export function commands(path: string, script: unknown, ...flags: string[]): Promise<Called> {
  return battle(["run", path, "-", ...flags], { stdin: JSON.stringify(script, null, 2) });
}

interface Unit {
  readonly id: string;
  readonly gone: string | null;
  readonly limit: number;
  readonly fired: boolean;
  readonly unit: Readonly<Record<string, unknown>>;
}

/** The rosters of `battle replay --json`. */
export interface Rosters {
  readonly turn: number;
  readonly phase: string;
  readonly phasing: string | null;
  readonly options: Readonly<Record<string, unknown>>;
  readonly due: readonly { readonly kind: string }[];
  readonly pending: readonly { readonly id: string; readonly kind: string }[];
  readonly sides: readonly {
    readonly id: string;
    readonly adcs: number | null;
    readonly brigades: readonly {
      readonly id: string;
      readonly order: string;
      readonly demoralised: boolean;
      readonly units: readonly Unit[];
    }[];
  }[];
}

export async function rosters(path: string, ...flags: string[]): Promise<Rosters> {
  const { code, out, err } = await battle(["replay", path, "--json", ...flags]);
  if (code !== 0) throw new Error(err);
  return JSON.parse(out);
}

/** A unit's facts as a roster has them. */
export function unitIn(all: Rosters, id: string): Unit {
  const found = all.sides
    .flatMap(({ brigades }) => brigades)
    .flatMap(({ units }) => units)
    .find((unit) => unit.id === id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
}
