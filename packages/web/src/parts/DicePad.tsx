import type { ReactElement, ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Die, type Face, faces } from "./Die.tsx";
import "./dicepad.css";

export interface DicePadProps {
  /** What is rolled and by whom, e.g. "1/27th fires". */
  readonly title: string;
  /** How, e.g. "2D6" or "3 casualty dice, 4–6 hit". */
  readonly detail: string;
  /** The odds in short, for a screen on which the bars are out of sight. */
  readonly odds?: ReactNode;
  readonly wanted: number;
  readonly typed: readonly Face[];
  /** A face was typed; the last one resolves the roll. Null where only the app rolls. */
  readonly onFace: ((face: Face) => void) | null;
  readonly onBack: (() => void) | null;
  /** Null where the players use their own dice only. */
  readonly onRoll: (() => void) | null;
  readonly words: DicePadWords;
}

export interface DicePadWords {
  readonly roll: string;
  readonly back: string;
  /** "Two of five dice typed", for those who do not see the slots. */
  readonly progress: string;
  readonly face: (face: Face) => string;
}

/** Six big keys, one tap for each die; typing the last one resolves. Digits work as well. */
export function DicePad(props: DicePadProps): ReactElement {
  const { wanted, typed, words, onFace } = props;
  return (
    <section
      className={onFace === null ? "dice-pad app-dice" : "dice-pad"}
      aria-label={props.title}
    >
      <header>
        <div className="dice-asked">
          <h2>{props.title}</h2>
          <p className="soft figures">{props.detail}</p>
        </div>
        <div className={`slots${wanted > 4 ? " many" : ""}`} role="img" aria-label={words.progress}>
          {Array.from({ length: wanted }, (_, i) => {
            const face = typed[i];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the row
              <span className="slot" key={i} data-next={i === typed.length || undefined}>
                {face !== undefined && <Die face={face} />}
              </span>
            );
          })}
        </div>
        {props.onRoll !== null && (
          <Button className="key word roll" onPress={props.onRoll}>
            {words.roll}
          </Button>
        )}
      </header>
      {props.onBack === null ? (
        props.odds
      ) : (
        <Button className="key word take-back" onPress={props.onBack}>
          {words.back}
        </Button>
      )}
      {onFace !== null && (
        <div className="keys">
          {faces.map((face) => (
            <Button
              key={face}
              className="key"
              aria-label={words.face(face)}
              onPress={() => onFace(face)}
            >
              <Die face={face} />
              <span className="digit figures">{face}</span>
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
