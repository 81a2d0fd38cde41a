/** Villages as black blocks along their street, abbeys and farms as walls about a court. */
import { chanceFrom, from } from "./chance.ts";
import { apart, awayFrom, boxOf, type Dot, heart, inside, type Ring, short } from "./plane.ts";

/** A road on the sheet, to set houses along. */
export interface Street {
  readonly points: Ring;
  readonly width: number;
}

/** The houses of a village: rows that follow its street, none on the street, one of them the church. */
export function houses(id: string, ring: Ring, streets: readonly Street[]): string {
  const chance = chanceFrom(id);
  const { x: cx, y: cy } = heart(ring);
  const turn = streetTurn({ x: cx, y: cy }, streets);
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const { left, top, right, bottom } = boxOf(ring);
  const reach = Math.hypot(right - left, bottom - top) / 2;
  const corner = (a: number, b: number): Dot => ({
    x: cx + a * ux - b * uy,
    y: cy + a * uy + b * ux,
  });
  let path = "";
  // Gardens lie between the rows of houses.
  for (let b = -reach; b < reach; b += 21) {
    let a = -reach + from(chance, 0, 12);
    while (a < reach) {
      const [long, deep] = [from(chance, 11, 25), from(chance, 9, 12.5)];
      const set = b + from(chance, -2, 2);
      const walls = [
        corner(a, set),
        corner(a + long, set),
        corner(a + long, set + deep),
        corner(a, set + deep),
      ];
      const fits = walls.every(
        (at) =>
          inside(ring, at) &&
          awayFrom(ring, true, at) > 3 &&
          streets.every(({ points, width }) => awayFrom(points, false, at) > width / 2 + 2.5),
      );
      // Not every plot is built on.
      if (fits && chance() > 0.14) path += block(walls);
      a += long + from(chance, 3.5, 9);
    }
  }
  return path;
}

/** Which way the street runs by a point; level where there is none. */
function streetTurn(at: Dot, streets: readonly Street[]): number {
  let best = { away: 140, turn: 0 };
  for (const { points } of streets) {
    for (const [index, start] of points.entries()) {
      const end = points[index + 1];
      if (end === undefined || apart(start, end) === 0) continue;
      const away = awayFrom([start, end], false, at);
      if (away < best.away) best = { away, turn: Math.atan2(end.y - start.y, end.x - start.x) };
    }
  }
  return best.turn;
}

function block(walls: Ring): string {
  return `M${walls.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

/** Four wings about a court, drawn with the even–odd rule, and a church with its cross beside. */
export function court(ring: Ring): { readonly walls: string; readonly cross: string } {
  const middle = heart(ring);
  const shrunk = (share: number): Ring =>
    ring.map(({ x, y }) => ({
      x: middle.x + (x - middle.x) * share,
      y: middle.y + (y - middle.y) * share,
    }));
  const arm = middle.depth * 0.26;
  return {
    walls: block(shrunk(0.84)) + block(shrunk(0.54)),
    cross: `M${short(middle.x)} ${short(middle.y - arm * 1.3)}v${short(arm * 2.6)}M${short(middle.x - arm)} ${short(middle.y - arm * 0.5)}h${short(arm * 2)}`,
  };
}
