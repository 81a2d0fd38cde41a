import type { Dot } from "./plane.ts";

interface Measured extends Dot {
  /** Milliseconds, of the page's clock. */
  readonly at: number;
}

const measured = new WeakMap<Element, Measured>();
/** While a hand moves, the page under it hardly does. */
const trustedMs = 100;

/**
 * Where on the page the upper left corner of an element lies. While something is moved the browser is
 * asked now and then only: every asking may have the whole page laid out anew.
 */
function originOf(element: Element, now: number, moving: boolean): Dot {
  const known = measured.get(element);
  if (moving && known !== undefined && now - known.at < trustedMs) return known;
  const { left: x, top: y } = element.getBoundingClientRect();
  const origin = { x, y, at: now };
  measured.set(element, origin);
  return origin;
}

export interface Pointing {
  readonly type: string;
  readonly timeStamp: number;
  readonly clientX: number;
  readonly clientY: number;
}

/** The point of an element that an event is about. */
export function within(element: Element, event: Pointing): Dot {
  const moving = event.type === "pointermove" || event.type === "wheel";
  const { x, y } = originOf(element, event.timeStamp, moving);
  return { x: event.clientX - x, y: event.clientY - y };
}
