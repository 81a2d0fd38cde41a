import { type OrderOfBattle, type OrderView, provenanceOf, type UnitValue } from "@adjutant/battle";
import type { ReactElement } from "react";
import { useBattle } from "../../battle/useBattle.ts";
import type { UnitView } from "../../battle/view.ts";
import { More } from "../../parts/More.tsx";
import { type Text, useText } from "../../text.ts";

/** The values that an order of battle argues for, in the order of interest. */
const told = [
  "unit",
  "name",
  "grade",
  "size",
  "formation",
  "models",
  "gun",
  "bases",
] as const satisfies readonly UnitValue[];
type ToldValue = (typeof told)[number];

/** Where the order of battle has this unit from. */
export function Sources({ unit }: { unit: UnitView }): ReactElement | null {
  const text = useText();
  const { log } = useBattle();
  const started = log.find(({ event }) => event.type === "started")?.event;
  if (started?.type !== "started") return null;
  const lines = started.orders.flatMap((order) => provenances(order, unit.id, text));
  if (lines.length === 0) return null;
  return (
    <More title={text.say("more.sources")}>
      <ul className="sources">
        {lines.map(({ value, note, sources }) => (
          <li key={value}>
            <strong>{text.say(`value.${value}`)}</strong>
            {note !== "" && <span> {note}</span>}
            {sources.map(({ title, url }) =>
              url === undefined ? (
                <p key={title}>{title}</p>
              ) : (
                <p key={title}>
                  <a href={url} rel="noreferrer" target="_blank">
                    {title}
                  </a>
                </p>
              ),
            )}
          </li>
        ))}
      </ul>
    </More>
  );
}

interface SourceLine {
  readonly value: ToldValue;
  readonly note: string;
  readonly sources: readonly { readonly title: string; readonly url?: string }[];
}

function provenances(order: OrderOfBattle | OrderView, id: string, text: Text): SourceLine[] {
  const listed = order.sides
    .flatMap(({ brigades }) => brigades)
    .flatMap(({ units }) => units)
    .find(({ unit }) => unit.id === id);
  if (listed === undefined) return [];
  return told.flatMap((value) => {
    const from = provenanceOf(order, listed, value);
    if (from === null) return [];
    const sources = (from.source ?? []).flatMap((key) => order.sources[key] ?? []);
    return [{ value, note: from.note?.[text.lang] ?? "", sources }];
  });
}
