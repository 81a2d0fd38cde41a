/** Where the reader looks: which part of the sheet, and how near. Headless. */
import type { Dot } from "./plane.ts";
import type { Sheet } from "./sheet.ts";

/** A point of the sheet stands at (x + k·px, y + k·py) of the window. */
export interface Camera {
  /** Pixels for a millimetre of the table. */
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** The part of the screen that the map has, in pixels. */
export interface Pane {
  readonly width: number;
  readonly height: number;
}

/** Room around the sheet for its frame and figures, in pixels. */
export const frame = 28;

/** So wide is the sheet drawn for paper, in pixels: its names are a little larger than a book's. */
const onPaper = 1000;

/** The scale at which a sheet is drawn for paper. */
export function paperScale({ width }: Sheet): number {
  return onPaper / width;
}

/** Nearer than this no table is looked at: a battalion in line across a hand. */
const nearest = 1.6;

function wholeScale(sheet: Sheet, pane: Pane): number {
  const across = Math.max(1, pane.width - 2 * frame) / sheet.width;
  const down = Math.max(1, pane.height - 2 * frame) / sheet.depth;
  return Math.min(across, down);
}

/** The whole sheet, in the middle of the pane. */
export function whole(sheet: Sheet, pane: Pane): Camera {
  return kept({ k: wholeScale(sheet, pane), x: 0, y: 0 }, sheet, pane);
}

/** A camera so bounded that the sheet fills the pane, or lies in its middle where it is smaller. */
export function kept({ k, x, y }: Camera, sheet: Sheet, pane: Pane): Camera {
  const least = wholeScale(sheet, pane);
  const near = Math.min(Math.max(k, least), Math.max(nearest, least));
  return {
    k: near,
    x: along(x, sheet.width * near, pane.width),
    y: along(y, sheet.depth * near, pane.height),
  };
}

function along(at: number, length: number, room: number): number {
  if (length + 2 * frame <= room) return (room - length) / 2;
  return Math.min(frame, Math.max(room - frame - length, at));
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Nearer or further, so that what lies under a point of the pane stays there. */
export function zoomed(camera: Camera, factor: number, at: Dot, sheet: Sheet, pane: Pane): Camera {
  const bounded = kept({ ...camera, k: camera.k * factor }, sheet, pane).k / camera.k;
  return kept(
    {
      k: camera.k * bounded,
      x: at.x - (at.x - camera.x) * bounded,
      y: at.y - (at.y - camera.y) * bounded,
    },
    sheet,
    pane,
  );
}

/** A point of the sheet in the middle of the pane. */
export function centred(camera: Camera, at: Dot, sheet: Sheet, pane: Pane): Camera {
  const { k } = camera;
  return kept({ k, x: pane.width / 2 - at.x * k, y: pane.height / 2 - at.y * k }, sheet, pane);
}

/** The point of the sheet under a point of the pane. */
export function under(camera: Camera, at: Dot): Dot {
  return { x: (at.x - camera.x) / camera.k, y: (at.y - camera.y) / camera.k };
}

/** Is more of the sheet to be had than the pane shows. */
export function isNear(camera: Camera, sheet: Sheet, pane: Pane): boolean {
  return camera.k > wholeScale(sheet, pane) * 1.02;
}
