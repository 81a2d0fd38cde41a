/** What has been entered for a charge stands from its declaration to its resolution, whatever comes between. */
import { useState } from "react";
import { asEntered, type Entry } from "../resolve/asEntered.ts";
import { useBattle } from "./useBattle.ts";

interface Stored {
  /** The battle, its turn, and who enters. */
  readonly of: string;
  readonly charges: Readonly<Record<string, Entry>>;
}

const key = "adjutant.charges";

/**
 * The facts of a charge as they were entered last in this turn, on whatever page one has been since; what
 * the battle says otherwise by now goes by the battle.
 *
 * @param likely each of them as far as the battle knows it, else as it is likeliest
 */
export function useEntered<Of extends object>(
  charger: string,
  target: string,
  likely: Of,
): [Of, (change: (was: Of) => Of) => void] {
  const { view } = useBattle();
  // What one side enters is not for the other that takes the device.
  const eyes = view.role.kind === "side" ? view.role.side : view.role.kind;
  const of = `${version} ${view.id} ${view.turn} ${eyes}`;
  const charge = `${charger} ${target}`;
  const [value, setValue] = useState<Of>(() => {
    const entry = stored(of)[charge];
    return entry === undefined ? likely : asEntered(entry, likely);
  });
  return [
    value,
    (change) => {
      const next = change(value);
      setValue(next);
      const entry: Entry = { facts: next, likely };
      store({ of, charges: { ...stored(of), [charge]: entry } });
    },
  ];
}

/** Two builds may not understand each other's entries. */
const version = import.meta.url;

function stored(of: string): Stored["charges"] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof found !== "object" || found === null) return {};
    if (!("of" in found) || found.of !== of || !("charges" in found)) return {};
    // Only this version writes under `of`.
    return found.charges as Stored["charges"];
  } catch {
    return {};
  }
}

function store(charges: Stored): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(charges));
  } catch {
    // Where nothing can be stored, the entry lives as long as the page.
  }
}
