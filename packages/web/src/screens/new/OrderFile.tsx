import { type Fault, type OrderOfBattle, parseOrderOfBattle, readJson } from "@adjutant/battle";
import { type ReactElement, useState } from "react";
import { Button } from "react-aria-components/Button";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { useText } from "../../text.ts";

/** Faults shown of a file that may have thousands. */
const told = 5;

/** An order of battle out of a file of the player's own. */
export function OrderFile({ onRead }: { onRead: (order: OrderOfBattle) => void }): ReactElement {
  const text = useText();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const read = async (file: File): Promise<void> => {
    const json = readJson(await file.text());
    const order = json.ok ? parseOrderOfBattle(json.value) : json;
    setFaults(order.ok ? [] : order.faults);
    if (order.ok) onRead(order.value);
  };
  return (
    <div className="stack">
      <FileTrigger
        acceptedFileTypes={[".json", "application/json"]}
        onSelect={(files) => {
          const file = files?.[0];
          if (file) void read(file);
        }}
      >
        <Button className="button quiet-edge">{text.say("new.fromFile")}</Button>
      </FileTrigger>
      {faults.length > 0 && (
        <div className="refused stack" role="alert">
          <p>{text.say("new.notRead")}</p>
          <ul className="offer-faults">
            {faults
              .slice(0, told)
              .map((fault) => text.fault(fault))
              .map((line) => (
                <li key={line}>{line}</li>
              ))}
          </ul>
        </div>
      )}
    </div>
  );
}
