/** The map with troops on it and no battle behind it: `gallery.html#board/maida?lang=ru&theme=lamp`. */
import { type ReactElement, useCallback, useMemo, useState } from "react";
import type { SetPiece } from "../battle/shipped.ts";
import { Board } from "../board/Board.tsx";
import { nothing, type Thing, tapped } from "../board/chosen.ts";
import type { Guided, Overlay } from "../board/overlay.ts";
import type { TablePose } from "../board/shown.ts";
import { UnitList } from "../board/UnitList.tsx";
import { useText } from "../text.ts";
import { around, ghostOf } from "./measure.ts";
import { setOut } from "./set-out.ts";
import "../field/field.css";

const never = (): boolean => false;
const always = (): boolean => true;

/** A unit lifted from its place, and where it is held. */
interface Lifted {
  readonly unit: string;
  readonly to: TablePose;
}

export function BoardGallery(props: {
  readonly piece: SetPiece;
  readonly atLeast: number;
  /** A unit that is chosen from the start. */
  readonly first: string | null;
}): ReactElement {
  const text = useText();
  const { piece, atLeast } = props;
  const set = useMemo(() => setOut(piece, text, atLeast), [piece, text, atLeast]);
  const { shown, table, stands } = set;
  const [state, setState] = useState(
    props.first === null
      ? nothing
      : { ...nothing, chosen: { kind: "unit", id: props.first } as const },
  );
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const { chosen } = state;
  const choose = useCallback((on: Thing | null): void => {
    setLifted(null);
    setState((before) => tapped(before, on, { x: 0, y: 0 }, never).state);
  }, []);
  const standingOf = (id: string): TablePose | null => {
    const unit = shown.units.find((one) => one.id === id);
    return unit !== undefined && "at" in unit.standing ? unit.standing.at : null;
  };
  const guide = ({ unit, to, how }: Guided): void => {
    if (how === "leave" || how === "settle") setLifted(null);
    else setLifted({ unit, to });
  };
  const lift = (): void => {
    const at = chosen?.kind === "unit" ? standingOf(chosen.id) : null;
    if (chosen !== null && at !== null) setLifted({ unit: chosen.id, to: at });
  };
  const laid = useMemo(
    () => (chosen?.kind === "unit" ? around(table, stands, chosen.id, text) : []),
    [table, stands, chosen, text],
  );
  const overlays = useMemo((): readonly Overlay[] => {
    if (lifted === null) return laid;
    const unit = shown.units.find(({ id }) => id === lifted.unit);
    const ghost = unit && ghostOf(table, stands, unit, lifted.to, text);
    return ghost ? [...laid, ghost] : laid;
  }, [shown, table, stands, lifted, laid, text]);
  return (
    <div className="field-page">
      <h1>{shown.title}</h1>
      <Board {...{ shown, overlays, chosen }} onTap={choose} mayDrag={always} onGuide={guide}>
        <button type="button" className="button" aria-label="Lift" onClick={lift}>
          ↥
        </button>
      </Board>
      <UnitList shown={shown} chosen={chosen} onPoint={choose} />
    </div>
  );
}
