import { type ReactElement, useEffect, useState } from "react";
import { Button } from "react-aria-components/Button";
import { askToKeep, type Room, roomLeft, scarce } from "../../battle/room.ts";
import { useText } from "../../text.ts";

/** From ten megabytes on nobody asks for tenths. */
const tens = 1e7;

/** How much room the device has left for battles, and whether the browser may clear it. */
export function RoomLeft(): ReactElement | null {
  const text = useText();
  const [room, setRoom] = useState<Room | null>(null);
  const [refused, setRefused] = useState(false);
  const look = (): void => {
    void roomLeft().then(setRoom, () => setRoom(null));
  };
  useEffect(look, []);
  if (room === null) return null;
  const size = (bytes: number): string =>
    text.say("battles.megabytes", {
      size: bytes < tens ? Math.ceil(bytes / 1e5) / 10 : Math.floor(bytes / 1e6),
    });
  return (
    <section className="room" aria-label={text.say("battles.room")}>
      <p className={room.free < scarce ? "refused" : "soft"}>
        {text.say("battles.used", { used: size(room.used), free: size(room.free) })}
        {room.free < scarce && ` ${text.say("battles.scarce")}`}
      </p>
      <p className="soft">
        {text.say(room.lasting ? "battles.lasting" : "battles.passing")}
        {refused && !room.lasting && ` ${text.say("battles.lastingRefused")}`}
      </p>
      {!room.lasting && !refused && (
        <Button
          className="button"
          onPress={() => {
            void askToKeep().then((agreed) => {
              setRefused(!agreed);
              look();
            });
          }}
        >
          {text.say("battles.makeLast")}
        </Button>
      )}
    </section>
  );
}
