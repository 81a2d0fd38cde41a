/**
 * Where names stand: the weightiest first, each where it fits beside what it names, never on another name nor
 * on a front edge; those that find no room are left out, and come as one goes nearer. In pixels of
 * the sheet as it is drawn.
 */
import type { Busy } from "./busy.ts";
import { type Box, type Dot, meet } from "./plane.ts";
import { slices } from "./slices.ts";

export type NameKind = "water" | "height" | "woods" | "village" | "zone" | "arrival" | "unit";

export interface Named {
  readonly id: string;
  readonly text: string;
  readonly kind: NameKind;
  /** What it names; for water and roads with the turn of the course there, in degrees. */
  readonly at: Dot;
  readonly turn?: number;
  /** Room that the thing itself takes to either side and up and down. */
  readonly clear: { readonly x: number; readonly y: number };
  /** It stands on what it names rather than beside it. */
  readonly upon: boolean;
  /** What is fought for is named before all else. */
  readonly first?: boolean;
  /** The side that it stands on best, as a direction: a unit's name behind its rear. */
  readonly toward?: Dot;
}

export interface Placed {
  readonly id: string;
  readonly text: string;
  readonly kind: NameKind;
  /** The middle of the text. */
  readonly at: Dot;
  readonly turn: number;
}

/** Height of the letters and how far apart they are spaced, in px; nothing under 16. */
export const type: Readonly<Record<NameKind, { readonly size: number; readonly spaced: number }>> =
  {
    zone: { size: 19, spaced: 3 },
    village: { size: 18, spaced: 0 },
    height: { size: 17, spaced: 0.6 },
    water: { size: 17, spaced: 1.4 },
    woods: { size: 16, spaced: 0 },
    arrival: { size: 16, spaced: 0 },
    unit: { size: 16, spaced: 0 },
  };

/** A zone is broad, and its name stands well in many parts of it: those that have few come before it. */
const order: readonly NameKind[] = [
  "village",
  "unit",
  "arrival",
  "zone",
  "water",
  "height",
  "woods",
];

function rankOf({ first, kind }: Named): number {
  return first === true ? -1 : order.indexOf(kind);
}

/** How wide letters are set, in em: the broad, the narrow and all others. */
const letters = { broad: 0.76, narrow: 0.36, other: 0.52 };

/** How wide a text is set, to about a fifteenth. */
export function widthOf(text: string, kind: NameKind): number {
  const { size, spaced } = type[kind];
  let em = 0;
  for (const sign of text) em += letters[breadthOf(sign)];
  return em * size + spaced * text.length;
}

function breadthOf(sign: string): keyof typeof letters {
  if (/[\p{Lu}мшщжюфыmw№]/u.test(sign)) return "broad";
  return /[ilftjr\s.,:'’·/()-]/.test(sign) ? "narrow" : "other";
}

/** What a place further down the list costs, against a name that lies all across woods (1.5). */
const lessLiked = 0.02;

/**
 * @param taken what no name may cover: front edges, marks
 * @param busy how much of a name lies across what it reads ill on, 0 for nothing
 */
export function placed(
  names: readonly Named[],
  taken: readonly Box[],
  bounds: Box,
  busy: Busy = () => 0,
): readonly Placed[] {
  return slices(placing(names, taken, bounds, busy)).outcome();
}

/** The same, name by name. */
export function* placing(
  names: readonly Named[],
  taken: readonly Box[],
  bounds: Box,
  busy: Busy,
): Generator<void, readonly Placed[]> {
  const boxes = [...taken];
  const done: Placed[] = [];
  const weighty = names.toSorted((a, b) => rankOf(a) - rankOf(b));
  for (const name of weighty) {
    const size = { x: widthOf(name.text, name.kind), y: type[name.kind].size * 1.15 };
    const turn = name.turn ?? 0;
    let spot: Dot | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [rank, at] of spots(name, size).entries()) {
      // Those that follow are liked less, and at the best as clear.
      if (rank * lessLiked >= least) break;
      const box = boxAt(at, size, turn);
      if (!within(box, bounds) || boxes.some((other) => meet(box, other))) continue;
      const cost = rank * lessLiked + busy(box, name.id);
      if (cost >= least) continue;
      least = cost;
      spot = at;
    }
    yield;
    if (spot === undefined) continue;
    boxes.push(boxAt(spot, size, turn));
    done.push({ id: name.id, text: name.text, kind: name.kind, at: spot, turn });
  }
  return done;
}

/** Where the middle of a name may stand, the best first. */
function spots({ kind, at, clear, upon, turn, toward }: Named, size: Dot): Dot[] {
  const [dx, dy] = [clear.x + size.x / 2 + 4, clear.y + size.y / 2 + 2];
  const corners = (along: number, across: number): Dot[] =>
    [-1, 1].flatMap((down) =>
      [1, -1].map((right) => ({
        x: at.x + right * dx * along,
        y: at.y + down * dy * across,
      })),
    );
  const beside = [
    { x: at.x, y: at.y - dy },
    { x: at.x, y: at.y + dy },
    { x: at.x + dx, y: at.y },
    { x: at.x - dx, y: at.y },
    ...[0.4, 0.8].flatMap((share) => corners(share, 1)),
    ...corners(1, 0.4),
    ...corners(1, 1),
  ];
  const before = (way: number): Dot[] =>
    [0, 0.3, -0.3].map((aside) => {
      const { x = 0, y = 1 } = toward ?? {};
      const far = way * (Math.abs(x) * dx + Math.abs(y) * dy);
      const along = aside * Math.max(size.x, clear.x);
      return { x: at.x + x * far - y * along, y: at.y + y * far + x * along };
    });
  if (turn !== undefined) {
    const across = clear.y + size.y / 2;
    const [nx, ny] = [-Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    const along = [
      { x: at.x - nx * across, y: at.y - ny * across },
      { x: at.x + nx * across, y: at.y + ny * across },
    ];
    return upon ? [at, ...along] : along;
  }
  // To the side of it a unit's name would be taken for its neighbour's.
  if (!upon && toward !== undefined) return [1, -1].flatMap((way) => before(way));
  if (!upon) return beside;
  const slight = [0.35, -0.35, 0.7, -0.7].map((share) => ({ x: at.x, y: at.y + clear.y * share }));
  // A zone is broad: its name may stand in any part of it.
  const aside =
    kind === "zone"
      ? [0.25, -0.25, 0.5, -0.5].map((by) => ({ x: at.x + clear.x * by, y: at.y }))
      : [];
  return [at, ...slight, ...aside, ...beside.slice(0, 2)];
}

/** The upright box about a text that may be turned. */
function boxAt(at: Dot, size: Dot, turn: number): Box {
  const [cos, sin] = [
    Math.abs(Math.cos((turn * Math.PI) / 180)),
    Math.abs(Math.sin((turn * Math.PI) / 180)),
  ];
  const [x, y] = [(size.x * cos + size.y * sin) / 2, (size.x * sin + size.y * cos) / 2];
  return { left: at.x - x, right: at.x + x, top: at.y - y, bottom: at.y + y };
}

function within(box: Box, bounds: Box): boolean {
  return (
    box.left >= bounds.left &&
    box.right <= bounds.right &&
    box.top >= bounds.top &&
    box.bottom <= bounds.bottom
  );
}
