import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { useKept } from "../battle/store.ts";
import { install, startNewer, useOnDevice } from "../offline.ts";
import { useText } from "../text.ts";

/** The app itself: does it play without a network, is there a newer one, may it be installed. */
export function OnThisDevice(): ReactElement | null {
  const text = useText();
  const { ready, newer, installable } = useOnDevice();
  const kept = useKept()?.state === "kept";
  if (!ready && !newer && !installable) return null;
  return (
    <section className="stack on-device">
      {newer && (
        <div className="refused stack" role="status">
          <p>{text.say("device.newer")}</p>
          <Button className="button strong" isDisabled={!kept} onPress={startNewer}>
            {text.say("device.startNewer")}
          </Button>
        </div>
      )}
      {ready && <p className="soft">{text.say("device.ready")}</p>}
      {installable && (
        <Button className="button" onPress={() => void install()}>
          {text.say("device.install")}
        </Button>
      )}
    </section>
  );
}
