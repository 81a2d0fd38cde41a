/** What several situations have in common. */
import type { Options, Scale } from "@adjutant/rules";
import { fault } from "../faults.ts";
import { across } from "./check.ts";
import { options, scale } from "./options.ts";
import { yesNo } from "./values.ts";
import { z } from "./zod.ts";

export const ground = z.enum(["open", "rough", "difficult"]);
export const cover = z.enum(["none", "cover", "builtUp", "strongpoint"]);

/** What every situation may carry. */
export const anySituation = {
  scale: z.exactOptional(scale),
  options: z.exactOptional(options),
  generals: z.exactOptional(
    z.strictObject({ own: z.exactOptional(yesNo), enemy: z.exactOptional(yesNo) }),
  ),
};

/** What a discipline test asks beside the unit. */
export const testFacts = {
  general: z.exactOptional(yesNo),
  supported: z.exactOptional(yesNo),
  brigade: z.exactOptional(z.enum(["obeys", "hesitant"])),
  demoralised: z.exactOptional(yesNo),
};

/** The scale may be said twice, but only if it is the same one. */
export const scalesAgree = across<{ readonly scale?: Scale; readonly options?: Options }>(
  ["scale", "options"],
  ({ scale, options }) => {
    const option = options?.scale;
    if (scale === undefined || option === undefined || scale === option) return [];
    return [fault(["scale"], "conflict", { first: "scale", second: "options.scale" })];
  },
);
