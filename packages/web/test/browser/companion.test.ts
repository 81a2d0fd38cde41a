import { describe, expect, it } from "vitest";
import { desktop, phone, servedApp } from "./support.ts";

const app = servedApp();

describe("Maida on a phone, in Russian, with typed dice", () => {
  it("fights a volley", async () => {
    const session = await app.open({ device: phone, lang: "ru" });
    await session.onTo("Стрельба");
    await session.go("#/");
    // From "Fire" to the dice: two taps.
    await session.page.locator('a[href="#/unit/78th"]').tap();
    await session.press("Огонь", "link");
    await session.page.locator('.target-list a[href*="42nd-line-1"]').tap();
    // British Line, Standard, stood: the Superior row; a veteran column at 15 cm, not close.
    await expect.poll(() => session.working()).toEqual([expect.stringContaining("Отличный залп")]);
    await session.dice(4, 4);
    // 8 on the Superior row is 2 D: the column tests at once, veterans +1.
    await expect.poll(() => session.page.locator(".dice-pad").textContent()).toContain("2D6");
    await session.dice(2, 2);
    // 4 and 1 for Veterans make 5: Retire.
    expect(await session.result()).toBe("2 потери. 42-й линейный полк, 1-й батальон отходит.");
    expect(await session.working()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/на кубиках 8/),
        expect.stringMatching(/2 потери/),
        expect.stringMatching(/\+1$/),
      ]),
    );
    await session.go("#/");
    await session.press(/Французы/, "radio");
    await session.hasLost("42nd-line-1", 2);
    expect(session.complaints).toEqual([]);
  });

  it("fights a cannonade", async () => {
    const session = await app.open({ device: phone, lang: "ru" });
    await session.onTo("Стрельба");
    await session.go("#/guns/french-horse-guns/27th");
    await session.press(/эффект/, "radio");
    await session.dice(6, 4);
    // 10 at effective range is 2 D; two models are a Small battery, half of 2 is 1. The Veterans of
    // the 27th test: 10 and 1 for their grade holds.
    await session.dice(6, 4);
    expect(await session.result()).toMatch(/^1 потеря\. .* держится\.$/);
    const working = (await session.working()).join("\n");
    expect(working).toMatch(/Маленькая батарея.*пополам/);
    expect(working).toContain("на кубиках 10");
    expect(working).toContain("2 потери, проверка дисциплины");
    await session.go("#/");
    await session.hasLost("27th", 1);
    expect(session.complaints).toEqual([]);
  });

  it("fights a charge to the melee and the melee to its end", async () => {
    const session = await app.open({ device: phone, lang: "ru" });
    await session.onToCharges();
    await session.go("#/charge/1st-light-1/81st");
    await session.declare();
    await session.onToResolve("1st-light-1", "81st");
    // Charger 10 + Veteran 1 + attack column 1 = 12; defender 7: difference 5, melee with elan.
    await session.dice(6, 4, 4, 3);
    expect(await session.result()).toBe("Ближний бой.");
    // Melees are fought in their own phase, after the fire.
    await session.onTo("Ближний бой");
    await session.press("Бросить", "link");
    // 5 + 2 for a column with elan + 1 grade above = 8 against 5 − 1 Unformed = 4 (S002, example A).
    await session.dice(4, 4, 4, 4, 1, 1, 1, 1);
    await session.dice(4, 4, 1, 1);
    // 4 – 2: a difference of 2, the defender Retreats, the attacker takes the ground.
    expect(await session.result()).toBe("81-й пехотный полк, 1-й батальон отступает.");
    await session.go("#/");
    await session.hasLost("81st", 4);
    await session.press(/Французы/, "radio");
    await session.hasLost("1st-light-1", 2);
    expect(session.complaints).toEqual([]);
  });
});

describe("Maida on a desktop, in English", () => {
  it("shows modifiers and odds before the dice, takes digits from the keyboard", async () => {
    const session = await app.open({ device: desktop, lang: "en" });
    const { page } = session;
    await session.onTo("Fire");
    await session.go("#/volley/78th/42nd-line-1");
    await session.press(/close/, "radio");
    await expect
      .poll(() => session.working())
      .toEqual([
        expect.stringContaining("Superior volley"),
        expect.stringMatching(/column.*\+1 CD$/i),
      ]);
    // 8 to 12: 15 of 36 bring a discipline test, and it takes at least one casualty to test.
    const none = page.locator(".odds").first().locator("tr").first();
    await expect.poll(() => none.textContent()).toMatch(/^0\s*1\.4%$/);
    await session.keys("3", "2", "5");
    // 5 on the Superior row is 1, and the casualty die hits on 4–6.
    expect(await session.result()).toBe("2 casualties.");
    expect(session.complaints).toEqual([]);
  });

  it("undoes and does again, and the log keeps what was undone", async () => {
    const session = await app.open({ device: desktop, lang: "en" });
    const { page } = session;
    await session.onTo("Fire");
    await session.go("#/volley/78th/42nd-line-1");
    await session.keys("3", "3");
    expect(await session.result()).toBe("2 casualties.");
    await session.press(/French/, "radio");
    await session.hasLost("42nd-line-1", 2);
    await session.press("Undo");
    await session.hasLost("42nd-line-1", 0);
    await expect.poll(() => page.locator(".log-row.undone").count()).toBe(1);
    await session.press("Redo");
    await session.hasLost("42nd-line-1", 2);
    await expect.poll(() => page.locator(".log-row.undone").count()).toBe(0);
  });

  it("keeps the battle when the page is closed", async () => {
    const session = await app.open({ device: desktop, lang: "en" });
    const { page, context } = session;
    await session.onTo("Fire");
    await session.go("#/volley/78th/42nd-line-1");
    await session.keys("3", "3");
    expect(await session.result()).toBe("2 casualties.");
    const address = page.url();
    await page.waitForFunction(() => document.querySelector(".app[data-kept=kept]"));
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    await expect.poll(() => again.locator(".result-line").textContent()).toBe("2 casualties.");
    // Phases that were left before the volley are lines between the entries.
    await expect.poll(() => again.locator(".log-row").count()).toBe(1);
  });

  it("refuses what the rules and the roster forbid, with the clause", async () => {
    const session = await app.open({ device: desktop, lang: "en" });
    const { page } = session;
    await session.onTo("Fire");
    await session.go("#/volley/78th/42nd-line-1");
    await session.press(/exact|Distance: 15/);
    await session.press("Farther");
    await page.locator(".refused").waitFor();
    expect(await page.locator(".refused").textContent()).toContain("this volley reaches 15");
    expect(await page.locator(".dice-pad").count()).toBe(0);
    await session.press("Nearer");
    await session.keys("3", "3");
    await session.go("#/unit/78th");
    await expect
      .poll(() => page.locator(".barred").first().textContent())
      .toContain("had its shot for this turn");
  });

  it("changes to Russian and back without losing its place", async () => {
    const session = await app.open({ device: desktop, lang: "en" });
    const { page } = session;
    await session.go("#/settings");
    await session.press("Русский", "radio");
    await page.getByRole("heading", { name: "Настройки" }).waitFor();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("ru");
    await page.reload();
    await page.getByRole("heading", { name: "Настройки" }).waitFor();
    await session.press("English", "radio");
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    expect(session.complaints).toEqual([]);
  });

  it("rolls for those who want it, and says whose dice they were", async () => {
    const session = await app.open({ device: desktop, lang: "en" });
    await session.onTo("Fire");
    await session.go("#/volley/78th/42nd-line-1");
    await session.press("Roll");
    expect(await session.result()).toMatch(/casualt/);
    await expect.poll(() => session.page.locator(".rolled .die").count()).toBeGreaterThanOrEqual(2);
  });
});
