import { type Companion, type DueEntry, rollsDue } from "@adjutant/battle";
import type { RollKind } from "../router.ts";

/** A roll that the phase asks for as a matter of course, and for whom. */
export interface RollNow {
  readonly kind: Extract<RollKind, "initiative" | "adc" | "command" | "faltering">;
  /** A side for aides-de-camp, a brigade for its command; empty for the initiative. */
  readonly of: string;
  /** Who rolls; null: both. */
  readonly side: string | null;
}

/** What the phase still has to see rolled, in order (`turn.sequence`). */
export function rollsNow(companion: Companion): readonly RollNow[] {
  return rollsDue(companion).flatMap(rollOf);
}

function rollOf({ kind, brigade, side }: DueEntry): readonly RollNow[] {
  const whose = { of: brigade ?? side ?? "", side: side ?? null };
  switch (kind) {
    case "initiative":
      return [{ kind, of: "", side: null }];
    case "adcRoll":
      return [{ kind: "adc", ...whose }];
    case "commandRoll":
      return [{ kind: "command", ...whose }];
    case "falteringRoll":
      return [{ kind: "faltering", ...whose }];
    default:
      return [];
  }
}
