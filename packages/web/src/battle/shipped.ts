import { type OrderOfBattle, parseOrderOfBattle } from "@adjutant/battle";

/** The orders of battle that come with the app, in the order they are offered. */
const files = {
  training: () => import("../../../../scenarios/training.orderOfBattle.json"),
  maida: () => import("../../../../scenarios/maida-1806.orderOfBattle.json"),
  elchingen: () => import("../../../../scenarios/elchingen-1805.orderOfBattle.json"),
  auerstedt: () => import("../../../../scenarios/auerstedt-1806.orderOfBattle.json"),
} as const;

export type Shipped = keyof typeof files;

/** A shipped order of battle, checked like any that comes from outside. */
export async function shippedOrder(name: Shipped): Promise<OrderOfBattle> {
  const { default: json } = await files[name]();
  const order = parseOrderOfBattle(json);
  if (!order.ok) throw new Error(`${name} is no order of battle`);
  return order.value;
}

/** All of them. */
export function shippedOrders(): Promise<readonly OrderOfBattle[]> {
  return Promise.all([
    shippedOrder("training"),
    shippedOrder("maida"),
    shippedOrder("elchingen"),
    shippedOrder("auerstedt"),
  ]);
}
