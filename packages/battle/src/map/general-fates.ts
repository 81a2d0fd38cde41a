/** Generals on the map: where one is who has lost his unit, was hurt, or is new (`general.table`). */
import { type Point, pointAt, stepsIn } from "@adjutant/field";
import { isLost } from "../companion/after-command.ts";
import type { Ledger } from "../companion/ledger.ts";
import type { Board, GeneralFate, RosterBrigade, Spot } from "../companion/state.ts";
import { spotAt } from "./generals.ts";
import { ownEdge } from "./own-edge.ts";
import type { Shifting } from "./shifting.ts";

/** A point so many steps nearer to the own edge, on the table. */
function back({ field, plan }: Shifting, side: string, { x, y }: Point): Point {
  const steps = stepsIn(field.book.clauses["general.table"].value.lightlyWoundedBack, field.scale);
  switch (ownEdge(plan, side)) {
    case "near":
      return { x, y: Math.max(0, y - steps) };
    case "far":
      return { x, y: Math.min(field.depth, y + steps) };
    case "left":
      return { x: Math.max(0, x - steps), y };
    case "right":
      return { x: Math.min(field.width, x + steps), y };
  }
}

/** Where a general is whom something befell at a point; null: he is lost. */
function after(shifting: Shifting, side: string, fate: GeneralFate, at: Point | null): Spot | null {
  if (at === null || isLost(fate)) return null;
  return spotAt(fate === "lightlyWounded" ? back(shifting, side, at) : at);
}

/** Where the units of a brigade are that are on the table, the first of its order first. */
function firstOf(shifting: Shifting, { units }: RosterBrigade): Point | null {
  for (const id of units) {
    const stands = shifting.of(id);
    if (stands) return stands.middle;
  }
  return null;
}

function brigadierMoves(ledger: Ledger, shifting: Shifting, brigade: RosterBrigade): void {
  const { id, side, units, generalAt } = brigade;
  const was = brigade.general.fate;
  const now = ledger.brigade(id)?.general.fate ?? null;
  const attached = units.find((unit) => shifting.before(unit)?.roster.general);
  const still = attached !== undefined && ledger.unit(attached)?.general === true;
  if (still) return;
  if (was !== now && isLost(was)) {
    // Another takes over, with the first of his battalions that is there (`general.table`).
    const at = firstOf(shifting, brigade);
    ledger.setBrigade(id, { generalAt: at && spotAt(at) });
    return;
  }
  if (was === now && attached === undefined) return;
  const free = generalAt && pointAt([generalAt.x, generalAt.y]);
  const at = shifting.before(attached)?.stands.middle ?? free;
  ledger.setBrigade(id, {
    generalAt: after(shifting, side, was === now ? null : now, at),
  });
}

/** Every general is where the event leaves him. */
export function generalsMove(ledger: Ledger, board: Board, shifting: Shifting): void {
  for (const brigade of Object.values(board.brigades)) {
    brigadierMoves(ledger, shifting, brigade);
  }
  for (const { id, commander, commanderAt } of board.sides) {
    const now = ledger.side(id)?.commander.fate ?? null;
    if (now === commander.fate || commanderAt === null) continue;
    const at = pointAt([commanderAt.x, commanderAt.y]);
    ledger.setSide(id, { commanderAt: after(shifting, id, now, at) });
  }
}
