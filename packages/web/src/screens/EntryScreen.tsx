import type { EntryView, EventView, ResolvedView } from "@adjutant/battle";
import { rulebook } from "@adjutant/rules";
import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { chargeAfterFire } from "../battle/chargeAfterFire.ts";
import { askedIn, givenBy, headlineOf, procedureWord, sideNames } from "../battle/headline.ts";
import { namesIn } from "../battle/names.ts";
import { theirTurn } from "../battle/theirTurn.ts";
import { unitPage } from "../battle/unitPage.ts";
import { type Battle, useBattle } from "../battle/useBattle.ts";
import { isNews, lastEntry } from "../battle/view.ts";
import { Die } from "../parts/Die.tsx";
import { Icon } from "../parts/icons.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { ResultHead } from "../parts/ResultHead.tsx";
import { Working } from "../parts/Working.tsx";
import { toFace } from "../resolve/dice.ts";
import { nameTargets, workingEntries } from "../resolve/entries.ts";
import { go, href, type Route } from "../router.ts";
import { useText } from "../text.ts";
import { AdvanceButton } from "./AdvanceButton.tsx";
import { BackTo } from "./BackTo.tsx";
import { ChoiceList } from "./ChoiceList.tsx";
import { FollowList } from "./FollowList.tsx";
import { NextBar } from "./NextBar.tsx";

/** A result: the outcome in one large line, the working, what follows. */
export function EntryScreen({ entry }: { entry: string }): ReactElement {
  const text = useText();
  const { view, log } = useBattle();
  const found = log.find(({ event }) => event.id === entry);
  const last = lastEntry(log)?.event.id === entry;
  return (
    <>
      <div className="pane-body">
        {found === undefined ? (
          <PageHead title={text.say("log.none")} back={{ screen: "log" }} />
        ) : (
          <>
            <Entry entry={found} />
            {view.map !== null && (
              <a className="button" href={href({ screen: "at", battle: view.id, event: entry })}>
                {text.say("log.onMap")}
              </a>
            )}
            <BackTo key={entry} entry={entry} undone={found.undone} />
          </>
        )}
      </div>
      {last || (found !== undefined && goesOn(found.event) && isNews(log, entry)) ? (
        <ResultBar last={last} />
      ) : (
        <NextBar />
      )}
    </>
  );
}

/** Does the part of a phase go on after this, with the next that fires, charges or fights. */
function goesOn(event: EventView): boolean {
  return event.type === "resolved" && event.acting !== null && event.targets.length > 0;
}

/**
 * As long as nothing has come after it, a result can be taken back where it is read; as long as it
 * is the last that was fought, the way on leads to the troops, and not out of the phase.
 */
function ResultBar({ last }: { last: boolean }): ReactElement {
  const text = useText();
  const battle = useBattle();
  const { act, rolls, canUndo } = battle;
  return (
    <footer className="bottom-bar result-bar">
      <Button
        className="button"
        isDisabled={!canUndo}
        onPress={() => {
          act({ type: "undo" }, (event) => {
            if (event !== null && last) go({ screen: "home" });
          });
        }}
      >
        <Icon name="undo" /> {text.say("act.undo")}
      </Button>
      {rolls.length > 0 || theirTurn(battle) !== null ? (
        <AdvanceButton />
      ) : (
        <a className="button strong" href={href({ screen: "home" })}>
          {text.say("view.roster")}
        </a>
      )}
    </footer>
  );
}

function Entry({ entry: { event, undone } }: { entry: EntryView }): ReactElement {
  const text = useText();
  const battle = useBattle();
  const { view, log, table, toChoose } = battle;
  const { scale } = table;
  const name = namesIn(view, text);
  const headline = headlineOf(event, name, askedIn(battle, name, text), text);
  const isLast = lastEntry(log)?.event.id === event.id;
  const follows = "follows" in event && !undone ? event.follows : [];
  const asked = new Set(("asks" in event && !undone ? event.asks : undefined)?.map(({ id }) => id));
  const choices = toChoose.filter(({ id }) => asked.has(id));
  const onward = undone ? null : chargeAfterFire(event, battle);
  return (
    <>
      <PageHead title={titleOf(event, text)} back={backFrom(event, battle)} />
      {undone && <p className="refused">{text.say("log.wasUndone")}</p>}
      <div className="neatline">
        <ResultHead
          line={headline.line}
          also={headline.also.map(({ line, clause }) => ({
            line,
            href: clause === null ? null : href({ screen: "clause", clause }),
          }))}
          by={givenBy(event, name, text)}
          live={isLast}
          dice={event.type === "resolved" ? <RolledDice event={event} /> : null}
        />
      </div>
      {onward !== null && (
        <a
          className="button primary"
          href={href({
            screen: "resolve",
            kind: "charge",
            unit: onward.unit,
            target: onward.enemy,
          })}
        >
          {text.say("charge.goesOn", { name: name(onward.unit), enemy: name(onward.enemy) })}
        </a>
      )}
      {choices.length > 0 && (
        <section className="stack">
          <h2 className="section-title">{text.say("choose.title")}</h2>
          <ChoiceList choices={choices} />
        </section>
      )}
      {follows.length > 0 && (
        <section className="stack">
          <h2 className="section-title">{text.say("result.follows")}</h2>
          <FollowList follows={follows} />
        </section>
      )}
      {event.type === "resolved" && event.outcome.working.length > 0 && (
        <section>
          <h2 className="section-title">{text.say("result.working")}</h2>
          <Working
            entries={workingEntries(nameTargets(event, name), text, {
              scale,
              sides: sideNames(event, name),
              targets: event.targets.map((id) => (id === null ? "" : name(id))),
            })}
            clauseHref={(clause) => href({ screen: "clause", clause })}
          />
        </section>
      )}
    </>
  );
}

function titleOf(event: EventView, text: ReturnType<typeof useText>): string {
  return event.type === "resolved"
    ? text.word("procedure", procedureWord(event.procedure))
    : text.say("view.log");
}

/** Back from a result leads to the unit that acted, or home. */
function backFrom(event: EventView, battle: Battle): Route {
  return event.type === "resolved" && event.acting !== null
    ? unitPage(battle, event.acting)
    : { screen: "home" };
}

function RolledDice({ event }: { event: ResolvedView }): ReactElement {
  const text = useText();
  const { view } = useBattle();
  const names = sideNames(event, namesIn(view, text));
  const { rolls } = event.dice;
  const hitOn = rulebook.clauses["dice.casualty"].value.hitOn;
  return (
    <div className="rolled">
      {rolls.map(({ purpose, side, faces }, index) => {
        const alone = rolls.filter((other) => other.purpose === purpose).length === 1;
        const whose = alone || side === null ? undefined : names[side];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rolls of one resolution have only their order
          <span className="rolled-group" key={index}>
            <span className="rolled-word">{whose ?? text.word("purpose", purpose)}</span>
            <span className="rolled-dice">
              {faces.map((face, place) => (
                <Die
                  // biome-ignore lint/suspicious/noArrayIndexKey: so have the dice of a roll
                  key={place}
                  face={toFace(face)}
                  hit={(purpose === "melee" || purpose === "casualtyDice") && face >= hitOn}
                />
              ))}
            </span>
            <span className="unseen">{faces.join(", ")}</span>
          </span>
        );
      })}
    </div>
  );
}
