/** Work that can be done a little at a time before its outcome is asked for. Headless. */
export interface Slices<T> {
  /** Goes on until told to stop, or to its end. */
  readonly goOn: (stop: () => boolean) => void;
  readonly done: () => boolean;
  /** The outcome; what is left to do is done at once. */
  readonly outcome: () => T;
}

/** @param work gives way wherever it may be left off for a while */
export function slices<T>(work: Generator<void, T>): Slices<T> {
  let ended: { readonly outcome: T } | null = null;
  const step = (): { readonly outcome: T } | null => {
    const { done, value } = work.next();
    if (done === true) ended = { outcome: value };
    return ended;
  };
  return {
    goOn: (stop) => {
      while (ended === null && !stop()) step();
    },
    done: () => ended !== null,
    outcome: () => {
      for (;;) {
        const now = ended ?? step();
        if (now !== null) return now.outcome;
      }
    },
  };
}
