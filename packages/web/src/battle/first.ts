import { openLast, startBattle } from "./store.ts";

/** Opens the battle last played, or begins the one that comes with the app. */
export async function openFirst(): Promise<void> {
  if ((await openLast()) === null) startBattle(await maida());
}

/** Maida 1806, validated like any order of battle that comes from outside. */
export async function maida() {
  const [{ default: json }, { parseOrderOfBattle }] = await Promise.all([
    import("../../../../scenarios/maida-1806.orderOfBattle.json"),
    import("@adjutant/battle"),
  ]);
  const order = parseOrderOfBattle(json);
  if (!order.ok) throw new Error("maida-1806.json is no order of battle");
  return order.value;
}
