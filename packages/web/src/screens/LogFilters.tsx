import type { ReactElement } from "react";
import { type LogFilter, logKinds } from "../battle/logFilter.ts";
import { useBattle } from "../battle/useBattle.ts";
import { Choice } from "../parts/Choice.tsx";
import { More } from "../parts/More.tsx";
import { useText } from "../text.ts";

const all = "all";

/** Whose entries of the log, and of what kind. */
export function LogFilters(props: {
  readonly filter: LogFilter;
  readonly onChange: (filter: LogFilter) => void;
}): ReactElement {
  const text = useText();
  const { sides } = useBattle();
  const { filter, onChange } = props;
  const whole = { value: all, label: text.say("log.all") };
  const shown = sides.filter(({ id }) => filter.side === null || id === filter.side);
  const count = Object.values(filter).filter((part) => part !== null).length;
  return (
    <More title={text.say("log.filter", { count })}>
      <Choice
        question={text.say("log.side")}
        value={filter.side ?? all}
        options={[whole, ...sides.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(side) => onChange({ ...filter, side: side === all ? null : side, unit: null })}
      />
      <Choice
        question={text.say("log.kind")}
        value={filter.kind ?? all}
        options={[
          whole,
          ...logKinds.map((kind) => ({ value: kind, label: text.say(`log.kind.${kind}`) })),
        ]}
        onChange={(kind) =>
          onChange({ ...filter, kind: logKinds.find((known) => known === kind) ?? null })
        }
      />
      <label className="log-unit">
        <span className="question">{text.say("log.unit")}</span>
        <select
          className="input"
          value={filter.unit ?? ""}
          onChange={({ target }) =>
            onChange({ ...filter, unit: target.value === "" ? null : target.value })
          }
        >
          <option value="">{text.say("log.all")}</option>
          {shown.map((side) => (
            <optgroup key={side.id} label={side.name}>
              {side.brigades.flatMap(({ units }) =>
                units.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                )),
              )}
            </optgroup>
          ))}
        </select>
      </label>
    </More>
  );
}
