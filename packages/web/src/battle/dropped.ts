import { useEffect, useRef } from "react";
import { command, eventsSoFar } from "./store.ts";

/**
 * Dice thrown against an enemy whose roster is hidden tell of it by what must be rolled next. At a
 * table the enemy sees them fall; here, if nothing is made of them, the log tells both sides.
 *
 * @param words what the log says should the screen be left now; null while there is nothing to say
 */
export function useDropped(words: string | null): void {
  const said = useRef(words);
  const begun = useRef(eventsSoFar());
  useEffect(() => {
    said.current = words;
  });
  useEffect(
    () => () => {
      const text = said.current;
      // Where something has happened since, it is what the dice came to.
      if (text !== null && eventsSoFar() === begun.current) command({ type: "note", text });
    },
    [],
  );
}
