/** Schema of the options that a battle or a situation may carry (§13). */
import type { OptionId } from "@adjutant/rules";
import { yesNo } from "./values.ts";
import { z } from "./zod.ts";

export const scale = z.enum(["cm", "inch", "inchAsCm"]);
const onOff = z.exactOptional(yesNo);

const shape = {
  "halves.once": onOff,
  "fire.halfMoveOnly": onOff,
  "fire.builtUpHalfOnly": onOff,
  "fire.testWithoutLoss": onOff,
  "fraction.literalThreeQuarters": onOff,
  "fraction.class2AllDown": onOff,
  "bounce.measureToRearBase": onOff,
  "bounce.fromUnrounded": onOff,
  "bounce.chain": onOff,
  "bounce.exemptBehind": onOff,
  "howitzer.coverInEffective": onOff,
  "howitzer.coverInBuiltUp": onOff,
  "ignition.fireOnDirectRocketHit": onOff,
  "ignition.chargeRoll": onOff,
  "fate.afterTest": onOff,
  "fate.artilleryToGenerals": onOff,
  "melee.attackColumnAlwaysElan": onOff,
  "general.riskOnDraw": onOff,
  marking: z.exactOptional(z.enum(["roster", "markers"])),
  scale: z.exactOptional(scale),
  dice: z.exactOptional(z.enum(["app", "typed", "mixed"])),
} satisfies Record<OptionId, z.ZodMiniType>;

export const options = z.strictObject(shape);
