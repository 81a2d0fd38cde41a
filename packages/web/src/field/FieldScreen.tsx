import { type ReactElement, useMemo } from "react";
import { termsIn } from "../battle/terms-in.ts";
import { useBattle } from "../battle/useBattle.ts";
import { isOwn } from "../battle/view.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { useText } from "../text.ts";
import { FieldPage } from "./FieldPage.tsx";
import { brigadesIn, shownField } from "./shown-field.ts";

/** The field of the battle, as far as whoever looks knows it. */
export default function FieldScreen(): ReactElement {
  const text = useText();
  const { view, log, sides, name, unit } = useBattle();
  const terms = useMemo(() => termsIn(log), [log]);
  const { options, scenario } = view;
  const shown = useMemo(() => {
    if (terms?.field === undefined) return null;
    const held = new Map(scenario?.objectives.map(({ id, heldBy }) => [id, heldBy]));
    const units = sides.flatMap((side) =>
      side.brigades.flatMap((brigade) =>
        brigade.units.flatMap(({ id }) => {
          const known = unit(id);
          return known !== null && isOwn(known) && known.gone === null
            ? [{ id, name: known.name, side, unit: known.unit }]
            : [];
        }),
      ),
    );
    return shownField(
      terms.field,
      terms.objectives,
      {
        title: name,
        scale: options.scale ?? "cm",
        marking: options.marking,
        sides,
        brigades: brigadesIn(sides),
        units,
        holderOf: ({ id }) => held.get(id) ?? null,
      },
      text.lang,
    );
  }, [terms, scenario, options, sides, name, unit, text.lang]);
  if (shown === null) {
    return (
      <div className="pane-body">
        <PageHead title={text.say("field.title")} back={{ screen: "turn" }} />
        <p>{text.say("field.none")}</p>
      </div>
    );
  }
  return <FieldPage shown={shown} back={{ screen: "turn" }} />;
}
