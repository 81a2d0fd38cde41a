import type { Route } from "../router.ts";
import type { Seen } from "./useSeen.ts";

/** Where a unit gets its orders: on the map of a battle that has one, else on its own page. */
export function unitPage({ view }: Pick<Seen, "view">, unit: string): Route {
  return view.map === null ? { screen: "unit", unit } : { screen: "map", unit };
}
