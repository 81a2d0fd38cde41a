import { useSyncExternalStore } from "react";

/**
 * Screens by the fragment of the address, so that the back button of a phone works, a clause can
 * be linked to, and the app runs from any folder of any server.
 */
export type Route =
  | { readonly screen: "home" }
  | { readonly screen: "unit"; readonly unit: string }
  | {
      readonly screen: "resolve";
      readonly kind: string;
      readonly unit: string;
      readonly target: string | null;
    }
  | { readonly screen: "entry"; readonly entry: string }
  | { readonly screen: "due" | "turn" | "log" | "rules" | "settings" | "about" }
  | { readonly screen: "clause"; readonly clause: string };

/** The fragment of a route, for `href`. */
export function href(route: Route): string {
  switch (route.screen) {
    case "home":
      return "#/";
    case "unit":
      return path("unit", route.unit);
    case "resolve":
      return path(route.kind, route.unit, ...(route.target === null ? [] : [route.target]));
    case "entry":
      return path("entry", route.entry);
    case "clause":
      return path("rules", route.clause);
    default:
      return path(route.screen);
  }
}

/** Resolutions that start from a unit; each is the first word of its address. */
export const resolutions = ["volley", "skirmish", "guns", "charge", "melee", "discipline"] as const;

/** Reads a fragment; what it does not know leads home. */
export function readRoute(hash: string): Route {
  const [screen, first, second] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  switch (screen) {
    case "unit":
      return first ? { screen, unit: first } : { screen: "home" };
    case "entry":
      return first ? { screen, entry: first } : { screen: "log" };
    case "rules":
      return first ? { screen: "clause", clause: first } : { screen };
    case "due":
    case "turn":
    case "log":
    case "settings":
    case "about":
      return { screen };
    default: {
      const known = resolutions.find((kind) => kind === screen);
      return known && first
        ? { screen: "resolve", kind: known, unit: first, target: second ?? null }
        : { screen: "home" };
    }
  }
}

/** The current route; renders again when it changes. */
export function useRoute(): Route {
  return readRoute(useSyncExternalStore(subscribe, () => location.hash));
}

export function go(route: Route): void {
  location.hash = href(route);
}

function path(...parts: readonly string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

function subscribe(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}
