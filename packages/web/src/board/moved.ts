export interface Moved {
  readonly to: (transform: string) => void;
  readonly release: () => void;
}

/**
 * An element that a hand moves. Where its style alone says where it lies, Chromium sorts the layers
 * of the whole page anew at every frame; an animation that stands still holds it without.
 */
export function moved(element: Element): Moved {
  const place = new KeyframeEffect(element, null, { duration: 1, fill: "both" });
  const held = new Animation(place);
  held.pause();
  return {
    to: (transform) => place.setKeyframes({ transform: [transform, transform] }),
    release: () => held.cancel(),
  };
}
