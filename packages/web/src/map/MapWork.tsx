import type { Over, Phase } from "@adjutant/battle";
import type { ReactElement } from "react";
import { Ended } from "../account/Ended.tsx";
import { phaseText } from "../battle/phaseText.ts";
import { useBattle } from "../battle/useBattle.ts";
import { href } from "../router.ts";
import { deployment, PhaseRolls } from "../screens/TurnScreen.tsx";
import { useText } from "../text.ts";
import { GeneralsRide } from "./Generals.tsx";
import { LastSeenPanel } from "./LastSeen.tsx";
import { MapUnits } from "./MapUnits.tsx";
import { SetOutPanel } from "./SetOutPanel.tsx";
import { UnitPanel } from "./UnitPanel.tsx";
import { useInHand } from "./useMap.ts";
import { useWords } from "./words.ts";

/** Beside the map: the unit in hand and its orders, else what the phase asks for and who is there. */
export function MapWork(): ReactElement {
  const { unit, lastSeen } = useInHand();
  const { over } = useBattle().view;
  return (
    <div className="pane-body map-work">
      {unit !== null ? (
        <UnitPanel unit={unit} />
      ) : lastSeen !== null ? (
        <LastSeenPanel unit={lastSeen} />
      ) : over ? (
        <OverPanel over={over} />
      ) : (
        <PhasePanel />
      )}
    </div>
  );
}

/** Phases of which a battle on the map has other things to say than one at a table. */
const guided = ["charges", "movement", "fire"] as const;

function isGuided(phase: Phase): phase is (typeof guided)[number] {
  return guided.some((one) => one === phase);
}

/** The battle is over: who has won it, what it has cost, and from the beginning. */
function OverPanel({ over }: { over: Over }): ReactElement {
  const text = useText();
  const words = useWords();
  const { sides, view } = useBattle();
  return (
    <>
      <Ended over={over} sides={sides} />
      <a className="button" href={href({ screen: "account" })}>
        {text.say("account.whole")}
      </a>
      <a className="button" href={href({ screen: "at", battle: view.id, event: null })}>
        {words.say("map.past.title")}
      </a>
      <MapUnits />
    </>
  );
}

function PhasePanel(): ReactElement {
  const text = useText();
  const words = useWords();
  const { view, eyes } = useBattle();
  return (
    <>
      <section className="stack">
        <h2 className="section-title">{phaseText(view, text)}</h2>
        {view.phase === "deployment" ? (
          <>
            <p>{text.say(deployment(eyes))}</p>
            <SetOutPanel />
          </>
        ) : (
          <PhaseRolls
            {...(isGuided(view.phase) && {
              guide: words.say(view.resolving ? "map.phase.resolving" : `map.phase.${view.phase}`),
            })}
          />
        )}
      </section>
      {view.phase !== "deployment" && (
        <>
          {!isGuided(view.phase) && <p className="soft">{words.say("map.tapUnit")}</p>}
          {view.phase === "movement" && <GeneralsRide />}
          <MapUnits />
        </>
      )}
      <a className="row-link" href={href({ screen: "roster" })}>
        {words.say("map.roster")}
      </a>
      <a className="row-link" href={href({ screen: "turn" })}>
        {text.say("turn.line", { turn: view.turn })}
      </a>
    </>
  );
}
