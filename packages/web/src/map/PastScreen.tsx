import type { EntryView } from "@adjutant/battle";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import { Button } from "react-aria-components/Button";
import { PastRoot } from "../battle/BattleRoot.tsx";
import { askedIn, headlineOf } from "../battle/headline.ts";
import { namesIn } from "../battle/names.ts";
import { useOnMap } from "../battle/onMap.ts";
import { useBattle } from "../battle/useBattle.ts";
import { Board } from "../board/Board.tsx";
import { Choice } from "../parts/Choice.tsx";
import { Icon } from "../parts/icons.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { go, href } from "../router.ts";
import { BackTo } from "../screens/BackTo.tsx";
import { useText } from "../text.ts";
import { shownMap } from "./shown.ts";
import { useMapWords, useWords, WordsProvider } from "./words.ts";
import "./map.css";

/** The battle once more, moment by moment, as whoever looks may know it. */
export default function PastScreen(props: {
  readonly battle: string;
  /** The event after which one looks; null: its start. */
  readonly event: string | null;
}): ReactElement | null {
  const words = useMapWords();
  const { view } = useBattle();
  if (words === null) return null;
  return (
    <WordsProvider value={words}>
      {view.id === props.battle ? <Past event={props.event} /> : <Elsewhere />}
    </WordsProvider>
  );
}

function Elsewhere(): ReactElement {
  const text = useText();
  const words = useWords();
  return (
    <div className="pane-body">
      <PageHead title={words.say("map.past.title")} back={{ screen: "home" }} />
      <p>{words.say("map.past.elsewhere")}</p>
      <a className="button" href={href({ screen: "battles" })}>
        {text.say("view.battles")}
      </a>
    </div>
  );
}

/** Moments for one second of playing, at speed 1. */
const pace = 1;
const speeds = [1, 2, 4] as const;
type Speed = `${(typeof speeds)[number]}`;

function Past({ event }: { event: string | null }): ReactElement {
  const text = useText();
  const words = useWords();
  const battle = useBattle();
  const { log, eyes, view } = battle;
  const moments = useMemo(() => momentsOf(log), [log]);
  const found = moments.findIndex((one) => one.event.id === event);
  const at = event === null ? 0 : found;
  const [speed, setSpeed] = useState<Speed>("1");
  const playing = usePlaying(at, moments.length - 1, pace * Number(speed), (next) => to(next));
  const to = (index: number): void => {
    const moment = moments[index];
    if (moment !== undefined)
      go({ screen: "at", battle: view.id, event: moment.event.id }, "replace");
  };
  const moment = moments[at];
  if (moment === undefined) {
    return (
      <div className="pane-body">
        <PageHead title={words.say("map.past.title")} back={{ screen: "home" }} />
        <p>{words.say("map.past.unknown")}</p>
      </div>
    );
  }
  const name = namesIn(view, text);
  const { line, also } = headlineOf(moment.event, name, askedIn(battle, name, text), text);
  const next = moments[at + 1];
  return (
    <div className="pane-body past">
      <PageHead title={words.say("map.past.title")} back={{ screen: "home" }} />
      <PastRoot eyes={eyes} event={moment.event.id}>
        <PastBoard />
        <Told line={line} also={also} />
      </PastRoot>
      <div className="past-controls">
        <Button
          className="button"
          aria-label={words.say("map.past.before")}
          isDisabled={at === 0}
          onPress={() => to(at - 1)}
        >
          <Icon name="back" />
        </Button>
        <Button
          className="button strong"
          aria-label={words.say(playing.on ? "map.past.pause" : "map.past.play")}
          onPress={() => (at === moments.length - 1 ? playing.from(0) : playing.toggle())}
        >
          <Icon name={playing.on ? "pause" : "play"} />
        </Button>
        <Button
          className="button"
          aria-label={words.say("map.past.after")}
          isDisabled={next === undefined}
          onPress={() => to(at + 1)}
        >
          <Icon name="next" />
        </Button>
        <input
          type="range"
          className="past-slider"
          aria-label={words.say("map.past.slider")}
          aria-valuetext={line}
          min={0}
          max={moments.length - 1}
          value={at}
          onChange={(changed) => to(Number(changed.target.value))}
        />
        <span className="figures soft">
          {words.say("map.past.moment", { number: at + 1, count: moments.length })}
        </span>
      </div>
      <div className="past-more">
        <Choice
          question={words.say("map.past.speed")}
          value={speed}
          options={speeds.map((times) => ({
            value: `${times}` as const,
            label: words.say("map.past.times", { times }),
          }))}
          onChange={setSpeed}
        />
        <CopyLink event={moment.event.id} />
        <a className="button" href={href({ screen: "home" })}>
          {words.say("map.past.now")}
        </a>
        {next !== undefined && <BackTo key={next.event.id} entry={next.event.id} undone={false} />}
      </div>
    </div>
  );
}

/** What happened and still counts. */
function momentsOf(log: readonly EntryView[]): readonly EntryView[] {
  return log.filter(
    ({ event, undone }) => !undone && event.type !== "undone" && event.type !== "redone",
  );
}

function PastBoard(): ReactElement | null {
  const text = useText();
  const battle = useBattle();
  const map = useOnMap();
  const shown = useMemo(() => shownMap(battle, map, text), [battle, map, text]);
  return shown && <Board shown={shown} chosen={null} onTap={() => {}} fills />;
}

/** When it was, which the head of the page does not say of the past, and what happened. */
function Told(props: ReturnType<typeof headlineOf>): ReactElement {
  const text = useText();
  const { turn, phase } = useBattle().view;
  return (
    <div className="past-told" role="status">
      <span className="soft figures">
        {text.say("turn.line", { turn })} · {text.word("phase", phase)}
      </span>
      <strong>{props.line}</strong>
      {props.also.map((more) => (
        <span key={more.line}>{more.line}</span>
      ))}
    </div>
  );
}

/** Goes on from moment to moment until the last. */
function usePlaying(
  at: number,
  last: number,
  perSecond: number,
  to: (index: number) => void,
): { readonly on: boolean; readonly toggle: () => void; readonly from: (index: number) => void } {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on) return;
    if (at >= last) return setOn(false);
    const waiting = setTimeout(() => to(at + 1), 1000 / perSecond);
    return () => clearTimeout(waiting);
  });
  return {
    on,
    toggle: () => setOn(!on),
    from: (index) => {
      to(index);
      setOn(true);
    },
  };
}

/** The address of this very moment, for whoever has the battle on his device. */
function CopyLink({ event }: { event: string }): ReactElement {
  const words = useWords();
  const { view } = useBattle();
  const [copied, setCopied] = useState(false);
  const link = href({ screen: "at", battle: view.id, event });
  return (
    <>
      <a
        className="button"
        href={link}
        onClick={() => {
          const { clipboard } = navigator;
          void clipboard?.writeText(new URL(link, location.href).href).then(
            () => setCopied(true),
            // Where copying is forbidden the link itself can be held and copied.
            () => {},
          );
        }}
      >
        {words.say("map.past.link")}
      </a>
      <span className="soft" role="status">
        {copied && words.say("map.past.copied")}
      </span>
    </>
  );
}
