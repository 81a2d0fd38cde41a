import type { OrderOfBattle, ScenarioTerms } from "@adjutant/battle";
import type { ReactElement } from "react";
import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import type { SetPiece } from "../../battle/shipped.ts";
import { More } from "../../parts/More.tsx";
import { href } from "../../router.ts";
import { localeOf, type Text, useText } from "../../text.ts";

/** Two armies of any battles instead of those of one. */
export const two = "two";
/** The place of an order in the list, or two armies of any. */
export type Chosen = number | typeof two;

/** Which battle: those that come with the app, those out of files, or two armies of any of them. */
export function OrderChoice(props: {
  readonly orders: readonly SetPiece[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}): ReactElement {
  const text = useText();
  const { orders, chosen } = props;
  const piece = chosen === two ? undefined : orders[chosen];
  return (
    <div className="stack">
      <RadioGroup
        className="order-choice"
        value={String(chosen)}
        onChange={(value) => props.onChange(value === two ? two : Number(value))}
      >
        <Label className="question">{text.say("new.order")}</Label>
        <div className="order-cards">
          {orders.map(({ order, terms }, index) =>
            // An army alone fights only against another.
            order.sides.length === 2 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: orders are only ever added at the end
              <Radio key={index} value={String(index)} className="order-card">
                <strong>{order.name[text.lang]}</strong>
                {order.date !== undefined && (
                  <span>
                    {dateText(order.date, text)}
                    {terms?.turns !== undefined &&
                      ` · ${text.say("new.turns", { turns: terms.turns })}`}
                  </span>
                )}
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
      {piece?.terms?.field !== undefined && (
        <a className="button" href={href({ screen: "newField" })}>
          {text.say("field.open")}
        </a>
      )}
      {piece !== undefined && <About piece={piece} />}
    </div>
  );
}

/** What happened there, what is fought for, and how sure the sources are. */
function About({ piece: { order, terms } }: { piece: SetPiece }): ReactElement | null {
  const text = useText();
  const told = terms?.text;
  const { note } = order;
  if (told === undefined && note === undefined && terms === null) return null;
  return (
    <More title={text.say("new.about")}>
      {told !== undefined && <p className="order-note">{told[text.lang]}</p>}
      {terms !== null && <Stakes terms={terms} order={order} />}
      {note !== undefined && <p className="order-note soft">{note[text.lang]}</p>}
    </More>
  );
}

/** The places that are worth something, and what to each side. */
function Stakes(props: {
  readonly terms: ScenarioTerms;
  readonly order: OrderOfBattle;
}): ReactElement | null {
  const text = useText();
  const { terms, order } = props;
  if (terms.objectives.length === 0) return null;
  return (
    <section>
      <h2 className="section-title">{text.say("new.objectives")}</h2>
      <ul className="stakes">
        {terms.objectives.map(({ id, name, points }) => (
          <li key={id}>
            {name[text.lang]}:{" "}
            {order.sides
              .filter((side) => side.id in points)
              .map((side) => {
                const { perTurn, atEnd } = points[side.id] ?? {};
                const worth = [
                  ...(perTurn === undefined ? [] : [text.say("new.perTurn", { points: perTurn })]),
                  ...(atEnd === undefined ? [] : [text.say("new.atEnd", { points: atEnd })]),
                ];
                return `${side.name[text.lang]} ${worth.join(", ")}`;
              })
              .join("; ")}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "13 units". */
export function unitsText(side: OrderOfBattle["sides"][number], text: Text): string {
  return text.say("new.units", { units: side.brigades.flatMap(({ units }) => units).length });
}

/** A date as far as it is known: a year, a month, a day. */
function dateText(date: string, text: Text): string {
  const parts = date.split("-").length;
  return new Date(date).toLocaleDateString(localeOf(text), {
    timeZone: "UTC",
    year: "numeric",
    ...(parts > 1 && { month: "long" }),
    ...(parts > 2 && { day: "numeric" }),
  });
}
