import { type LegalOrder, partBar, type UnitOrder } from "@adjutant/battle";
import type { Refusal } from "@adjutant/rules";
import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { chargesOpen } from "../battle/declared.ts";
import { useBattle } from "../battle/useBattle.ts";
import type { OwnUnitView } from "../battle/view.ts";
import { More } from "../parts/More.tsx";
import { href } from "../router.ts";
import { type Text, useText } from "../text.ts";
import { isAimed, marches } from "./doing.ts";
import { fightOf } from "./fight.ts";
import { RideNearer } from "./GeneralOf.tsx";
import { useInHand } from "./useMap.ts";
import { useWords } from "./words.ts";

type Order = LegalOrder<UnitOrder>;

/** What else the unit may do now as buttons; what it may not, with the reason, below a fold. */
export function Orders({ unit }: { unit: OwnUnitView }): ReactElement | null {
  const text = useText();
  const words = useWords();
  const { view, table } = useBattle();
  const waits = partBar(view, unit.side);
  const { map, doing } = useInHand();
  // At a charge fire is given from the charge's own page (`charge.defensiveFire`).
  const charging = view.phase === "charges";
  const all = map
    .orders(unit.id)
    .filter(
      ({ order }) => ordered.has(order) && !(charging && isAimed(order) && order !== "declare"),
    );
  const isDone = ({ order }: Order): boolean =>
    doing.kind === "aim" ? doing.order === order : doing.kind === "march" && order === "move";
  const may = all.filter((one) => one.refused === null && !isDone(one));
  const charges = chargesOpen(view).some((one) => one.unit === unit.id || one.enemy === unit.id);
  const idle = may.length === 0 && doing.kind === "nothing" && !charges;
  // Why it does nothing of what belongs to the phase is asked first where there is nothing to be done.
  const isClose = ({ refused }: Order): boolean =>
    idle && waits === null && refused !== null && !isOfAll(refused);
  const mayNot = all.filter((one) => one.refused !== null && !isClose(one));
  if (view.phase === "deployment") return null;
  return (
    <>
      {may.length > 0 && (
        <nav className="actions" aria-label={text.say("unit.actions")}>
          {may.map(({ order }) => (
            <Given key={order} unit={unit} order={order} />
          ))}
        </nav>
      )}
      {idle && (
        <p className="soft">
          {waits === null ? words.say("map.nothingNow") : text.refusal(waits, table)}
        </p>
      )}
      {all.filter(isClose).map((one) => (
        <Barred key={one.order} unit={unit} order={one} />
      ))}
      {mayNot.length > 0 && (
        <More title={words.say("map.others")}>
          {mayNot.map((one) => (
            <Barred key={one.order} unit={unit} order={one} />
          ))}
        </More>
      )}
    </>
  );
}

/** Orders that are given here; taskings are sent out from their own page. */
const ordered: ReadonlySet<UnitOrder> = new Set<UnitOrder>([
  "volley",
  "skirmish",
  "artillery",
  "rocket",
  "declare",
  "melee",
  "move",
  "standStill",
]);

/** What forbids an order whoever the unit is: it is not of this phase, or the battle is over. */
const isOfAll = ({ clause, reason }: Refusal): boolean =>
  clause === "turn.sequence" || reason === "over";

function Given({ unit, order }: { unit: OwnUnitView; order: UnitOrder }): ReactElement {
  const text = useText();
  const { act, view } = useBattle();
  const { set } = useInHand();
  const word = orderWord(order, text);
  if (order === "melee") {
    const usual = {
      screen: "resolve",
      kind: "melee",
      unit: unit.id,
      target: unit.engaged,
    } as const;
    const to = href(fightOf(view, unit.id) ?? usual);
    return (
      <a className="button primary" href={to}>
        {word}
      </a>
    );
  }
  const give = (): void => {
    if (order === "standStill") act({ type: "stoodStill", units: [unit.id] });
    else if (isAimed(order)) set({ kind: "aim", order });
    else set(marches);
  };
  return (
    <Button className="button" onPress={give}>
      {word}
    </Button>
  );
}

function Barred(props: { readonly unit: OwnUnitView; readonly order: Order }): ReactElement {
  const { order, refused } = props.order;
  const text = useText();
  const { table } = useBattle();
  return (
    <div className="barred">
      <span className="barred-word">{orderWord(order, text)}</span>
      {refused !== null && <span className="barred-why">{text.refusal(refused, table)}</span>}
      <RideNearer unit={props.unit} refused={refused} />
    </div>
  );
}

export function orderWord(order: UnitOrder, text: Text): string {
  switch (order) {
    case "volley":
      return text.say("act.fire");
    case "skirmish":
      return text.say("act.skirmish");
    case "artillery":
      return text.say("act.guns");
    case "rocket":
      return text.say("act.rockets");
    case "declare":
    case "charge":
      return text.say("act.charge");
    case "melee":
      return text.say("act.melee");
    case "standStill":
      return text.say("act.stoodStill");
    default:
      return text.word("phase", "movement");
  }
}
