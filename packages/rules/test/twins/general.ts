/** Section 10, `general.table`: one D6. */

import { dice, sum, table } from "./chances.ts";
import type { GeneralEssence, GeneralResult } from "./essence.ts";
import type { GeneralSituation } from "./situations.ts";

export function twinGeneral(situation: GeneralSituation): Map<string, number> {
  return table(dice(1, (faces): GeneralEssence => ({ result: result(sum(faces), situation) })));
}

function result(face: number, situation: GeneralSituation): GeneralResult {
  if (face === 1) return "killed";
  if (face === 2) return "mortallyWounded";
  if (face === 3) return situation.enemyNear ? "captured" : "horseBolts";
  if (face === 4) return "stunned";
  return face === 5 ? "hatShot" : "lightlyWounded";
}
