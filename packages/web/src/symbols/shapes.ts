/** Outlines of troop blocks. Lengths in the footprint's unit; the front edge lies at y = 0. */

export interface Size2D {
  readonly width: number;
  readonly depth: number;
}

/** A straight-edged block. */
export function blockPath({ width, depth }: Size2D): string {
  return `M0 0H${round(width)}V${round(depth)}H0Z`;
}

/**
 * The wavy outline of an Unformed unit: every side carries whole waves, so that the shape stays
 * recognisable at any size.
 */
export function wavyPath({ width, depth }: Size2D, amplitude: number, length: number): string {
  return `M0 0${waves(width, 0, amplitude, length)}${waves(0, depth, amplitude, length)}${waves(-width, 0, amplitude, length)}${waves(0, -depth, amplitude, length)}Z`;
}

function waves(dx: number, dy: number, amplitude: number, length: number): string {
  const run = Math.hypot(dx, dy);
  const count = Math.max(1, Math.round(run / length));
  const [ux, uy] = [dx / run, dy / run];
  const step = run / count / 2;
  let path = "";
  for (let i = 0; i < count * 2; i++) {
    const side = i % 2 === 0 ? amplitude * 2 : -amplitude * 2;
    const cx = (ux * step) / 2 + uy * side;
    const cy = (uy * step) / 2 - ux * side;
    path += `q${round(cx)} ${round(cy)} ${round(ux * step)} ${round(uy * step)}`;
  }
  return path;
}

/** A square with its hollow, for `fill-rule: evenodd`. */
export function hollowPath(size: Size2D, wall: number): string {
  const { width, depth } = size;
  return `${blockPath(size)}M${wall} ${wall}V${round(depth - wall)}H${round(width - wall)}V${wall}Z`;
}

/** Lines that part a block into equal files and ranks. */
export function partingPath({ width, depth }: Size2D, files: number, ranks: number): string {
  let path = "";
  for (let i = 1; i < files; i++) path += `M${round((width * i) / files)} 0V${round(depth)}`;
  for (let i = 1; i < ranks; i++) path += `M0 ${round((depth * i) / ranks)}H${round(width)}`;
  return path;
}

/** Centres of `count` dots spread evenly over the block in the given number of ranks. */
export function dots({ width, depth }: Size2D, count: number, ranks: number): [number, number][] {
  const files = Math.ceil(count / ranks);
  return Array.from({ length: count }, (_, i) => {
    const rank = Math.floor(i / files);
    const file = i % files;
    const inset = ranks > 1 && rank % 2 === 1 ? 0.5 : 0;
    return [
      round((width * (file + 0.5 + inset * 0.5)) / files),
      round((depth * (rank + 0.5)) / ranks),
    ];
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
