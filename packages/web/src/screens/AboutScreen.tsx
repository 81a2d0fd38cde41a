import type { ReactElement } from "react";
import { PageHead } from "../parts/PageHead.tsx";
import { useText } from "../text.ts";
import "./rules.css";

/** What this is, where its rules come from, and what it does not do with your battle. */
export default function AboutScreen(): ReactElement {
  const text = useText();
  return (
    <div className="pane-body">
      <PageHead title={text.say("view.about")} back={{ screen: "settings" }} />
      <article className="clause">
        <h2 className="about-name">{text.say("app.name")}</h2>
        <p className="clause-text">{text.say("app.tagline")}</p>
        <p className="clause-text">{text.say("about.origins")}</p>
        <p className="clause-text">{text.say("about.kept")}</p>
        <p className="clause-text">{text.say("about.free")}</p>
      </article>
    </div>
  );
}
