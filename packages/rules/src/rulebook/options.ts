/** §13 Options: the other readings and choices; all are recorded with the battle. */
import type { Scale } from "../situations.ts";
import { type Clause, clause } from "./clause.ts";

const off = (): Clause<boolean> => clause(["house"], false as boolean);

export const options = {
  "halves.once": off(),
  "fire.halfMoveOnly": off(),
  "fire.builtUpHalfOnly": off(),
  "fire.testWithoutLoss": off(),
  "fraction.literalThreeQuarters": off(),
  "fraction.class2AllDown": off(),
  "bounce.measureToRearBase": off(),
  "bounce.fromUnrounded": off(),
  "bounce.chain": off(),
  "bounce.exemptBehind": off(),
  "howitzer.coverInEffective": off(),
  "howitzer.coverInBuiltUp": off(),
  "ignition.fireOnDirectRocketHit": off(),
  "ignition.chargeRoll": off(),
  "fate.afterTest": off(),
  "fate.artilleryToGenerals": off(),
  "melee.attackColumnAlwaysElan": off(),
  "general.riskOnDraw": off(),
  marking: clause<"roster" | "markers">(["S000"], "roster"),
  scale: clause<Scale>(["S000", "public"], "cm"),
  dice: clause<"app" | "typed" | "mixed">(["house"], "app"),
};
