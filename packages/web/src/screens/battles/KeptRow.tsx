import { type ReactElement, useState } from "react";
import { Button } from "react-aria-components/Button";
import { fileName, saveAsFile } from "../../battle/file.ts";
import type { KeptBattle } from "../../battle/storage.ts";
import { localeOf, useText } from "../../text.ts";

/** A battle that the device keeps; to delete it takes two taps, and its file is offered first. */
export function KeptRow(props: {
  readonly battle: KeptBattle;
  /** It is the one being played. */
  readonly onTable: boolean;
  readonly onOpen: () => void;
  readonly onForget: () => void;
}): ReactElement {
  const text = useText();
  const { battle } = props;
  const [leaving, setLeaving] = useState(false);
  const [saving, setSaving] = useState(false);
  // What one side hides from the other stands in the file all the same.
  const hides = (battle.seating ?? "table") !== "table";
  const name = battle.name[text.lang];
  const named = (act: string): string => `${act}: ${name}`;
  const save = text.say("battles.save");
  return (
    <li className="kept-battle" aria-current={props.onTable ? "true" : undefined}>
      <div className="kept-words">
        <h2>{name}</h2>
        <p className="soft">
          {text.say("turn.line", { turn: battle.turn })} ·{" "}
          {new Date(battle.written).toLocaleString(localeOf(text), {
            dateStyle: "medium",
            timeStyle: "short",
          })}
        </p>
      </div>
      {leaving && <p className="kept-ask">{text.say("battles.forgetAsk")}</p>}
      {saving && (
        <p className="kept-ask" role="alert">
          {text.say("file.holdsAll")}
        </p>
      )}
      <div className="kept-acts">
        {props.onTable ? (
          <strong className="kept-now">{text.say("battles.open")}</strong>
        ) : (
          !leaving && (
            <Button
              className="button strong"
              aria-label={named(text.say("battles.goOn"))}
              onPress={props.onOpen}
            >
              {text.say("battles.goOn")}
            </Button>
          )
        )}
        <Button
          className="button"
          aria-label={named(saving ? text.say("file.saveAll") : save)}
          onPress={() => {
            setSaving(hides && !saving);
            if (hides && !saving) return;
            saveAsFile(battle.file, fileName(battle.name.en, battle.turn));
          }}
        >
          {saving ? text.say("file.saveAll") : save}
        </Button>
        {!props.onTable && (
          <Button
            className={leaving ? "button primary" : "button"}
            aria-label={named(text.say("battles.forget"))}
            onPress={leaving ? props.onForget : () => setLeaving(true)}
          >
            {text.say("battles.forget")}
          </Button>
        )}
        {leaving && (
          <Button className="button" onPress={() => setLeaving(false)}>
            {text.say("battles.keep")}
          </Button>
        )}
      </div>
    </li>
  );
}
