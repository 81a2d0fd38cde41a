import { type ReactElement, useState } from "react";
import { Button } from "react-aria-components/Button";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { readBattleText, seatingIn } from "../../battle/reading.ts";
import { seatingOf } from "../../battle/seats.ts";
import { keptOf } from "../../battle/storage.ts";
import { useText } from "../../text.ts";
import type { Offered } from "./Offer.tsx";

/** Opens a battle out of a file. */
export function OpenFile({ onRead }: { onRead: (offered: Offered) => void }): ReactElement {
  const text = useText();
  const [unread, setUnread] = useState(false);
  const read = async (file: File): Promise<void> => {
    try {
      setUnread(false);
      onRead(await offeredBy(file));
    } catch {
      // The file went away under our hands, or the system will not let us have it.
      setUnread(true);
    }
  };
  return (
    <>
      <FileTrigger
        acceptedFileTypes={[".json", "application/json"]}
        onSelect={(files) => {
          const file = files?.[0];
          if (file) void read(file);
        }}
      >
        <Button className="button">{text.say("battles.fromFile")}</Button>
      </FileTrigger>
      {unread && (
        <p className="refused" role="alert">
          {text.say("battles.fileUnread")}
        </p>
      )}
    </>
  );
}

async function offeredBy(file: File): Promise<Offered> {
  const { name } = file;
  const reading = readBattleText(await file.text());
  const known = reading.kind === "whole" ? await keptOf(reading) : null;
  // A curtain that hangs here before a battle does not go up because its file comes back.
  const seating = known
    ? seatingOf(known.kept.seating)
    : reading.kind === "none"
      ? undefined
      : seatingIn(reading);
  return { name, reading, clash: known && !known.goesOn ? known.kept : null, seating };
}
