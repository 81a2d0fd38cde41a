import type { Refusal } from "@adjutant/rules";
import type { ReactElement, ReactNode } from "react";
import { useBattle } from "../../battle/useBattle.ts";
import { DicePad } from "../../parts/DicePad.tsx";
import { OddsBars } from "../../parts/OddsBars.tsx";
import { OddsStrip } from "../../parts/OddsStrip.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { Working } from "../../parts/Working.tsx";
import { useAsking } from "../../resolve/askedNow.ts";
import { workingEntries } from "../../resolve/entries.ts";
import type { Plan } from "../../resolve/plan.ts";
import { useOdds } from "../../resolve/useOdds.ts";
import { type Rolling, useDiceKeys } from "../../resolve/useRolling.ts";
import { href, type Route, useRoute } from "../../router.ts";
import { capital, type Text, useText } from "../../text.ts";

export interface ResolveFrameProps {
  readonly title: string;
  readonly back: Route;
  readonly matchup: ReactNode;
  /** The few questions; they close with the first die. */
  readonly questions: ReactNode;
  /** Questions whose usual answer stands; below what they change. */
  readonly besides?: ReactNode;
  /** Folds for the unusual case; below the odds, out of the thumb's way. */
  readonly more?: ReactNode;
  readonly plan: Plan;
  readonly rolling: Rolling;
  /** The players know that the roster says no, and resolve it all the same. */
  readonly overrule?: boolean;
  /** What only Fate asks, once a double six has called it. */
  readonly fate?: ReactNode;
  /** Names of the sides of a roll. */
  readonly names: Readonly<Record<string, string>>;
  /** The way on where it is refused. */
  readonly onRefused?: ReactNode;
  /** Why it may not be, where that is not asked of the resolution itself; null: it may. */
  readonly bar?: Refusal | null;
  /** In place of the dice, what comes before them; it is given the odds in a strip. */
  readonly before?: (strip: ReactNode) => ReactNode;
  /** There is nothing to roll: what is done in place of odds and dice. */
  readonly instead?: ReactNode;
  /** In place of the dice, once they are all there but something must still be said. */
  readonly ending?: ReactNode;
}

/** A resolution on one screen: who, the questions, what counts, the odds, the dice. */
export function ResolveFrame(props: ResolveFrameProps): ReactElement {
  const { plan, rolling, names } = props;
  const text = useText();
  const { dice } = rolling;
  const { check, table } = useBattle();
  const { scale } = table;
  const bar = (): Refusal | null => (props.overrule === true ? null : check(plan));
  const refused = plan.refused ?? (props.bar === undefined ? bar() : props.bar);
  const { odds, stale } = useOdds(plan, text);
  const request = "request" in rolling.progress ? rolling.progress.request : null;
  const typed = "request" in rolling.progress ? rolling.progress.typed : [];
  const active =
    props.instead === undefined &&
    props.before === undefined &&
    refused === null &&
    request !== null;
  const strip = odds.summary.length > 0 && (
    <OddsStrip rows={odds.tables[0]?.rows ?? []} summary={odds.summary} />
  );
  useDiceKeys(rolling, active);
  useAsking(active ? (request?.purpose ?? null) : null);
  return (
    <>
      <div className="pane-body resolving">
        <div>
          <PageHead title={props.title} back={props.back} />
          {props.matchup}
        </div>
        {props.questions}
        {props.instead !== undefined ? null : refused === null ? (
          <>
            <Working
              entries={workingEntries(plan.lines, text, { scale, sides: names })}
              clauseHref={(clause) => href({ screen: "clause", clause })}
            />
            {plan.supposed && <p className="soft">{text.say("fog.supposed")}</p>}
            <div className="odds-grid" aria-busy={stale}>
              {odds.byLosses !== null && (
                <OddsBars
                  title={odds.byLosses.title}
                  apart
                  rows={odds.byLosses.rows}
                  format={text.percent}
                />
              )}
              {odds.tables.map(({ key, title, note, rows }) => (
                <OddsBars
                  key={key}
                  title={title}
                  rows={rows}
                  format={text.percent}
                  {...(note === undefined ? {} : { note })}
                />
              ))}
              {odds.besides.length > 0 && (
                <OddsBars
                  title={text.say("odds.besides")}
                  apart
                  rows={odds.besides}
                  format={text.percent}
                />
              )}
            </div>
          </>
        ) : null}
        {props.besides}
        {props.more}
      </div>
      {props.ending}
      {props.instead}
      {props.instead === undefined && refused !== null && (
        <div className="sticky-foot refusal">
          <Refused refused={refused} text={text} canOverrule={plan.refused === null} />
          {props.onRefused}
        </div>
      )}
      {props.instead === undefined && refused === null && props.before?.(strip)}
      {active && props.ending === undefined && (
        <div className="sticky-foot">
          {request.purpose === "fate" && props.fate !== undefined && (
            <div className="before-dice">{props.fate}</div>
          )}
          <DicePad
            title={names[request.side ?? ""] ?? capital(text.word("purpose", request.purpose))}
            detail={text.roll({ ...request, side: null })}
            // The odds were those of the whole; dice that have fallen have settled part of them.
            odds={rolling.faces.length === 0 && strip}
            wanted={request.dice}
            typed={typed}
            onFace={dice === "app" ? null : rolling.onFace}
            onBack={rolling.onBack}
            onRoll={dice === "typed" ? null : rolling.onRoll}
            words={{
              roll: text.say("act.roll"),
              back: text.say("dice.back"),
              progress: text.say("dice.progress", { typed: typed.length, wanted: request.dice }),
              face: (face) => text.say("dice.face", { face }),
            }}
          />
        </div>
      )}
    </>
  );
}

function Refused(props: {
  readonly refused: Refusal;
  readonly text: Text;
  readonly canOverrule: boolean;
}): ReactElement {
  const { refused, text } = props;
  const { table } = useBattle();
  const route = useRoute();
  return (
    <p className="refused" role="status">
      <a href={href({ screen: "clause", clause: refused.clause })}>
        {text.clause(refused.clause).title}
      </a>
      {text.refusal(refused, table)}
      {props.canOverrule && route.screen === "resolve" && (
        <a href={href({ ...route, how: "overrule" })}>{text.say("act.overrule")}</a>
      )}
    </p>
  );
}
