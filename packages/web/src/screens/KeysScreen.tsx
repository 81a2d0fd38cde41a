import type { ReactElement } from "react";
import { keys } from "../keys.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { useText } from "../text.ts";
import "./rules.css";

/** The keys of a keyboard, for whoever has one. */
export default function KeysScreen(): ReactElement {
  const text = useText();
  return (
    <div className="pane-body">
      <PageHead title={text.say("view.keys")} back="history" />
      <table className="fire-table">
        <tbody>
          {keys.map(({ key, does }) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{text.say(does)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
