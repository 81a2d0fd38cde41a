import type { ReactElement } from "react";
import type { UnitView } from "../battle/view.ts";
import { UnitRows } from "./MapUnits.tsx";

/** Units under a heading. */
export function Listed(props: {
  readonly title: string;
  readonly units: readonly UnitView[];
}): ReactElement {
  return (
    <section>
      <h3>{props.title}</h3>
      <UnitRows units={props.units} />
    </section>
  );
}
