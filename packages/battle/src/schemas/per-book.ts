import type { Rulebook } from "@adjutant/rules";

/** Makes something once for each rulebook, when it is first asked for. */
export function perBook<Made>(make: (book: Rulebook) => Made): (book: Rulebook) => Made {
  const made = new WeakMap<Rulebook, { readonly value: Made }>();
  return (book) => {
    const known = made.get(book);
    if (known) return known.value;
    const value = make(book);
    made.set(book, { value });
    return value;
  };
}
