/** §7.4 Rockets. */
import type { Mergeable } from "../dice/distribution.ts";
import { type Procedure, sumOf } from "../dice/procedure.ts";
import { type FateEssence, type FateOutcome, fateWorking, rollFate } from "../morale/fate.ts";
import { coverOf, isBurning, isPlace, isUnformed } from "../order.ts";
import { stepAt } from "../rulebook/clause.ts";
import type { Rulebook } from "../rulebook/rulebook.ts";
import type { RocketSituation } from "../situations.ts";
import { casualtiesOf, strengthLeft } from "../strength.ts";
import type { Refused, RocketRow, WorkingLine } from "../working.ts";
import { rocketBar } from "./allowed.ts";
import { allotLines } from "./outcome.ts";

export interface RocketEssence {
  readonly casualties: number;
  readonly targetFalters: boolean;
  readonly friendCasualties: number;
  readonly batteryDestroyed: boolean;
  readonly ignited: boolean;
  readonly fate: FateEssence | null;
  readonly losses: readonly number[];
}

export class RocketOutcome implements Mergeable<RocketEssence> {
  readonly natural: number;
  readonly row: RocketRow;
  readonly casualties: number;
  readonly targetFalters: boolean;
  readonly friendCasualties: number;
  readonly batteryDestroyed: boolean;
  readonly ignited: boolean;
  readonly fate: FateOutcome | null;
  readonly losses: readonly number[];
  readonly #situation: RocketSituation;
  readonly #book: Rulebook;

  constructor(
    natural: number,
    row: RocketRow,
    essence: Omit<RocketEssence, "fate">,
    fate: FateOutcome | null,
    situation: RocketSituation,
    book: Rulebook,
  ) {
    this.natural = natural;
    this.row = row;
    this.casualties = essence.casualties;
    this.targetFalters = essence.targetFalters;
    this.friendCasualties = essence.friendCasualties;
    this.batteryDestroyed = essence.batteryDestroyed;
    this.ignited = essence.ignited;
    this.fate = fate;
    this.losses = essence.losses;
    this.#situation = situation;
    this.#book = book;
  }

  essenceKey(): string {
    return `${this.row}${this.ignited}${this.fate?.essenceKey() ?? ""}`;
  }

  essence(): RocketEssence {
    return {
      casualties: this.casualties,
      targetFalters: this.targetFalters,
      friendCasualties: this.friendCasualties,
      batteryDestroyed: this.batteryDestroyed,
      ignited: this.ignited,
      fate: this.fate?.essence() ?? null,
      losses: this.losses,
    };
  }

  get working(): WorkingLine[] {
    const { natural, row, casualties, ignited, fate } = this;
    const { unit } = this.#situation.targets[0];
    const lines: WorkingLine[] = [{ clause: "rocket.table", kind: "rocket", natural, row }];
    if (casualties > 0) lines.push(...allotLines(unit, 0, casualties, "rocket.table", this.#book));
    if (this.targetFalters) lines.push({ clause: "state.faltering", kind: "falters" });
    if (ignited) lines.push({ clause: "ignition.lasting", kind: "alight" });
    if (fate) lines.push(...fateWorking(fate, "firer"));
    return lines;
  }
}

const rocket2D6 = sumOf(2, "rocket", "firer");

/** A rocket battery's fire (`rocket.table`); nothing modifies it (`rocket.plain`). */
export function* rocket(
  situation: RocketSituation,
  book: Rulebook,
): Procedure<RocketOutcome | Refused> {
  const refused = rocketBar(situation, book);
  if (refused) return { refused };
  const { firer, options, generals } = situation;
  const target = situation.targets[0];
  const natural = yield rocket2D6;
  const { row, casualties: scored } = stepAt(book.clauses["rocket.table"].value, natural);
  const hits = row === "hit" || row === "directHit";
  const casualties = hits ? scored : 0;
  const left = strengthLeft(target.unit, book);
  const sets =
    row === "hit" || (row === "directHit" && options?.["ignition.fireOnDirectRocketHit"]);
  const inPlace = isPlace(coverOf(target.unit, target.cover)) && !isBurning(target.unit);
  let lost = casualties;
  let fate: FateOutcome | null = null;
  if (natural === book.clauses["dice.natural"].value.doubleSix) {
    fate = yield* rollFate(
      {
        casualties: casualtiesOf(firer),
        target: target.unit,
        targetCasualties: casualtiesOf(target.unit) + casualties,
        targetUnformed: isUnformed(target.unit),
        targetGone: casualties >= left,
        generals: generals ?? {},
        test: { ...target.test, cover: coverOf(target.unit, target.cover) !== "none" },
      },
      "firer",
      book,
    );
    lost += fate.targetCasualties - (fate.discipline?.recovered ?? 0);
  }
  const essence = {
    casualties,
    targetFalters: row === "hit" && casualties < left,
    friendCasualties: row === "friend" && (situation.friendNear ?? true) ? scored : 0,
    batteryDestroyed: row === "destroyed",
    ignited: sets === true && inPlace,
    losses: [Math.min(lost, left)],
  };
  return new RocketOutcome(natural, row, essence, fate, situation, book);
}
