import { nobody, type PendingView } from "@adjutant/battle";
import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { patchText } from "../battle/changeLines.ts";
import { choiceText } from "../battle/choiceText.ts";
import { type NameOf, namesIn } from "../battle/names.ts";
import { useSeen } from "../battle/useSeen.ts";
import { HandOver } from "../parts/HandOver.tsx";
import { href } from "../router.ts";
import { capital, type Text, useText } from "../text.ts";
import "./follow.css";

/** What a side has to choose: whose turn it is, who occupies, which place it was. */
export function ChoiceList({ choices }: { choices: readonly PendingView[] }): ReactElement | null {
  const text = useText();
  const { view, act } = useSeen();
  const name = namesIn(view, text);
  if (choices.length === 0) return null;
  return (
    <ol className="follows">
      {choices.map((choice) => (
        <li key={choice.id} className="follow">
          <a className="follow-what" href={href({ screen: "clause", clause: choice.clause })}>
            {choiceText(choice, name, text)}
          </a>
          {choice.kind === "consent" && <Proposed choice={choice} />}
          <div className="chips follow-choice">
            {choice.among === undefined && <HandOver side={choice.side} at={{ screen: "due" }} />}
            {choice.among?.map((id, index) => (
              <Button
                key={id}
                className="button"
                onPress={() => act({ type: "choose", pending: choice.id, chosen: id })}
              >
                {choiceWord(choice, id, index, name, text)}
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What a proposed correction would put on the roster, as far as it shows on the table. */
function Proposed({ choice: { to, text: words } }: { choice: PendingView }): ReactElement {
  const text = useText();
  const shows = to === undefined ? "" : patchText(to, text);
  return (
    <div className="follow-more">
      <p>{shows === "" ? text.say("consent.hidden") : capital(shows)}</p>
      {words !== undefined && <p className="soft">{words}</p>}
    </div>
  );
}

/** What a choice is called: the name of who is chosen, a place, an answer. */
function choiceWord(
  { kind, unit }: PendingView,
  id: string,
  index: number,
  name: NameOf,
  text: Text,
): string {
  if (kind === "place") return placeWord(id, index, name, text);
  if (kind === "scouts" && id === nobody) return text.say("choose.scoutsNone");
  if (kind === "stop" && id === unit) return text.say("choose.stopNone");
  return id === "agree" || id === "refuse" ? text.say(`choose.${id}`) : name(id);
}

/** Places go by the garrison that first held them; a new one has no name yet. */
function placeWord(id: string, index: number, name: NameOf, text: Text): string {
  const known = name(id);
  return known === id
    ? text.say("choose.placeNumber", { number: index + 1 })
    : text.say("choose.placeOf", { name: known });
}
