import { type PointerEvent, useRef } from "react";
import { type Gesture, type Hand, idle, lift, lose, move, press, type Touch } from "./hand.ts";
import { within } from "./origin.ts";
import type { Dot } from "./plane.ts";

interface Handlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Pointers on a pane as gestures, in the pane's pixels.
 * @param unitUnder the unit that a hand takes hold of where it presses, if it may drag one there
 */
export function useHand(
  onGesture: (gesture: Gesture) => void,
  unitUnder: (at: Dot) => string | null = () => null,
): Handlers {
  const hand = useRef<Hand>(idle);
  const touch = (event: PointerEvent<HTMLElement>): Touch => {
    const { pointerId: id, timeStamp: time } = event;
    return { id, ...within(event.currentTarget, event), time };
  };
  const step = (next: { readonly hand: Hand; readonly gesture: Gesture | null }): void => {
    hand.current = next.hand;
    if (next.gesture !== null) onGesture(next.gesture);
  };
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      const pressed = touch(event);
      hand.current = press(hand.current, { ...pressed, unit: unitUnder(pressed) });
    },
    onPointerMove: (event) => {
      if (hand.current.down.length === 0) return;
      step(move(hand.current, touch(event)));
      // Only what moves is held fast: a tap still lands on what lies under it.
      if (hand.current.pressed === null) {
        event.currentTarget.setPointerCapture(event.pointerId);
      }
    },
    onPointerUp: (event) => step(lift(hand.current, touch(event))),
    onPointerCancel: (event) => {
      hand.current = lose(hand.current, event.pointerId);
    },
  };
}
