import { useEffect, useMemo, useState } from "react";
import type { Text } from "../text.ts";
import type { Plan } from "./plan.ts";
import { noOdds, type OddsOfCase, type OddsTold, toldOdds } from "./told.ts";

/** Milliseconds of work at a time, so that a thumb is never kept waiting. */
const slice = 10;

/**
 * The odds of a plan. Those of a known situation are there at once; those over all that an enemy
 * may be are worked out between what else the page does, and until then the last ones stand, stale.
 */
export function useOdds(
  plan: Plan,
  text: Text,
): { readonly odds: OddsTold; readonly stale: boolean } {
  const { key, supposed } = plan;
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys are equal situations
  const known = useMemo(() => (supposed ? null : plan.odds(text)), [key, text]);
  const [over, setOver] = useState<{ readonly of: string; readonly odds: OddsTold } | null>(null);
  const of = `${text.lang} ${key}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!supposed) return;
    const works = plan.oddsByCase(text);
    const cases: OddsOfCase[] = [];
    let waiting: ReturnType<typeof setTimeout>;
    const work = (): void => {
      const until = performance.now() + slice;
      for (const next of works.slice(cases.length)) {
        if (performance.now() > until) break;
        cases.push(next());
      }
      if (cases.length < works.length) waiting = setTimeout(work);
      else setOver({ of, odds: toldOdds(cases, text) });
    };
    waiting = setTimeout(work);
    return () => clearTimeout(waiting);
  }, [of, supposed]);
  if (known !== null) return { odds: known, stale: false };
  return { odds: over?.odds ?? noOdds, stale: over?.of !== of };
}
