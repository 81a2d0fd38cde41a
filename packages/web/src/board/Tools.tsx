import { memo, type ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { useText } from "../text.ts";
import { nearer } from "./keyed.ts";

/** Nearer, further, all of it. */
export const Tools = memo(function Tools(props: {
  readonly onZoom: (factor: number) => void;
  readonly onAll: () => void;
}): ReactElement {
  const { onZoom, onAll } = props;
  const text = useText();
  return (
    <>
      <Button
        className="button"
        aria-label={text.say("field.nearer")}
        onPress={() => onZoom(nearer)}
      >
        +
      </Button>
      <Button
        className="button"
        aria-label={text.say("field.further")}
        onPress={() => onZoom(1 / nearer)}
      >
        −
      </Button>
      <Button className="button" aria-label={text.say("field.whole")} onPress={onAll}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path className="whole-icon" d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
        </svg>
      </Button>
    </>
  );
});
