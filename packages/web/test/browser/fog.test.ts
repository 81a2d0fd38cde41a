import { describe, expect, it } from "vitest";
import {
  type Device,
  desktop,
  expectAccessible,
  expectThumbSized,
  phone,
  type Session,
  savedBattle,
  servedApp,
} from "./support.ts";

const app = servedApp();

const words = {
  en: {
    curtain: "curtain between sides",
    withUmpire: "curtain and umpire",
    table: "open rosters",
    british: "British: show my rosters",
    french: "French: show my rosters",
    other: "Somebody else has it",
    umpire: "Umpire’s view",
    notUmpire: "Not the umpire",
    iAmUmpire: "I am the umpire: show everything",
    handOver: "Looking: British. Hand the device over",
    unknown: "losses not known",
    agreed: "We both agree: open the rosters",
    back: "Take the battle back to before this",
    sure: "Take it back",
    bringBack: "Bring back what was undone last",
    save: "Save as a file: Maida",
    saveAll: "Save it all the same: Maida",
  },
  ru: {
    curtain: "занавес между сторонами",
    withUmpire: "занавес и судья",
    table: "открытые ростеры",
    british: "Британцы: показать мои ростеры",
    french: "Французы: показать мои ростеры",
    other: "Устройство у другого",
    umpire: "Вид судьи",
    notUmpire: "Я не судья",
    iAmUmpire: "Я судья: показать всё",
    handOver: "Перед экраном: Британцы. Передать устройство",
    unknown: "потери неизвестны",
    agreed: "Мы оба согласны: открыть ростеры",
    back: "Вернуть сражение к моменту до этого",
    sure: "Вернуть назад",
    bringBack: "Восстановить последнее отменённое",
    save: "Сохранить в файл: Майда",
    saveAll: "Всё равно сохранить: Майда",
  },
} as const;

type Seating = "curtain" | "withUmpire";

/** Maida after a volley that cost the 42nd Line two casualties, and with the curtain down. */
async function curtained(
  device: Device,
  lang: "en" | "ru",
  seating: Seating = "curtain",
): Promise<Session> {
  const session = await app.open({ device, lang });
  await session.onTo(lang === "en" ? "Fire" : "Стрельба");
  await session.go("#/volley/78th/42nd-line-1");
  await session.dice(3, 3);
  await session.page.locator(".result-line").waitFor();
  await draw(session, lang, seating);
  return session;
}

/** Lets a curtain fall over a battle that lay open. */
async function draw(
  session: Session,
  lang: "en" | "ru",
  seating: Seating = "curtain",
): Promise<void> {
  await session.go("#/settings");
  await session.press(words[lang][seating], "radio");
  await session.page.locator(".curtain").waitFor();
}

/** All that stands on the page, seen or not. */
function page({ page }: Session): Promise<string> {
  return page.evaluate(() => document.documentElement.outerHTML);
}

function hash({ page }: Session): string {
  return new URL(page.url()).hash;
}

async function take(session: Session, name: string): Promise<void> {
  await session.press(name);
  await session.page.locator(".app").waitFor();
}

describe.each([
  [phone, "ru"],
  [desktop, "en"],
] as const)("a curtain on a %o", (device, lang) => {
  const said = words[lang];

  it("hides the battle whole, and each side's losses from the other", async () => {
    const session = await curtained(device, lang);
    const html = await page(session);
    for (const hidden of ["78th", "42nd-line", "20th", "unit-row", "log"]) {
      expect(html).not.toContain(hidden);
    }
    await expect.poll(() => hash(session)).toBe("#/");
    await expectAccessible(session.page, "curtain", ".curtain");
    await expectThumbSized(session.page, "curtain");

    await take(session, said.british);
    await session.press(/French|Французы/, "radio");
    const row = session.page.locator('a[href="#/unit/42nd-line-1"]');
    await row.waitFor();
    expect(await row.locator(".box").count()).toBe(0);
    await session.go("#/unit/42nd-line-1");
    await session.page.getByText(said.unknown).last().waitFor();
    expect(await session.page.locator(".unit-sheet .box").count()).toBe(0);
    expect(await session.page.locator(".work-pane .actions").count()).toBe(0);
    // What the volley scored was told at the table, what it left stands on their roster.
    await session.go("#/log");
    expect(await session.page.locator(".log-row strong").first().textContent()).toMatch(
      /^(2 casualties scored|Нанесены 2 потери)\./,
    );

    await session.press(said.handOver);
    await session.page.locator(".curtain[data-nation]").waitFor();
    expect(await page(session)).not.toContain("42nd-line");
    await expectAccessible(session.page, "curtain for a side", ".curtain");
    await take(session, said.french);
    await session.hasLost("42nd-line-1", 2);
    // A brigade that the British hold back is not there at all.
    await session.press(/British|Британцы/, "radio");
    await session.page.locator('a[href="#/unit/78th"]').waitFor();
    expect(await page(session)).not.toContain("20th");
    await session.go("#/unit/20th");
    await session.page
      .locator('[data-screen="#/unit/20th"]')
      .first()
      .waitFor({ state: "attached" });
    expect(await session.page.locator(".unit-sheet").count()).toBe(0);
    await expectAccessible(session.page, "a side's roster", ".roster-pane");
    expect(session.complaints).toEqual([]);
  });

  it("falls when the page is loaded again, and leads nobody to what another looked at", async () => {
    const session = await curtained(device, lang);
    await take(session, said.british);
    await session.go("#/unit/20th");
    await session.page.locator(".unit-sheet").waitFor();
    await session.page.reload();
    await session.page.locator(".curtain").waitFor();
    await expect.poll(() => hash(session)).toBe("#/");
    expect(await page(session)).not.toContain("20th");
    // Whoever it was goes on where he was.
    await take(session, said.british);
    await session.page.locator(".unit-sheet").waitFor();
    await expect.poll(() => hash(session)).toBe("#/unit/20th");

    await session.press(said.handOver);
    await take(session, said.french);
    await expect.poll(() => hash(session)).toBe("#/");
    await session.page.goBack();
    await session.page.locator(".roster-pane .unit-row").first().waitFor();
    expect(hash(session)).not.toContain("20th");
    expect(await page(session)).not.toContain("20th");
  });

  it("falls for the side that alone can do it, and goes on there", async () => {
    const session = await curtained(device, lang);
    await take(session, said.french);
    await session.go("#/volley/81st/42nd-line-1");
    await session.press(/^(Hand the device over: British|Передать устройство: Британцы)$/);
    await session.page.locator(".curtain").waitFor();
    await take(session, said.british);
    await session.page.locator(".dice-pad").waitFor();
    await expect.poll(() => hash(session)).toBe("#/volley/81st/42nd-line-1");
    // What is not known of the target makes ranges of its odds.
    await session.page.locator(".odds .share", { hasText: /\d–\d/ }).first().waitFor();
    await expectAccessible(session.page, "odds over what is not known", ".work-pane");
    expect(session.complaints).toEqual([]);
  });

  it("falls of itself for the side that must choose", async () => {
    const session = await app.open({ device, lang });
    await draw(session, lang);
    await take(session, said.french);
    await session.press(/^(Next: Initiative|Дальше: Инициатива)$/);
    await session.go("#/roll/initiative");
    // British 12, French 2: the British say whose turn it is (`turn.sequence`).
    await session.dice(6, 6, 1, 1);
    await session.page.locator(".result-line").waitFor();
    await session.page.locator(".button.primary:visible").last().click();
    await session.page.locator(".curtain[data-nation]").waitFor();
    await take(session, said.british);
    await session.go("#/due");
    await session.press(/^(French|Французы)$/);
    await session.page
      .locator(".clock-turn", { hasText: /French|Французы/ })
      .first()
      .waitFor();
    expect(session.complaints).toEqual([]);
  });

  it("falls where the other side's part begins, whatever phase one goes on to", async () => {
    const session = await app.open({ device, lang });
    await session.onTo(lang === "en" ? "Initiative" : "Инициатива");
    await session.go("#/roll/initiative");
    await session.dice(6, 6, 1, 1);
    await session.page.locator(".result-line").waitFor();
    await session.go("#/due");
    await session.press(/^(British|Британцы)$/);
    await session.onTo(lang === "en" ? "Movement" : "Движение");
    await draw(session, lang);
    await take(session, said.british);
    await session.go("#/turn");
    await session.press(/^(Melee|Ближний бой)$/);
    await session.page.locator(".curtain[data-nation]").waitFor();
    await take(session, said.french);
    const clock = session.page.locator(".clock").first();
    await clock.filter({ hasText: /French|Французы/ }).waitFor();
    expect(await clock.textContent()).toMatch(/Movement|Движение/);
    expect(session.complaints).toEqual([]);
  });

  it("offers a side its own aides-de-camp alone to be rolled for", async () => {
    const session = await app.open({ device, lang });
    const { page } = session;
    await session.onTo(lang === "en" ? "Command" : "Управление");
    await draw(session, lang);
    await take(session, said.french);
    await session.go("#/turn");
    await page.locator('.command-row a[href="#/roll/adc/french"]').waitFor();
    expect(await page.locator('a[href="#/roll/adc/british"]').count()).toBe(0);
    expect(session.complaints).toEqual([]);
  });

  it("waits for the other side's consent to a correction, and tells it no losses", async () => {
    const session = await curtained(device, lang);
    await take(session, said.french);
    await session.go("#/unit/42nd-line-2");
    await session.press(/^(Correct the roster|Исправить ростер)/);
    await session.press(/^(More|Больше)$/);
    await session.press(/^(Propose it|Предложить другой)/);
    await session.page.getByText(/^(A correction is proposed|Исправление предложено)/).waitFor();
    expect(await session.page.locator(".unit-sheet .box.lost").count()).toBe(0);
    await session.press(/^(Hand the device over|Передать устройство): (British|Британцы)$/);
    await take(session, said.british);
    await session.page.locator(".follow").first().waitFor();
    // That there is one, of which unit and why; not what it lost.
    const asked = await session.page.locator(".work-pane .follow").first().textContent();
    expect(asked).toMatch(/42nd Line|42-й линейный/);
    expect(asked).not.toMatch(/casualt|потер/i);
    await session.press(/^(agree|согласиться)$/);
    await session.press(said.handOver);
    await take(session, said.french);
    await session.go("#/");
    await session.hasLost("42nd-line-2", 1);
    expect(session.complaints).toEqual([]);
  });

  it("lets nobody take back what he has not seen", async () => {
    const session = await app.open({ device, lang });
    // A brigade that the French do not see.
    await session.go("#/unit/20th");
    await session.press(/^(Correct the roster|Исправить ростер)/);
    await session.press(/^(More|Больше)$/);
    await session.press(/^(Put it right|Исправить)$/);
    await session.page.locator(".unit-sheet .box.lost").waitFor();
    await draw(session, lang);
    await take(session, said.french);
    await session.page.keyboard.press("u");
    expect(await page(session)).not.toContain("20th");
    await session.press(/^(Looking|Перед экраном)/);
    await take(session, said.british);
    await session.hasLost("20th", 1);
  });

  it("opens for an umpire behind a warning, who takes the battle back and brings it again", async () => {
    const alone = await curtained(device, lang);
    // With nobody but the two sides there is no umpire whose view it could be.
    expect(await alone.page.locator(".curtain-acts .button").count()).toBe(2);
    const session = await curtained(device, lang, "withUmpire");
    await session.press(said.notUmpire);
    await session.press(said.umpire);
    await session.page.getByRole("button", { name: said.iAmUmpire, exact: true }).waitFor();
    expect(await page(session)).not.toContain("42nd-line");
    await take(session, said.iAmUmpire);
    await session.press(/French|Французы/, "radio");
    await session.hasLost("42nd-line-1", 2);
    await session.go("#/due");
    await session.press(/^(Next|Дальше): /);
    await session.go("#/log");
    await session.page.locator(".log-row a").last().click();
    await session.press(said.back);
    await session.press(said.sure);
    await session.go("#/");
    await session.hasLost("42nd-line-1", 0);
    await session.go("#/log");
    await session.page.locator(".log-row a").last().click();
    await session.press(said.bringBack);
    await session.go("#/");
    await session.hasLost("42nd-line-1", 2);
  });

  it("says what a file holds before it gives it, and opens the rosters only when both agree", async () => {
    const session = await curtained(device, lang);
    await take(session, said.british);
    await session.go("#/battles");
    await session.press(said.save);
    await session.page.locator(".kept-ask").waitFor();
    const [download] = await Promise.all([
      session.page.waitForEvent("download"),
      session.press(said.saveAll),
    ]);
    expect(download.suggestedFilename()).toBe("maida-turn-1.adjutant.json");
    await savedBattle(download);
    await session.go("#/settings");
    await session.press(said.table, "radio");
    await session.press(said.agreed);
    await session.go("#/");
    await session.press(/French|Французы/, "radio");
    await session.hasLost("42nd-line-1", 2);
  });
});
