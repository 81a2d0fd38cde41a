/** An id that no other device will choose. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `e${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
