import { describe, expect, it } from "vitest";
import { expectAccessible, expectThumbSized, phone, servedApp } from "./support.ts";

const app = servedApp();

describe("aides-de-camp on a phone", () => {
  it("are rolled for, sent out at their cost, and refused with the reason", async () => {
    const session = await app.open({ device: phone, lang: "en" });
    const { page } = session;
    await session.onTo("Initiative");
    await session.go("#/roll/initiative");
    await session.dice(5, 4, 4, 3);
    await page.locator(".follow-choice").getByRole("button", { name: "British" }).tap();
    await session.onTo("Command");
    await session.go("#/roll/adc/british");
    // The British are the first side and phasing; five brigades, five aides: four come.
    await session.dice(3, 4, 5, 6, 1);
    await page.locator(".phase.now").waitFor();
    await session.press("Send: British", "link");
    const stock = page.locator(".adc-stock");
    await expect.poll(() => stock.textContent()).toBe("4 aides-de-camp at hand");
    await page.locator(".more-title").filter({ hasText: "orward" }).tap();
    await expectThumbSized(page, "tasks");
    await expectAccessible(page, "tasks", ".work-pane");
    // Forwards costs 2 and adds 4D6 cm (tasking.forwards).
    await page.locator(".task-targets:visible").getByRole("button", { name: /Kempt/ }).tap();
    await page.locator(".dice-asked", { hasText: "4D6" }).waitFor();
    await session.dice(1, 2, 3, 4);
    await expect.poll(() => stock.textContent()).toBe("2 aides-de-camp at hand");
    await session.go("#/log");
    await expect.poll(() => page.locator(".log-row").first().textContent()).toContain("Kempt");
    // The French send theirs in their own part of the phase.
    await session.go("#/due");
    await page.locator(".go-on:visible .button").tap();
    await page.locator(".clock-turn", { hasText: "French" }).waitFor();
    await session.go("#/roll/adc/french");
    await session.dice(1, 1, 3);
    await page.locator(".phase.now").waitFor();
    // They have one, and forwards wants two: told with what there is and what it costs.
    await session.go("#/tasks/french");
    await page.locator(".more-title").filter({ hasText: "orward" }).tap();
    await page.locator(".work-pane .refused:visible").waitFor();
    expect(await page.locator(".work-pane .refused:visible").textContent()).toMatch(/2/);
    expect(session.complaints).toEqual([]);
  });

  it("have a roll that was not obeyed made again", async () => {
    const session = await app.open({ device: phone, lang: "ru" });
    const { page } = session;
    await session.onTo("Управление");
    await session.go("#/roll/adc/british");
    await session.dice(3, 4, 5, 6, 1);
    await session.go("#/roll/command/kempt");
    await session.dice(1);
    await session.go("#/turn");
    await session.press(/^Перебросить: /);
    const left = page.locator(".work-pane .adcs").first().locator("svg");
    await expect.poll(() => left.count()).toBe(3);
    await session.go("#/roll/command/kempt");
    await session.dice(5);
    await session.go("#/turn");
    const command = page.locator(".command-name").first();
    await expect.poll(() => command.textContent()).toContain("исполняет");
    expect(session.complaints).toEqual([]);
  });
});
