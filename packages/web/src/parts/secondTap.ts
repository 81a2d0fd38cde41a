/**
 * A button at the foot of the page stays where it is and does something else after each press: a finger
 * that taps twice means the first. Until what a press has led to has been seen, the buttons there take no
 * pointer (`button.css`); keys do, whoever presses them has read what they do.
 */

/** Longer than the taps of a double one are apart, shorter than anybody takes to read a new word, in ms. */
const seenAfter = 400;

/** Where buttons stand that change their meaning under the finger. */
const feet = [".bottom-bar", ".sticky-foot", ".curtain-acts"];
const button = feet.map((foot) => `${foot} .button`).join();
/** A die on the pad is typed as fast as one can; the last of them leads on. */
const key = feet.map((foot) => `${foot} .key`).join();

/** From now on each press there rests the buttons until the page that follows it has been seen. */
export function watchTaps(): void {
  const page = document.documentElement;
  let presses = 0;
  const rest = (): void => {
    presses++;
    const press = presses;
    page.toggleAttribute("data-rests", true);
    const over = (): void => {
      if (press === presses) page.removeAttribute("data-rests");
    };
    // Counted from when it has been drawn, however long that takes.
    drawn(() => setTimeout(over, seenAfter));
  };
  const pressed = ({ target, detail }: MouseEvent): void => {
    // A key, or what reads the screen aloud, clicks no times.
    if (detail === 0 || !(target instanceof Element)) return;
    if (target.closest(button) !== null) rest();
    else if (target.closest(key) !== null) drawn(() => !target.isConnected && rest());
  };
  addEventListener("click", pressed, { capture: true });
}

/** In the frame after the one in which a change is drawn. */
function drawn(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}
