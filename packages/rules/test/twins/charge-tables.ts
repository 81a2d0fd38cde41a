/** The six charge tables of section 5, cell by cell, from the charger's side. */

import type { ChargeResult } from "./essence.ts";

export interface SideCell {
  readonly result: ChargeResult;
  readonly elan?: boolean;
  readonly unformed?: boolean;
  /** It takes the ground but stays as formed as it is (a defender). */
  readonly asItIs?: boolean;
  readonly losses: 1 | "1D3" | "1D6" | null;
}

export interface ChargeCell {
  readonly charger: SideCell;
  readonly defender: SideCell;
}

type Row = readonly [ChargeCell, ChargeCell, ChargeCell, ChargeCell, ChargeCell, ChargeCell];

const fights: SideCell = { result: "melee", losses: null };
const elan: SideCell = { result: "melee", elan: true, losses: null };
const unformed: SideCell = { result: "melee", unformed: true, losses: null };
const takesGround: SideCell = { result: "takesGround", losses: null };
const stands: SideCell = { result: "stands", losses: null };

const melee: ChargeCell = { charger: fights, defender: fights };
const chargerElan: ChargeCell = { charger: elan, defender: unformed };
const defenderRouts: ChargeCell = {
  charger: takesGround,
  defender: { result: "rout", losses: "1D6" },
};
const stalls: ChargeCell = { charger: { result: "halts", losses: null }, defender: stands };
const retires: ChargeCell = { charger: { result: "retire", losses: null }, defender: stands };
const retiresOne: ChargeCell = { charger: { result: "retire", losses: 1 }, defender: stands };
const retreats: ChargeCell = { charger: { result: "retreat", losses: "1D3" }, defender: stands };
const batteryDisperses: ChargeCell = {
  charger: takesGround,
  defender: { result: "disperse", losses: null },
};

/** Columns: >= +6, +3..+5, 0..+2, -1 and -2, -3..-5, <= -6. */
export const CELLS: Readonly<Record<string, Row>> = {
  cavalryVsCavalry: [
    defenderRouts,
    chargerElan,
    melee,
    melee,
    { charger: unformed, defender: elan },
    {
      charger: { result: "retreat", losses: "1D3" },
      defender: { result: "takesGround", asItIs: true, losses: null },
    },
  ],
  infantryVsFoot: [
    { charger: takesGround, defender: { result: "retreat", losses: "1D3" } },
    chargerElan,
    melee,
    stalls,
    retires,
    retreats,
  ],
  cavalryVsFoot: [defenderRouts, chargerElan, melee, melee, retires, retreats],
  vsSquare: [
    { charger: fights, defender: unformed },
    retiresOne,
    retiresOne,
    retiresOne,
    retiresOne,
    retreats,
  ],
  vsGuns: [batteryDisperses, batteryDisperses, melee, melee, retires, retreats],
  vsGarrison: [melee, melee, melee, melee, retires, retreats],
};
