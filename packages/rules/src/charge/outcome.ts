/** The outcome of a charge, and its working. */
import type { Mergeable } from "../dice/distribution.ts";
import { modifierLines } from "../modifiers.ts";
import { type FateEssence, type FateOutcome, fateKeys, fateWorking } from "../morale/fate.ts";
import type { ChargeRow, ChargeTable, Modifier, SideResult, WorkingLine } from "../working.ts";

/** What became of a side. */
export interface ChargeSide {
  readonly result: SideResult;
  readonly elan: boolean;
  /** How it stands afterwards. */
  readonly unformed: boolean;
  /** From the table and from Fate, capped at its limit. */
  readonly casualties: number;
}

export type ChargeParty = "charger" | "defender";

export interface ChargeEssence {
  readonly table: ChargeTable | null;
  readonly charger: ChargeSide;
  readonly defender: ChargeSide;
  readonly fate: { readonly charger: FateEssence | null; readonly defender: FateEssence | null };
  readonly generalTests: readonly ChargeParty[];
}

export interface ChargeDice {
  readonly natural: { readonly charger: number; readonly defender: number };
  readonly total: { readonly charger: number; readonly defender: number };
  readonly difference: number;
  readonly row: ChargeRow;
  readonly losses: { readonly charger: number; readonly defender: number };
  readonly modifiers: {
    readonly charger: readonly Modifier[];
    readonly defender: readonly Modifier[];
  };
  readonly fateOrder: readonly ChargeParty[];
}

/** What decided the charge besides the table. */
export type ChargeDecision = "table" | "outOfReach" | "broken";

const noFate = { charger: null, defender: null };

const results: readonly SideResult[] = [
  "occupies",
  "takesGround",
  "stands",
  "halts",
  "melee",
  "fightOn",
  "retire",
  "retreat",
  "rout",
  "disperse",
];

/** Fate and one die bring a side no more casualties. */
const mostLost = 63;

/** How many keys a side may have: two of them and two Fates stay an exact number together. */
const sideKeys = results.length * 2 * 2 * (mostLost + 1);

function sideKey({ result, elan, unformed, casualties }: ChargeSide): number {
  let key = results.indexOf(result);
  key = key * 2 + (elan ? 1 : 0);
  key = key * 2 + (unformed ? 1 : 0);
  return key * (mostLost + 1) + casualties;
}

export class ChargeOutcome implements Mergeable<ChargeEssence> {
  readonly table: ChargeTable | null;
  readonly natural: ChargeDice["natural"] | null;
  readonly total: ChargeDice["total"] | null;
  readonly difference: number | null;
  readonly row: ChargeRow | null;
  readonly charger: ChargeSide;
  readonly defender: ChargeSide;
  readonly fate: {
    readonly charger: FateOutcome | null;
    readonly defender: FateOutcome | null;
  };
  readonly generalTests: readonly ChargeParty[];
  readonly #dice: ChargeDice | null;
  readonly #first: readonly WorkingLine[];

  /**
   * @param first working lines that stand before the dice, or in their place
   */
  constructor(
    table: ChargeTable | null,
    charger: ChargeSide,
    defender: ChargeSide,
    generalTests: readonly ChargeParty[],
    dice: ChargeDice | null,
    fate: ChargeOutcome["fate"] | null,
    first: readonly WorkingLine[],
  ) {
    this.table = table;
    this.natural = dice?.natural ?? null;
    this.total = dice?.total ?? null;
    this.difference = dice?.difference ?? null;
    this.row = dice?.row ?? null;
    this.charger = charger;
    this.defender = defender;
    this.fate = fate ?? noFate;
    this.generalTests = generalTests;
    this.#dice = dice;
    this.#first = first;
  }

  /** The general tests follow from the results, so they need no part. */
  essenceKey(): number {
    const { charger, defender } = this.fate;
    let key = charger?.essenceKey() ?? 0;
    key = key * (fateKeys + 1) + (defender?.essenceKey() ?? 0);
    key = key * sideKeys + sideKey(this.charger);
    return key * sideKeys + sideKey(this.defender);
  }

  essence(): ChargeEssence {
    const { table, charger, defender, fate, generalTests } = this;
    return {
      table,
      charger,
      defender,
      fate: {
        charger: fate.charger?.essence() ?? null,
        defender: fate.defender?.essence() ?? null,
      },
      generalTests,
    };
  }

  get working(): WorkingLine[] {
    const lines: WorkingLine[] = [...this.#first];
    const dice = this.#dice;
    if (dice && this.table) {
      const { natural, total, row, difference, modifiers, losses } = dice;
      for (const side of ["charger", "defender"] as const) {
        lines.push(...modifierLines(modifiers[side], side), {
          clause: "charge.roll",
          kind: "roll",
          side,
          natural: natural[side],
          total: total[side],
        });
      }
      const { table } = this;
      lines.push({ clause: `charge.table.${table}`, kind: "chargeRow", table, row, difference });
      for (const side of dice.fateOrder) {
        const fate = this.fate[side];
        if (fate) lines.push(...fateWorking(fate, side));
      }
      for (const side of ["charger", "defender"] as const) {
        const casualties = losses[side];
        if (casualties > 0) {
          lines.push({ clause: `charge.table.${table}`, kind: "losses", side, casualties });
        }
      }
    }
    for (const side of ["charger", "defender"] as const) {
      const { result, unformed } = this[side];
      lines.push({ clause: this.#resultClause(side), kind: "result", side, result, unformed });
    }
    for (const side of this.generalTests) {
      lines.push({ clause: "charge.generalRisk", kind: "generalTest", side });
    }
    return lines;
  }

  #resultClause(side: ChargeParty): WorkingLine["clause"] {
    const { result } = this[side];
    if (result === "takesGround" || result === "stands") return "winner.default";
    return this.table ? `charge.table.${this.table}` : "charge.table.pick";
  }
}
