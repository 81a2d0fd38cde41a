import { useEffect } from "react";
import type { Face } from "../parts/Die.tsx";
import { toFace } from "./dice.ts";

/** Digits type dice, Backspace takes one back, R rolls: the same pad from a keyboard. */
export function useDiceKeys(keys: {
  readonly onFace: (face: Face) => void;
  readonly onBack: (() => void) | null;
  readonly onRoll: (() => void) | null;
}): void {
  useEffect(() => {
    const typed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof HTMLInputElement && event.target.type !== "radio") return;
      if (/^[1-6]$/.test(event.key)) keys.onFace(toFace(Number(event.key)));
      else if (event.key === "Backspace") keys.onBack?.();
      else if (event.code === "KeyR") keys.onRoll?.();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", typed);
    return () => removeEventListener("keydown", typed);
  });
}
