/**
 * A battle as one side sees it on the map, where troops out of sight are hidden: what it may be told
 * before it decides anything – reach, targets, odds, what an order would come to – is measured on it,
 * so that nobody learns of an enemy by asking. The order itself is decided on the battle as it is.
 */
import type { Board, RosterBrigade, RosterSide, RosterUnit } from "../companion/state.ts";

const seenBefore = new WeakMap<Board, Map<string, Board>>();

/**
 * The same battle with the enemy's troops out of sight, and his generals by themselves, nowhere on the
 * map. It is the battle itself where everybody sees all. Remembered for as long as the board stands.
 */
export function asSeen<Of extends Board>(board: Of, side: string): Of {
  if (!board.map?.hidden) return board;
  const known = seenBefore.get(board) ?? new Map<string, Board>();
  const before = known.get(side);
  // It was made of this very board.
  if (before !== undefined) return before as Of;
  const made = {
    ...board,
    units: each(board.units, (roster) => unitSeen(roster, side)),
    brigades: each(board.brigades, (brigade) => brigadeSeen(brigade, side)),
    sides: pairOf(board.sides, side),
  };
  seenBefore.set(board, known.set(side, made));
  return made;
}

function each<One>(
  all: { readonly [id: string]: One },
  seen: (one: One) => One,
): { readonly [id: string]: One } {
  return Object.fromEntries(Object.entries(all).map(([id, one]) => [id, seen(one)]));
}

function unitSeen(roster: RosterUnit, side: string): RosterUnit {
  if (roster.side === side || roster.unseen === null) return roster;
  return { ...roster, at: null, place: null };
}

function brigadeSeen(brigade: RosterBrigade, side: string): RosterBrigade {
  const shown = brigade.side === side || brigade.generalAt === null;
  return shown ? brigade : { ...brigade, generalAt: null };
}

function pairOf([first, second]: Board["sides"], own: string): Board["sides"] {
  const seen = (side: RosterSide): RosterSide =>
    side.id === own || side.commanderAt === null ? side : { ...side, commanderAt: null };
  return [seen(first), seen(second)];
}
