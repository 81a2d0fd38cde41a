import { memo, type ReactElement } from "react";
import { StateList } from "../parts/UnitRow.tsx";
import { useText } from "../text.ts";
import { same, type Thing } from "./chosen.ts";
import type { BoardUnit, ShownField } from "./shown.ts";
import "./unit-list.css";

/** Every unit on the map in words, side by side: for keys, and for those who hear the map. */
export const UnitList = memo(function UnitList(props: {
  readonly shown: ShownField;
  readonly chosen: Thing | null;
  readonly onPoint: (on: Thing) => void;
}): ReactElement {
  const { shown } = props;
  return (
    <div className="unit-list">
      {shown.sides.map((side) => {
        const units = shown.units.filter((unit) => unit.side.id === side.id);
        if (units.length === 0) return null;
        return (
          <section key={side.id} data-nation={side.nation} aria-label={side.name}>
            <h2 className="section-title">
              <span className="side-swatch" data-edge={side.edge} aria-hidden="true" />
              {side.name}
            </h2>
            <ul>
              {units.map((unit) => (
                <li key={unit.id}>
                  <ListedUnit
                    unit={unit}
                    chosen={same(props.chosen, { kind: "unit", id: unit.id })}
                    onPoint={props.onPoint}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
});

function ListedUnit(props: {
  readonly unit: BoardUnit;
  readonly chosen: boolean;
  readonly onPoint: (on: Thing) => void;
}): ReactElement {
  const text = useText();
  const { unit } = props;
  const { name, words, states, lastSeen } = unit;
  const called =
    lastSeen === undefined ? name : text.say("field.lastSeen", { name, turn: lastSeen });
  return (
    <button
      type="button"
      className="listed-unit"
      aria-pressed={props.chosen}
      onClick={() => props.onPoint({ kind: "unit", id: unit.id })}
    >
      <strong>{called}</strong>
      {words !== "" && <span>{words}</span>}
      {states.length > 0 && <StateList states={states} />}
    </button>
  );
}
