import type { Fault } from "@adjutant/battle";
import type { ReactElement } from "react";
import { useText } from "../../text.ts";

/** Faults shown of a file that may have thousands. */
const told = 5;

/** What is wrong with what was to be read or begun; nothing while nothing is. */
export function FaultList({
  says,
  faults,
}: {
  readonly says: "new.notRead" | "new.noRoom";
  readonly faults: readonly Fault[];
}): ReactElement | null {
  const text = useText();
  if (faults.length === 0) return null;
  return (
    <div className="refused stack" role="alert">
      <p>{text.say(says)}</p>
      <ul className="offer-faults">
        {faults
          .slice(0, told)
          .map((fault) => text.fault(fault))
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
    </div>
  );
}
