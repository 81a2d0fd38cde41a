/** The quick way through a schema accepts exactly what the schema accepts, and gives the same. */
import { procedureNames, rulebook } from "@adjutant/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeSchema, unitPatch } from "../src/formats/change-schema.ts";
import { looseEvent, wholeEvent } from "../src/formats/event-schema.ts";
import { orderOfBattleSchema } from "../src/formats/order-of-battle.ts";
import { writeBattle } from "../src/index.ts";
import { check, quickly } from "../src/schemas/check.ts";
import { no, readerOf } from "../src/schemas/quick.ts";
import { situationSchema } from "../src/schemas/situation.ts";
import { unitSchemas } from "../src/schemas/unit.ts";
import { z } from "../src/schemas/zod.ts";
import { orderFile, Table } from "./forces.ts";

/**
 * The reader says no, or accepts what the schema accepts; what it gives is the same and frozen. Of
 * input of ours it is the input itself, of theirs nothing has been touched.
 */
function agrees(schema: z.ZodMiniType, input: unknown): boolean {
  const reader = readerOf(schema);
  const keeper = readerOf(schema, "ours");
  if (!reader || !keeper) throw new Error("every schema of ours has a reader");
  const clone = (): unknown => (input === nothing ? input : structuredClone(input));
  const [theirs, ours] = [clone(), clone()];
  const quick = reader(theirs);
  const kept = keeper(ours);
  expect(kept).toEqual(quick);
  if (kept !== no) expect(kept).toBe(ours);
  expect(theirs).toEqual(input);
  expect(isTouchable(theirs)).toBe(true);
  const slow = z.safeParse(schema, input);
  if (quick === no) {
    expect(slow.success).toBe(false);
    return false;
  }
  expect(slow.data).toEqual(quick);
  expect(slow.success).toBe(true);
  expect(typeof quick !== "object" || Object.isFrozen(quick)).toBe(true);
  return true;
}

/** Is nothing in a value frozen. */
function isTouchable(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return !Object.isFrozen(value) && Object.values(value).every(isTouchable);
}

/** Every path into a JSON value. */
function paths(json: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof json !== "object" || json === null) return [path];
  return [path, ...Object.entries(json).flatMap(([key, part]) => paths(part, [...path, key]))];
}

function spoilt(json: unknown, path: readonly string[], value: unknown): unknown {
  const last = path.at(-1);
  if (last === undefined) return value;
  const copy: unknown = structuredClone(json);
  const at = path.slice(0, -1).reduce<unknown>((part, key) => Reflect.get(Object(part), key), copy);
  if (typeof at === "object" && at !== null) {
    if (value === nothing) Reflect.deleteProperty(at, last);
    else Reflect.set(at, last, value);
  }
  return copy;
}

const nothing = Symbol("the key is not there");
const values = fc.oneof(
  fc.constantFrom<unknown>(nothing, null, "", " ", "line", "square", "elite", "builtUp", "medium"),
  fc.constantFrom<unknown>(true, false, 0, -1, 1, 2, 1.5, 12, 99, 0.005, 1e9, Number.NaN),
  fc.constantFrom<unknown>([], {}, [{}], { place: "builtUp" }, { length: 3 }),
);

const line = { arm: "infantry", grade: "line", size: "standard", formation: "line", casualties: 2 };
const guns = {
  arm: "artillery",
  kind: "gun",
  gun: "medium",
  mount: "foot",
  models: 4,
  howitzers: 1,
  grade: "line",
  formation: "deployed",
};
const volley = {
  firer: line,
  moved: "none",
  share: 0.75,
  generals: { own: true },
  options: { scale: "cm" },
  targets: [
    { unit: line, distance: 12, cover: "none", test: { general: true } },
    { unit: { ...guns, lowAmmunition: true }, distance: 13.5 },
  ],
  behind: [{ unit: line, gap: 4, distance: 30 }],
};

function events(): readonly unknown[] {
  const table = new Table();
  for (let i = 0; i < 2; i++) table.give({ type: "advance" });
  const roll = { type: "resolve", situation: {}, of: "red-brigade" } as const;
  table.give({ ...roll, procedure: "command", faces: [1] });
  table.put("blue-1", { formation: null, garrison: { place: "builtUp", burning: true } });
  table.volley("red-1", "blue-2", [6, 5, 1, 1]);
  table.give({ type: "undo" });
  table.give({ type: "redo" });
  table.give({ type: "note", text: "so far" });
  return writeBattle(table.state).events;
}

describe("right and spoilt in one place", () => {
  const samples: readonly (readonly [string, z.ZodMiniType, unknown])[] = [
    ["a line", unitSchemas(rulebook).any, line],
    ["guns", unitSchemas(rulebook).any, guns],
    ["a screen", unitSchemas(rulebook).any, { arm: "screen", bases: 4, grade: "line" }],
    ["a volley", situationSchema("volley", rulebook), volley],
    ["a fire of guns", situationSchema("artillery", rulebook), { ...volley, firer: guns }],
    ["a patch", unitPatch, { casualties: 3, engaged: "blue-1", garrison: null, moved: "half" }],
    ["an order of battle", orderOfBattleSchema(rulebook), orderFile()],
    ...events().flatMap((event): [string, z.ZodMiniType, unknown][] => [
      [`an event: ${JSON.stringify(event).slice(0, 40)}`, looseEvent, event],
      [`all of an event: ${JSON.stringify(event).slice(0, 40)}`, wholeEvent, event],
      ...Object.values(Reflect.get(Object(event), "changes") ?? {}).map(
        (change): [string, z.ZodMiniType, unknown] => ["a change", changeSchema(change), change],
      ),
    ]),
  ];

  test.each(samples)("%s", (_what, schema, json) => {
    expect(agrees(schema, json)).toBe(true);
    const places = paths(json);
    fc.assert(
      fc.property(fc.constantFrom(...places), values, (path, value) => {
        agrees(schema, spoilt(json, path, value));
      }),
      { numRuns: 80 },
    );
  });
});

/** An event read as it is told what is wrong with it: loosely, and each of its changes by itself. */
function readSlowly(event: unknown): unknown {
  const loose = check(looseEvent, event);
  if (!loose.ok || !("changes" in loose.value)) return loose;
  const changes = loose.value.changes.map((change) => check(changeSchema(change), change));
  const read = changes.flatMap((change) => (change.ok ? [change.value] : []));
  if (read.length < changes.length) return { ok: false };
  return { ok: true, value: { ...loose.value, changes: read } };
}

test.each(events().map((event) => [JSON.stringify(event).slice(0, 40), event]))(
  "all of an event is right where it and each of its changes are: %s",
  (_what, event) => {
    const places = paths(event);
    const alike = (json: unknown): void => {
      const right = quickly(wholeEvent, json);
      const slowly = readSlowly(json);
      if (right) expect(slowly).toEqual(right);
      else expect(slowly).toMatchObject({ ok: false });
    };
    expect(quickly(wholeEvent, event)).not.toBeNull();
    alike(event);
    fc.assert(
      fc.property(fc.constantFrom(...places), values, (path, value) => {
        alike(spoilt(event, path, value));
      }),
      { numRuns: 80 },
    );
  },
);

test("anything at all, for every situation", () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...procedureNames), (input, procedure) => {
      agrees(situationSchema(procedure, rulebook), input);
    }),
    { numRuns: 300 },
  );
});
