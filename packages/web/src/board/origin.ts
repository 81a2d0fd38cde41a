import type { Dot } from "./plane.ts";

const measured = new WeakMap<Element, Dot>();

/**
 * Where on the page the upper left corner of an element lies, asked of the browser once a frame at
 * most: after something has been moved, every asking would have the whole page laid out anew.
 */
function originOf(element: Element): Dot {
  const known = measured.get(element);
  if (known !== undefined) return known;
  const { left: x, top: y } = element.getBoundingClientRect();
  const origin = { x, y };
  measured.set(element, origin);
  requestAnimationFrame(() => measured.delete(element));
  return origin;
}

/** A point of the page as a point of an element. */
export function within(
  element: Element,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Dot {
  const { x, y } = originOf(element);
  return { x: clientX - x, y: clientY - y };
}
