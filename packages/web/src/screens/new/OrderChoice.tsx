import type { OrderOfBattle } from "@adjutant/battle";
import type { ReactElement } from "react";
import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { More } from "../../parts/More.tsx";
import { type Text, useText } from "../../text.ts";

/** Two armies of any battles instead of those of one. */
export const two = "two";
/** The place of an order in the list, or two armies of any. */
export type Chosen = number | typeof two;

/** Which battle: those that come with the app, those out of files, or two armies of any of them. */
export function OrderChoice(props: {
  readonly orders: readonly OrderOfBattle[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}): ReactElement {
  const text = useText();
  const { orders, chosen } = props;
  const note = chosen === two ? undefined : orders[chosen]?.note;
  return (
    <div className="stack">
      <RadioGroup
        className="order-choice"
        value={String(chosen)}
        onChange={(value) => props.onChange(value === two ? two : Number(value))}
      >
        <Label className="question">{text.say("new.order")}</Label>
        <div className="order-cards">
          {orders.map((order, index) =>
            // An army alone fights only against another.
            order.sides.length === 2 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: orders are only ever added at the end
              <Radio key={index} value={String(index)} className="order-card">
                <strong>{order.name[text.lang]}</strong>
                {order.date !== undefined && <span>{dateText(order.date, text)}</span>}
                <span className="order-sides">
                  {order.sides.map((side) => (
                    <span key={side.id} className="order-side" data-nation={side.nation}>
                      <span className="order-coat" aria-hidden="true" />
                      {side.name[text.lang]}, {unitsText(side, text)}
                    </span>
                  ))}
                </span>
              </Radio>
            ) : null,
          )}
          <Radio value={two} className="order-card">
            <strong>{text.say("new.two")}</strong>
            <span>{text.say("new.twoHint")}</span>
          </Radio>
        </div>
      </RadioGroup>
      {note !== undefined && (
        <More title={text.say("new.about")}>
          <p className="order-note">{note[text.lang]}</p>
        </More>
      )}
    </div>
  );
}

/** "13 units". */
export function unitsText(side: OrderOfBattle["sides"][number], text: Text): string {
  return text.say("new.units", { units: side.brigades.flatMap(({ units }) => units).length });
}

/** A date as far as it is known: a year, a month, a day. */
function dateText(date: string, text: Text): string {
  const parts = date.split("-").length;
  return new Date(date).toLocaleDateString(text.lang === "en" ? "en-GB" : text.lang, {
    timeZone: "UTC",
    year: "numeric",
    ...(parts > 1 && { month: "long" }),
    ...(parts > 2 && { day: "numeric" }),
  });
}
