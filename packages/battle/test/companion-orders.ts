/** Orders that the companion's tests give at a table of their own. */
import type { Decision, Phase, SituationOf } from "../src/index.ts";
import { Table } from "./forces.ts";

/** Advances to a phase that is still ahead, in this turn or the next. */
export function to(table: Table, phase: Phase): void {
  passes(table);
  while (table.state.phase !== phase) passes(table);
}

/** Advances to the next phase, through both parts of this one. */
export function passes(table: Table): void {
  const { phase } = table.state;
  do table.give({ type: "advance", overrule: true });
  while (table.state.phase === phase);
}

/** The phasing side has done its part, and the other begins its own (`turn.sequence`). */
export function otherSides(table: Table): void {
  const { turn, phase, acting } = table.state;
  table.give({ type: "advance", overrule: true });
  if (acting === null || table.state.acting === acting) throw new Error("it has no second part");
  if (table.state.turn !== turn || table.state.phase !== phase) throw new Error("it is over");
}

export function refusedBy(decision: ReturnType<Table["decide"]>): string | null {
  return !decision.ok && "refused" in decision ? decision.refused.clause : null;
}

/** Both sides have declared, and their charges are resolved. */
export function resolving(table: Table): void {
  while (!table.state.resolving) {
    if (table.state.phase !== "charges") throw new Error("no charge stands declared");
    table.give({ type: "advance" });
  }
}

/** A charge as it is declared at a table. */
export const declareOf = (unit: string, to: string, distance = 8) =>
  ({ type: "declare", unit, to, distance }) as const;

export const chargeOf = (
  table: Table,
  charger: string,
  defender: string,
  faces: readonly number[],
) =>
  ({
    type: "resolve",
    procedure: "charge",
    situation: {
      charger: { unit: table.unit(charger) },
      defender: { unit: table.unit(defender) },
      distance: 8,
    },
    faces,
  }) as const;

export const meleeOf = (
  table: Table,
  attacker: string,
  defender: string,
  faces: readonly number[],
  more: Partial<SituationOf<"melee">> = {},
) =>
  ({
    type: "resolve",
    procedure: "melee",
    situation: {
      attacker: { unit: table.unit(attacker) },
      defender: { unit: table.unit(defender) },
      ...more,
    },
    faces,
  }) as const;

export const inVillage = { formation: null, garrison: { place: "builtUp" } } as const;

/** Why not, in clause and case; true where it may. */
export const refused = (decision: Decision): unknown =>
  !decision.ok && "refused" in decision
    ? `${decision.refused.clause} ${decision.refused.reason}`
    : decision.ok;

/** The Charges phase of a turn in which red has the initiative. */
export function redsCharges(): Table {
  const table = new Table();
  to(table, "initiative");
  const faces = [6, 5, 1, 1];
  table.give({ type: "resolve", procedure: "initiative", situation: {}, faces });
  to(table, "charges");
  if (table.state.phasing !== "red") throw new Error("red has won the initiative");
  return table;
}
