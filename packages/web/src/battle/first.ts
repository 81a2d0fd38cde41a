import { type Shipped, shippedBattle } from "./shipped.ts";
import { openLast, startBattle } from "./store.ts";

/** Opens the battle last played, or begins Maida. */
export async function openFirst(): Promise<void> {
  if ((await openLast()) === null) await startShipped("maida");
}

/** Begins a battle that comes with the app, as its scenario has it. */
export async function startShipped(name: Shipped): Promise<void> {
  const { order, terms } = await shippedBattle(name);
  const begun = startBattle([order], terms === null ? {} : { scenario: terms });
  if (!begun.ok) throw new Error("what comes with the app makes a battle");
}
