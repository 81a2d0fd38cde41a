/** Setting out on the map: before the battle, where a brigade comes on, where one redeploys (§3). */
import { type OnTable, placeFrom, poseFrom, standingFaults } from "@adjutant/field";
import { beyond, isGarrison, type Refusal, type Rulebook, refusal } from "@adjutant/rules";
import { known, unknown } from "../companion/correct.ts";
import { Ledger } from "../companion/ledger.ts";
import type { Deploy, Deployed, SetOutAt, SettingOut } from "../companion/marching.ts";
import { leaving } from "../companion/move.ts";
import { hasMoved, offTableBar } from "../companion/on-table.ts";
import { redeployed } from "../companion/redeploy.ts";
import { sequenceBar } from "../companion/sequence.ts";
import type { Board, Companion, RosterUnit, UnitPatch } from "../companion/state.ts";
import { type Fault, fault } from "../faults.ts";
import { parseUnit } from "../input/parse.ts";
import { generalFaults, postGenerals, put } from "./generals.ts";
import { type Laid, laid, type Piece, pieceOf } from "./laid.ts";
import { zoneBar } from "./move-bars.ts";
import { laidOf } from "./on-map.ts";
import { redeployedBar, redeployFor } from "./redeploy.ts";
import { arrivalFault, zoneFault } from "./zones.ts";

/** A setting out as its event, but for the stamp; or why it cannot be. */
export type Deployments =
  | { readonly event: Omit<Deployed, "id" | "by" | "at"> }
  | { readonly refused: Refusal; readonly unit?: string }
  | { readonly faults: readonly Fault[] };

/** Why a unit of those to be set out does not stand where it would. */
interface Barred {
  readonly refused: Refusal;
  readonly unit: string;
}

/** What a unit is set out for: before the battle, coming on, or with the brigade that redeploys. */
type Occasion =
  | { readonly kind: "before" }
  /** Late is who comes on although others have moved. */
  | { readonly kind: "arrives"; readonly late: boolean }
  | { readonly kind: "redeploys"; readonly follow: string };

/** Decides a setting out; nothing is applied unless everything is right. */
export function deployed(board: Companion, command: Deploy, book: Rulebook): Deployments {
  const before = laidOf(board, book);
  if (before === null) return { faults: [fault([], "notOnMap", {})] };
  const late = sequenceBar(board, "deploy", command.side, book);
  // Only whose part of the phase it is can be set aside.
  const outOfPhase = late !== null && late.measured === null;
  if (late !== null && (outOfPhase || !command.overrule)) return { refused: late };
  const wrong = settingFaults(board, command);
  if (wrong.length > 0) return { faults: wrong };
  const rosters = Object.keys(command.places).flatMap((id) => known(board, id) ?? []);
  const occasions = new Map<string, Occasion>();
  for (const roster of rosters) {
    const occasion = occasionOf(board, before, roster, command.overrule === true);
    if ("clause" in occasion) return { refused: occasion, unit: roster.id };
    occasions.set(roster.id, occasion);
  }
  const ledger = new Ledger(board, command.id, book);
  const odd = rosters.flatMap((roster) => booked(ledger, before, roster, command, book));
  if (odd.length > 0) return { faults: odd };
  const after = laidAfter(before, ledger);
  const misplaced = rosters.flatMap((roster) =>
    placeFaults(after, ledger.unit(roster.id) ?? roster, occasions.get(roster.id)),
  );
  if (misplaced.length > 0) return { faults: misplaced };
  const bar = firstBar(before, after, rosters, occasions);
  if (bar !== null && (!command.overrule || !mayStand(bar.refused))) return bar;
  return { event: eventOf(board, command, ledger, after, occasions, late ?? bar?.refused ?? null) };
}

function eventOf(
  board: Board,
  command: Deploy,
  ledger: Ledger,
  after: Laid,
  occasions: ReadonlyMap<string, Occasion>,
  bar: Refusal | null,
): Omit<Deployed, "id" | "by" | "at"> {
  const { side, places, formations, generals } = command;
  for (const [of, at] of Object.entries(generals ?? {})) put(ledger, board, of, at);
  postGenerals(ledger, board, after, side);
  let answers: string | undefined;
  const arrives = [...occasions.values()].some(({ kind }) => kind === "arrives");
  for (const [id, occasion] of occasions) {
    if (occasion.kind !== "redeploys") continue;
    answers = occasion.follow;
    redeployed(ledger, board.units[id]?.brigade ?? "");
  }
  return {
    type: "deployed",
    side,
    places,
    ...(formations && { formations }),
    ...(generals && { generals }),
    changes: ledger.changes(),
    ...(arrives && { arrives }),
    ...(answers !== undefined && { answers }),
    ...(bar !== null && { overruled: bar.clause }),
  };
}

/** What is no setting out at all: of nobody, of others' units, into no place. */
function settingFaults(board: Board, command: SettingOut): Fault[] {
  const { side, places, formations = {}, generals = {} } = command;
  const sides = board.sides.map(({ id }) => id);
  if (!sides.includes(side)) {
    return [fault(["side"], "unknownId", { id: side, allowed: sides.join(", ") })];
  }
  const own = Object.values(board.units).filter((unit) => unit.side === side);
  const allowed = own.map(({ id }) => id).join(", ");
  if (Object.keys(places).length === 0 && Object.keys(generals).length === 0) {
    return [fault(["places"], "listTooShort", { count: 0, min: 1 })];
  }
  const isSetOut = (id: string): boolean =>
    Object.hasOwn(places, id) ? places[id] !== null : isThere(board.units[id]);
  return [
    ...Object.entries(places).flatMap(([id, at]): Fault[] => {
      const path = ["places", id];
      const roster = known(board, id);
      if (!roster) return [unknown(board, id, path)];
      if (roster.side !== side) return [fault(path, "unknownId", { id, allowed })];
      if (roster.gone !== null) return [fault(path, "unitGone", { id })];
      return seatFaults(board, path, at);
    }),
    ...Object.keys(formations)
      .filter((id) => !Object.hasOwn(places, id))
      .map((id) =>
        fault(["formations", id], "unknownId", { id, allowed: Object.keys(places).join(", ") }),
      ),
    ...generalFaults(board, command, isSetOut),
  ];
}

/** Does a unit have a place on the map. */
function isThere(roster: RosterUnit | undefined): boolean {
  return roster !== undefined && (roster.at !== null || roster.place !== null);
}

/** Places are held, and troops taken up again, before the battle alone. */
function seatFaults({ map, phase }: Board, path: readonly string[], at: SetOutAt): Fault[] {
  if (at !== null && !("garrison" in at)) return [];
  if (phase !== "deployment") {
    return [fault(path, "missing", { key: "x", expected: "number", allowed: "" })];
  }
  if (at === null) return [];
  const places = (map?.field.terrain ?? []).flatMap(({ id, kind }) =>
    kind === "builtUp" || kind === "strongpoint" ? [id] : [],
  );
  const { garrison: id } = at;
  if (places.includes(id)) return [];
  return [fault([...path, "garrison"], "unknownId", { id, allowed: places.join(", ") })];
}

/** Why a unit is not set out now, or what for. */
function occasionOf(
  board: Companion,
  before: Laid,
  roster: RosterUnit,
  overrule: boolean,
): Occasion | Refusal {
  const away = offTableBar(board, roster.brigade);
  if (away) return away;
  if (board.phase === "deployment") return { kind: "before" };
  const { brigades } = board;
  if (pieceOf(before, roster.id) === null) {
    if ((brigades[roster.brigade]?.arrives ?? null) === null) return notDue;
    // Arrivals enter first: before anybody else of their side has moved.
    const late = hasMoved(board, roster.side, roster.brigade);
    if (late && !overrule) return refusal("turn.sequence", "arrivals");
    return { kind: "arrives", late };
  }
  const redeploys = redeployFor(board, roster, before.field.book);
  return "clause" in redeploys ? redeploys : { kind: "redeploys", follow: redeploys.follow };
}

const notDue = refusal("turn.sequence", "deployment");

/** Books where a unit is set out and in which formation; what is wrong with that. */
function booked(
  ledger: Ledger,
  { board }: Laid,
  roster: RosterUnit,
  { places, formations = {} }: SettingOut,
  book: Rulebook,
): Fault[] {
  const { id, unit } = roster;
  const at = places[id] ?? null;
  const formation = Object.hasOwn(formations, id) ? formations[id] : undefined;
  ledger.set(id, patchTo(board, roster, at));
  if (formation !== undefined) {
    const now = ledger.unit(id)?.unit ?? unit;
    if ("formation" in now && now.formation !== formation) ledger.set(id, { formation });
    else if (!("formation" in now)) {
      return [fault(["formations", id], "garrisonWithFormation", {})];
    }
  }
  const checked = parseUnit(ledger.unit(id)?.unit ?? unit, book);
  return checked.ok ? [] : checked.faults.map((one) => ({ ...one, path: ["places", id] }));
}

function patchTo({ map }: Board, roster: RosterUnit, at: SetOutAt): UnitPatch {
  const { unit } = roster;
  if (at === null) return { at: null, place: null };
  if ("garrison" in at) {
    const place = map?.field.terrain.find(({ id }) => id === at.garrison);
    const kind = place?.kind === "strongpoint" ? "strongpoint" : "builtUp";
    return {
      at: null,
      garrison: { place: kind },
      ...(unit.arm === "infantry" && { formation: null }),
      place: at.garrison,
    };
  }
  const { x, y, facing } = placeFrom(poseFrom(at));
  return { ...(isGarrison(unit) && leaving(roster)), at: { x, y, facing } };
}

/** The table with all that was booked. */
function laidAfter({ board, field }: Laid, ledger: Ledger): Laid {
  const units = Object.fromEntries(
    Object.keys(board.units).flatMap((id) => {
      const roster = ledger.unit(id);
      return roster ? [[id, roster] as const] : [];
    }),
  );
  const now = { ...board, units };
  const places = Object.values(units).flatMap(({ id, at, place, unit, gone }) => {
    if (gone !== null) return [];
    const where = at ?? (isGarrison(unit) && place !== null ? { garrison: place } : null);
    return where === null ? [] : [[id, where] as const];
  });
  return laid(field, now, { units: Object.fromEntries(places), generals: {} });
}

/** What is wrong with the place of a unit: in no zone, in no place that is its kind's. */
function placeFaults(after: Laid, roster: RosterUnit, occasion: Occasion | undefined): Fault[] {
  const piece = pieceOf(after, roster.id);
  if (piece === null) return [];
  const { stands } = piece;
  const found =
    occasion?.kind === "arrives" && stands.pose !== null
      ? arrivalFault(after, roster, stands)
      : occasion?.kind === "before"
        ? zoneFault(after, roster, stands)
        : null;
  return found === null ? [] : [found];
}

/** The first rule that keeps one of those set out from standing where it does. */
function firstBar(
  before: Laid,
  after: Laid,
  rosters: readonly RosterUnit[],
  occasions: ReadonlyMap<string, Occasion>,
): Barred | null {
  const set = new Set(rosters.map(({ id }) => id));
  const [first] = rosters;
  // Before the battle nobody learns by what he is refused where the enemy sets out.
  const hidden = after.board.phase === "deployment";
  const seen = after.units.filter(({ side }) => !hidden || side === first?.side);
  for (const one of standingFaults(after.field, seen)) {
    const other = one.fault === "overlaps" ? one.other : null;
    const unit = set.has(one.id) ? one.id : other;
    if (unit !== null && set.has(unit)) return { refused: faultBar(after, one), unit };
  }
  for (const { id } of rosters) {
    const piece = pieceOf(after, id);
    const bar = piece && occasionBar(before, after, piece, occasions.get(id));
    if (bar) return { refused: bar, unit: id };
  }
  return null;
}

function faultBar(
  { units, field }: Laid,
  found: ReturnType<typeof standingFaults>[number],
): Refusal {
  switch (found.fault) {
    case "overlaps": {
      const side = (id: string) => units.find((unit) => unit.id === id)?.side;
      const whose = side(found.id) === side(found.other) ? "friend" : "enemy";
      return refusal("move.interpenetrate", whose);
    }
    case "inPlace":
      return refusal("move.terrain", "place");
    case "tooMany": {
      const held = units.filter(({ holds }) => holds?.id === found.place).length;
      const sectors = field.terrain.find(({ id }) => id === found.place)?.place?.sectors ?? 0;
      return beyond("place.capacity", held, sectors);
    }
    case "closedGround":
      return refusal("move.terrain");
    default:
      return refusal("move.terrain", "edge");
  }
}

/** Rules that players set aside leave nobody on top of another or off the table. */
function mayStand({ clause }: Refusal): boolean {
  return clause === "move.zone" || clause === "tasking.redeploy" || clause === "turn.sequence";
}

function occasionBar(
  before: Laid,
  after: Laid,
  { roster, stands }: Piece,
  occasion: Occasion | undefined,
): Refusal | null {
  const stood: OnTable | null = pieceOf(before, roster.id)?.stands ?? null;
  if (stands.pose === null) return heldByOthers(after, stands);
  if (occasion?.kind === "arrives") {
    return occasion.late ? refusal("turn.sequence", "arrivals") : zoneBar(after, null, stands);
  }
  if (occasion?.kind !== "redeploys" || stood?.pose == null) return null;
  return redeployedBar(after, stood, stands) ?? zoneBar(after, stood, stands);
}

/** A place that the enemy holds is not entered. */
function heldByOthers({ units, board }: Laid, { side, holds }: OnTable): Refusal | null {
  if (board.phase === "deployment") return null;
  const held = units.some((unit) => unit.holds?.id === holds?.id && unit.side !== side);
  return held ? refusal("place.enter", "garrison") : null;
}
