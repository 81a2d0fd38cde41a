import {
  type BattleView,
  type FollowView,
  isDeclaring,
  phaseOrder,
  sideToCome,
  type When,
} from "@adjutant/battle";
import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { answersOpen, chargeOf, toAnswer } from "../battle/declared.ts";
import { followText, isDoneOnMap } from "../battle/followText.ts";
import { namesIn } from "../battle/names.ts";
import { useSeen } from "../battle/useSeen.ts";
import type { UnitView } from "../battle/view.ts";
import { HandOver } from "../parts/HandOver.tsx";
import { href, type Route } from "../router.ts";
import { type Text, unbroken, useText } from "../text.ts";
import "./follow.css";

/** What follows, in order: to be rolled, chosen, moved or known. */
export function FollowList(props: {
  readonly follows: readonly FollowView[];
  /** Nothing of it is done yet: it waits for its time, or for the other side's part of the phase. */
  readonly later?: true;
}): ReactElement {
  const { follows, later = false } = props;
  const text = useText();
  const { view, unit, table } = useSeen();
  const open = new Set(view.open.map(({ id }) => id));
  // That troops are set out the map itself asks, whatever has been written down.
  const isOpen = ({ id, kind }: FollowView): boolean => open.has(id) || kind === "deploy";
  const name = namesIn(view, text);
  const toCome = sideToCome(view);
  return (
    <ol className="follows">
      {follows.map((follow) => (
        <li
          key={follow.id}
          className={
            later || isOpen(follow) || isToCome(follow.when, view) ? "follow" : "follow settled"
          }
        >
          <a className="follow-what" {...linkOf(follow)}>
            {unbroken(followText(follow, name, { unit, table }, text))}
            {isCharge(follow) && <AnswerLine charger={follow.unit ?? ""} />}
            {later && toCome !== null && isNow(follow.when, view) && (
              <span className="soft">
                {text.say("turn.part", {
                  phase: text.word("phase", view.phase),
                  side: name(toCome),
                })}
              </span>
            )}
            {follow.when !== "now" && !isNow(follow.when, view) && (
              <span className="soft">
                {text.say("turn.line", { turn: follow.when.turn })} ·{" "}
                {text.word("phase", follow.when.phase)}
              </span>
            )}
          </a>
          {!later && isOpen(follow) && !isDoneOnMap(follow, view) && (
            <Settle follow={follow} text={text} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** A declared charge has a page of its own; all else leads to its clause. */
function linkOf(follow: FollowView): { readonly href?: string } {
  if (isCharge(follow)) return { href: chargeHref(follow) };
  return follow.clause === undefined
    ? {}
    : { href: href({ screen: "clause", clause: follow.clause }) };
}

/** Is it a charge that was declared, or one that has caught its target. */
export function isCharge({ kind }: FollowView): boolean {
  return kind === "charge" || kind === "caught";
}

/** How the target may still answer. */
function AnswerLine({ charger }: { readonly charger: string }): ReactElement | null {
  const text = useText();
  const seen = useSeen();
  const charge = chargeOf(seen.view, charger);
  if (charge === null) return null;
  const target = namesIn(seen.view, text)(charge.enemy);
  const open = answersOpen(charge, seen);
  if (open === null) return null;
  const answers = open.map((answer) => text.say(`reaction.${answer}`)).join(" · ");
  return <span className="soft">{`${target}: ${answers}?`}</span>;
}

/** The way to the answer of a charge, while charges are still declared. */
function Answer({ follow }: { readonly follow: FollowView }): ReactElement | null {
  const text = useText();
  const seen = useSeen();
  const charge = chargeOf(seen.view, follow.unit ?? "");
  if (charge === null || answersOpen(charge, seen) === null) return null;
  if (!seen.mayAct(seen.unit(charge.enemy)?.side ?? null)) return null;
  const asked = toAnswer(seen).some(({ unit }) => unit === charge.unit);
  const name = namesIn(seen.view, text)(charge.enemy);
  return (
    <a
      className={asked ? "button primary answer" : "button"}
      aria-label={`${text.say("act.answer")}: ${name}`}
      href={chargeHref(follow)}
    >
      {text.say("act.answer")}
    </a>
  );
}

function Settle({ follow, text }: { follow: FollowView; text: Text }): ReactElement | null {
  const { act, view, unit, mayAct } = useSeen();
  const name = namesIn(view, text);
  const settle = (chosen?: string): void => {
    act({ type: "settle", follow: follow.id, ...(chosen === undefined ? {} : { unit: chosen }) });
  };
  // On the map nobody has come on, or shifted, because somebody says so: he is put there.
  if (view.map !== null && follow.kind === "arrives") {
    return <OnTheMap follow={follow} shows={({ id }) => isYetToCome(view, id)} />;
  }
  if (view.map !== null && follow.kind === "redeploys") {
    return <OnTheMap follow={follow} shows={(one) => goesAlong(view, one)} />;
  }
  if (isCharge(follow)) {
    if (isDeclaring(view)) return <Answer follow={follow} />;
    // Its target has gone out of sight, and so its way is lost.
    if (isNow(follow.when, view) && unit(follow.enemy ?? "") === null) {
      return (
        <Button className="button" onPress={() => settle()}>
          {text.say("charge.callOff")}
        </Button>
      );
    }
    if (chargeOf(view, follow.unit ?? "") === null) return null;
  }
  switch (follow.need) {
    case "roll":
      // A melee waits for its phase (`turn.sequence`).
      return !isNow(follow.when, view) ? null : (
        <a className="button primary" href={rollHref(follow)}>
          {text.say("act.roll")}
        </a>
      );
    case "choose": {
      const side = follow.unit === undefined ? follow.side : unit(follow.unit)?.side;
      if (side !== undefined && !mayAct(side)) {
        const at: Route = { screen: follow.kind === "deploy" ? "home" : "due" };
        return <HandOver side={side} at={at} />;
      }
      if (follow.kind === "deploy") {
        return (
          <a className="button primary" href={href({ screen: "home" })}>
            {text.say("follow.toMap")}
          </a>
        );
      }
      const friends = Object.values(view.units).filter(
        (one) => one.side === side && one.id !== follow.unit && one.gone === null,
      );
      return (
        <div className="chips follow-choice">
          {friends.map(({ id }) => (
            <Button key={id} className="button" onPress={() => settle(id)}>
              {name(id)}
            </Button>
          ))}
        </div>
      );
    }
    case "move":
    case "know":
      // On the map they go back by themselves once somebody says when.
      if (view.map !== null && follow.kind === "compulsoryMove" && isNow(follow.when, view)) {
        return (
          <Button className="button primary" onPress={() => settle()}>
            {text.say("follow.moveBack")}
          </Button>
        );
      }
      return isNow(follow.when, view) ? (
        <Button className="button" onPress={() => settle()}>
          {text.say(follow.need === "move" ? "act.moved" : "act.understood")}
        </Button>
      ) : null;
  }
}

/** Leads to the first unit of a brigade that is to be put somewhere, on the map. */
function OnTheMap(props: {
  readonly follow: FollowView;
  readonly shows: (unit: UnitView) => boolean;
}): ReactElement | null {
  const { follow, shows } = props;
  const text = useText();
  const { view, brigade, mayAct } = useSeen();
  const first = brigade(follow.brigade ?? "")?.units.find((one) => one.gone === null && shows(one));
  if (first === undefined || !isNow(follow.when, view)) return null;
  const at: Route = { screen: "map", unit: first.id };
  if (!mayAct(first.side)) return <HandOver side={first.side} at={at} />;
  return (
    <a className="button primary" href={href(at)}>
      {text.say(follow.kind === "arrives" ? "follow.bringOn" : "follow.toMap")}
    </a>
  );
}

/** Is a unit off the map. */
function isYetToCome({ units }: BattleView, id: string): boolean {
  const unit = units[id];
  return unit !== undefined && unit.at === null && unit.place === null;
}

/** Does a unit that stands in the field go along with its brigade (`tasking.redeploy`). */
function goesAlong({ units }: BattleView, { id, unit, moved }: UnitView): boolean {
  const stands = (units[id]?.at ?? null) !== null;
  return stands && !unit.routing && !unit.retreating && moved === "none";
}

/** Has its time come: it follows at once, or in just this phase. */
export function isNow(when: When, { turn, phase }: Pick<BattleView, "turn" | "phase">): boolean {
  return when === "now" || (when.turn === turn && when.phase === phase);
}

/** Is it still ahead: arrivals, the last turn. */
export function isToCome(when: When, { turn, phase }: Pick<BattleView, "turn" | "phase">): boolean {
  if (when === "now") return false;
  if (when.turn !== turn) return when.turn > turn;
  return phaseOrder(when.phase) > phaseOrder(phase);
}

function chargeHref({ unit = "", enemy }: FollowView): string {
  return href({ screen: "resolve", kind: "charge", unit, target: enemy ?? null });
}

function rollHref(follow: FollowView): string {
  if (isCharge(follow)) return chargeHref(follow);
  if (
    (follow.kind === "fightMelee" || follow.kind === "secondRound") &&
    follow.unit !== undefined
  ) {
    return href({
      screen: "resolve",
      kind: "melee",
      unit: follow.unit,
      target: follow.enemy ?? null,
    });
  }
  return href({ screen: "roll", kind: "follow", of: follow.id });
}
