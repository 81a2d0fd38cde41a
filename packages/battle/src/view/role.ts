/** Who looks at a battle, and what he may know of it. */
import type { BattleEvent } from "../companion/events.ts";
import { eventNamed } from "../companion/log.ts";
import { isOnTable } from "../companion/on-table.ts";
import type { Board, Change, Companion, RosterBrigade } from "../companion/state.ts";
import { groundsOf } from "./moments.ts";

/** A seat at the battle. The umpire sees all, a spectator what both sides would let an enemy see. */
export type Role =
  | { readonly kind: "side"; readonly side: string }
  | { readonly kind: "umpire" }
  | { readonly kind: "spectator" };

/** The part of a battle that says what is hidden in it. */
export type Ground = Pick<
  Board,
  "turn" | "phase" | "options" | "units" | "brigades" | "sides" | "map"
>;

/** The same with what is open, and the events in which to look up what one answers or undoes. */
export interface Past extends Ground, Pick<Companion, "open" | "pending"> {
  readonly eventNamed: (id: string) => BattleEvent | undefined;
  /** The ground as it was when an event happened, where troops out of sight are hidden. */
  readonly groundOf?: (event: string) => Ground | undefined;
}

/** What a battle has behind it. */
export function pastOf(state: Companion): Past {
  const { turn, phase, options, units, brigades, sides, map, open, pending } = state;
  const named = (id: string) => eventNamed(state, id);
  const now = { turn, phase, options, units, brigades, sides, map, open, pending };
  if (!map?.hidden) return { ...now, eventNamed: named };
  let grounds: ReadonlyMap<string, Ground> | null = null;
  const groundOf = (id: string) => {
    grounds ??= groundsOf(state);
    return grounds.get(id);
  };
  return { ...now, eventNamed: named, groundOf };
}

/**
 * What a role knows at a moment of a battle:
 * - the rosters of its own side, whole;
 * - of the others what stands on the table, so nothing of a brigade that has yet to arrive or waits
 *   off it in reserve, unless scouts have seen it (`tasking.scouts`);
 * - where troops out of sight are hidden, of those only what is in its sight;
 * - losses where markers show them (`marking.markers`); on a roster they are hidden
 *   (`marking.roster`).
 */
export class Knowledge {
  readonly #role: Role;
  readonly #ground: Ground;
  readonly #markers: boolean;

  constructor(role: Role, ground: Ground) {
    this.#role = role;
    this.#ground = ground;
    this.#markers = ground.options.marking === "markers";
  }

  /** The same role at another moment: who arrives with a phase is seen when it begins. */
  at(moment: Pick<Board, "turn" | "phase">): Knowledge {
    return new Knowledge(this.#role, { ...this.#ground, ...moment });
  }

  /** The same role once scouts have seen this brigade (`tasking.scouts`). */
  having(revealed: string): Knowledge {
    const brigade = this.#ground.brigades[revealed];
    if (!brigade) return this;
    const brigades = { ...this.#ground.brigades, [revealed]: { ...brigade, revealed: true } };
    return new Knowledge(this.#role, { ...this.#ground, brigades });
  }

  /** The same role when an event has taken troops out of sight, or brought them into it. */
  after(changes: readonly Change[]): Knowledge {
    if (!this.hides) return this;
    const units = { ...this.#ground.units };
    for (const change of changes) {
      if (!("unit" in change) || change.to.unseen === undefined) continue;
      const roster = units[change.unit];
      if (roster) units[change.unit] = { ...roster, unseen: change.to.unseen };
    }
    return new Knowledge(this.#role, { ...this.#ground, units });
  }

  /** The same role on the ground of another moment. */
  on(ground: Ground): Knowledge {
    return new Knowledge(this.#role, ground);
  }

  /** Are troops out of sight hidden in this battle. */
  get hides(): boolean {
    return this.#ground.map?.hidden === true;
  }

  /** The umpire's. */
  get whole(): boolean {
    return this.#role.kind === "umpire";
  }

  /** Does the role read this side's rosters. */
  knows(side: string | undefined): boolean {
    if (this.#role.kind === "umpire") return true;
    return this.#role.kind === "side" && side === this.#role.side;
  }

  /** Are the losses of this side's units known, by its rosters or by the markers. */
  counts(side: string | undefined): boolean {
    return this.#markers || this.knows(side);
  }

  /** Is the brigade known to be there: one's own, on the table, or seen by scouts. */
  seesBrigade(id: string): boolean {
    const { brigades } = this.#ground;
    const brigade = Object.hasOwn(brigades, id) ? brigades[id] : undefined;
    if (!brigade) return false;
    if (this.knows(brigade.side)) return true;
    // Before the battle both sides set out behind a curtain.
    if (!this.seesPlaces(brigade.side)) return false;
    if (!isOnTable(this.#ground, brigade)) return brigade.revealed;
    return !this.hides || this.#showsItself(brigade);
  }

  /** Is a brigade on the table known to be there: by any of its units. */
  #showsItself({ units }: RosterBrigade): boolean {
    return units.some((id) => this.#ground.units[id]?.unseen === null);
  }

  /** Does the brigade stand on the table. */
  onTable(brigade: Parameters<typeof isOnTable>[1]): boolean {
    return isOnTable(this.#ground, brigade);
  }

  /** Does one see where this side's troops stand: an enemy sets his out unseen. */
  seesPlaces(side: string | undefined): boolean {
    return this.knows(side) || this.#ground.phase !== "deployment";
  }

  seesUnit(id: string): boolean {
    const { units } = this.#ground;
    const roster = Object.hasOwn(units, id) ? units[id] : undefined;
    if (roster === undefined || !this.seesBrigade(roster.brigade)) return false;
    if (roster.unseen === null || this.knows(roster.side)) return true;
    // Scouts tell of a whole brigade that has yet to come.
    const brigade = this.#ground.brigades[roster.brigade];
    return brigade !== undefined && !isOnTable(this.#ground, brigade);
  }

  /** Sides are known to all; units and brigades where they are seen. */
  sees(id: string): boolean {
    return (
      this.seesUnit(id) || this.seesBrigade(id) || this.#ground.sides.some((side) => side.id === id)
    );
  }

  /** The id if the role may read it, else null. */
  unitNamed(id: string | null): string | null {
    return id !== null && this.seesUnit(id) ? id : null;
  }

  /** The id of a place, if it is not made of the id of a unit that the role does not see. */
  placeNamed(id: string | null): string | null {
    if (id === null) return null;
    const hidden = Object.keys(this.#ground.units).some(
      (unit) => (id === unit || id.startsWith(`${unit}-place-`)) && !this.seesUnit(unit),
    );
    return hidden ? null : id;
  }

  /** The side of a unit or a brigade, or the side itself; undefined for anything else. */
  sideOf(id: string): string | undefined {
    const { units, brigades, sides } = this.#ground;
    if (Object.hasOwn(units, id)) return units[id]?.side;
    if (Object.hasOwn(brigades, id)) return brigades[id]?.side;
    return sides.find((side) => side.id === id)?.id;
  }
}
