import {
  type Checked,
  type Fault,
  formatOf,
  parseOrderOfBattle,
  parseScenario,
  readJson,
} from "@adjutant/battle";
import { type ReactElement, useState } from "react";
import { Button } from "react-aria-components/Button";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { pieceOf, type SetPiece } from "../../battle/shipped.ts";
import { useText } from "../../text.ts";
import { FaultList } from "./FaultList.tsx";

/** A scenario or an order of battle out of a file of the player's own. */
export function OrderFile({ onRead }: { onRead: (piece: SetPiece) => void }): ReactElement {
  const text = useText();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const read = async (file: File): Promise<void> => {
    const piece = pieceIn(await file.text());
    setFaults(piece.ok ? [] : piece.faults);
    if (piece.ok) onRead(piece.value);
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
      <FaultList says="new.notRead" faults={faults} />
    </div>
  );
}

/** What a file sets up: a scenario by its tag, else it is read as an order of battle. */
function pieceIn(written: string): Checked<SetPiece> {
  const json = readJson(written);
  if (!json.ok) return json;
  if (formatOf(json.value)?.kind === "scenario") {
    const scenario = parseScenario(json.value);
    return scenario.ok ? { ok: true, value: pieceOf(scenario.value) } : scenario;
  }
  const order = parseOrderOfBattle(json.value);
  return order.ok ? { ok: true, value: { order: order.value, terms: null, options: {} } } : order;
}
