import type { ElementHandle } from "playwright-core";
import { patience } from "../../../../tools/slower.mjs";
import type { Device, Session } from "./support.ts";

/** Dice for each roll in their order; what else is asked for falls on a 4. */
const dice: Readonly<Record<string, readonly number[]>> = {
  initiative: [6, 5, 3, 3],
  adc: [3],
  command: [4],
  // Two casualties, and the test after them drives the target back: that is to be done, too.
  guns: [6, 3, 1, 5],
  volley: [3, 2],
  charge: [4, 4, 3, 3],
};

/** The control that the guide has ringed, as a reader finds it: by its ring. */
async function ringed({ page }: Session): Promise<ElementHandle<Element>> {
  const found = await page
    .waitForFunction(ringedNow, null, { timeout: patience(20_000) })
    .catch(async () => {
      const said = await page.locator(".guide").textContent();
      throw new Error(`nothing is ringed at ${page.url()}: ${said}`);
    });
  const element = found.asElement();
  if (element === null) throw new Error("nothing is ringed");
  return element;
}

/** In the page: what wears a ring of the guide's colour. */
function ringedNow(): Element | undefined {
  const colour = getComputedStyle(document.documentElement).getPropertyValue("--guide").trim();
  const probe = document.createElement("span");
  probe.style.color = colour;
  document.body.append(probe);
  const ring = getComputedStyle(probe).color;
  probe.remove();
  return [
    ...document.querySelectorAll(
      "main a, main button, main label, main section, main div, aside a",
    ),
  ]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .find((one) => {
      const { outlineStyle, outlineColor } = getComputedStyle(one);
      return outlineStyle === "solid" && outlineColor === ring;
    });
}

/** Does what the guide points to: presses a button, or types the dice that are asked for. */
export async function follow(session: Session, device: Device): Promise<void> {
  const { page } = session;
  const control = await ringed(session);
  if (await control.evaluate((one) => one.matches(".dice-pad"))) {
    const [, first = "", second = ""] = new URL(page.url()).hash.split("/");
    const faces = dice[first === "roll" ? second : first] ?? [];
    const before = page.url();
    for (let die = 0; die < 40 && page.url() === before; die++) {
      if ((await page.locator(".dice-pad:visible").count()) === 0) break;
      await session.dice(faces[die] ?? 4);
    }
    return;
  }
  try {
    await pressed(control, device);
  } catch (error) {
    // The page was drawn anew between the look and the press: look again, once.
    if (!String(error).includes("not attached")) throw error;
    await pressed(await ringed(session), device);
  }
  await session.answered();
}

async function pressed(control: ElementHandle<Element>, device: Device): Promise<void> {
  const chosen = await control.evaluate((one) => one.matches(".follow-choice"));
  const target = chosen ? await control.$("button") : control;
  if (target === null) throw new Error("nothing to choose");
  await (device.touch ? target.tap() : target.click());
}
