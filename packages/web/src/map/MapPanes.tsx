import type { MapWords } from "@adjutant/phrases/map/en";
import { type ReactElement, type ReactNode, Suspense, useMemo, useState } from "react";
import { Button } from "react-aria-components/Button";
import { useOnMap } from "../battle/onMap.ts";
import { useBattle } from "../battle/useBattle.ts";
import { isOwn } from "../battle/view.ts";
import { href, type Route } from "../router.ts";
import { useText } from "../text.ts";
import { brigadeBeside } from "./brigade.ts";
import { type Doing, nothing, usual } from "./doing.ts";
import { MapPane } from "./MapPane.tsx";
import { MapWork } from "./MapWork.tsx";
import { marching } from "./marching.ts";
import { useRedeploying } from "./redeploying.ts";
import { shownMap } from "./shown.ts";
import { type InHand, InHandProvider } from "./useMap.ts";
import { useTargets } from "./useTargets.ts";
import { useMapWords, WordsProvider } from "./words.ts";
import "./map.css";

/** A battle on the map: the map, orders beside or below it, the log. */
export default function MapPanes(props: {
  readonly route: Route;
  /** What every other address shows. */
  readonly work: ReactNode;
  readonly log: ReactNode;
  /** Taking back, going on. */
  readonly foot: ReactNode;
}): ReactElement {
  const { route } = props;
  const text = useText();
  const words = useMapWords();
  const inHand = useInHandNow(route, words);
  const onMap = route.screen === "home" || route.screen === "map";
  const [folded, setFolded] = useState(false);
  if (words === null || inHand === null) return <main className="panes map-panes" />;
  return (
    <WordsProvider value={words}>
      <InHandProvider value={inHand}>
        <main className="panes map-panes" data-folded={onMap && folded}>
          <section className="pane map-pane" aria-label={text.say("field.title")}>
            {/* The battle again is a map of its own. */}
            {route.screen !== "at" && <MapPane />}
          </section>
          {onMap && (
            <Button
              className="sheet-grip"
              aria-label={words.say(folded ? "map.unfold" : "map.fold")}
              aria-expanded={!folded}
              onPress={() => setFolded(!folded)}
            >
              <span aria-hidden="true" />
            </Button>
          )}
          <section
            className="pane work-pane"
            data-screen={href(route)}
            aria-label={onMap ? words.say("map.orders") : text.say("view.work")}
          >
            {onMap ? <MapWork /> : <Suspense fallback={null}>{props.work}</Suspense>}
          </section>
          <section
            className="pane log-pane"
            data-screen={href(route)}
            aria-label={text.say("view.log")}
          >
            {props.log}
          </section>
          <div className="map-foot">{props.foot}</div>
        </main>
      </InHandProvider>
    </WordsProvider>
  );
}

/** The units that an address is about: whose order it is comes first. */
function unitIn(route: Route): string | null {
  if (route.screen === "map" || route.screen === "unit" || route.screen === "resolve") {
    return route.unit;
  }
  return null;
}

function useInHandNow(route: Route, words: MapWords | null): InHand | null {
  const text = useText();
  const battle = useBattle();
  const map = useOnMap();
  const { view, log } = battle;
  const id = unitIn(route);
  const [chosen, setChosen] = useState<{ readonly of: string; readonly doing: Doing } | null>(null);
  const [said, say] = useState({ of: "", words: "" });
  const shown = useMemo(() => shownMap(battle, map, text), [battle, map, text]);
  const unit = id === null ? null : battle.unit(id);
  const own = unit !== null && isOwn(unit) && battle.mayAct(unit.side) ? unit : null;
  const stands = map?.units.find((one) => one.id === id) ?? null;
  // What is being done ends with the unit in hand, and with the step of the battle it was thought of in.
  const of = `${id} ${log.length} ${view.id}`;
  const redeploying = useRedeploying(battle, map, own);
  const redeploys = redeploying !== null;
  const done = useMemo((): Doing => {
    if (own === null) return nothing;
    // Whoever sent aides-de-camp for it wants it before a march.
    if (redeploys) return { kind: "redeploy" };
    return usual(view.phase, map?.orders(own.id) ?? [], stands !== null);
  }, [own, view.phase, map, stands, redeploys]);
  const doing = chosen?.of === of || chosen?.doing.kind === "measure" ? chosen.doing : done;
  const march = useMemo(() => {
    if (map === null || own === null || stands === null || doing.kind !== "march") return null;
    const beside = doing.whole
      ? brigadeBeside(battle, map, own).filter(([{ id }]) => !doing.without.includes(id))
      : [];
    return marching(battle, map, [own, stands], doing.intent, beside);
  }, [battle, map, own, stands, doing]);
  const targets = useTargets({ map, own, doing }, words);
  if (map === null || shown === null) return null;
  return {
    map,
    shown,
    unit,
    lastSeen: view.lastSeen?.find((one) => one.id === id) ?? null,
    own,
    stands,
    doing,
    march,
    redeploying,
    targets,
    set: (next) => setChosen(next === null ? null : { of, doing: next }),
    told: said.of === of ? said.words : "",
    tell: (words) => say({ of, words }),
  };
}
