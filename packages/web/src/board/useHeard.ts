import { type RefObject, useEffect, useRef } from "react";

/**
 * What is heard of an element many times a second: past React, which would ask all above it each time. Its
 * default may be prevented, which React's own listener could not do.
 */
export function useHeard<Type extends "wheel" | "pointermove">(
  on: RefObject<HTMLElement | null>,
  type: Type,
  hear: (event: HTMLElementEventMap[Type], element: HTMLElement) => void,
): void {
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    const { current } = on;
    if (current === null) return;
    const heard = (event: HTMLElementEventMap[Type]): void => {
      event.stopPropagation();
      latest.current(event, current);
    };
    current.addEventListener(type, heard, { passive: false });
    return () => current.removeEventListener(type, heard);
  }, [on, type]);
}
