import type { ReferenceWords } from "@adjutant/phrases/reference/en";
import { type ClauseId, rulebook } from "@adjutant/rules";
import { type ReactElement, useEffect, useState } from "react";
import { setOut, type ValueTable } from "../reference/tables.ts";
import { loadReference } from "../reference/words.ts";
import { useText } from "../text.ts";

/** What a clause sets: one figure, or its tables. */
export function ClauseValue({ id }: { id: ClauseId }): ReactElement | null {
  const text = useText();
  const [words, setWords] = useState<ReferenceWords | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadReference(text.lang).then((loaded) => {
      if (wanted) setWords(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [text.lang]);
  if (words === null) return null;
  const { figure, tables } = setOut(id, rulebook, text, words);
  return (
    <>
      {figure !== null && <p className="clause-figure figures">{figure}</p>}
      {tables.map((table, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tables of a clause never change places
        <OneTable key={index} table={table} />
      ))}
    </>
  );
}

function OneTable({ table: { title, head, rows, note } }: { table: ValueTable }): ReactElement {
  return (
    <div className="value-table">
      <table className="fire-table figures">
        {title !== null && <caption>{title}</caption>}
        {head !== null && (
          <thead>
            <tr>
              {head.map((cell, index) =>
                cell === "" ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                  <td key={index} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <th scope="col" key={index}>
                    {cell}
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([first = "", ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note !== null && <p className="soft">{note}</p>}
    </div>
  );
}
