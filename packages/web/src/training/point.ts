import { useEffect } from "react";

/**
 * A style sheet of its own, made here: the page's policy lets no other be written at run time, and
 * a rule outlasts whatever the screens do to their elements.
 */
let sheet: CSSStyleSheet | null = null;

function ownSheet(): CSSStyleSheet {
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  return sheet;
}

/** Draws a ring round the control that comes next, and brings it into sight. */
export function usePoint(selector: string): void {
  useEffect(() => {
    const rule = ownSheet();
    rule.replaceSync(
      `:is(${selector}) { outline: 3px solid var(--guide); outline-offset: 2px; scroll-margin: 16rem 0 9rem; }`,
    );
    // After the screen has drawn itself and gone to its top.
    const shown = requestAnimationFrame(() => {
      const control = [...document.querySelectorAll(selector)].find((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      // What sticks to the bottom edge is always in sight.
      if (control === undefined || control.closest(".sticky-foot, .bottom-bar")) return;
      const { top, bottom } = control.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight - 96) control.scrollIntoView({ block: "nearest" });
    });
    return () => {
      cancelAnimationFrame(shown);
      rule.replaceSync("");
    };
  }, [selector]);
}
