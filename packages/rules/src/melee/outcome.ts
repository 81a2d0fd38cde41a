/** The outcome of a melee, one round or to its end, and its working. */
import type { Mergeable } from "../dice/distribution.ts";
import { modifierLines } from "../modifiers.ts";
import type { DrawChoice } from "../situations.ts";
import type { MeleeTable, SideResult, WorkingLine } from "../working.ts";
import type { MeleeParty, Pool } from "./pools.ts";

/** What became of a side. */
export interface MeleeSideOutcome {
  readonly result: SideResult;
  /** How it stands afterwards. */
  readonly unformed: boolean;
  /** Taken in this melee, capped at its limit. */
  readonly casualties: number;
}

export interface MeleeEssence {
  readonly difference: number;
  readonly winner: MeleeParty | null;
  readonly attacker: MeleeSideOutcome;
  readonly defender: MeleeSideOutcome;
  /** After a draw the sides that choose, in the order in which they speak. */
  readonly choices: readonly MeleeParty[];
  readonly generalTests: readonly MeleeParty[];
}

export interface RoundWorking {
  readonly round: 1 | 2;
  readonly pools: Readonly<Record<MeleeParty, Pool>>;
  readonly table: MeleeTable;
  readonly chosen: readonly { readonly side: MeleeParty; readonly chooses: DrawChoice }[];
  /** Limits of the sides that dispersed by reaching theirs. */
  readonly dispersed: readonly { readonly side: MeleeParty; readonly limit: number }[];
}

const parties: readonly MeleeParty[] = ["attacker", "defender"];

export class MeleeOutcome implements Mergeable<MeleeEssence> {
  readonly pools: Readonly<Record<MeleeParty, number>>;
  readonly hits: Readonly<Record<MeleeParty, number>>;
  readonly difference: number;
  readonly winner: MeleeParty | null;
  readonly attacker: MeleeSideOutcome;
  readonly defender: MeleeSideOutcome;
  readonly choices: readonly MeleeParty[];
  readonly generalTests: readonly MeleeParty[];
  readonly #round: RoundWorking | null;

  /** @param round null where guns struck in the flank disperse without a roll */
  constructor(
    hits: Readonly<Record<MeleeParty, number>>,
    essence: MeleeEssence,
    round: RoundWorking | null,
  ) {
    this.pools = round
      ? { attacker: round.pools.attacker.dice, defender: round.pools.defender.dice }
      : { attacker: 0, defender: 0 };
    this.hits = hits;
    this.difference = essence.difference;
    this.winner = essence.winner;
    this.attacker = essence.attacker;
    this.defender = essence.defender;
    this.choices = essence.choices;
    this.generalTests = essence.generalTests;
    this.#round = round;
  }

  /** Does the fight go on into the second round. */
  get goesOn(): boolean {
    return this.attacker.result === "fightOn" && this.defender.result === "fightOn";
  }

  essenceKey(): string {
    const side = ({ result, unformed, casualties }: MeleeSideOutcome): string =>
      `${result}${unformed ? "u" : ""}${casualties}`;
    return `${this.difference}|${side(this.attacker)}|${side(this.defender)}`;
  }

  essence(): MeleeEssence {
    const { difference, winner, attacker, defender, choices, generalTests } = this;
    return { difference, winner, attacker, defender, choices, generalTests };
  }

  get working(): WorkingLine[] {
    const lines: WorkingLine[] = [];
    const round = this.#round;
    if (round) {
      lines.push({ clause: "melee.pairs", kind: "round", round: round.round });
      for (const side of parties) {
        const { base, modifiers, dice } = round.pools[side];
        lines.push(
          { clause: "melee.base", kind: "meleeBase", side, dice: base },
          ...modifierLines(modifiers, side),
          { clause: "melee.base", kind: "meleePool", side, dice },
        );
      }
      for (const side of parties) {
        const { dice } = round.pools[side];
        lines.push({
          clause: "dice.casualty",
          kind: "meleeHits",
          side,
          dice,
          hits: this.hits[side],
        });
      }
      const { table } = round;
      lines.push({
        clause: `melee.table.${table}`,
        kind: "meleeTable",
        table,
        value: this.difference,
      });
      for (const { side, limit } of round.dispersed) {
        lines.push({ clause: "casualty.limit", kind: "disperses", side, name: null, limit });
      }
      for (const { side, chooses } of round.chosen) {
        lines.push({ clause: "melee.draw", kind: "choice", side, chooses });
      }
    }
    const clause = round ? (`melee.table.${round.table}` as const) : "melee.flank";
    for (const side of parties) {
      const { result, unformed } = this[side];
      const occupies = result === "occupies" && round?.table === "garrison";
      lines.push({
        clause: occupies ? "melee.occupy" : clause,
        kind: "result",
        side,
        result,
        unformed,
      });
    }
    for (const side of this.generalTests) {
      lines.push({ clause: "melee.generalRisk", kind: "generalTest", side });
    }
    return lines;
  }
}

export interface MeleeEndEssence {
  readonly rounds: number;
  readonly winner: MeleeParty | null;
  readonly attacker: MeleeSideOutcome;
  readonly defender: MeleeSideOutcome;
  readonly generalTests: readonly MeleeParty[];
}

/** A melee fought to its end: its rounds, and both sides' casualties over all of them. */
export class MeleeEndOutcome implements Mergeable<MeleeEndEssence> {
  readonly rounds: readonly MeleeOutcome[];
  /** Pools, hits, difference and choices are those of the last round. */
  readonly pools: Readonly<Record<MeleeParty, number>>;
  readonly hits: Readonly<Record<MeleeParty, number>>;
  readonly difference: number;
  readonly choices: readonly MeleeParty[];
  readonly winner: MeleeParty | null;
  readonly attacker: MeleeSideOutcome;
  readonly defender: MeleeSideOutcome;
  readonly generalTests: readonly MeleeParty[];
  readonly #count: number;

  constructor(first: MeleeOutcome, second: MeleeOutcome | null) {
    const last = second ?? first;
    this.rounds = second ? [first, second] : [first];
    this.pools = last.pools;
    this.hits = last.hits;
    this.difference = last.difference;
    this.choices = last.choices;
    this.winner = last.winner;
    this.attacker = over(first.attacker, second?.attacker);
    this.defender = over(first.defender, second?.defender);
    this.generalTests = last.generalTests;
    this.#count = second ? 2 : 1;
  }

  essenceKey(): string {
    const side = ({ result, unformed, casualties }: MeleeSideOutcome): string =>
      `${result}${unformed ? "u" : ""}${casualties}`;
    return `${this.#count}|${this.winner}|${side(this.attacker)}|${side(this.defender)}`;
  }

  essence(): MeleeEndEssence {
    const { winner, attacker, defender, generalTests } = this;
    return { rounds: this.#count, winner, attacker, defender, generalTests };
  }

  get working(): WorkingLine[] {
    return this.rounds.flatMap((round) => round.working);
  }
}

function over(first: MeleeSideOutcome, second: MeleeSideOutcome | undefined): MeleeSideOutcome {
  return second ? { ...second, casualties: first.casualties + second.casualties } : first;
}
