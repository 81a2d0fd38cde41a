/** What the screen asks of whoever holds the device, and the controls that answer it. */

export type Asked =
  /** The curtain is down: somebody takes the device. */
  | "curtain"
  /** A command was not carried out, and the reason stands above the screen. */
  | "unheard"
  /** A resolution is refused, with its clause, before any dice. */
  | "refused"
  | "dice"
  /** The app's own dice are thrown. */
  | "appDice"
  /** Troops of whoever looks still wait to be set out on the map. */
  | "setOut"
  /** A reaction or a drawn round: what is done in place of dice. */
  | "instead"
  /** The defensive fire is over, or the square was tried: the charge goes on. */
  | "goesOn"
  | "choose"
  | "roll"
  /** A charge that has been declared on one of his is answered. */
  | "answer"
  /** To be moved on the table, or to be known. */
  | "settle"
  /** Nothing more here: the button at the bottom edge. */
  | "onward"
  /** A screen without any of these: one goes back from it. */
  | "nothing";

/** In the page: reads its screen. Controls are in the order in which a reader meets them. */
export function askedNow(): { what: Asked; controls: Element[] } {
  const shown = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
  const found = (what: Asked, controls: Element[]) => ({ what, controls });
  if (shown(".curtain").length > 0) {
    const take = shown(".curtain-take");
    return found("curtain", take.length > 0 ? take : shown(".curtain-side"));
  }
  if (shown(".warning").length > 0) return found("unheard", shown(".warning-acts button"));
  if (shown(".work-pane .refusal").length > 0)
    return found("refused", shown(".work-pane .refusal :is(a, button).button"));
  const off = shown(".work-pane .sticky-foot.refused .button");
  if (off.length > 0) return found("refused", off);
  const keys = shown(".dice-pad .key:not(.word)");
  if (keys.length > 0) return found("dice", keys);
  const thrown = shown(".dice-pad .key.roll");
  if (thrown.length > 0) return found("appDice", thrown);
  const instead = shown(".work-pane .drawn .button.primary");
  if (instead.length > 0) return found("instead", instead);
  const onward = shown(".work-pane .pane-body > a.button.primary");
  if (onward.length > 0) return found("goesOn", onward);
  const choices = shown(".work-pane .follow-choice").slice(0, 1);
  const chosen = choices.flatMap((one) => [...one.querySelectorAll("button")]);
  if (chosen.length > 0) return found("choose", chosen);
  const answers = shown(".work-pane .follow a.button.answer");
  if (answers.length > 0) return found("answer", answers);
  // Who comes on over the edge, or redeploys, does so on the map: that is an order, and no roll.
  const rolls = shown('.work-pane .follow a.button.primary:not([href^="#/map"])');
  if (rolls.length > 0) return found("roll", rolls);
  const settled = shown(".work-pane .follow:not(.settled, .go-on) > button.button");
  if (settled.length > 0) return found("settle", settled);
  const setOut = shown(".work-pane .set-out > .button.strong");
  if (setOut.length > 0) return found("setOut", setOut);
  for (const pane of [".work-pane", ".roster-pane", ".map-foot"]) {
    const last = shown(`${pane} .bottom-bar .button`).at(-1);
    if (last !== undefined) return found("onward", [last]);
  }
  return found("nothing", []);
}
