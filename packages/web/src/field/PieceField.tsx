import type { Scale } from "@adjutant/rules";
import { type ReactElement, useMemo } from "react";
import type { SetPiece } from "../battle/shipped.ts";
import { useText } from "../text.ts";
import { FieldPage } from "./FieldPage.tsx";
import { knownOf, shownField } from "./shown-field.ts";

/** The field of a battle that is being set up: all of it, to both players. */
export default function PieceField(props: {
  readonly piece: SetPiece;
  readonly scale: Scale;
}): ReactElement | null {
  const { lang } = useText();
  const { piece, scale } = props;
  const shown = useMemo(() => {
    const { order, terms } = piece;
    if (terms?.field === undefined) return null;
    return shownField(terms.field, terms.objectives, knownOf(order, scale, lang), lang);
  }, [piece, scale, lang]);
  return shown && <FieldPage shown={shown} back={{ screen: "new" }} />;
}
