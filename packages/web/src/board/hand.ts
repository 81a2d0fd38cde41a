/**
 * What fingers, a pen or a mouse mean on the map: panning, pinching, a tap, a tap twice, and the drag
 * of a unit. Headless: pointers in, gestures out.
 */
import { apart, type Dot } from "./plane.ts";

export interface Touch extends Dot {
  readonly id: number;
  /** Milliseconds, from any beginning. */
  readonly time: number;
  /** The unit under it, where there is one that may be dragged. */
  readonly unit?: string | null;
}

export type Gesture =
  | { readonly kind: "pan"; readonly dx: number; readonly dy: number }
  | { readonly kind: "zoom"; readonly factor: number; readonly at: Dot }
  | { readonly kind: "tap"; readonly at: Dot }
  | { readonly kind: "doubleTap"; readonly at: Dot }
  | { readonly kind: "drag"; readonly unit: string; readonly to: Dot }
  | { readonly kind: "drop"; readonly unit: string; readonly at: Dot };

export interface Hand {
  readonly down: readonly Touch[];
  /** Where the only pointer went down; null once it has moved or another came. */
  readonly pressed: Touch | null;
  readonly dragging: string | null;
  readonly lastTap: Touch | null;
}

export const idle: Hand = { down: [], pressed: null, dragging: null, lastTap: null };

/** A finger never lies still: less than this is no movement. */
const still = 8;
const twice = { within: 320, apart: 28 };

interface Step {
  readonly hand: Hand;
  readonly gesture: Gesture | null;
}

export function press(hand: Hand, touch: Touch): Hand {
  const down = [...hand.down.filter(({ id }) => id !== touch.id), touch];
  // A second finger ends what the first began.
  return { ...hand, down, pressed: down.length === 1 ? touch : null, dragging: null };
}

export function move(hand: Hand, touch: Touch): Step {
  const before = hand.down.find(({ id }) => id === touch.id);
  if (before === undefined) return { hand, gesture: null };
  const down = hand.down.map((one) => (one.id === touch.id ? { ...one, ...at(touch) } : one));
  const [first, second] = hand.down;
  if (first !== undefined && second !== undefined) {
    const [one, other] = down;
    if (one === undefined || other === undefined) return { hand, gesture: null };
    const factor = apart(one, other) / Math.max(1, apart(first, second));
    const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    return { hand: { ...hand, down }, gesture: { kind: "zoom", factor, at: middle } };
  }
  const { pressed } = hand;
  if (pressed !== null && apart(pressed, touch) < still) return { hand, gesture: null };
  const dragging = hand.dragging ?? pressed?.unit ?? null;
  const moved = { ...hand, down, pressed: null, dragging };
  if (dragging !== null) {
    return { hand: moved, gesture: { kind: "drag", unit: dragging, to: at(touch) } };
  }
  return {
    hand: moved,
    gesture: { kind: "pan", dx: touch.x - before.x, dy: touch.y - before.y },
  };
}

export function lift(hand: Hand, touch: Touch): Step {
  const down = hand.down.filter(({ id }) => id !== touch.id);
  const { pressed, dragging, lastTap } = hand;
  if (dragging !== null) {
    const gesture = { kind: "drop", unit: dragging, at: at(touch) } as const;
    return { hand: { ...idle, down }, gesture };
  }
  if (pressed === null) return { hand: { ...hand, down }, gesture: null };
  const again =
    lastTap !== null &&
    touch.time - lastTap.time <= twice.within &&
    apart(touch, lastTap) <= twice.apart;
  return {
    hand: { ...idle, down, lastTap: again ? null : touch },
    gesture: { kind: again ? "doubleTap" : "tap", at: at(touch) },
  };
}

/** The pointer was taken away: by the page's scrolling, by the system. */
export function lose(hand: Hand, id: number): Hand {
  return { ...idle, down: hand.down.filter((touch) => touch.id !== id) };
}

function at({ x, y }: Dot): Dot {
  return { x, y };
}
