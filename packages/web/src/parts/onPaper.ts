const { dataset } = document.documentElement;

/** Whoever prints, by a button or by the browser, prints in the colours of day. */
addEventListener("beforeprint", () => {
  const { theme } = dataset;
  if (theme === undefined) return;
  delete dataset["theme"];
  addEventListener("afterprint", () => Object.assign(dataset, { theme }), { once: true });
});

/** Prints the page, whatever lamp it is read by, in the colours of day. */
export function printByDay(): void {
  print();
}
