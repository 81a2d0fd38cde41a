import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { download, fileName } from "../battle/file.ts";
import { useBattle } from "../battle/useBattle.ts";
import { useText } from "../text.ts";
import { reportOf } from "./report.ts";

/** The battle in words, to keep or to send on: what whoever looks may know of it. */
export function ReportButtons(): ReactElement {
  const text = useText();
  const battle = useBattle();
  const { name, view } = battle;
  return (
    <section className="stack">
      <h2 className="section-title">{text.say("report.title")}</h2>
      <p className="soft">{text.say("report.about")}</p>
      <div className="report-acts">
        {canShare() && (
          <Button
            className="button"
            onPress={() => {
              // Whoever changes his mind has shared nothing; there is nothing to tell him.
              navigator.share({ title: name, text: reportOf(battle, text) }).catch(() => {});
            }}
          >
            {text.say("report.share")}
          </Button>
        )}
        <Button
          className="button"
          onPress={() =>
            download(
              reportOf(battle, text),
              "text/markdown;charset=utf-8",
              fileName(view.name.en, view.turn, "md"),
            )
          }
        >
          {text.say("report.save")}
        </Button>
      </div>
    </section>
  );
}

/** Browsers hand a text on only from a safe address, and some not at all. */
function canShare(): boolean {
  return "share" in navigator;
}
