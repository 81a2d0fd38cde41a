import {
  bandStarts,
  basesNow,
  basesOf,
  casualtiesOf,
  limitOf,
  markedLosses,
  rulebook,
} from "@adjutant/rules";
import type { ReactElement } from "react";
import { useSeen } from "../battle/useSeen.ts";
import type { UnitView } from "../battle/view.ts";
import { isWhole, onTheTable } from "../resolve/known.ts";
import { drawnSize } from "../symbols/footprint.ts";
import { UnitSymbol } from "../symbols/UnitSymbol.tsx";
import { useText } from "../text.ts";
import { CasualtyBoxes } from "./CasualtyBoxes.tsx";
import { MarkedBases } from "./MarkedBases.tsx";

/** A unit's symbol to the scale of its footprint. */
export function UnitPicture(props: {
  readonly unit: UnitView;
  readonly box?: { readonly width: number; readonly height: number };
  readonly scale?: number;
}): ReactElement {
  const { nation, edge } = props.unit;
  const unit = onTheTable(props.unit.unit);
  const { marking } = useSeen().table.options;
  const bases = unit.arm === "screen" ? basesNow(unit, rulebook) : undefined;
  return (
    <UnitSymbol
      unit={unit}
      footprint={drawnSize(unit, marking, rulebook)}
      nation={nation}
      edge={edge}
      {...(bases === undefined ? {} : { bases })}
      {...(props.box === undefined ? {} : { box: props.box })}
      {...(props.scale === undefined ? {} : { scale: props.scale })}
    />
  );
}

/** Its casualty boxes, with the posts where −1 and −2 begin. */
export function UnitBoxes({
  unit,
  large,
}: {
  unit: UnitView;
  large?: boolean;
}): ReactElement | null {
  const text = useText();
  const { marking } = useSeen().table.options;
  // What is not known has no boxes: empty ones would say that nothing was lost.
  if (!isWhole(unit.unit) && unit.unit.casualties === undefined) {
    return large === true ? <p className="soft">{text.say("fog.losses")}</p> : null;
  }
  const facts = onTheTable(unit.unit);
  const starts = bandStarts(facts, rulebook);
  const value = rulebook.clauses["volley.band"].value;
  const limit = limitOf(facts, rulebook);
  const lost = unit.gone !== null ? limit : casualtiesOf(facts);
  const boxes = (
    <CasualtyBoxes
      limit={limit}
      lost={lost}
      fresh={unit.fresh}
      bands={
        starts === null
          ? []
          : [
              { from: starts.first, penalty: value.first },
              { from: starts.second, penalty: value.second },
            ]
      }
      label={text.say("unit.losses", { casualties: lost, limit })}
      large={large ?? false}
    />
  );
  if (marking !== "markers" || unit.gone !== null) return boxes;
  const { removed, remainder } = markedLosses(facts, rulebook);
  return (
    <span className={large === true ? "marked large" : "marked"}>
      {boxes}
      <MarkedBases
        bases={facts.arm === "artillery" ? null : basesOf(facts, rulebook)}
        marker={remainder}
        label={text.say("unit.marked", { removed, marker: remainder })}
      />
    </span>
  );
}
