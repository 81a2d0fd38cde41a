/**
 * The browser's own history across the curtain. What one side looked at stays in the history of
 * the page under its address; whoever goes back to it with other eyes comes out at the roster.
 */
import { href, readRoute } from "../router.ts";
import { newId } from "./id.ts";

/** The stretch of history that belongs to whoever looks now. */
let stretch = newId();

/** Begins another stretch: nothing that was looked at before is gone back to. */
export function turnPage(hash = "#/"): void {
  stretch = newId();
  history.replaceState({ stretch }, "", hash);
  // The screen is chosen by the address, and replacing it tells nobody.
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/**
 * The page that a link leads to, if anybody may see it with his own eyes: a moment of this battle, or a
 * clause of the rules. Another address may name what only one side knows of.
 */
export function linkedPage(battle: string): string | null {
  const route = readRoute(location.hash);
  const open = route.screen === "clause" || (route.screen === "at" && route.battle === battle);
  return open ? href(route) : null;
}

/** Watches the history for as long as there is somebody to hide from; call to stop. */
export function watchPages(): () => void {
  const arrived = ({ state }: PopStateEvent): void => {
    const page: unknown = state;
    if (typeof page !== "object" || page === null || !("stretch" in page)) {
      // A page that was never seen before: it is ours.
      history.replaceState({ stretch }, "");
    } else if (page.stretch !== stretch) {
      history.replaceState({ stretch }, "", "#/");
    }
  };
  addEventListener("popstate", arrived);
  return () => removeEventListener("popstate", arrived);
}
