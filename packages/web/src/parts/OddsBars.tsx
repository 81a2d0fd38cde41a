import type { ReactElement } from "react";
import { shareText } from "./share.ts";
import "./odds.css";

export interface OddsRow {
  readonly key: string;
  readonly label: string;
  /** Probability, 0…1. */
  readonly value: number;
  /** Where it is not known exactly: the most that it may be, `value` being the least. */
  readonly high?: number;
  /** How good or bad it is for the unit that suffers: shades the bar. */
  readonly weight?: 0 | 1 | 2;
}

export interface OddsBarsProps {
  readonly title: string;
  readonly rows: readonly OddsRow[];
  /** A word or figure beside the title, e.g. "on average 1.5". */
  readonly note?: string;
  /** Each may happen whatever the others: bars of the whole width mean certain. */
  readonly apart?: boolean;
  /** Writes a probability. */
  readonly format: (probability: number) => string;
}

/** The exact odds as rows of bars; a table, so that it can be heard row by row. */
export function OddsBars({ title, rows, note, apart, format }: OddsBarsProps): ReactElement {
  const most =
    apart === true ? 1 : Math.max(...rows.map(({ value, high = value }) => high), 0.0001);
  return (
    <table className={rows.every(({ label }) => label.length < 4) ? "odds short" : "odds"}>
      <caption>
        <span className="odds-head">
          <span className="odds-title">{title}</span>
          {note !== undefined && <span className="odds-note soft figures">{note}</span>}
        </span>
      </caption>
      <tbody>
        {rows.map(({ key, label, value, high = value, weight = 0 }) => (
          <tr key={key}>
            <th scope="row" className="figures">
              {label}
            </th>
            <td className="bar" aria-hidden="true">
              <span
                className="certain"
                data-weight={weight}
                style={{ width: `${(value / most) * 100}%` }}
              />
              {high > value && (
                <span className="perhaps" style={{ width: `${((high - value) / most) * 100}%` }} />
              )}
            </td>
            <td className="figures share">{shareText({ low: value, high }, format)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
