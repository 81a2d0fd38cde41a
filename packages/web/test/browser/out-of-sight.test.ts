/** Troops out of sight on the map, as two people behind a curtain see them. */
import type { Companion } from "@adjutant/battle";
import { describe, expect, it } from "vitest";
import { drawn, Fought, opened } from "./on-the-map.ts";
import {
  desktop,
  expectAccessible,
  expectThumbSized,
  phone,
  type Session,
  servedApp,
} from "./support.ts";

const app = servedApp();

const words = {
  en: {
    curtain: "curtain between sides",
    seen: "last seen in turn 1",
    turn: "turn 1",
    out: "Out of sight",
  },
  ru: {
    curtain: "занавес между сторонами",
    seen: "последний раз на виду: ход 1",
    turn: "ход 1",
    out: "Вне видимости",
  },
} as const;

/** Where the first Italian battalion was last seen, at the edge of the wood, and where it is in it. */
const edge = { x: 26, y: 41, facing: 180 };
const deep = { x: 19, y: 47.5, facing: 180 };

const goesIn = [edge, deep].map((at) => ({
  type: "correct",
  unit: "it-1",
  to: { at },
  reason: "other",
}));

/** A Frenchman in the same wood marches on, and comes upon it. */
const comesUpon = [
  { type: "correct", unit: "it-1", to: { at: { x: 19, y: 50, facing: 180 } }, reason: "other" },
  { type: "correct", unit: "fr-1", to: { at: { x: 19, y: 41, facing: 0 } }, reason: "other" },
  {
    type: "march",
    ways: [{ unit: "fr-1", legs: [{ kind: "ahead", length: 6 }] }],
    overrule: true,
  },
];

/** The first battle in the Movement phase of turn 1, and what then was done. */
function battleOf(orders: readonly object[]): Companion {
  const battle = new Fought(drawn("training"), { hidden: true });
  for (const side of ["french", "italian"]) battle.setOut(side);
  battle.to("movement");
  for (const order of orders) battle.give(order);
  return battle.state;
}

/** It lies on the device of two people behind a curtain. */
async function behindCurtain(
  session: Session,
  lang: "en" | "ru",
  orders: readonly object[] = goesIn,
): Promise<void> {
  await opened(session, battleOf(orders), "#/settings");
  await session.press(words[lang].curtain, "radio");
  await session.page.locator(".curtain").waitFor();
}

const there = ({ page }: Session, seen: "now" | "before") =>
  page.locator(`.map-pane .troops-layer [data-unit="it-1"][data-seen="${seen}"]`);

describe.each([
  [phone, "ru"],
  [desktop, "en"],
] as const)("troops out of sight on a %o", (device, lang) => {
  const say = words[lang];

  it("are where they were last seen, with the turn, and whole for their own side", async () => {
    const session = await app.open({ device, lang });
    const { page } = session;
    await behindCurtain(session, lang);
    await session.press(/^(French: show|Французы: показать)/);
    await session.go("#/map");
    await there(session, "before").first().waitFor();
    expect(await there(session, "now").count()).toBe(0);
    const when = page.locator(".map-names").getByText(say.turn, { exact: true });
    await expect.poll(() => when.count()).toBe(1);
    await page.getByRole("heading", { name: say.out }).waitFor();

    await session.go("#/map/it-1");
    await page.locator(".unit-head").getByText(say.seen).waitFor();
    await expectAccessible(page, "an enemy out of sight", ".work-pane");
    await expectThumbSized(page, "an enemy out of sight");
    // It has no page of its own.
    await session.go("#/unit/it-1");
    await page.locator('[data-screen="#/unit/it-1"]').first().waitFor();
    expect(await page.locator(".unit-sheet").count()).toBe(0);

    await session.go("#/settings");
    await session.press(/(Hand the device over|Передать устройство)$/);
    await session.press(/^(Italians: show|Итальянцы: показать)/);
    await session.go("#/map");
    await there(session, "now").first().waitFor();
    expect(await there(session, "before").count()).toBe(0);
    expect(await page.getByRole("heading", { name: say.out }).count()).toBe(0);
    expect(session.complaints).toEqual([]);
  });
});

describe("who comes upon an enemy out of sight", () => {
  it("is told why he went no farther", async () => {
    const session = await app.open({ device: phone, lang: "en" });
    await behindCurtain(session, "en", comesUpon);
    await session.press(/^French: show/);
    await session.go("#/map");
    await session.page
      .locator(".map-told")
      .getByText("16th Line, 1st battalion: comes upon an enemy out of sight and halts")
      .waitFor();
    await there(session, "now").first().waitFor();
    expect(session.complaints).toEqual([]);
  });
});
