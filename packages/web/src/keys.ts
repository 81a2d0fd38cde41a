import { useLayoutEffect } from "react";
import type { Seen } from "./battle/useSeen.ts";
import { go, readRoute } from "./router.ts";

/** What the keys of a keyboard do, by their place on it: Russian and Latin letters alike. */
export const keys = [
  { key: "1–6", does: "keys.dice" },
  { key: "R", does: "keys.roll" },
  { key: "⌫", does: "keys.takeBack" },
  { key: "U", does: "keys.undo" },
  { key: "Shift U", does: "keys.redo" },
  { key: "H", does: "keys.roster" },
  { key: "D", does: "keys.due" },
  { key: "T", does: "keys.turn" },
  { key: "L", does: "keys.log" },
  { key: "/", does: "keys.rules" },
  { key: "← ↑ ↓ →", does: "keys.ghost" },
  { key: "[ ]", does: "keys.face" },
  { key: "↵", does: "keys.march" },
  { key: "Esc", does: "keys.back" },
  { key: "?", does: "keys.list" },
] as const;

/** Listens to the keys that work on every screen; those of the dice are the pad's own. */
export function useKeys({ act }: Pick<Seen, "act">): void {
  // Before the page is painted: a key pressed at what is seen is never lost.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest("input, select, textarea"))
        return;
      if (does(event, act)) event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [act]);
}

/** Does what a key stands for; was there anything. */
function does(event: KeyboardEvent, act: Seen["act"]): boolean {
  if (event.key === "?") go({ screen: "keys" });
  else if (event.key === "/") go({ screen: "rules" });
  else if (event.key === "Escape") {
    // From the roster there is no way further back within the app.
    if (readRoute(location.hash).screen !== "home") history.back();
  } else {
    switch (event.code) {
      case "KeyU":
        act({ type: event.shiftKey ? "redo" : "undo" });
        break;
      case "KeyH":
        go({ screen: "home" });
        break;
      case "KeyD":
        go({ screen: "due" });
        break;
      case "KeyT":
        go({ screen: "turn" });
        break;
      case "KeyL":
        go({ screen: "log" });
        break;
      default:
        return false;
    }
  }
  return true;
}
