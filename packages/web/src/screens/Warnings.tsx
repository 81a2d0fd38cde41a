import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { faultText } from "../battle/faultText.ts";
import { namesIn } from "../battle/names.ts";
import {
  allTheSame,
  goOnFromKept,
  type Kept,
  keepAgain,
  keepAsAnother,
  noteUnheard,
  noteUnread,
  saveBattle,
} from "../battle/store.ts";
import { useSeen } from "../battle/useSeen.ts";
import { href } from "../router.ts";
import { useText } from "../text.ts";
import "./warnings.css";

/** What must be known before anything is lost, over every screen. */
export function Warnings({ kept }: { kept: Kept }): ReactElement | null {
  const text = useText();
  if (kept.state === "failed") {
    return (
      <div className="refused warning" role="alert">
        <p>
          {text.say("app.notKept")}
          {kept.seating !== "table" && ` ${text.say("file.holdsAll")}`}
        </p>
        <div className="warning-acts">
          <Button className="button strong" onPress={saveBattle}>
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
  if (kept.state === "overtaken") {
    return (
      <div className="refused warning" role="alert">
        <p>{text.say("app.overtaken")}</p>
        <div className="warning-acts">
          <Button className="button strong" onPress={() => void goOnFromKept()}>
            {text.say("app.goOnFromKept")}
          </Button>
          <Button className="button" onPress={() => void keepAsAnother()}>
            {text.say("app.keepAsAnother")}
          </Button>
        </div>
      </div>
    );
  }
  if (kept.unheard !== null) return <Unheard why={kept.unheard} />;
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

/** Why the last command was not carried out, and what would be allowed. */
function Unheard({ why }: { why: NonNullable<Kept["unheard"]> }): ReactElement | null {
  const text = useText();
  const { table, unit, view } = useSeen();
  const name = namesIn(view, text);
  // Of several units at once, which one it is.
  const whose = "refused" in why && why.unit !== undefined ? unit(why.unit) : null;
  // What is due stands on its own screen, and the way there is shown instead.
  if ("faults" in why && why.faults.every(({ code }) => code === "stillDue")) return null;
  return (
    <div className="refused warning" role="alert">
      {"refused" in why ? (
        <p>
          <a className="row-link" href={href({ screen: "clause", clause: why.refused.clause })}>
            {text.clause(why.refused.clause).title}
          </a>{" "}
          {whose !== null && `${whose.name}: `}
          {text.refusal(why.refused, table)}
        </p>
      ) : (
        <p>
          {text.say("unheard.title")}:{" "}
          {why.faults.map((fault) => faultText(fault, name, text)).join("; ")}
        </p>
      )}
      <div className="warning-acts">
        {why.again !== null && (
          <Button className="button" onPress={allTheSame}>
            {text.say("act.overrule")}
          </Button>
        )}
        <Button className="button" onPress={noteUnheard}>
          {text.say("act.understood")}
        </Button>
      </div>
    </div>
  );
}
