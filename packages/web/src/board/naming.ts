/** What is named on a map, and where it lies in pixels of the sheet as it is drawn. */
import type { TerrainPiece } from "@adjutant/battle";
import { arrowsOf } from "./arrows.ts";
import { type Named, type NameKind, widthOf } from "./names.ts";
import { apart, type Box, boxOf, type Dot, heart, meet, type Ring, stations } from "./plane.ts";
import { middleOf, outlineOf, paperOf, ringOf, type Sheet, sheetOf } from "./sheet.ts";
import type { BoardUnit, ShownArrival, ShownField, ShownZone } from "./shown.ts";
import { blockOf, cornersOf } from "./standing.ts";

type Language = "en" | "ru";

const kinds: Partial<Record<TerrainPiece["kind"], NameKind>> = {
  hill: "height",
  woods: "woods",
  rough: "woods",
  difficult: "woods",
  marsh: "woods",
  builtUp: "village",
  strongpoint: "village",
  redoubt: "village",
  river: "water",
};

/** How things are said on the map. */
export interface Say {
  /** An arrival beside its arrow. */
  readonly arrival: (arrival: ShownArrival) => string;
  /** A unit beside its block. */
  readonly unit: (unit: BoardUnit) => string;
}

export function namesOf(shown: ShownField, k: number, lang: Language, say: Say): readonly Named[] {
  const sheet = sheetOf(shown.field);
  const prizes = new Set(shown.objectives.map(({ place }) => place));
  // When an enemy was last seen is told nowhere else on the map: it comes before the names of the ground.
  const before = shown.units.filter(({ lastSeen }) => lastSeen !== undefined);
  const now = shown.units.filter(({ lastSeen }) => lastSeen === undefined);
  return [
    ...unitNames({ ...shown, units: before }, k, say.unit),
    ...shown.field.terrain.flatMap((piece) =>
      groundName(piece, sheet, k, lang).map((name) => ({ ...name, first: prizes.has(piece.id) })),
    ),
    ...unitNames({ ...shown, units: now }, k, say.unit),
    ...shown.zones.map((zone) => zoneName(zone, sheet, k, lang)),
    ...arrowsOf(shown.arrivals, sheet, k).map(
      ({ arrival, at }): Named => ({
        id: `arrival ${arrival.brigade}`,
        text: say.arrival(arrival),
        kind: "arrival",
        at: scaled(at, k),
        clear: { x: 14, y: 14 },
        upon: false,
      }),
    ),
  ];
}

/** Woods, marshes and scrub much smaller than their names are named from nearer. */
const readableGround = 0.5;

/** A unit is named where its block is not much smaller than its name. */
const readable = 0.5;
/** One by itself where its block is a good deal smaller: nobody takes the name for another's. */
const readableAlone = 0.2;
/** Room for the bars and chevrons behind a block, in pixels. */
const rearMarks = 11;

function unitNames(shown: ShownField, k: number, say: Say["unit"]): Named[] {
  const paper = paperOf(shown.field, shown.scale);
  const blocks = shown.units.flatMap((unit) => {
    if (!("at" in unit.standing)) return [];
    const block = blockOf(unit.standing, paper);
    return [{ unit, block, box: boxOf(cornersOf(block)) }];
  });
  const isAlone = (own: Box, room: number): boolean => {
    const around = {
      left: own.left - room,
      right: own.right + room,
      top: own.top - room,
      bottom: own.bottom + room,
    };
    return blocks.every(({ box }) => box === own || !meet(box, around));
  };
  return blocks.flatMap(({ unit, block, box }): Named[] => {
    const text = say(unit);
    const share = (Math.max(block.width, block.depth) * k) / widthOf(text, "unit");
    if (share < readableAlone) return [];
    if (share < readable && !isAlone(box, widthOf(text, "unit") / 2 / k)) return [];
    const clear = {
      x: ((box.right - box.left) / 2) * k + rearMarks,
      y: ((box.bottom - box.top) / 2) * k + rearMarks,
    };
    const at = scaled(centre(box), k);
    const turn = (block.facing * Math.PI) / 180;
    const toward = { x: -Math.sin(turn), y: Math.cos(turn) };
    return [{ id: `unit ${unit.id}`, text, kind: "unit", at, clear, upon: false, toward }];
  });
}

function groundName(piece: TerrainPiece, sheet: Sheet, k: number, lang: Language): Named[] {
  const kind = kinds[piece.kind];
  const text = piece.name?.[lang];
  if (kind === undefined || text === undefined) return [];
  const { points, closed, width } = outlineOf(piece, sheet);
  if (!closed) return [alongCourse(piece.id, text, points, width, k)];
  const at = middleOf(piece, sheet);
  const box = boxOf(points);
  const clear = { x: ((box.right - box.left) / 2) * k, y: ((box.bottom - box.top) / 2) * k };
  const size = 2 * Math.max(clear.x, clear.y);
  if (kind === "woods" && size < widthOf(text, kind) * readableGround) return [];
  const upon = kind !== "village";
  return [{ id: piece.id, text, kind, at: scaled(upon ? at : centre(box), k), clear, upon }];
}

function centre(box: Box): Dot {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

function scaled({ x, y }: Dot, k: number): Dot {
  return { x: x * k, y: y * k };
}

/** A river's name on its straightest stretch that is long enough. */
function alongCourse(id: string, text: string, points: Ring, width: number, k: number): Named {
  const long = widthOf(text, "water") / k;
  const steps = stations(points, false, 20);
  const count = Math.max(1, Math.round(long / 20));
  let best = { straight: -1, at: steps[0] ?? { x: 0, y: 0 }, turn: 0 };
  for (const [index, start] of steps.entries()) {
    const end = steps[index + count];
    const middle = steps[index + Math.floor(count / 2)];
    if (end === undefined || middle === undefined) continue;
    // Straight where the way is no longer than the flight of a bird, and well within the sheet.
    const straight = apart(start, end) / (count * 20);
    const within = 1 - 0.08 * Math.abs(index / steps.length - 0.5);
    if (straight * within <= best.straight) continue;
    const turn = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
    best = { straight: straight * within, at: middle, turn: upright(turn) };
  }
  return {
    id,
    text,
    kind: "water",
    at: scaled(best.at, k),
    turn: best.turn,
    clear: { x: 0, y: (width / 2) * k },
    upon: width * k >= 26,
  };
}

/** Turned by half where it would stand on its head. */
function upright(turn: number): number {
  if (turn > 90) return turn - 180;
  return turn <= -90 ? turn + 180 : turn;
}

/** A side's zone is named in capitals, a brigade's as what comes on is. */
function zoneName(
  { id, name, brigade, zone }: ShownZone,
  sheet: Sheet,
  k: number,
  lang: Language,
): Named {
  const ring = ringOf(zone.polygon, sheet);
  const at = scaled(heart(ring), k);
  const box = boxOf(ring);
  return {
    id,
    text: brigade ? name : name.toLocaleUpperCase(lang),
    kind: brigade ? "arrival" : "zone",
    at,
    clear: { x: ((box.right - box.left) / 2) * k, y: ((box.bottom - box.top) / 2) * k },
    upon: true,
  };
}
