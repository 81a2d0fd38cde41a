import type { ReactElement } from "react";
import type { OddsRow } from "./OddsBars.tsx";
import "./oddsstrip.css";

/**
 * The odds at the edge of the dice pad, where on a phone the bars themselves are out of sight:
 * numbers as columns, named outcomes as one parted bar, and what it comes to in words.
 */
export function OddsStrip(props: {
  readonly rows: readonly OddsRow[];
  readonly summary: readonly string[];
}): ReactElement {
  const { rows, summary } = props;
  const numbers = rows.every(({ label }) => label.length < 4);
  return (
    <div className={numbers ? "odds-strip columns" : "odds-strip"}>
      <div className="strip-picture" aria-hidden="true">
        {numbers ? <Columns rows={rows} /> : <Parted rows={rows} />}
      </div>
      <p className="strip-words figures">
        {summary.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  );
}

function Columns({ rows }: { rows: readonly OddsRow[] }): ReactElement {
  const most = Math.max(...rows.map(({ value, high = value }) => high), 0.0001);
  return (
    <>
      {rows.map(({ key, label, value, high = value }) => (
        <span className="strip-column" key={key}>
          <span className="strip-height">
            {high > value && (
              <span
                className="strip-perhaps"
                style={{ height: `${((high - value) / most) * 100}%` }}
              />
            )}
            <span style={{ height: `${(value / most) * 100}%` }} />
          </span>
          <span className="figures">{label}</span>
        </span>
      ))}
    </>
  );
}

/** What is sure of each outcome in a row; what is not known of any of them is left open. */
function Parted({ rows }: { rows: readonly OddsRow[] }): ReactElement {
  const open = 1 - rows.reduce((sum, { value }) => sum + value, 0);
  return (
    <>
      {rows.map(({ key, value, weight = 0 }) => (
        <span
          className="strip-part"
          key={key}
          data-weight={weight}
          style={{ flexGrow: Math.round(value * 1000) }}
        />
      ))}
      {rows.some(({ high }) => high !== undefined) && (
        <span className="strip-part strip-perhaps" style={{ flexGrow: Math.round(open * 1000) }} />
      )}
    </>
  );
}
