/** At which scale each part of the sheets is drawn, while they are drawn anew part by part. Headless. */
export interface Scales {
  /** What all parts come to, in pixels for a millimetre. */
  readonly drawn: () => number;
  readonly of: (part: string) => number;
  /** From now on all come to a scale; these stay as they are until they are drawn. */
  readonly begin: (k: number, late: readonly string[]) => void;
  readonly draw: (parts: readonly string[]) => void;
  /** All at once. */
  readonly drawAll: (k: number) => void;
  /** Told when that part is drawn anew; gives back how to stop it. */
  readonly watch: (part: string, told: () => void) => () => void;
}

/** @param first the scale at which all is drawn at first */
export function scales(first: number): Scales {
  let drawn = first;
  let late = new Map<string, number>();
  const watching = new Map<string, Set<() => void>>();
  const of = (part: string): number => late.get(part) ?? drawn;
  const tell = (part: string): void => {
    for (const told of watching.get(part) ?? []) told();
  };
  return {
    drawn: () => drawn,
    of,
    begin: (k, parts) => {
      late = new Map(parts.map((part) => [part, of(part)]));
      drawn = k;
    },
    draw: (parts) => {
      for (const part of parts) if (late.delete(part)) tell(part);
    },
    drawAll: (k) => {
      late.clear();
      drawn = k;
      for (const part of watching.keys()) tell(part);
    },
    watch: (part, told) => {
      const all = watching.get(part) ?? new Set();
      watching.set(part, all.add(told));
      return () => {
        all.delete(told);
      };
    },
  };
}
