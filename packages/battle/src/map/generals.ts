/** Where generals are put: as the players say, else behind the middle of those whom they lead. */
import { distanceFrom, lengthOf, type OnTable, type Point, pointAt } from "@adjutant/field";
import { isLost } from "../companion/after-command.ts";
import type { Ledger } from "../companion/ledger.ts";
import type { GeneralAt, SettingOut } from "../companion/marching.ts";
import type { Board, Spot } from "../companion/state.ts";
import { type Fault, fault } from "../faults.ts";
import type { Laid } from "./laid.ts";
import { zonesOf } from "./zones.ts";

/** Has a brigade nobody on the map yet, its general neither. */
function comesOn({ brigades, units }: Board, brigade: string): boolean {
  const { generalAt = null, units: ids = [] } = brigades[brigade] ?? {};
  return generalAt === null && !ids.some((id) => units[id]?.general);
}

/** What is wrong with where generals of a side are put before the battle. */
export function generalFaults(
  board: Board,
  { side, generals = {} }: SettingOut,
  isSetOut: (unit: string) => boolean,
): Fault[] {
  const own = board.sides.find(({ id }) => id === side);
  const before = board.phase === "deployment";
  const brigades = own?.brigades ?? [];
  // In a battle only he is put anywhere who comes on with his brigade; all others ride.
  const may = before ? [side, ...brigades] : brigades.filter((id) => comesOn(board, id));
  return Object.entries(generals).flatMap(([of, at]): Fault[] => {
    const path = ["generals", of];
    const units = of === side ? [] : (board.brigades[of]?.units ?? []);
    if (!may.includes(of)) {
      return [fault(path, "unknownId", { id: of, allowed: may.join(", ") })];
    }
    if ("unit" in at) {
      const allowed = units.filter(isSetOut);
      const known = allowed.includes(at.unit);
      return known
        ? []
        : [fault([...path, "unit"], "unknownId", { id: at.unit, allowed: allowed.join(", ") })];
    }
    if (!before) {
      return [fault(path, "missing", { key: "unit", expected: "text", allowed: units.join(", ") })];
    }
    const zones = zonesOf(board, { side, brigade: of });
    const point = pointAt([at.x, at.y]);
    const within = zones.some((area) => distanceFrom(point, { area }) === 0);
    return within ? [] : [fault(path, "outsideZone", { id: of })];
  });
}

/** Books where a general is; the unit that he was with is without him. */
export function put(ledger: Ledger, board: Board, of: string, at: GeneralAt | null): void {
  const spot = at === null || "unit" in at ? null : at;
  if (board.sides.some(({ id }) => id === of)) {
    ledger.setSide(of, { commanderAt: spot });
    return;
  }
  const unit = at !== null && "unit" in at ? at.unit : null;
  for (const id of ledger.brigade(of)?.units ?? []) {
    const has = id === unit;
    if (ledger.unit(id)?.general !== has) ledger.set(id, { general: has });
  }
  ledger.setBrigade(of, { generalAt: spot });
}

/** Right behind the one of them who stands in the middle of the list. */
function behind(stands: readonly OnTable[]): Spot | null {
  const middle = stands[Math.floor((stands.length - 1) / 2)];
  if (middle === undefined) return null;
  if (middle.pose === null) return spotAt(middle.middle);
  const [, left, right] = middle.outline;
  if (left === undefined || right === undefined) return null;
  return spotAt({ x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 });
}

const grid = (steps: number): number => lengthOf(Math.round(steps));

/** A point as a file has it: generals are on whole steps, as units are. */
export function spotAt({ x, y }: Point): Spot {
  return { x: grid(x), y: grid(y) };
}

/**
 * Generals of whom nobody has said where they are go behind the middle of those whom they lead; one
 * whose troops have all been taken up again is nowhere.
 * @param laid the table as it is by now
 */
export function postGenerals(ledger: Ledger, board: Board, laid: Laid, side: string): void {
  const its = laid.pieces.filter(({ roster }) => roster.side === side);
  const whole = ledger.side(side);
  if (whole === null) return;
  if (its.length === 0) {
    if (whole.commanderAt !== null) ledger.setSide(side, { commanderAt: null });
  } else if (whole.commanderAt === null && !isLost(whole.commander.fate)) {
    ledger.setSide(side, { commanderAt: behind(its.map(({ stands }) => stands)) });
  }
  for (const id of whole.brigades) {
    const brigade = ledger.brigade(id);
    if (brigade === null || isLost(brigade.general.fate)) continue;
    const led = its.filter(({ roster }) => roster.brigade === id);
    const withOne = led.some(({ roster }) => ledger.unit(roster.id)?.general);
    if (led.length === 0) {
      if (brigade.generalAt !== null) put(ledger, board, id, null);
    } else if (!withOne && brigade.generalAt === null) {
      put(ledger, board, id, behind(led.map(({ stands }) => stands)));
    }
  }
}
