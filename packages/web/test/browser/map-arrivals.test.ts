/** Who comes on the map later, and where. */
import { describe, expect, it } from "vitest";
import { beginFrom, type Drawn, drawn, onTheMap, setOutBoth, troop } from "./on-the-map.ts";
import {
  type Device,
  desktop,
  expectAccessible,
  expectThumbSized,
  middleOf,
  phone,
  restingBox,
  type Session,
  servedApp,
} from "./support.ts";

const app = servedApp();

const words = {
  en: {
    scenario: "Ross at once",
    ...onTheMap.en,
    movement: "Movement",
    bringOn: "Bring it on",
    forMe: "Bring it on for me",
    coming: "Not on the map yet",
    others: "Oswald",
    march: "March: 5 cm of 12 cm",
  },
  ru: {
    scenario: "Росс сразу",
    ...onTheMap.ru,
    movement: "Движение",
    bringOn: "Ввести",
    forMe: "Ввести за меня",
    coming: "Ещё не на карте",
    others: "Освальд",
    march: "Марш: 5 см из 12 см",
  },
} as const;

/** Maida, but Ross comes up from the beach in the first turn. */
function rossAtOnce(): Drawn {
  const scenario = drawn("maida-1806");
  for (const { brigades } of scenario.sides) {
    for (const brigade of brigades) if (brigade.id === "ross") brigade.arrives = 1;
  }
  scenario.name = { en: words.en.scenario, ru: words.ru.scenario };
  return scenario;
}

/** Both sides stand, and the first Movement phase has begun. */
async function toMovement(session: Session, say: (typeof words)["en" | "ru"]): Promise<void> {
  await beginFrom(session, say, rossAtOnce());
  await setOutBoth(session, say);
  await session.onTo(say.movement);
}

describe.each([
  { device: desktop as Device, lang: "en" as const },
  { device: phone as Device, lang: "ru" as const },
])("a brigade that arrives, $device.name", ({ device, lang }) => {
  const say = words[lang];

  it("is due, comes on where its stretch is tapped, and marches on", async () => {
    const session = await app.open({ device, lang });
    const { page } = session;
    await toMovement(session, say);
    const arrived = troop(session, "20th");
    await session.go("#/map");
    await page.locator(".map-work").getByText(say.coming).waitFor();
    // Who is held in reserve is not offered.
    const coming = page.locator(".map-work section", { hasText: say.coming });
    await expect.poll(() => coming.locator("a").count()).toBe(1);
    expect(await arrived.count()).toBe(0);

    await session.go("#/due");
    await session.press(say.bringOn, "link");
    await page.waitForFunction(() => location.hash === "#/map/20th");
    const stretch = page.locator(".map-pane .marked-ground");
    await stretch.waitFor();
    // Where nobody points to, it comes on its stretch all the same.
    await session.press(say.forMe);
    await arrived.waitFor();
    expect(await page.locator(".due-count").textContent()).toBe("0");
    await page.keyboard.press("KeyU");
    await arrived.waitFor({ state: "detached" });
    await stretch.waitFor();
    await expectThumbSized(page, "comes on");
    await expectAccessible(page, "comes on", "main");
    const at = await middleOf(stretch);
    if (device.touch) await page.touchscreen.tap(at.x, at.y);
    else await page.mouse.click(at.x, at.y);
    await arrived.waitFor();
    // It stands on the edge, and nothing is due any more.
    const block = await restingBox(arrived);
    expect(Math.abs(block.x + block.width / 2 - at.x)).toBeLessThan(4);
    await expect.poll(() => page.locator(".due-count").textContent()).toBe("0");

    await page.locator(".march").waitFor();
    await page.locator(".map-pane .board-pane").focus();
    for (let press = 0; press < 5; press++) await page.keyboard.press("ArrowUp");
    await page.getByRole("button", { name: say.march }).waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".march").waitFor({ state: "detached" });
    await expect.poll(async () => (await restingBox(arrived)).y).toBeLessThan(block.y - 4);
    expect(session.complaints).toEqual([]);
  });
});
