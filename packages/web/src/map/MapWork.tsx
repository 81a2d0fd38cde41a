import type { Phase } from "@adjutant/battle";
import type { ReactElement } from "react";
import { useBattle } from "../battle/useBattle.ts";
import { href } from "../router.ts";
import { PhaseRolls } from "../screens/TurnScreen.tsx";
import { useText } from "../text.ts";
import { LastSeenPanel } from "./LastSeen.tsx";
import { MapUnits } from "./MapUnits.tsx";
import { SetOutPanel } from "./SetOutPanel.tsx";
import { UnitPanel } from "./UnitPanel.tsx";
import { useInHand } from "./useMap.ts";
import { useWords } from "./words.ts";

/** Beside the map: the unit in hand and its orders, else what the phase asks for and who is there. */
export function MapWork(): ReactElement {
  const { unit, lastSeen } = useInHand();
  return (
    <div className="pane-body map-work">
      {unit !== null ? (
        <UnitPanel unit={unit} />
      ) : lastSeen !== null ? (
        <LastSeenPanel unit={lastSeen} />
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

function PhasePanel(): ReactElement {
  const text = useText();
  const words = useWords();
  const { view } = useBattle();
  return (
    <>
      <section className="stack">
        <h2 className="section-title">{text.word("phase", view.phase)}</h2>
        {view.phase === "deployment" ? (
          <>
            <p>{text.say("phase.deployment")}</p>
            <SetOutPanel />
          </>
        ) : (
          <PhaseRolls
            {...(isGuided(view.phase) && { guide: words.say(`map.phase.${view.phase}`) })}
          />
        )}
      </section>
      {view.phase !== "deployment" && (
        <>
          <p className="soft">{words.say("map.tapUnit")}</p>
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
