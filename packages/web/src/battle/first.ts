import { shippedBattle } from "./shipped.ts";
import { openLast, startBattle } from "./store.ts";

/** Opens the battle last played, or begins Maida. */
export async function openFirst(): Promise<void> {
  if ((await openLast()) === null) {
    const { order, terms } = await shippedBattle("maida");
    startBattle([order], terms === null ? {} : { scenario: terms });
  }
}
