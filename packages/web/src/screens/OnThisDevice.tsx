import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { useKept } from "../battle/store.ts";
import { install, startNewer, useOnDevice } from "../offline.ts";
import { useText } from "../text.ts";

/** A newer version has come: what the mark at the way to this screen tells of, so it stands first. */
export function NewerVersion(): ReactElement | null {
  const text = useText();
  const { newer } = useOnDevice();
  const kept = useKept()?.state === "kept";
  if (!newer) return null;
  return (
    <div className="refused stack" role="status">
      <p>{text.say("device.newer")}</p>
      <Button className="button strong" isDisabled={!kept} onPress={startNewer}>
        {text.say("device.startNewer")}
      </Button>
    </div>
  );
}

/** The app itself: does it play without a network, may it be installed. */
export function OnThisDevice(): ReactElement | null {
  const text = useText();
  const { ready, installable } = useOnDevice();
  if (!ready && !installable) return null;
  return (
    <section className="stack on-device">
      {ready && <p className="soft">{text.say("device.ready")}</p>}
      {installable && (
        <Button className="button" onPress={() => void install()}>
          {text.say("device.install")}
        </Button>
      )}
    </section>
  );
}
