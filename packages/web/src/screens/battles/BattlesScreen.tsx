import { type ReactElement, useEffect, useState } from "react";
import { readBattleFile } from "../../battle/reading.ts";
import { forgetBattle, type KeptBattle, keptBattles } from "../../battle/storage.ts";
import { openReading } from "../../battle/store.ts";
import { useBattle } from "../../battle/useBattle.ts";
import { PageHead } from "../../parts/PageHead.tsx";
import { go, href } from "../../router.ts";
import { useText } from "../../text.ts";
import TrainingDoor from "../../training/TrainingDoor.tsx";
import { KeptRow } from "./KeptRow.tsx";
import { Offer, type Offered } from "./Offer.tsx";
import { OpenFile } from "./OpenFile.tsx";
import { RoomLeft } from "./RoomLeft.tsx";
import "./battles.css";

/** The battles kept on this device, those in files, and how to begin another. */
export default function BattlesScreen(): ReactElement {
  const text = useText();
  const { view } = useBattle();
  const [battles, setBattles] = useState<readonly KeptBattle[]>([]);
  const [offered, setOffered] = useState<Offered | null>(null);
  const list = (): void => {
    // Where nothing can be kept there is nothing to list; the shell says so.
    void keptBattles().then(setBattles, () => setBattles([]));
  };
  useEffect(list, []);
  const offer = (next: Offered): void => {
    if (next.reading.kind !== "whole" || next.clash !== null) {
      setOffered(next);
      return;
    }
    openReading(next.reading, next.seating);
    go({ screen: "home" });
  };
  return (
    <div className="pane-body">
      <PageHead title={text.say("view.battles")} back={{ screen: "settings" }} />
      <div className="battle-doors">
        <a className="button primary" href={href({ screen: "new" })}>
          {text.say("battles.new")}
        </a>
        <OpenFile onRead={offer} />
        <TrainingDoor />
      </div>
      {offered !== null && <Offer offered={offered} onLeave={() => setOffered(null)} />}
      <ul className="kept-battles">
        {battles.map((battle) => (
          <KeptRow
            key={battle.id}
            battle={battle}
            onTable={battle.id === view.id}
            onOpen={() =>
              offer({
                name: null,
                reading: readBattleFile(battle.file),
                clash: null,
                seating: battle.seating,
              })
            }
            onForget={() => void forgetBattle(battle.id).then(list)}
          />
        ))}
      </ul>
      <RoomLeft />
    </div>
  );
}
