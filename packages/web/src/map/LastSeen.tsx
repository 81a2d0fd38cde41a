import type { BattleView } from "@adjutant/battle";
import { rulebook } from "@adjutant/rules";
import type { ReactElement } from "react";
import { unitDetail } from "../battle/describe.ts";
import { useBattle } from "../battle/useBattle.ts";
import { UnitRow } from "../parts/UnitRow.tsx";
import { onTheTable } from "../resolve/known.ts";
import { href } from "../router.ts";
import { drawnSize } from "../symbols/footprint.ts";
import { UnitSymbol } from "../symbols/UnitSymbol.tsx";
import { useText } from "../text.ts";
import { LetGo } from "./LetGo.tsx";
import { useWords } from "./words.ts";

/** An enemy's unit that is out of sight, and was in it before. */
export type LastSeenUnit = NonNullable<BattleView["lastSeen"]>[number];

/** The enemies out of sight that were seen before: as they were seen, and when. */
export function LastSeenUnits(): ReactElement | null {
  const { view } = useBattle();
  const text = useText();
  const words = useWords();
  const units = view.lastSeen ?? [];
  if (units.length === 0) return null;
  return (
    <section>
      <h2 className="section-title">{words.say("map.outOfSight")}</h2>
      <ul className="target-list">
        {units.map((unit) => (
          <UnitRow
            key={unit.id}
            href={href({ screen: "map", unit: unit.id })}
            name={unit.name[text.lang]}
            detail={`${unitDetail(unit.unit, text)} · ${words.say("map.lastSeen", { turn: unit.turn })}`}
            symbol={<Picture unit={unit} />}
            boxes={null}
            states={[]}
          />
        ))}
      </ul>
    </section>
  );
}

/** One of them looked at: what it was, when, and that it is not known where it is now. */
export function LastSeenPanel({ unit }: { unit: LastSeenUnit }): ReactElement {
  const text = useText();
  const words = useWords();
  return (
    <>
      <header className="unit-head">
        <Picture unit={unit} large />
        <div className="unit-head-words">
          <h2>{unit.name[text.lang]}</h2>
          <p className="soft">
            {unitDetail(unit.unit, text)} · {unit.brigade.name[text.lang]}
          </p>
          <p>{words.say("map.lastSeen", { turn: unit.turn })}</p>
        </div>
        <LetGo />
      </header>
      <p className="soft">{words.say("map.outOfSight.hint")}</p>
    </>
  );
}

/** As it was last seen: its losses, which nobody sees, make it no smaller. */
function Picture({ unit, large = false }: { unit: LastSeenUnit; large?: boolean }) {
  const { sides, table } = useBattle();
  const side = sides.find(({ id }) => id === unit.side);
  if (side === undefined) return null;
  const facts = onTheTable(unit.unit);
  return (
    <UnitSymbol
      unit={facts}
      footprint={drawnSize(facts, table.options.marking, rulebook)}
      nation={side.nation}
      edge={side.edge}
      {...(large && { box: { width: 84, height: 60 }, scale: 4.2 })}
    />
  );
}
