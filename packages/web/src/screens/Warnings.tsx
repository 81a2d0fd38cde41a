import { writeBattle } from "@adjutant/battle";
import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { fileName, saveAsFile } from "../battle/file.ts";
import { type Kept, keepAgain, noteUnread } from "../battle/store.ts";
import { href } from "../router.ts";
import { useText } from "../text.ts";
import "./warnings.css";

/** What must be known before anything is lost, over every screen. */
export function Warnings({ kept }: { kept: Kept }): ReactElement | null {
  const text = useText();
  const { companion } = kept;
  if (kept.state === "failed") {
    return (
      <div className="refused warning" role="alert">
        <p>{text.say("app.notKept")}</p>
        <div className="warning-acts">
          <Button
            className="button strong"
            onPress={() =>
              saveAsFile(writeBattle(companion), fileName(companion.name.en, companion.turn))
            }
          >
            {text.say("battles.save")}
          </Button>
          <Button className="button" onPress={keepAgain}>
            {text.say("app.keepAgain")}
          </Button>
          <a className="button" href={href({ screen: "battles" })}>
            {text.say("view.battles")}
          </a>
        </div>
      </div>
    );
  }
  if (!kept.lastUnread) return null;
  return (
    <div className="refused warning" role="alert">
      <p>{text.say("app.lastUnread")}</p>
      <div className="warning-acts">
        <a className="button strong" href={href({ screen: "battles" })} onClick={noteUnread}>
          {text.say("view.battles")}
        </a>
        <Button className="button" onPress={noteUnread}>
          {text.say("act.understood")}
        </Button>
      </div>
    </div>
  );
}
