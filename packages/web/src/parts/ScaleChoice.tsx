import type { Scale } from "@adjutant/rules";
import type { ReactElement } from "react";
import { useText } from "../text.ts";
import { Choice } from "./Choice.tsx";

/** In which scale distances are told (`scale.pair`). */
export function ScaleChoice(props: {
  readonly scale: Scale;
  readonly onChange: (scale: Scale) => void;
}): ReactElement {
  const text = useText();
  return (
    <Choice
      question={text.say("settings.scale")}
      value={props.scale}
      options={(["cm", "inch", "inchAsCm"] as const).map((value) => ({
        value,
        label: text.word("scale", value),
      }))}
      onChange={props.onChange}
    />
  );
}
