import { rulebook } from "@adjutant/rules";
import { type ReactElement, useState } from "react";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { SearchField } from "react-aria-components/SearchField";
import { More } from "../parts/More.tsx";
import { OriginMark } from "../parts/OriginMark.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { originMark } from "../resolve/entries.ts";
import { href } from "../router.ts";
import { useText } from "../text.ts";
import { clauseIdsOf, sectionNames } from "./clauses.ts";
import "./rules.css";

/** The rulebook by its sections; a word in the field leaves the clauses that hold it. */
export default function RulesScreen(): ReactElement {
  const text = useText();
  const [sought, setSought] = useState("");
  const wanted = sought.trim().toLocaleLowerCase(text.lang);
  return (
    <div className="pane-body">
      <PageHead title={text.say("view.reference")} back={{ screen: "home" }} />
      <p className="soft">{text.say("rules.edition", { edition: rulebook.edition })}</p>
      <SearchField className="search" value={sought} onChange={setSought}>
        <Label className="question">{text.say("rules.search")}</Label>
        <Input className="input" />
      </SearchField>
      {sectionNames.map((section) => {
        const ids = clauseIdsOf(section).filter((id) => {
          if (wanted === "") return true;
          const { title, text: words } = text.clause(id);
          return `${id} ${title} ${words}`.toLocaleLowerCase(text.lang).includes(wanted);
        });
        if (ids.length === 0) return null;
        return (
          <More
            key={`${section} ${wanted}`}
            title={text.say(`section.${section}`)}
            open={wanted !== ""}
          >
            <ul className="working">
              {ids.map((id) => (
                <li key={id}>
                  <a href={href({ screen: "clause", clause: id })}>
                    <span className="working-text">
                      {text.clause(id).title} <OriginMark origin={originMark(id, text)} />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </More>
        );
      })}
    </div>
  );
}
