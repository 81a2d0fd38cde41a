import { useState } from "react";
import { useBattle } from "./useBattle.ts";

/** What is being entered on one screen, so that a page loaded anew has it again. */
interface Draft {
  /** The screen's address, and the battle as it stood. */
  readonly of: string;
  readonly parts: Readonly<Record<string, unknown>>;
}

const key = "adjutant.draft";

/**
 * A state that outlasts the page, for as long as the screen and the battle stay the same: a phone
 * may throw a page away between two dice.
 *
 * @param part what of the screen's entry it is
 */
export function useDraft<Value>(
  part: string,
  make: () => Value,
): [Value, (change: (was: Value) => Value) => void] {
  const { view, log } = useBattle();
  // What one side enters is not for the other that takes the device.
  const eyes = view.role.kind === "side" ? view.role.side : view.role.kind;
  const of = `${version} ${view.id} ${eyes} ${log.length} ${location.hash}`;
  const [value, setValue] = useState<Value>(() => {
    const { parts } = stored(of);
    // Only this very screen in this very version writes under `of`.
    return part in parts ? (parts[part] as Value) : make();
  });
  return [
    value,
    (change) => {
      const next = change(value);
      setValue(next);
      store({ of, parts: { ...stored(of).parts, [part]: next } });
    },
  ];
}

/** Two builds may not understand each other's drafts. */
const version = import.meta.url;

function stored(of: string): Draft {
  const none: Draft = { of, parts: {} };
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof draft !== "object" || draft === null) return none;
    if (!("of" in draft) || draft.of !== of || !("parts" in draft)) return none;
    const { parts } = draft;
    return typeof parts === "object" && parts !== null ? { of, parts: { ...parts } } : none;
  } catch {
    return none;
  }
}

function store(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Where nothing can be stored, the entry lives as long as the page.
  }
}
