/** The map of a battle: its field, and where everybody on it is. */
import { type Field, fieldFrom, type Place, planIn } from "@adjutant/field";
import { isGarrison, type Rulebook, rulebook } from "@adjutant/rules";
import { isLost } from "../companion/after-command.ts";
import type { Board } from "../companion/state.ts";
import { type GeneralPlace, type Laid, laid, type Positions } from "./laid.ts";

type OnMap = Pick<Board, "map" | "options">;

/** Fields by the plan that they are read from: a battle asks for the same one all the time. */
const fields = new WeakMap<object, { readonly key: string; readonly field: Field }>();

/** The field of a battle on the map, in its scale and with its marking; null: it has none. */
export function fieldOf({ map, options }: OnMap, book: Rulebook = rulebook): Field | null {
  if (map === null) return null;
  const { scale = "cm", marking = "roster" } = options;
  const key = `${scale} ${marking}`;
  const known = fields.get(map.field);
  if (known?.key === key && known.field.book === book) return known.field;
  const field = fieldFrom(planIn(scale, map.field, marking), book);
  fields.set(map.field, { key, field });
  return field;
}

/** Is there a place of this id that units hold. */
function isPlace({ map }: Pick<Board, "map">, place: string): boolean {
  const piece = map?.field.terrain.find(({ id }) => id === place);
  return piece?.kind === "builtUp" || piece?.kind === "strongpoint";
}

/** Where everybody on the map is. */
export function positionsOf(board: Board): Positions {
  const units: Record<string, Place> = {};
  const generals: Record<string, GeneralPlace> = {};
  for (const { id, unit, at, place, gone, general, brigade } of Object.values(board.units)) {
    if (gone !== null) continue;
    // A correction by hand may leave a unit where what it is does not go: it is nowhere then.
    const garrison = isGarrison(unit);
    if (at !== null && !garrison) units[id] = at;
    else if (garrison && place !== null && isPlace(board, place)) units[id] = { garrison: place };
    else continue;
    if (general) generals[brigade] = { unit: id };
  }
  for (const { id, general, generalAt } of Object.values(board.brigades)) {
    if (generalAt !== null && !isLost(general.fate)) generals[id] ??= generalAt;
  }
  for (const { id, commander, commanderAt } of board.sides) {
    if (commanderAt !== null && !isLost(commander.fate)) generals[id] = commanderAt;
  }
  return { units, generals };
}

const laidBefore = new WeakMap<Board, Laid>();

/** A battle laid on its map; null where it has none. Remembered for as long as the board stands. */
export function laidOf(board: Board, book: Rulebook = rulebook): Laid | null {
  const field = fieldOf(board, book);
  if (field === null) return null;
  const known = laidBefore.get(board);
  if (known?.field === field) return known;
  const made = laid(field, board, positionsOf(board));
  laidBefore.set(board, made);
  return made;
}
