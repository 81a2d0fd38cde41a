/** What overlays say, and beside what: the ghost's own first, then what an order would come to, then targets. */
import { flagScale } from "./arrows.ts";
import type { Laid } from "./laid.ts";
import type { Overlay } from "./overlay.ts";
import type { Dot } from "./plane.ts";
import type { Standing } from "./shown.ts";
import { type Block, besideFront, blockOf, flagsOf } from "./standing.ts";
import { type PlacedTag, placeTags, type WantedTag } from "./tags.ts";

const order: readonly Overlay["kind"][] = ["ghost", "charge", "sight", "ruler", "target"];

export function tagsOf(overlays: readonly Overlay[], laid: Laid): readonly PlacedTag[] {
  const wanted = overlays
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .flatMap((overlay) => tagOf(overlay, laid));
  if (wanted.length === 0) return [];
  return placeTags(wanted, laid.bounds, laid.fronts);
}

function tagOf(overlay: Overlay, laid: Laid): WantedTag[] {
  switch (overlay.kind) {
    case "ghost": {
      if (overlay.label === null) return [];
      const tone = overlay.legal ? "may" : "mayNot";
      return [behind(`ghost ${overlay.unit.id}`, overlay.label, tone, overlay, laid)];
    }
    case "charge": {
      if (overlay.label === null) return [];
      const { end: at, footprint, reaches } = overlay;
      const tone = reaches ? "may" : "mayNot";
      return [behind(`charge ${overlay.id}`, overlay.label, tone, { at, footprint }, laid)];
    }
    case "target": {
      const unit = laid.shown.units.find(({ id }) => id === overlay.id);
      if (overlay.label === null || unit === undefined) return [];
      const tone = overlay.may ? "may" : "mayNot";
      const id = `target ${overlay.id}`;
      if ("at" in unit.standing) {
        return [{ ...behind(id, overlay.label, tone, unit.standing, laid), spare: true }];
      }
      const { shown, paper, k } = laid;
      const size = flagScale(k);
      const flag = flagsOf(shown, paper, size, k).find((one) => one.unit.id === unit.id);
      if (flag === undefined) return [];
      const at = { x: flag.foot.x * k + 8 * size, y: flag.foot.y * k - 34 * size };
      return [{ id, text: overlay.label, tone, at, toward: { x: 0, y: -1 }, spare: true }];
    }
    case "sight": {
      const ray = overlay.rays[Math.floor(overlay.rays.length / 2)];
      if (overlay.label === null || ray === undefined) return [];
      return [midway(`sight ${overlay.id}`, overlay.label, laid.at(ray.from), laid.at(ray.to))];
    }
    case "ruler": {
      const { from, to, label } = overlay;
      return [midway(`ruler ${overlay.id}`, label, laid.at(from), laid.at(to))];
    }
    default:
      return [];
  }
}

function behind(
  id: string,
  text: string,
  tone: WantedTag["tone"],
  standing: Extract<Standing, { at: unknown }>,
  { paper, k }: Laid,
): WantedTag {
  const block: Block = blockOf(standing, paper);
  const rear = besideFront(block, 0, block.depth);
  const turn = (block.facing * Math.PI) / 180;
  const toward = { x: -Math.sin(turn), y: Math.cos(turn) };
  return { id, text, tone, at: { x: rear.x * k, y: rear.y * k }, toward };
}

/** Beside the middle of a line. */
function midway(id: string, text: string, a: Dot, b: Dot): WantedTag {
  const long = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
  const toward = { x: (b.y - a.y) / long, y: (a.x - b.x) / long };
  return { id, text, tone: "plain", at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, toward };
}
