/** Who is in contact with whom (`melee.pairs`). */
import type { Board, RosterUnit } from "./state.ts";

/** The enemy that a unit fights first, and the others in contact with it, by their ids. */
export function contactsOn({ units }: Pick<Board, "units">, roster: RosterUnit): readonly string[] {
  const others = Object.values(units).filter(({ engaged }) => engaged === roster.id);
  const first = roster.engaged === null ? [] : [roster.engaged];
  return [...new Set([...first, ...others.map(({ id }) => id)])];
}
