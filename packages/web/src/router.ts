import { useSyncExternalStore } from "react";

/** Resolutions that start from a unit; each is the first word of its address. */
export const resolutions = ["volley", "skirmish", "guns", "charge", "melee", "discipline"] as const;
export type ResolutionKind = (typeof resolutions)[number];

/** Rolls that start from the turn or from what follows. */
export const rolls = ["follow", "initiative", "adc", "command", "faltering"] as const;
export type RollKind = (typeof rolls)[number];

const hows = ["charge", "square", "overrule"] as const;
type ResolveHow = (typeof hows)[number];

export interface ResolveRoute {
  readonly screen: "resolve";
  readonly kind: ResolutionKind;
  readonly unit: string;
  readonly target: string | null;
  /**
   * `charge`: the target leads a charge on the unit; `square`: the unit tests to form square
   * against the target; `overrule`: although the roster says no.
   */
  readonly how?: ResolveHow | null;
}

/**
 * Screens by the fragment of the address, so that the back button of a phone works, a clause can
 * be linked to, and the app runs from any folder of any server.
 */
export type Route =
  | { readonly screen: "home" }
  | { readonly screen: "unit"; readonly unit: string }
  | ResolveRoute
  | { readonly screen: "roll"; readonly kind: RollKind; readonly of: string }
  | { readonly screen: "entry"; readonly entry: string }
  | { readonly screen: PlainScreen }
  | { readonly screen: "clause"; readonly clause: string }
  /** What a side's aides-de-camp can be sent out for. */
  | { readonly screen: "tasks"; readonly side: string }
  /** The map of a battle fought on one, with a unit in hand or none. */
  | MapRoute
  /** A battle as it stood after one of its events; null: from its start. */
  | { readonly screen: "at"; readonly battle: string; readonly event: string | null };

export interface MapRoute {
  readonly screen: "map";
  readonly unit: string | null;
}

const plainScreens = [
  "due",
  "turn",
  "log",
  "rules",
  "settings",
  "about",
  "battles",
  "new",
  "keys",
  "training",
  "account",
  "field",
  "newField",
  "roster",
] as const;
type PlainScreen = (typeof plainScreens)[number];

/** The fragment of a route, for `href`. */
export function href(route: Route): string {
  switch (route.screen) {
    case "home":
      return "#/";
    case "unit":
      return path("unit", route.unit);
    case "resolve":
      return path(route.kind, route.unit, route.target ?? "", route.how ?? "");
    case "roll":
      return path("roll", route.kind, route.of);
    case "entry":
      return path("entry", route.entry);
    case "clause":
      return path("rules", route.clause);
    case "tasks":
      return path("tasks", route.side);
    case "map":
      return path("map", route.unit ?? "");
    case "at":
      return path("battle", route.battle, "at", route.event ?? "");
    default:
      return path(route.screen);
  }
}

/** Reads a fragment; what it does not know leads home. */
export function readRoute(hash: string): Route {
  const [screen = "", first = "", second = "", third = ""] = hash
    .replace(/^#\/?/, "")
    .split("/")
    .map(decoded);
  if (screen === "unit" && first !== "") return { screen, unit: first };
  if (screen === "map") return { screen, unit: first === "" ? null : first };
  if (screen === "battle" && first !== "") {
    return { screen: "at", battle: first, event: third === "" ? null : third };
  }
  if (screen === "tasks" && first !== "") return { screen, side: first };
  if (screen === "entry" && first !== "") return { screen, entry: first };
  if (screen === "rules" && first !== "") return { screen: "clause", clause: first };
  const roll = rolls.find((kind) => kind === first);
  if (screen === "roll" && roll) return { screen, kind: roll, of: second };
  const kind = resolutions.find((known) => known === screen);
  if (kind && first !== "") {
    const how = hows.find((known) => known === third) ?? null;
    return { screen: "resolve", kind, unit: first, target: second === "" ? null : second, how };
  }
  const plain = plainScreens.find((known) => known === screen);
  return plain ? { screen: plain } : { screen: "home" };
}

/** The current route; renders again when it changes. */
export function useRoute(): Route {
  return readRoute(useSyncExternalStore(subscribe, () => location.hash));
}

/** Goes to a screen; `replace` where going back should not lead to the one left. */
export function go(route: Route, how: "push" | "replace" = "push"): void {
  if (how === "replace") location.replace(href(route));
  else location.hash = href(route);
}

function path(...parts: readonly string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/").replace(/\/+$/, "")}`;
}

/** A part of an address; what is not well written stays as it is and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function subscribe(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}
