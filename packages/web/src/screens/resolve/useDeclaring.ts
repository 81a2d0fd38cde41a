import type { Refusal } from "@adjutant/rules";
import { useMemo } from "react";
import { useBattle } from "../../battle/useBattle.ts";
import { useWheel } from "../../battle/wheel.ts";

/** What would come of declaring a charge (`charge.declare`). */
export interface Declaring {
  /** Why it may not be declared; null: it may. */
  readonly refused: Refusal | null;
  /** Where it starts, as stated or as the map measures it; not there where nobody knows. */
  readonly distance?: number;
}

/** A charge that is only thought of; null where it is not, or not yet. */
export function useDeclaring(
  thought: boolean,
  charge: {
    readonly charger: string;
    readonly target: string;
    readonly distance: number;
    readonly overrule: boolean;
  },
): Declaring | null {
  const { would } = useBattle();
  const draft = useDeclaration(charge);
  return useMemo(() => {
    if (!thought) return null;
    const came = would(draft);
    if (!came.ok) return { refused: "refused" in came ? came.refused : null };
    const { event } = came;
    return { refused: null, ...(event.type === "declared" && { distance: event.distance }) };
  }, [would, thought, draft]);
}

/** The order by which a charge is declared, with the wheel that was chosen for it. */
export function useDeclaration({
  charger,
  target,
  distance,
  overrule,
}: {
  readonly charger: string;
  readonly target: string;
  readonly distance: number;
  readonly overrule: boolean;
}) {
  const { view } = useBattle();
  const [{ turn }] = useWheel(charger, target);
  const wheel = view.map === null ? undefined : turn;
  return useMemo(
    () =>
      ({
        type: "declare",
        unit: charger,
        to: target,
        distance,
        ...(wheel !== undefined && { turn: wheel }),
        ...(overrule && { overrule }),
      }) as const,
    [charger, target, distance, wheel, overrule],
  );
}
