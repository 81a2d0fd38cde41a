import type { Fault, ListedSide } from "@adjutant/battle";
import { type OptionId, type Options, optionIds, type Scale } from "@adjutant/rules";
import { lazy, type ReactElement, useEffect, useState } from "react";
import { Button } from "react-aria-components/Button";
import { type Against, type Army, against, firstPair } from "../../battle/armies.ts";
import type { Seating } from "../../battle/seats.ts";
import { type SetPiece, shippedBattles } from "../../battle/shipped.ts";
import { startBattle } from "../../battle/store.ts";
import { Check } from "../../parts/Check.tsx";
import { Choice } from "../../parts/Choice.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { ScaleChoice } from "../../parts/ScaleChoice.tsx";
import { go } from "../../router.ts";
import { settings } from "../../settings.ts";
import { useText } from "../../text.ts";
import { SeatingChoice } from "../SeatingChoice.tsx";
import { ArmyChoice } from "./ArmyChoice.tsx";
import { type DiceAgreed, DiceAgreement, diceBySide } from "./DiceAgreed.tsx";
import { FaultList } from "./FaultList.tsx";
import { namedFaults } from "./named-faults.ts";
import { OptionChoice } from "./OptionChoice.tsx";
import { type Chosen, OrderChoice, two } from "./OrderChoice.tsx";
import { OrderFile } from "./OrderFile.tsx";
import "./new.css";

/** What found no room on its map, in which scale. */
interface Cramped {
  readonly fight: Against["name"];
  readonly scale: Scale;
  readonly faults: readonly Fault[];
}

const PieceField = lazy(() => import("../../field/PieceField.tsx"));

/** A battle is set up on one screen: who, how it is measured, marked and rolled, house rules. */
export default function NewBattleScreen(props: {
  /** The field of what is chosen, instead of the choices. */
  readonly field: boolean;
}): ReactElement {
  const text = useText();
  const [orders, setOrders] = useState<readonly SetPiece[]>([]);
  const [chosen, setChosen] = useState<Chosen>(0);
  // Null: nobody has chosen any.
  const [pair, setSides] = useState<readonly [number, number] | null>(null);
  const [scale, setScale] = useState(settings().scale);
  const [dice, setDice] = useState<DiceAgreed>({
    both: settings().dice,
    each: ["typed", "app"],
  });
  const [marking, setMarking] = useState<"roster" | "markers">("roster");
  const [seating, setSeating] = useState<Seating>("table");
  const [fought, setFought] = useState<"table" | "map">("table");
  // Why it was not begun on the map, as it was chosen then.
  const [cramped, setCramped] = useState<Cramped | null>(null);
  const [hidden, setHidden] = useState(false);
  const [on, setOn] = useState<ReadonlySet<OptionId>>(new Set());
  useEffect(() => {
    let wanted = true;
    void shippedBattles().then((shipped) => {
      if (wanted) setOrders((before) => [...shipped, ...before]);
    });
    return () => {
      wanted = false;
    };
  }, []);

  const armies = orders.flatMap(({ order }) => order.sides.map((side): Army => ({ order, side })));
  const sides = pair ?? firstPair(armies);
  const playBy = (asked: Options): void => {
    if (asked.scale !== undefined) setScale(asked.scale);
    const { dice: alike } = asked;
    if (alike !== undefined) setDice((was) => ({ ...was, both: alike }));
    if (asked.marking !== undefined) setMarking(asked.marking);
    setOn(new Set(optionIds.filter((id) => asked[id] === true)));
  };
  const choose = (next: Chosen): void => {
    setChosen(next);
    const piece = next === two ? undefined : orders[next];
    if (piece !== undefined) playBy(piece.options);
  };
  const fight = fightOf(orders, armies, chosen, sides);
  const begin = (): void => {
    if (fight === null) return;
    const options: Options = {
      scale,
      ...(dice.both !== "each" && { dice: dice.both }),
      marking,
      ...Object.fromEntries([...on].map((id) => [id, true])),
    };
    const { terms } = fight;
    const bySide = diceBySide(dice, sidesOf(fight));
    const begun = startBattle(fight.orders, {
      name: fight.name,
      options,
      seating,
      ...(bySide !== undefined && { dice: bySide }),
      ...(terms !== null && { scenario: terms }),
      ...(fought === "map" && hasMap(fight) && { map: true, ...(hidden && { hidden }) }),
    });
    if (begun.ok) go({ screen: "home" });
    else setCramped({ fight: fight.name, scale, faults: begun.faults });
  };
  // The choices come with the battles: none of them moves under a finger.
  if (orders.length === 0) {
    return (
      <div className="pane-body">
        <PageHead title={text.say("battles.new")} back={{ screen: "battles" }} />
      </div>
    );
  }
  const piece = chosen === two ? undefined : orders[chosen];
  if (props.field && piece !== undefined) return <PieceField piece={piece} scale={scale} />;
  return (
    <>
      <div className="pane-body">
        <PageHead title={text.say("battles.new")} back={{ screen: "battles" }} />
        <OrderChoice orders={orders} chosen={chosen} onChange={choose} />
        {chosen === two && <ArmyChoice armies={armies} sides={sides} onChange={setSides} />}
        <OrderFile
          onRead={(read) => {
            const { order } = read;
            setOrders((before) => [...before, read]);
            setChosen(order.sides.length === 2 ? orders.length : two);
            playBy(read.options);
            if (order.sides.length === 1) setSides([armies.length, 0]);
          }}
        />
        {fight !== null && hasMap(fight) && (
          <div>
            <Choice
              question={text.say("field.fought")}
              value={fought}
              options={(["table", "map"] as const).map((value) => ({
                value,
                label: text.say(`field.fought.${value}`),
              }))}
              onChange={setFought}
            />
            <p className="soft hint">{text.say(`field.fought.${fought}.hint`)}</p>
            {fought === "map" && cramped?.fight === fight.name && cramped.scale === scale && (
              <FaultList
                says="new.noRoom"
                faults={namedFaults(cramped.faults, sidesOf(fight), text.lang)}
              />
            )}
          </div>
        )}
        {fight !== null && hasMap(fight) && fought === "map" && (
          <HiddenCheck value={hidden} onChange={setHidden} />
        )}
        <div>
          <ScaleChoice scale={scale} onChange={setScale} />
          <p className="soft hint">{text.say(`new.scale.${scale}`)}</p>
        </div>
        <DiceAgreement
          dice={dice}
          sides={fight === null ? [] : sidesOf(fight).map(({ name }) => name[text.lang])}
          onChange={setDice}
        />
        <Choice
          question={text.say("new.marking")}
          value={marking}
          options={(["roster", "markers"] as const).map((value) => ({
            value,
            label: text.word("marking", value),
          }))}
          onChange={setMarking}
        />
        <SeatingChoice seating={seating} onChange={setSeating} />
        <OptionChoice on={on} onChange={setOn} />
      </div>
      <footer className="bottom-bar sticky-foot">
        <Button className="button primary" isDisabled={fight === null} onPress={begin}>
          {fight === null
            ? text.say("new.begin")
            : text.say("new.beginNamed", { name: fight.name[text.lang] })}
        </Button>
      </footer>
    </>
  );
}

/** Whether troops out of sight are hidden on the map. */
function HiddenCheck(props: {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}): ReactElement {
  const text = useText();
  return (
    <div>
      <Check label={text.say("field.hidden")} {...props} />
      <p className="soft hint">{text.say("field.hidden.hint")}</p>
    </div>
  );
}

/** What would be begun; null while the orders are on their way. */
function fightOf(
  orders: readonly SetPiece[],
  armies: readonly Army[],
  chosen: Chosen,
  [one, other]: readonly [number, number],
): (Against & Pick<SetPiece, "terms">) | null {
  if (chosen !== two) {
    const piece = orders[chosen];
    if (piece === undefined) return null;
    const { order, terms } = piece;
    return { orders: [order], name: order.name, terms };
  }
  const [first, second] = [armies[one], armies[other]];
  if (first === undefined || second === undefined) return null;
  // What one of them fought for is nothing to the other.
  return { ...against(first, second), terms: null };
}

/** Only what has a field can be fought on a map. */
function hasMap({ terms }: Pick<SetPiece, "terms">): boolean {
  return terms?.field !== undefined;
}

/** Both sides, in the order in which the battle has them. */
function sidesOf({ orders }: Against): readonly ListedSide[] {
  return orders.flatMap(({ sides }) => sides);
}
