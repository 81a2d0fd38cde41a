/** What is known of a volley or a cannonade before the dice. */
import type { DiceRequest } from "../dice/procedure.ts";
import { sumOf } from "../dice/procedure.ts";
import { asWritten, diceTotal, halvings, rollTotal } from "../modifiers.ts";
import { inScale } from "../order.ts";
import { remembered } from "../remembered.ts";
import type { FireCell } from "../rulebook/clause.ts";
import type { ClauseId, Rulebook } from "../rulebook/rulebook.ts";
import type { ArtillerySituation, FireTarget, VolleySituation } from "../situations.ts";
import type { FireBand, Modifier, Refusal, VolleyRow, WorkingLine } from "../working.ts";
import { type Aim, aimAt } from "./aim.ts";
import { artilleryBar, volleyBar } from "./allowed.ts";
import { bounceBars, type NotHit } from "./bounce.ts";
import { canIgnite, ignitingModels } from "./ignition.ts";
import { artilleryModifiers, inferiorReason, volleyModifiers, volleyRow } from "./modifiers.ts";
import { bandAt, gunClass, gunLimits } from "./ranges.ts";
import { type Rounding, roundingOf } from "./rounding.ts";

/** Everything that stands before the dice; the modifiers are shown from it. */
export interface FirePlan {
  readonly situation: VolleySituation | ArtillerySituation;
  readonly row: VolleyRow | FireBand;
  readonly aim: Aim;
  readonly target: FireTarget;
  readonly request: DiceRequest;
  /** The table's row, cell by total from `lowest` up. */
  readonly cells: readonly FireCell[];
  readonly lowest: number;
  readonly table: ClauseId;
  readonly modifiers: readonly Modifier[];
  /** Added when the cell shows D (`artillery.elite`). */
  readonly onDiscipline: Modifier | null;
  readonly roll: number;
  readonly dice: number;
  readonly halvings: number;
  readonly rounding: Rounding;
  /** For each unit behind why it is not hit, or null. */
  readonly bars: readonly (NotHit | null)[];
  /** Howitzer models that roll for a fire; 0 where nothing can catch fire. */
  readonly igniting: number;
}

/** A plan, or why there is none. */
export type Planned = { readonly plan: FirePlan } | { readonly refused: Refusal };

const volley2D6 = sumOf(2, "volley", "firer");
const artillery2D6 = sumOf(2, "artillery", "firer");
const nobody: readonly (NotHit | null)[] = [];

function halvingsOf(modifiers: readonly Modifier[], situation: FirePlan["situation"]): number {
  const all = halvings(modifiers);
  return situation.options?.["halves.once"] ? Math.min(all, 1) : all;
}

/** Plans a volley: row, modifiers, halving; or the refusal. */
export const planVolley = remembered((situation: VolleySituation, book: Rulebook): Planned => {
  const aim = aimAt(situation.targets);
  const target = situation.targets[aim.main] ?? situation.targets[0];
  const refused = volleyBar(situation, target.unit, book);
  if (refused) return { refused };
  const row = volleyRow(situation, inferiorReason(situation));
  const modifiers = volleyModifiers(situation, target, book);
  const table = book.clauses["volley.table"].value;
  const plan: FirePlan = {
    situation,
    row,
    aim,
    target,
    request: volley2D6,
    cells: table[row],
    lowest: table.lowest,
    table: "volley.table",
    modifiers,
    onDiscipline: null,
    roll: rollTotal(modifiers),
    dice: diceTotal(modifiers),
    halvings: halvingsOf(modifiers, situation),
    rounding: roundingOf(situation.firer, situation.options),
    bars: nobody,
    igniting: 0,
  };
  return { plan };
});

/** Plans artillery fire: band, modifiers, halving, what bounces and burns; or the refusal. */
export const planArtillery = remembered(
  (situation: ArtillerySituation, book: Rulebook): Planned => {
    const { firer, targets, scale, options, behind } = situation;
    const aim = aimAt(targets);
    const target = targets[aim.main] ?? targets[0];
    const band = bandAt(firer, target.distance, scale, book);
    const refused = artilleryBar(situation, target.unit, band, book);
    if (refused) return { refused };
    if (band === null) throw new Error("a target out of range is refused above");
    const modifiers = artilleryModifiers(situation, target, band, book);
    const table = book.clauses["artillery.table"].value;
    const plan: FirePlan = {
      situation,
      row: band,
      aim,
      target,
      request: artillery2D6,
      cells: table[band],
      lowest: table.lowest,
      table: "artillery.table",
      modifiers,
      onDiscipline: firer.grade === "elite" ? asWritten("artillery.elite", book) : null,
      roll: rollTotal(modifiers),
      dice: diceTotal(modifiers),
      halvings: halvingsOf(modifiers, situation),
      rounding: roundingOf(firer, options),
      bars: behind ? bounceBars({ battery: firer, scale, options, target }, behind, book) : nobody,
      igniting: targets.some(canIgnite) ? ignitingModels(firer) : 0,
    };
    return { plan };
  },
);

/** The working's first line: the row of a volley, or the band of guns and what they fire. */
export function rowLine(plan: FirePlan, book: Rulebook): WorkingLine {
  const { row, situation, target } = plan;
  switch (row) {
    case "superior":
    case "standard":
      return { clause: `volley.row.${row}`, kind: "row", row, reason: null };
    case "inferior": {
      const reason = situation.firer.arm === "infantry" ? inferiorReasonOf(situation) : null;
      return { clause: "volley.row.inferior", kind: "row", row, reason };
    }
    default: {
      const battery = situation.firer;
      if (battery.arm !== "artillery") throw new Error("only guns fire by bands");
      const limits = gunLimits(battery, book);
      const limit = limits === null ? 0 : inScale(limits[row], situation.scale);
      const gun = gunClass(battery) ?? "medium";
      const { distance } = target;
      return {
        clause: bandClause(battery.kind, row),
        kind: "band",
        band: row,
        gun,
        distance,
        limit,
      };
    }
  }
}

/** A howitzer battery has a clause of its own for each band; other guns their range table. */
function bandClause(kind: "gun" | "howitzer" | "rocket", band: FireBand): ClauseId {
  if (kind !== "howitzer") return "fire.range.guns";
  switch (band) {
    case "long":
      return "howitzer.longShell";
    case "effective":
      return "howitzer.effective";
    case "canister":
      return "howitzer.canister";
  }
}

function inferiorReasonOf(situation: FirePlan["situation"]): ReturnType<typeof inferiorReason> {
  return isVolley(situation) ? inferiorReason(situation) : null;
}

function isVolley(situation: FirePlan["situation"]): situation is VolleySituation {
  return situation.firer.arm === "infantry";
}
