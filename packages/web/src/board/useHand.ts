import { type PointerEvent, type RefObject, useRef } from "react";
import { type Gesture, type Hand, idle, lift, lose, move, press, type Touch } from "./hand.ts";
import { type Pointing, within } from "./origin.ts";
import type { Dot } from "./plane.ts";
import { useHeard } from "./useHeard.ts";

interface Handlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Pointers on a pane as gestures, in the pane's pixels.
 * @param onFree where a mouse or a pen is that presses nothing
 * @param unitUnder the unit that a hand takes hold of where it presses, if it may drag one there
 */
export function useHand(
  pane: RefObject<HTMLElement | null>,
  onFree: (at: Dot) => void,
  onGesture: (gesture: Gesture) => void,
  unitUnder: (at: Dot) => string | null = () => null,
): Handlers {
  const hand = useRef<Hand>(idle);
  const touch = (event: PointerEvent<HTMLElement>): Touch => touchOn(event.currentTarget, event);
  const step = (next: { readonly hand: Hand; readonly gesture: Gesture | null }): void => {
    hand.current = next.hand;
    if (next.gesture !== null) onGesture(next.gesture);
  };
  useHeard(pane, "pointermove", (event, on) => {
    if (hand.current.down.length > 0) {
      step(move(hand.current, touchOn(on, event)));
      // Only what moves is held fast: a tap still lands on what lies under it.
      if (hand.current.pressed === null) on.setPointerCapture(event.pointerId);
    }
    if (event.pointerType !== "touch" && event.buttons === 0) onFree(within(on, event));
  });
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      const pressed = touch(event);
      hand.current = press(hand.current, { ...pressed, unit: unitUnder(pressed) });
    },
    onPointerUp: (event) => step(lift(hand.current, touch(event))),
    onPointerCancel: (event) => {
      hand.current = lose(hand.current, event.pointerId);
    },
  };
}

function touchOn(
  on: HTMLElement,
  event: Pointing & Pick<globalThis.PointerEvent, "pointerId">,
): Touch {
  const { pointerId: id, timeStamp: time } = event;
  return { id, ...within(on, event), time };
}
