import { useEffect } from "react";
import { href, type Route, readRoute } from "./router.ts";

/** How far each list had been scrolled when it was left. */
const left = new Map<string, number>();

/** Lists that people come back to where they were; every other screen begins at its top. */
function isList({ screen }: Route): boolean {
  return screen === "home" || screen === "log" || screen === "rules";
}

/** Puts each screen where its reader expects it: new ones at the top, lists where he left them. */
export function useScroll(route: Route): void {
  const at = href(route);
  const list = isList(route);
  useEffect(() => {
    // Going back, a browser would first put the list being left where the other screen had been.
    history.scrollRestoration = "manual";
    const page = document.scrollingElement;
    const work = document.querySelector(".work-pane");
    page?.scrollTo(0, list ? (left.get(at) ?? 0) : 0);
    if (!list || at !== "#/") work?.scrollTo(0, 0);
    if (!list) return;
    const keep = (): void => {
      // A shorter screen after this one moves the page too, and is heard before this is undone.
      if (href(readRoute(location.hash)) === at) left.set(at, page?.scrollTop ?? 0);
    };
    addEventListener("scroll", keep, { passive: true });
    return () => removeEventListener("scroll", keep);
  }, [at, list]);
}
