import type { ElementHandle } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  type Device,
  desktop,
  expectAccessible,
  expectThumbSized,
  phone,
  type Session,
  servedApp,
} from "./support.ts";

const app = servedApp();

/** Dice for each roll in their order; what else is asked for falls on a 4. */
const dice: Readonly<Record<string, readonly number[]>> = {
  initiative: [6, 5, 3, 3],
  adc: [3],
  command: [4],
  guns: [4, 3],
  volley: [3, 2],
  charge: [4, 4, 3, 3],
};

/** The control that the guide has ringed, as a reader finds it: by its ring. */
async function ringed({ page }: Session): Promise<ElementHandle<Element>> {
  const found = await page.waitForFunction(ringedNow, null, { timeout: 8_000 }).catch(async () => {
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
async function follow(session: Session, device: Device): Promise<void> {
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
  const chosen = await control.evaluate((one) => one.matches(".follow-choice"));
  const target = chosen ? await control.$("button") : control;
  if (target === null) throw new Error("nothing to choose");
  await (device.touch ? target.tap() : target.click());
}

const played = [
  {
    device: phone,
    lang: "ru",
    lessons: ["орудия", "залп", "атака", "ближний бой"],
    summary: "Чему вы научились",
    yours: "У вас: ",
    leave: "Выйти из обучения",
    door: /^Учебный бой/,
  },
  {
    device: desktop,
    lang: "en",
    lessons: ["guns", "the volley", "the charge", "melee"],
    summary: "What you have learnt",
    yours: "Yours: ",
    leave: "Leave the training",
    door: /^Training battle/,
  },
] as const;

describe("the training battle", () => {
  it.each(played)(
    "is learnt by doing what is ringed: $device.name, $lang",
    async ({ device, lang, lessons, summary, yours }) => {
      const session = await app.open({ device, lang });
      const { page } = session;
      await session.press(/^(Учебный бой|Training battle)/);
      await page.locator(".guide").waitFor();
      const seen: string[] = [];
      const said = new Set<string>();
      for (let step = 0; step < 90; step++) {
        const title = (await page.locator(".guide strong").textContent()) ?? "";
        const [, lesson] = title.split(": ");
        if (lesson === undefined) break;
        if (!seen.includes(lesson)) seen.push(lesson);
        const line = (await page.locator(".guide p").textContent()) ?? "";
        if (!said.has(line)) {
          said.add(line);
          if (step % 7 === 0) {
            await expectAccessible(page, line, ".guide");
            await expectThumbSized(page, line);
          }
        }
        await follow(session, device);
      }
      expect(seen).toEqual(lessons);
      await page.locator(".guide .guide-sum").click();
      await page.getByRole("heading", { name: summary }).waitFor();
      expect(await page.locator(".lesson.done").count()).toBe(4);
      const results = await page.locator(".lesson.done .row-link:nth-child(2)").allTextContents();
      for (const result of results) expect(result.startsWith(yours)).toBe(true);
      await expectAccessible(page, summary, ".work-pane");
      await expectThumbSized(page, summary);
      expect(session.complaints).toEqual([]);
    },
    180_000,
  );

  it("is left and taken up again, and stands in the way of nothing", async () => {
    const { leave, door } = played[1];
    const session = await app.open({ device: phone, lang: "en" });
    const { page } = session;
    await session.press(door);
    await page.locator(".guide").waitFor();
    // Free play: a volley before any lesson asked for one is learnt all the same.
    await session.onTo("Fire");
    await session.go("#/volley/it-1/fr-1");
    await session.dice(3, 2);
    await page.locator(".result-line").waitFor();
    await session.go("#/training");
    await page.locator(".learnt").waitFor();
    expect(await page.locator(".lesson.done").count()).toBe(1);
    await session.go("#/");
    expect(await page.locator(".guide strong").textContent()).toContain("guns");
    await session.press(leave);
    expect(await page.locator(".guide").count()).toBe(0);
    await page.reload();
    await page.locator(".unit-row a").first().waitFor();
    expect(await page.locator(".guide").count()).toBe(0);
    await session.press(door);
    await page.locator(".guide").waitFor();
    expect(session.complaints).toEqual([]);
  });
});
