import type { Evaded } from "@adjutant/battle";
import { type Refusal, seededDice, squareIsFree } from "@adjutant/rules";
import type { ReactElement, ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { unitPage } from "../../battle/unitPage.ts";
import { useBattle } from "../../battle/useBattle.ts";
import type { UnitView } from "../../battle/view.ts";
import { DicePad } from "../../parts/DicePad.tsx";
import type { Face } from "../../parts/Die.tsx";
import { entropy, toFace } from "../../resolve/dice.ts";
import { evasion, onDie } from "../../resolve/reactions.ts";
import { go, href } from "../../router.ts";
import { useSettings } from "../../settings.ts";
import { useText } from "../../text.ts";

interface ReactionProps {
  readonly charger: UnitView;
  readonly target: UnitView;
  /** Where the charge starts, in the unit of the scale. */
  readonly distance: number;
  /** The target stands after all, as it now is. */
  readonly onStands: (flank: boolean) => void;
}

/** Infantry forms square: freely where the charge starts far away, else by a discipline test. */
export function FormsSquare({ charger, target, distance, onStands }: ReactionProps): ReactElement {
  const text = useText();
  const { table, act } = useBattle();
  const free = squareIsFree(distance, table.scale, table.book);
  return (
    <section className="sticky-foot drawn">
      <p>
        <a className="row-link" href={href({ screen: "clause", clause: "charge.reaction" })}>
          {text.say(free ? "reaction.squareFree" : "reaction.squareTest", { name: target.name })}
        </a>
      </p>
      {free ? (
        <Button
          className="button primary"
          onPress={() => {
            const reaction = { unit: target.id, to: charger.id, reaction: "square" } as const;
            act({ type: "react", ...reaction, distance }, (event) => {
              if (event !== null) onStands(false);
            });
          }}
        >
          {text.say("reaction.squareFormed")}
        </Button>
      ) : (
        <a
          className="button primary"
          href={href({
            screen: "resolve",
            kind: "discipline",
            unit: target.id,
            target: charger.id,
            how: "square",
          })}
        >
          {text.say("act.discipline")}
        </a>
      )}
    </section>
  );
}

/** The target stands, or comes to meet the charge: it is said, and stays so. */
export function Answers(
  props: Pick<ReactionProps, "charger" | "target" | "distance"> & {
    readonly answer: "stand" | "counterCharge";
    /** The odds of it, in a strip. */
    readonly strip: ReactNode;
  },
): ReactElement {
  const { charger, target, distance, answer, strip } = props;
  const text = useText();
  const { act } = useBattle();
  return (
    <section className="sticky-foot drawn">
      <p>
        <a className="row-link" href={href({ screen: "clause", clause: "charge.reaction" })}>
          {text.say("reaction.asked", { name: target.name })}
        </a>
      </p>
      {strip}
      <Button
        className="button primary"
        onPress={() =>
          act({ type: "react", unit: target.id, to: charger.id, reaction: answer, distance })
        }
      >
        {text.say(`reaction.does.${answer}`)}
      </Button>
    </section>
  );
}

/** There is no such charge to be answered, and why. */
export function MayNot(props: {
  readonly refused: Refusal;
  /** What is done about it. */
  readonly children?: ReactNode;
}): ReactElement {
  const { refused, children } = props;
  const text = useText();
  const { table } = useBattle();
  return (
    <section className="sticky-foot refused" role="status">
      <a href={href({ screen: "clause", clause: refused.clause })}>
        {text.clause(refused.clause).title}
      </a>
      <p>{text.refusal(refused, { scale: table.scale })}</p>
      {children}
    </section>
  );
}

/**
 * The target evades: whether it is caught the distances say; deployed horse artillery needs a die
 * to get under way at all.
 */
export function Evades(
  props: ReactionProps & {
    /** What came of it as the map measures it. */
    readonly evaded?: Evaded;
  },
): ReactElement {
  const { charger, target, distance, onStands } = props;
  const text = useText();
  const { dice } = useSettings();
  const { table, view, act } = useBattle();
  const { move, caught, disperses } = props.evaded ?? evasion(charger, target, distance, table);
  const end = caught ? (disperses ? "disperses" : "caught") : "away";
  const { horseArtilleryEvadesFrom } = table.book.clauses["charge.reaction"].value;
  const goes = (face: Face | null, typed: boolean): void => {
    const rolled = face === null ? {} : { faces: [face], typed: typed ? 1 : 0 };
    const reaction = { unit: target.id, to: charger.id, reaction: "evade" } as const;
    act({ type: "react", ...reaction, distance, ...rolled }, (event) => {
      if (event === null) return;
      if (face !== null && face < horseArtilleryEvadesFrom) onStands(false);
      else if (end === "caught") onStands(true);
      else go(unitPage({ view }, charger.id), "replace");
    });
  };
  return (
    <section className="sticky-foot drawn" role="status">
      <p>
        <a className="row-link" href={href({ screen: "clause", clause: "charge.evade" })}>
          {text.say("reaction.evades", {
            name: target.name,
            move: text.distance(move, table.scale),
            end,
          })}
        </a>
      </p>
      {onDie(target.unit) ? (
        <DicePad
          title={text.word("purpose", "evade")}
          detail={text.say("reaction.evadeOnDie", { from: horseArtilleryEvadesFrom })}
          wanted={1}
          typed={[]}
          onFace={dice === "app" ? null : (face) => goes(face, true)}
          onBack={null}
          onRoll={dice === "typed" ? null : () => goes(toFace(seededDice(entropy()).face()), false)}
          words={{
            roll: text.say("act.roll"),
            back: text.say("dice.back"),
            progress: text.say("dice.progress", { typed: 0, wanted: 1 }),
            face: (face) => text.say("dice.face", { face }),
          }}
        />
      ) : (
        <Button className="button primary" onPress={() => goes(null, false)}>
          {text.say(`reaction.${end}`)}
        </Button>
      )}
    </section>
  );
}
