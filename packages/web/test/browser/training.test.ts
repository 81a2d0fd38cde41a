import { describe, expect, it } from "vitest";
import { patience } from "../../../../tools/slower.mjs";
import { follow } from "./guided.ts";
import { desktop, expectAccessible, expectThumbSized, phone, servedApp } from "./support.ts";

const app = servedApp();

const played = [
  {
    device: phone,
    lang: "ru",
    lessons: ["орудия", "залп", "атака", "ближний бой"],
    summary: "Чему вы научились",
    yours: "Ваш итог. ",
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
      await expect.poll(() => page.locator(".lesson.done").count()).toBe(4);
      const results = await page.locator(".lesson.done .row-link:nth-child(2)").allTextContents();
      for (const result of results) expect(result.startsWith(yours)).toBe(true);
      await expectAccessible(page, summary, ".work-pane");
      await expectThumbSized(page, summary);
      expect(session.complaints).toEqual([]);
    },
    patience(360_000),
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
    await expect.poll(() => page.locator(".lesson.done").count()).toBe(1);
    await session.go("#/");
    await page.locator(".guide strong", { hasText: "guns" }).waitFor();
    await session.press(leave);
    await page.locator(".guide").waitFor({ state: "detached" });
    await page.reload();
    await page.locator(".unit-row a").first().waitFor();
    expect(await page.locator(".guide").count()).toBe(0);
    await session.press(door);
    await page.locator(".guide").waitFor();
    expect(session.complaints).toEqual([]);
  });
});
