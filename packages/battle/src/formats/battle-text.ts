/** A battle file as text: its head set for people, then one event to a line, so that it differs
 * from the file of a phase ago in the lines of that phase. */
export function battleText(file: { readonly events: readonly unknown[] }): string {
  const { events, ...head } = file;
  const before = JSON.stringify(head, null, 2).replace(/\n\}$/, "");
  const lines = events.map((event) => `    ${JSON.stringify(event)}`);
  const list = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
  return `${before},\n  "events": ${list}\n}\n`;
}
