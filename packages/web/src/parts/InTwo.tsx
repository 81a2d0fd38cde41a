import type { ReactElement } from "react";
import "./intwo.css";

/**
 * What a button at the foot of the page says, "Next: Fire", "Command roll: Kempt's advanced corps". On a
 * phone it takes two lines at the most: the word that it ends with begins the second where both do not
 * fit into one.
 */
export function InTwo(props: {
  readonly said: string;
  /** The word that it ends with. */
  readonly word: string;
  /** What comes before it is not to be missed, and the word is cut off rather. */
  readonly cut?: true;
}): ReactElement {
  const { said, word, cut } = props;
  if (word === "" || !said.endsWith(word)) return <>{said}</>;
  return (
    <span className={cut === true ? "in-two cut" : "in-two"}>
      <span>{said.slice(0, -word.length).trimEnd()}</span> <span className="word">{word}</span>
    </span>
  );
}
