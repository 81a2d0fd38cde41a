import { rulebook, type SectionName } from "@adjutant/rules";
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

/** How the book was left: whoever has read a clause comes back to the page he took it from. */
const left = { sought: "", open: new Set<SectionName>() };

/** The rulebook by its sections; a word in the field leaves the clauses that hold it. */
export default function RulesScreen(): ReactElement {
  const text = useText();
  const [sought, setSought] = useState(left.sought);
  const seek = (words: string): void => {
    left.sought = words;
    setSought(words);
  };
  const wanted = sought.trim().toLocaleLowerCase(text.lang);
  return (
    <div className="pane-body">
      <PageHead title={text.say("view.reference")} back={{ screen: "home" }} />
      <p className="soft">{text.say("rules.edition", { edition: rulebook.edition })}</p>
      <SearchField className="search" value={sought} onChange={seek}>
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
            open={wanted !== "" || left.open.has(section)}
            onChange={(open) => {
              if (open) left.open.add(section);
              else left.open.delete(section);
            }}
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
