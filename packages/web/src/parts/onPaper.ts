/** Prints the page in the colours of day, whatever lamp it is read by. */
export function printByDay(): void {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  delete dataset["theme"];
  print();
  if (theme !== undefined) dataset["theme"] = theme;
}
