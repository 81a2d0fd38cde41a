import { type ReactElement, useEffect, useState } from "react";
import { Button } from "react-aria-components/Button";
import { readBattle } from "../battle/file.ts";
import { maida } from "../battle/first.ts";
import { forgetBattle, type KeptBattle, keptBattles } from "../battle/storage.ts";
import { openBattle, startBattle } from "../battle/store.ts";
import { useBattle } from "../battle/useBattle.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { go } from "../router.ts";
import { useText } from "../text.ts";
import "./follow.css";

/** The battles kept on this device; a new one, and the old ones to go on with. */
export default function BattlesScreen(): ReactElement {
  const text = useText();
  const { companion } = useBattle();
  const [battles, setBattles] = useState<readonly KeptBattle[]>([]);
  const list = (): void => {
    void keptBattles().then(setBattles);
  };
  useEffect(list, []);
  return (
    <div className="pane-body">
      <PageHead title={text.say("view.battles")} back={{ screen: "settings" }} />
      <Button
        className="button primary"
        onPress={() => {
          void maida().then((order) => {
            startBattle(order);
            go({ screen: "home" });
          });
        }}
      >
        {text.say("battles.new")}
      </Button>
      <ul className="follows">
        {battles.map((battle) => (
          <li key={battle.id} className="follow">
            <span className="follow-what">
              <strong>{battle.name[text.lang]}</strong>
              <span className="soft">
                {text.say("turn.line", { turn: battle.turn })} ·{" "}
                {new Date(battle.written).toLocaleString(text.lang)}
              </span>
            </span>
            {battle.id === companion.id ? (
              <span>{text.say("battles.open")}</span>
            ) : (
              <>
                <Button
                  className="button"
                  onPress={() => {
                    const kept = readBattle(battle.file);
                    if (kept === null) return;
                    openBattle(kept);
                    go({ screen: "home" });
                  }}
                >
                  {text.say("battles.goOn")}
                </Button>
                <Button className="button" onPress={() => void forgetBattle(battle.id).then(list)}>
                  {text.say("battles.forget")}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
