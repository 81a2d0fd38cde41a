import { type BattleView, isDeclaring, nextStep, type Phase } from "@adjutant/battle";
import { type ReactElement, useEffect, useSyncExternalStore } from "react";
import { Button } from "react-aria-components/Button";
import { toAnswer } from "../battle/declared.ts";
import { namesIn } from "../battle/names.ts";
import type { RollNow } from "../battle/rollsNow.ts";
import { handOver } from "../battle/store.ts";
import { theirTurn } from "../battle/theirTurn.ts";
import { useSeen } from "../battle/useSeen.ts";
import { HandOver } from "../parts/HandOver.tsx";
import { InTwo } from "../parts/InTwo.tsx";
import { go, href, useRoute } from "../router.ts";
import { capital, type Text, useText } from "../text.ts";

/**
 * What holds the phase in which somebody was last shown what is due, if he is still looking at it. A
 * phone's map and its list of what is due have a button each, which have to agree.
 */
let heldAt: string | null = null;
const watching = new Set<() => void>();

function setHeldAt(at: string | null): void {
  heldAt = at;
  for (const changed of watching) changed();
}

function watch(changed: () => void): () => void {
  watching.add(changed);
  return () => watching.delete(changed);
}

/**
 * What comes next: a roll that the phase asks for, else on to the next phase. What is due stands in
 * the way once; whoever has seen it may go on all the same.
 */
export function AdvanceButton(): ReactElement {
  const text = useText();
  const battle = useSeen();
  const { screen } = useRoute();
  const { view, act, due, rolls, toChoose, mayAct } = battle;
  const held = useSyncExternalStore(watch, () => heldAt);
  // Who has done what held the phase goes on as a matter of course again.
  const open = [...due, ...toChoose].map(({ id }) => id);
  const unanswered = toAnswer(battle).length > 0;
  const here = [view.id, view.turn, view.phase, view.acting, view.resolving, ...open].join(" ");
  // Who leaves what is due, or does something else, is asked anew.
  const seen = screen === "due";
  useEffect(() => {
    if (!seen) setHeldAt(null);
  }, [seen]);
  const word = nextWord(view, text);
  const roll = rolls.find(({ side }) => mayAct(side));
  if (roll !== undefined) {
    return (
      <a className="button primary" href={href({ screen: "roll", kind: roll.kind, of: roll.of })}>
        <RollWord roll={roll} />
      </a>
    );
  }
  if (view.over !== null) {
    return (
      <a className="button primary" href={href({ screen: "account" })}>
        {text.say("account.over")}
      </a>
    );
  }
  const theirs = theirTurn(battle);
  if (theirs !== null) {
    const { side, roll: thrown, consent, part } = theirs;
    return thrown === null ? (
      <HandOver
        side={side}
        at={{ screen: part || view.phase === "deployment" ? "home" : "due" }}
        {...(part && { what: text.word("phase", view.phase) })}
        {...(consent && { what: text.say("correct.consent") })}
        primary
      />
    ) : (
      <HandOver
        side={side}
        what={text.word("procedure", thrown.kind)}
        at={{ screen: "roll", kind: thrown.kind, of: thrown.of }}
        primary
      />
    );
  }
  if (held === here) {
    return (
      <Button
        className="button primary"
        onPress={() => {
          setHeldAt(null);
          act({ type: "advance", overrule: true });
        }}
      >
        <InTwo said={text.say("act.advanceAnyway", { phase: word })} word={word} />
      </Button>
    );
  }
  return (
    <Button
      className="button strong"
      onPress={() => {
        // Moves on the table lapse with their phase, so they are shown before it ends.
        const stop = (): void => {
          setHeldAt(here);
          go({ screen: "due" });
        };
        if (due.length + toChoose.length > 0) return stop();
        // Who is charged is asked for his answer, once; where he gives none he stands.
        if (unanswered && screen !== "due" && screen !== "turn") return go({ screen: "due" });
        act({ type: "advance" }, (event) => {
          const { phase, acting, resolving } = nextStep(view);
          if (event === null) stop();
          else if (phase === "end") go({ screen: "account" });
          else if (acting !== null && !mayAct(acting)) passOn(acting, resolving);
          else if (resolving && view.map === null) go({ screen: "due" });
          // What is done with units is done on the map, where there is one.
          else if (view.map !== null && ofUnits.has(phase)) go({ screen: "home" });
          // A result read before is none of the phase that begins.
          else if (screen === "entry") go({ screen: "home" });
        });
      }}
    >
      <Onward now={view} text={text} />
    </Button>
  );
}

/** Phases in which one gives orders to units, and rolls nothing as a matter of course. */
const ofUnits: ReadonlySet<Phase> = new Set<Phase>(["charges", "movement", "fire", "melee"]);

/** It is the other side's part: the curtain falls for it, where there is one. */
export function passOn(side: string, resolving: boolean): void {
  handOver({ kind: "side", side }, href({ screen: resolving ? "due" : "home" }));
}

type Now = Pick<
  BattleView,
  "turn" | "phase" | "phasing" | "acting" | "resolving" | "sides" | "open" | "units"
>;

/**
 * What comes after this phase, "Fire", "Turn 2", or after this part of it, "Italians", "Resolve the
 * charges".
 */
export function nextWord(now: Now, text: Text): string {
  const next = nextStep(now);
  if (next.turn > now.turn) return text.say("turn.line", { turn: next.turn });
  if (next.resolving) return text.say("turn.toResolve");
  return next.phase === now.phase
    ? sideName(now, next.acting, text)
    : text.word("phase", next.phase);
}

/** "Next: Fire"; after the first part "French are done. Movement: Italians". */
function Onward({ now, text }: { readonly now: Now; readonly text: Text }): ReactElement {
  if (nextStep(now).phase !== now.phase) {
    const word = nextWord(now, text);
    return <InTwo said={text.say("act.advance", { phase: word })} word={word} />;
  }
  return (
    <span>
      <span className="onward-done">
        {text.say("act.partDone", { side: sideName(now, now.acting, text) })}
      </span>{" "}
      <span className="onward-next">{onwardText(now, text)}</span>
    </span>
  );
}

/** "Movement: Italians", "Italians declare", "Resolve the charges". */
function onwardText(now: Now, text: Text): string {
  const side = nextWord(now, text);
  if (nextStep(now).resolving) return side;
  return isDeclaring(now)
    ? text.say("turn.declares", { side })
    : text.say("turn.part", { phase: text.word("phase", now.phase), side });
}

function sideName({ sides }: Pick<Now, "sides">, side: string | null, { lang }: Text): string {
  return sides.find(({ id }) => id === side)?.name[lang] ?? "";
}

function RollWord({ roll }: { readonly roll: RollNow }): ReactElement {
  const text = useText();
  const name = namesIn(useSeen().view, text);
  return <InTwo said={rollWord(roll, name, text)} word={roll.of && name(roll.of)} cut />;
}

/** "Command roll: Kempt's advanced corps". */
export function rollWord({ kind, of }: RollNow, name: (id: string) => string, text: Text): string {
  const what = text.word("procedure", kind);
  return capital(
    text.say("act.rollFor", { what, named: of === "" ? "no" : "yes", name: name(of) }),
  );
}
