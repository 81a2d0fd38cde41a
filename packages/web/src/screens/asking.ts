import type { Companion, FollowUp, RosterSide } from "@adjutant/battle";
import type { GeneralResult, Rulebook, Situations } from "@adjutant/rules";
import type { RollKind } from "../router.ts";

/** A roll with its situation, whom it is for, and what it settles. */
export type Asking = {
  readonly of: string | null;
  readonly follow: FollowUp | null;
} & (
  | { readonly name: "initiative"; readonly situation: Situations["initiative"] }
  | { readonly name: "adc"; readonly situation: Situations["adc"] }
  | { readonly name: "command"; readonly situation: Situations["command"] }
  | { readonly name: "faltering"; readonly situation: Situations["faltering"] }
  | { readonly name: "general"; readonly situation: Situations["general"] }
  | { readonly name: "generalRisk"; readonly situation: Situations["general"] }
);

/** What a roll asks, from the battle as it stands; null where it is no longer asked for. */
export function askingOf(
  kind: RollKind,
  of: string,
  companion: Companion,
  book: Rulebook,
): Asking | null {
  switch (kind) {
    case "follow": {
      const follow = companion.open.find(({ id }) => id === of);
      return follow === undefined ? null : askedBy(follow, companion);
    }
    case "initiative": {
      const [first, second] = companion.sides;
      const lost = ({ commander }: RosterSide): { commanderLost: boolean } => ({
        commanderLost: commander.fate !== null && gone.has(commander.fate),
      });
      const situation = { first: lost(first), second: lost(second) };
      return { name: "initiative", situation, of: null, follow: null };
    }
    case "adc": {
      const side = companion.sides.find(({ id }) => id === of);
      return side === undefined
        ? null
        : { name: "adc", situation: { adcs: adcCount(side, book) }, of, follow: null };
    }
    case "command": {
      const brigade = companion.brigades[of];
      return brigade === undefined
        ? null
        : {
            name: "command",
            situation: { demoralised: brigade.demoralised },
            of,
            follow: null,
          };
    }
    case "faltering": {
      const brigade = companion.brigades[of];
      if (brigade === undefined || brigade.broken.length === 0) return null;
      const follow =
        companion.open.find((open) => open.kind === "falteringRoll" && open.brigade === of) ?? null;
      const situation = { further: brigade.broken.length - 1 };
      return { name: "faltering", situation, of, follow };
    }
  }
}

/** A commander who will not come back. */
const gone: ReadonlySet<GeneralResult> = new Set(["killed", "mortallyWounded", "captured"]);

function askedBy(follow: FollowUp, companion: Companion): Asking | null {
  const unit = follow.unit === undefined ? undefined : companion.units[follow.unit];
  const of = follow.brigade ?? follow.side ?? unit?.brigade ?? null;
  switch (follow.kind) {
    case "generalTest":
      return { name: "generalRisk", situation: {}, of, follow };
    case "generalAtRisk":
      return { name: "general", situation: {}, of, follow };
    default:
      return null;
  }
}

/** Aides-de-camp of a side (`command.adcCount`), one fewer once its commander is lost. */
function adcCount({ brigades, commander }: RosterSide, book: Rulebook): number {
  const { rating, least, most } = book.clauses["command.adcCount"].value;
  const count = brigades.length + rating[commander.rating];
  const lost = commander.fate !== null && gone.has(commander.fate) ? 1 : 0;
  return Math.max(least, Math.min(most, count) - lost);
}
