/** What the ends of turns and of the battle leave in its events. */
import type { Over, ReserveKind } from "../companion/scenario-terms.ts";
import type { Schema } from "../schemas/check.ts";
import { bounds, id, whole } from "../schemas/values.ts";
import { z } from "../schemas/zod.ts";

export const reserveKind: Schema<ReserveKind> = z.enum(["offTable", "onTable"]);

/** The points of the sides, by their ids. */
export const points = z.record(id, whole(0, bounds.points));

export const over: Schema<Over> = z.strictObject({
  turn: whole(1, bounds.turns),
  winner: z.nullable(id),
  clause: z.enum(["army.broken", "victory"]),
});
