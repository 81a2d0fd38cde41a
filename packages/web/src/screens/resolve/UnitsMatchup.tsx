import type { ReactElement } from "react";
import { unitDetail } from "../../battle/describe.ts";
import type { UnitView } from "../../battle/view.ts";
import { Matchup, type MatchupSide } from "../../parts/Matchup.tsx";
import { UnitBoxes, UnitPicture } from "../../parts/UnitPicture.tsx";
import { type Text, useText } from "../../text.ts";

/** The two units of a resolution. */
export function UnitsMatchup(props: {
  readonly own: UnitView;
  readonly enemy: UnitView | null;
  readonly verb: string;
}): ReactElement {
  const text = useText();
  return (
    <Matchup
      own={side(props.own, text)}
      enemy={props.enemy === null ? null : side(props.enemy, text)}
      verb={props.verb}
    />
  );
}

function side(unit: UnitView, text: Text): MatchupSide {
  return {
    name: unit.name,
    detail: unitDetail(unit.unit, text),
    symbol: <UnitPicture unit={unit} box={{ width: 96, height: 52 }} />,
    boxes: <UnitBoxes unit={unit} />,
  };
}
