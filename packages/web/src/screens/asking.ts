import type { FollowView } from "@adjutant/battle";
import type { GeneralResult, Situations } from "@adjutant/rules";
import type { Battle } from "../battle/useBattle.ts";
import type { RollKind } from "../router.ts";

/** A roll with its situation, whom it is for, and what it settles. */
export type Asking = {
  readonly of: string | null;
  /** The side that alone may roll it; null: either may, the dice are thrown in the open. */
  readonly whose: string | null;
  readonly follow: FollowView | null;
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
  battle: Pick<Battle, "view" | "unit" | "brigade" | "adcsOf">,
): Asking | null {
  const { view, brigade: find } = battle;
  switch (kind) {
    case "follow": {
      const follow = view.open.find(({ id }) => id === of);
      return follow === undefined ? null : askedBy(follow, battle);
    }
    case "initiative": {
      const [first, second] = view.sides;
      const lost = ({ commander }: typeof first): { commanderLost: boolean } => ({
        commanderLost: commander.fate !== null && gone.has(commander.fate),
      });
      const situation = { first: lost(first), second: lost(second) };
      return { name: "initiative", situation, of: null, whose: null, follow: null };
    }
    case "adc": {
      const side = view.sides.find(({ id }) => id === of);
      const situation = { adcs: battle.adcsOf(of) };
      return side === undefined ? null : { name: "adc", situation, of, whose: of, follow: null };
    }
    case "command": {
      const brigade = find(of);
      if (brigade === null) return null;
      const { demoralised, side } = brigade;
      return { name: "command", situation: { demoralised }, of, whose: side, follow: null };
    }
    case "faltering": {
      const brigade = find(of);
      if (brigade === null || brigade.broken === 0) return null;
      const follow =
        view.open.find((open) => open.kind === "falteringRoll" && open.brigade === of) ?? null;
      const situation = { further: brigade.broken - 1 };
      return { name: "faltering", situation, of, whose: brigade.side, follow };
    }
  }
}

/** A commander who will not come back. */
const gone: ReadonlySet<GeneralResult> = new Set(["killed", "mortallyWounded", "captured"]);

function askedBy(follow: FollowView, { unit }: Pick<Battle, "unit">): Asking | null {
  const of = follow.brigade ?? follow.side ?? unit(follow.unit ?? "")?.brigade ?? null;
  switch (follow.kind) {
    case "generalTest":
      return { name: "generalRisk", situation: {}, of, whose: null, follow };
    case "generalAtRisk":
      return { name: "general", situation: {}, of, whose: null, follow };
    default:
      return null;
  }
}
