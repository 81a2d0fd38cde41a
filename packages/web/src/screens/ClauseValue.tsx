import { type ClauseId, type FireCell, type ModifierValue, rulebook } from "@adjutant/rules";
import type { ReactElement } from "react";
import { useText } from "../text.ts";

/** The value of a clause where it is a table or a figure; the text tells the others. */
export function ClauseValue({ id }: { id: ClauseId }): ReactElement | null {
  const text = useText();
  switch (id) {
    case "volley.table":
      return <VolleyTable />;
    case "artillery.table":
      return <ArtilleryTable />;
    default: {
      const { value } = rulebook.clauses[id];
      return isModifier(value) ? (
        <p className="clause-figure figures">{text.modifier(value)}</p>
      ) : null;
    }
  }
}

function VolleyTable(): ReactElement {
  const text = useText();
  const { lowest, superior, standard, inferior } = rulebook.clauses["volley.table"].value;
  return (
    <FireTable
      lowest={lowest}
      rows={[
        { name: text.word("row", "superior"), cells: superior },
        { name: text.word("row", "standard"), cells: standard },
        { name: text.word("row", "inferior"), cells: inferior },
      ]}
    />
  );
}

function ArtilleryTable(): ReactElement {
  const text = useText();
  const { lowest, canister, effective, long } = rulebook.clauses["artillery.table"].value;
  return (
    <FireTable
      lowest={lowest}
      rows={[
        { name: text.word("band", "canister"), cells: canister },
        { name: text.word("band", "effective"), cells: effective },
        { name: text.word("band", "long"), cells: long },
      ]}
    />
  );
}

interface TableRow {
  readonly name: string;
  readonly cells: readonly FireCell[];
}

/** Totals go down, so that the table fits a phone: "≤2" first, "≥12" last. */
function FireTable({ lowest, rows }: { lowest: number; rows: readonly TableRow[] }): ReactElement {
  const text = useText();
  const count = rows[0]?.cells.length ?? 0;
  return (
    <table className="fire-table figures">
      <thead>
        <tr>
          <th scope="col">{text.say("rules.total")}</th>
          {rows.map(({ name }) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: count }, (_, i) => {
          const total = lowest + i;
          const label = i === 0 ? `≤${total}` : i === count - 1 ? `≥${total}` : String(total);
          return (
            <tr key={label}>
              <th scope="row">{label}</th>
              {rows.map(({ name, cells }) => (
                <td key={name}>{cellText(cells[i])}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function cellText(cell: FireCell | undefined): string {
  if (cell === undefined) return "";
  return `${cell.casualties}${cell.discipline ? " D" : ""}${cell.fireDisciplineLost ? " F" : ""}`;
}

function isModifier(value: unknown): value is ModifierValue {
  return (
    typeof value === "object" &&
    value !== null &&
    "roll" in value &&
    "dice" in value &&
    "halves" in value
  );
}
