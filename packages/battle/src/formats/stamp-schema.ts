/** What every command and every event has. */
import { freeId, id, whole } from "../schemas/values.ts";
import { z } from "../schemas/zod.ts";

/** Who gave a command. */
const by = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("side"), side: id }),
  z.strictObject({ kind: z.literal("umpire") }),
]);

/** What every command and every event has. */
export const stamp = {
  id: freeId,
  by: z.exactOptional(by),
  at: z.exactOptional(whole(0, Number.MAX_SAFE_INTEGER)),
} as const;

/** An event whose changes are read by themselves. */
export type Loose<Event> = Omit<Event, "changes"> & { readonly changes: readonly unknown[] };
