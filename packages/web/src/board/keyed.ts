/** What keys do on the map. */
export type Keyed =
  | { readonly kind: "pan"; readonly dx: number; readonly dy: number }
  | { readonly kind: "zoom"; readonly factor: number }
  | { readonly kind: "whole" };

/** How much nearer one press goes. */
export const nearer = 1.5;

const step = 64;

/** The key's meaning, pixels of the pane; null where it has none here. */
export function keyed(key: string): Keyed | null {
  switch (key) {
    case "ArrowLeft":
      return { kind: "pan", dx: step, dy: 0 };
    case "ArrowRight":
      return { kind: "pan", dx: -step, dy: 0 };
    case "ArrowUp":
      return { kind: "pan", dx: 0, dy: step };
    case "ArrowDown":
      return { kind: "pan", dx: 0, dy: -step };
    case "+":
    case "=":
      return { kind: "zoom", factor: nearer };
    case "-":
      return { kind: "zoom", factor: 1 / nearer };
    case "0":
      return { kind: "whole" };
    default:
      return null;
  }
}
