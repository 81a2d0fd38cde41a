/** A brigade that redeploys on the map: set anew unit after unit, and sent as one order. */
import { type Companion, due } from "@adjutant/battle";
import { describe, expect, it } from "vitest";
import { Fought, opened, troop } from "./on-the-map.ts";
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
    toMap: "To the map",
    all: "Redeploy: 6 units",
    follow: "The others keep their place to it",
    leave: "Leave it as it is",
    tooFar: "redeploys up to 30",
    name: "16th Line, 1st battalion",
  },
  ru: {
    toMap: "К карте",
    all: "Рокировка: 6 подразделений",
    follow: "Остальные — как стоят к нему",
    leave: "Оставить как есть",
    tooFar: "рокировка — до 30",
    name: "16-й линейный полк, 1-й батальон",
  },
} as const;

/** The first battle; two French aides-de-camp are sent for a redeployment, and Movement has begun. */
function sentFor(): Companion {
  const battle = new Fought();
  const give = (order: object): void => battle.give(order);
  const ahead = (x: number, y: number) => ({ x, y, facing: 0 });
  give({
    type: "deploy",
    side: "french",
    places: {
      "fr-1": ahead(30, 20),
      "fr-2": ahead(60, 20),
      "fr-3": ahead(70, 20),
      "fr-battery": ahead(81, 20),
      "fr-dragoons": ahead(96, 20),
      "fr-screen": ahead(90, 12),
    },
  });
  battle.setOut("italian");
  battle.to("command");
  const roll = { type: "resolve", overrule: true };
  for (const of of ["french", "italian"])
    give({ ...roll, procedure: "adc", situation: { adcs: 2 }, of, faces: [6, 6] });
  give({ type: "task", side: "french", tasking: "redeploy", brigade: "martel", overrule: true });
  for (const of of ["martel", "rinaldi"])
    give({ ...roll, procedure: "command", situation: {}, of, faces: [6] });
  while (!due(battle.state).some(({ kind }) => kind === "redeploys")) {
    give({ type: "advance", overrule: true });
  }
  return battle.state;
}

/** Taps the map where the first battalion, at 30 and 20 cm, would shift and pull back this far. */
async function tapShifted({ page }: Session, { touch }: Device, shift: number, back: number) {
  // Its ground is 30 cm to either side, and back to the edge.
  const ground = await restingBox(page.locator(".map-pane .reach"));
  const x = ground.x + (ground.width * (30 + shift)) / 60;
  const y = ground.y + (ground.height * back) / 20;
  if (touch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

describe.each([
  { device: desktop as Device, lang: "en" as const },
  { device: phone as Device, lang: "ru" as const },
])("a brigade that redeploys, $device.name", ({ device, lang }) => {
  const say = words[lang];

  it("is due, is set anew on the map, and goes all at once", async () => {
    const session = await app.open({ device, lang });
    const { page } = session;
    await opened(session, sentFor());
    const ghosts = page.locator(".map-pane .ghost-layer");
    const ids = ["fr-1", "fr-2", "fr-3", "fr-battery", "fr-dragoons", "fr-screen"];
    const placeOf = (id: string): Promise<{ x: number; y: number }> => middleOf(troop(session, id));
    const places = () => Promise.all(ids.map(placeOf));
    await session.go("#/due");
    await session.press(say.toMap, "link");
    await page.waitForFunction(() => location.hash === "#/map/fr-1");
    await page.locator(".map-pane .reach").waitFor();
    const before = await places();

    // Too far along its edge: refused, with whom it is refused.
    await tapShifted(session, device, 34, 14);
    const refused = page.locator(".redeploy .refused");
    await refused.getByRole("link", { name: say.name }).waitFor();
    await expect.poll(() => refused.textContent()).toContain(say.tooFar);
    await expectThumbSized(page, "redeploys");
    await expectAccessible(page, "redeploys", "main");
    // Left, everything is as it was.
    await session.press(say.leave);
    await refused.waitFor({ state: "detached" });
    await expect.poll(() => ghosts.count()).toBe(1);
    await expect.poll(places).toEqual(before);

    await tapShifted(session, device, 15, 10);
    await session.press(say.follow);
    await page.getByRole("button", { name: say.all }).waitFor();
    await expect.poll(() => ghosts.count()).toBe(6);
    await session.press(say.all);
    await page.locator(".redeploy").waitFor({ state: "detached" });
    await expect
      .poll(async () => (await placeOf("fr-1")).x)
      .toBeGreaterThan((before[0]?.x ?? 0) + 10);
    const after = await places();
    const [first] = after.map(({ x, y }, i) => [x - (before[i]?.x ?? 0), y - (before[i]?.y ?? 0)]);
    for (const [i, { x, y }] of after.entries()) {
      // All of them alike, to the right and towards the lower edge.
      expect(x - (before[i]?.x ?? 0)).toBeCloseTo(first?.[0] ?? 0, 0);
      expect(y - (before[i]?.y ?? 0)).toBeCloseTo(first?.[1] ?? 0, 0);
    }
    expect(first?.[1]).toBeGreaterThan(3);
    await expect.poll(() => page.locator(".due-count").textContent()).toBe("0");
    expect(session.complaints).toEqual([]);
  });
});
