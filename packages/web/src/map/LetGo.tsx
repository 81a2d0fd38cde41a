import type { ReactElement } from "react";
import { Icon } from "../parts/icons.tsx";
import { href } from "../router.ts";
import { useWords } from "./words.ts";

/** Back from the unit that is looked at to the whole map. */
export function LetGo(): ReactElement {
  const words = useWords();
  return (
    <a
      className="button quiet let-go"
      aria-label={words.say("map.letGo")}
      href={href({ screen: "map", unit: null })}
    >
      <Icon name="gone" />
    </a>
  );
}
