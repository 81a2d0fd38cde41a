import { lazy, type ReactElement, Suspense, useEffect } from "react";
import { Button } from "react-aria-components/Button";
import { useAwake } from "./awake.ts";
import { BattleRoot } from "./battle/BattleRoot.tsx";
import { toAnswer } from "./battle/declared.ts";
import { watchPages } from "./battle/pages.ts";
import { partText } from "./battle/phaseText.ts";
import { type Kept, noteWhere, useKept } from "./battle/store.ts";
import { useSeen } from "./battle/useSeen.ts";
import { firstPage, firstPageStands } from "./firstPage.ts";
import { useKeys } from "./keys.ts";
import { later } from "./later.ts";
import { useOnDevice } from "./offline.ts";
import { Icon } from "./parts/icons.tsx";
import { Masthead } from "./parts/Masthead.tsx";
import { SeatChip } from "./parts/SeatChip.tsx";
import { UndoButton } from "./parts/UndoButton.tsx";
import { href, type Route, useRoute } from "./router.ts";
import { AdvanceButton } from "./screens/AdvanceButton.tsx";
import { RosterPane } from "./screens/RosterPane.tsx";
import { TurnScreen } from "./screens/TurnScreen.tsx";
import { Warnings } from "./screens/Warnings.tsx";
import { useScroll } from "./scroll.ts";
import { useSettings } from "./settings.ts";
import { useText } from "./text.ts";
import { useLeft } from "./training/left.ts";
import { isTraining } from "./training/lessons.ts";

const ofPlay = later(() => firstPage.then(() => import("./screens/play.ts")));
const UnitScreen = ofPlay((play) => play.UnitScreen);
const ResolveScreen = ofPlay((play) => play.ResolveScreen);
const RollScreen = ofPlay((play) => play.RollScreen);
const EntryScreen = ofPlay((play) => play.EntryScreen);
const DueScreen = ofPlay((play) => play.DueScreen);
const CurtainScreen = ofPlay((play) => play.CurtainScreen);
const LogPane = ofPlay((play) => play.LogPane);

const RulesScreen = lazy(() => import("./screens/RulesScreen.tsx"));
const ClauseScreen = lazy(() => import("./screens/ClauseScreen.tsx"));
const SettingsScreen = lazy(() => import("./screens/SettingsScreen.tsx"));
const TasksScreen = lazy(() => import("./screens/TasksScreen.tsx"));
const KeysScreen = lazy(() => import("./screens/KeysScreen.tsx"));
const AccountScreen = lazy(() => import("./account/AccountScreen.tsx"));
const TrainingScreen = lazy(() => import("./training/TrainingScreen.tsx"));
const Guide = lazy(() => import("./training/Guide.tsx"));
const FieldScreen = lazy(() => import("./field/FieldScreen.tsx"));
const AboutScreen = lazy(() => import("./screens/AboutScreen.tsx"));
const BattlesScreen = lazy(() => import("./screens/battles/BattlesScreen.tsx"));
const NewBattleScreen = lazy(() => import("./screens/new/NewBattleScreen.tsx"));
const MapPanes = lazy(() => import("./map/MapPanes.tsx"));
const PastScreen = lazy(() => import("./map/PastScreen.tsx"));

/** The companion: roster, work and log; on a phone one of them at a time. */
export function App(): ReactElement | null {
  const kept = useKept();
  useEffect(firstPageStands, []);
  if (kept === null) return null;
  if (kept.eyes === null) {
    return (
      kept.curtain && (
        <Suspense fallback={null}>
          <CurtainScreen curtain={kept.curtain} seating={kept.seating} />
        </Suspense>
      )
    );
  }
  return (
    <BattleRoot eyes={kept.eyes}>
      <Shell kept={kept} />
    </BattleRoot>
  );
}

function Shell({ kept }: { kept: Kept }): ReactElement {
  const route = useRoute();
  const battle = useSeen();
  useScroll(route);
  useKeys(battle);
  useAwake(useSettings().awake);
  const hidden = kept.eyes?.kind === "side";
  useEffect(() => (hidden ? watchPages() : undefined), [hidden]);
  useEffect(noteWhere);
  return (
    <div
      className="app"
      data-pane={paneOf(route)}
      data-wide={isWide(route)}
      data-map={battle.view.map !== null}
      data-kept={kept.state}
    >
      <Head />
      <TrainingGuide route={route} />
      <Warnings kept={kept} />
      {battle.view.map === null ? (
        <Panes route={route} />
      ) : (
        <Suspense fallback={<main className="panes" />}>
          <MapPanes
            route={route}
            work={<Work route={route} />}
            log={
              <Suspense fallback={null}>
                <LogPane />
              </Suspense>
            }
            foot={<HomeBar />}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The companion's parts: on a phone one of them, on a table beside each other. */
function Panes({ route }: { route: Route }): ReactElement {
  const text = useText();
  return (
    <main className="panes">
      <section className="pane roster-pane" aria-label={text.say("view.roster")}>
        <RosterPane />
        <HomeBar />
      </section>
      <section
        className="pane work-pane"
        data-screen={href(route)}
        aria-label={text.say("view.work")}
      >
        <Suspense fallback={null}>
          <Work route={route} />
        </Suspense>
      </section>
      <section
        className="pane log-pane"
        data-screen={href(route)}
        aria-label={text.say("view.log")}
      >
        <Suspense fallback={null}>
          <LogPane />
        </Suspense>
      </section>
    </main>
  );
}

/** The training battle leads by the hand, until it is told not to; it knows no map. */
function TrainingGuide({ route }: { route: Route }): ReactElement | null {
  const { view, log } = useSeen();
  const left = useLeft(view.id);
  if (left || view.map !== null || !isTraining(log)) return null;
  return (
    <Suspense fallback={null}>
      <Guide route={route} />
    </Suspense>
  );
}

function paneOf({ screen }: Route): "roster" | "work" | "log" {
  if (screen === "home" || screen === "map") return "roster";
  return screen === "log" ? "log" : "work";
}

/** A map wants the whole window. */
function isWide({ screen }: Route): boolean {
  return screen === "field" || screen === "newField" || screen === "at";
}

function Head(): ReactElement {
  const text = useText();
  const seen = useSeen();
  const { view, sides, due, rolls, toChoose } = seen;
  const { newer } = useOnDevice();
  const count = due.length + rolls.length + toChoose.length + toAnswer(seen).length;
  // Whose part of the phase it is; in a phase of both the side with the initiative.
  const acting = sides.find(({ id }) => id === (view.acting ?? view.phasing));
  return (
    <Masthead
      turn={text.say("turn.line", { turn: view.turn })}
      phase={text.word("phase", view.phase)}
      part={partText(view, text)}
      side={acting?.name ?? ""}
      nation={acting?.nation ?? ""}
      turnHref={href({ screen: "turn" })}
      due={{
        count,
        label: text.say("due.count", { count }),
        href: href({ screen: "due" }),
      }}
      seat={<SeatChip />}
      menu={
        <a
          className={newer ? "icon-link news" : "icon-link"}
          href={href({ screen: "settings" })}
          aria-label={`${text.say("view.settings")}${newer ? `. ${text.say("device.newer")}` : ""}`}
        >
          <Icon name="menu" />
        </a>
      }
    />
  );
}

/** At the bottom edge: take back, look back, go on. */
function HomeBar(): ReactElement {
  const text = useText();
  const { canRedo, act } = useSeen();
  return (
    <footer className="bottom-bar">
      <UndoButton />
      {canRedo && (
        <Button
          className="button redo-button"
          aria-label={text.say("act.redo")}
          onPress={() => act({ type: "redo" })}
        >
          <Icon name="redo" />
        </Button>
      )}
      <a
        className="button log-button"
        href={href({ screen: "log" })}
        aria-label={text.say("view.log")}
      >
        <Icon name="log" />
      </a>
      <AdvanceButton />
    </footer>
  );
}

function Work({ route }: { route: Route }): ReactElement | null {
  const { unit: find } = useSeen();
  switch (route.screen) {
    case "unit": {
      const unit = find(route.unit);
      return unit === null ? <Nothing /> : <UnitScreen key={unit.id} unit={unit} />;
    }
    case "resolve":
      return <ResolveScreen key={`${route.kind} ${route.unit} ${route.target}`} route={route} />;
    case "roll":
      return <RollScreen key={`${route.kind} ${route.of}`} kind={route.kind} of={route.of} />;
    case "entry":
      return <EntryScreen entry={route.entry} />;
    case "due":
      return <DueScreen />;
    case "turn":
      return <TurnScreen />;
    case "rules":
      return <RulesScreen />;
    case "clause":
      return <ClauseScreen clause={route.clause} />;
    case "keys":
      return <KeysScreen />;
    case "tasks":
      return <TasksScreen side={route.side} />;
    case "account":
      return <AccountScreen />;
    case "training":
      return <TrainingScreen />;
    case "settings":
      return <SettingsScreen />;
    case "about":
      return <AboutScreen />;
    case "battles":
      return <BattlesScreen />;
    case "field":
      return <FieldScreen />;
    case "at":
      return <PastScreen battle={route.battle} event={route.event} />;
    case "roster":
      return <RosterPane />;
    case "new":
    case "newField":
      // One and the same, so that what was chosen is kept while one looks at its field.
      return <NewBattleScreen field={route.screen === "newField"} />;
    case "home":
    case "map":
    case "log":
      return <TurnScreen />;
  }
}

function Nothing(): ReactElement {
  const text = useText();
  return <div className="pane-body">{text.say("log.none")}</div>;
}
