/** Schemas of setting out and of marches on the map, as commands and as events. */
import type { Deployed, Marched, MarchWay } from "../companion/marching.ts";
import type { Schema } from "../schemas/check.ts";
import { atMost } from "../schemas/lengths.ts";
import { bounds, distance, freeId, id } from "../schemas/values.ts";
import { z } from "../schemas/zod.ts";
import { at, clause, flatChange, formation, list, spot, yes } from "./change-schema.ts";
import { type Loose, stamp } from "./stamp-schema.ts";

/** Legs of one way: more than anybody clicks together. */
const mostLegs = 50;

/** Degrees; more than once round is a slip. */
const angle = z.number().check(z.gte(-360), z.lte(360));

const setOutAt = z.union(
  [at, z.strictObject({ garrison: id }), z.null()],
  "{ x, y, facing }, { garrison }, null",
);

/** Who is set out, and where. */
export const settingOut = {
  side: id,
  places: z.record(id, setOutAt),
  formations: z.exactOptional(z.record(id, formation)),
  generals: z.exactOptional(
    z.record(id, z.union([spot, z.strictObject({ unit: id })], "{ x, y }, { unit }")),
  ),
} as const;

const leg = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("ahead"),
    length: distance,
    aside: z.exactOptional(angle),
  }),
  z.strictObject({ kind: z.literal("wheel"), turn: angle }),
  z.strictObject({ kind: z.literal("form"), formation }),
  z.strictObject({ kind: z.literal("about") }),
]);

/** The way of one unit. */
const wayShape = {
  unit: id,
  legs: z.array(leg).check(atMost(mostLegs)),
  leaves: z.exactOptional(angle),
  enters: z.exactOptional(id),
} as const;

export const ways: Schema<readonly MarchWay[]> = z
  .array(z.strictObject(wayShape))
  .check(atMost(bounds.units));

const wayGone = z.strictObject({
  ...wayShape,
  how: z.enum(["none", "half", "more"]),
  spent: distance,
  move: distance,
  onRoad: yes,
  unformedBy: z.exactOptional(z.enum(["move.terrain", "move.interpenetrate"])),
  through: z.exactOptional(list(id)),
  halted: yes,
});

export const deployedEvent: Schema<Loose<Deployed>> & z.core.$ZodTypeDiscriminable = z.strictObject(
  {
    type: z.literal("deployed"),
    ...stamp,
    ...settingOut,
    changes: list(flatChange),
    arrives: yes,
    answers: z.exactOptional(freeId),
    overruled: z.exactOptional(clause),
  },
);

export const marchedEvent: Schema<Loose<Marched>> & z.core.$ZodTypeDiscriminable = z.strictObject({
  type: z.literal("marched"),
  ...stamp,
  ways: list(wayGone),
  changes: list(flatChange),
  overruled: z.exactOptional(clause),
});
