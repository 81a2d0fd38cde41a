/** The attacker takes the ground; of a place that was held the winner names who occupies it. */
import type { ClauseId } from "@adjutant/rules";
import type { SituationOf } from "./events.ts";
import type { Ledger } from "./ledger.ts";
import type { OccupiesPending } from "./pending.ts";
import { placesEntered } from "./places.ts";
import type { Board, RosterUnit, UnitPatch } from "./state.ts";

interface Fought {
  /** The attacker's other units in the fight, as far as the roster knows them. */
  readonly others: readonly string[];
  /** Units joined that nobody named. */
  readonly unnamed: boolean;
}

function isFoot({ unit }: RosterUnit): boolean {
  return unit.arm === "infantry" || unit.arm === "screen";
}

/** Could this unit have joined the fight and enter the place now. */
function mayEnter(roster: RosterUnit): boolean {
  const { gone, fellBack, engaged, place } = roster;
  return isFoot(roster) && gone === null && !fellBack && engaged === null && place === null;
}

export function occupied(
  ledger: Ledger,
  { attacker, defender }: SituationOf<"melee">,
  clause: ClauseId,
  { others, unnamed }: Fought,
): void {
  const lead = ledger.unit(attacker.unit.id);
  if (!lead || lead.gone !== null) return;
  const { unit } = defender;
  const garrison = "garrison" in unit ? unit.garrison : undefined;
  if (!garrison || !isFoot(lead)) {
    const kind = garrison ? "occupies" : "takesGround";
    ledger.follow({
      kind,
      clause: garrison ? "melee.occupy" : clause,
      need: "move",
      when: "now",
      unit: lead.id,
    });
    return;
  }
  const fought = [lead.id, ...others.filter((id) => id !== lead.id)];
  const near = (roster: RosterUnit): boolean => ledger.onTable(roster.brigade) && mayEnter(roster);
  const beside = unnamed ? ledger.unitsOf(lead.side).filter(near) : [];
  const among = [...new Set([...fought, ...beside.map(({ id }) => id)])].filter((id) => {
    const roster = ledger.unit(id);
    return roster !== null && roster.gone === null && isFoot(roster);
  });
  const place = ledger.placeOf(unit.id);
  const occupies = { clause: "melee.occupy", garrison, place, fought } as const;
  if (among.length > 1) ledger.ask({ kind: "occupies", side: lead.side, among, ...occupies });
  else enters(ledger, occupies, lead.id);
}

/** The unit named enters the place at once; it and the winner's others that fought are Unformed. */
export function enters(
  ledger: Ledger,
  { clause, garrison, place, fought }: Omit<OccupiesPending, "kind" | "id" | "side" | "among">,
  named: string,
): void {
  for (const id of fought) ledger.unform(id);
  const roster = ledger.unit(named);
  if (!roster || roster.gone !== null) return;
  // What burnt before it was taken burns on, and what was set alight meanwhile.
  const held = garrison.burning ? garrison : ledger.garrisonIn(place, garrison.place);
  ledger.set(named, { garrison: held, formation: null, unformed: true, place });
  ledger.follow({ kind: "occupies", clause, need: "move", when: "now", unit: named });
}

/** A unit has entered a place: if one of that kind burns and stands empty, is it that one? */
export function entered(ledger: Ledger, board: Board, before: RosterUnit, patch: UnitPatch): void {
  const after = ledger.unit(before.id);
  if (!patch.garrison || patch.place != null || before.place !== null || !after) return;
  const among = placesEntered(board, after, patch.garrison.place);
  if (among.length === 0) return;
  const clause = "ignition.lasting";
  ledger.ask({ kind: "place", clause, side: after.side, among, unit: after.id });
}
