import { describe, expect, it } from "vitest";
import { desktop, middleOf, phone, type Session, servedApp } from "./support.ts";

const app = servedApp();

const bar = (session: Session) => session.page.locator(".bottom-bar:visible .button").last();

/** What a part of the screen says, once it has answered. */
const says = (part: ReturnType<typeof bar>) => expect.poll(() => part.textContent());

describe("a turn on a phone", () => {
  it("leads from roll to roll", async () => {
    const session = await app.open({ device: phone, lang: "ru" });
    const { page } = session;
    // Compulsory moves: nothing is due, on to the initiative.
    await bar(session).tap();
    await says(page.locator(".due-count")).toBe("1");
    await bar(session).tap();
    // A tie first, then 9 against 7: the British are the first side.
    await session.dice(3, 3, 4, 2, 5, 4, 4, 3);
    expect(await session.result()).toBe("Британцы: инициатива.");
    await says(page.locator(".result-head")).toContain("ничья");
    // The winner gives the turn away.
    await page.locator(".follow-choice").getByRole("button", { name: "Французы" }).tap();
    await says(page.locator(".clock")).toContain("Французы");
    await session.go("#/");
    await bar(session).tap();
    // Command: the phasing side's rolls first, then the other's.
    const due = page.locator(".due-count");
    const commands = async (side: string, dice: () => Promise<void>, count: number) => {
      await says(page.locator(".clock")).toContain(side);
      await says(due).toBe(String(count));
      await bar(session).tap();
      await says(page.locator(".roll-whom")).toBe(side);
      await dice();
      // Between the aides-de-camp and the brigades the turn is shown: taskings are given now.
      await page.locator(".phase.now").waitFor();
      await bar(session).tap();
      for (let left = count - 1; left > 0; left--) {
        await says(due).toBe(String(left));
        await session.dice(3);
      }
      await page.locator(".phase.now").waitFor();
      await says(due).toBe("0");
    };
    // Three brigades and the aides of either side (the 20th Foot is at sea).
    await commands("Французы", () => session.dice(3, 4, 5), 4);
    const passesOn = bar(session);
    await says(passesOn).toBe("Французы закончили. Управление: Британцы");
    await passesOn.tap();
    const throws = page.locator(".dice-pad").getByRole("button", { name: "Бросить" });
    await commands("Британцы", () => throws.tap(), 4);
    await says(bar(session)).toBe("Дальше: Атаки");
    await bar(session).tap();
    // Who waits is told why: his charge comes after those of the other side.
    await says(page.locator(".clock")).toContain("Французы");
    await session.go("#/unit/78th");
    await page.getByText("Сейчас ходят: Французы; потом Британцы.").first().waitFor();
    expect(session.complaints).toEqual([]);
  });

  it("shows what must be moved on the table before its phase ends", async () => {
    const session = await app.open({ device: phone, lang: "en" });
    const { page } = session;
    await session.onTo("Fire");
    await session.go("#/volley/78th/42nd-line-1");
    // 8 is 2 D on the Superior row; 4 and 1 for Veterans make 5: Retire.
    await session.dice(4, 4, 2, 2);
    await session.go("#/");
    await bar(session).tap();
    // Not on yet: the move is shown first.
    await page.locator(".follow").first().waitFor();
    expect(await page.locator(".clock-phase").textContent()).toBe("Fire");
    expect(await page.locator(".follow").first().textContent()).toContain("one move straight back");
  });

  it("keeps dice and facts when the page is thrown away between two dice", async () => {
    const session = await app.open({ device: phone, lang: "en" });
    const { page } = session;
    await session.onTo("Fire");
    await session.go("#/volley/78th/42nd-line-1");
    await session.press(/close/, "radio");
    await session.dice(4, 4);
    await page.reload();
    await page.locator(".dice-pad").waitFor();
    // Close to a column: one casualty die more, so 2 D of the Superior row may become 3.
    await expect.poll(async () => (await session.working())[1]).toMatch(/column.*\+1 CD$/i);
    await session.dice(6);
    await session.dice(6, 5);
    expect(await session.result()).toMatch(/^3 casualties\./);
    expect(session.complaints).toEqual([]);
  });

  it("goes on with the charge after the defensive fire", async () => {
    const session = await app.open({ device: phone, lang: "en" });
    const { page } = session;
    await session.onToCharges();
    await session.go("#/charge/1st-light-1/81st");
    // Nothing is rolled before both sides have declared (turn.sequence).
    await page.locator(".drawn").waitFor();
    expect(await page.locator(".dice-pad").count()).toBe(0);
    await session.declare();
    await session.onToResolve("1st-light-1", "81st");
    await session.press(/^Defensive fire first/, "link");
    // Muskets are measured at 5 cm (charge.defensiveFire), so a column is close: +1 CD. Of 7 on the
    // Standard row 1, and a casualty die of 1 misses.
    await expect.poll(async () => (await session.working()).join("\n")).toMatch(/column.*\+1 CD/i);
    await session.dice(4, 3, 1);
    await page.locator(".result-line").waitFor();
    await session.press(/^The charge goes on/, "link");
    await page.locator(`.work-pane[data-screen="#/charge/1st-light-1/81st"]`).waitFor();
    expect(session.complaints).toEqual([]);
  });

  it("begins every screen at its top and finds the roster where it was left", async () => {
    const session = await app.open({ device: phone, lang: "en" });
    const { page } = session;
    // The way into the training battle comes in above the roster.
    await page.locator(".training-door").waitFor();
    await page.evaluate(
      () =>
        new Promise((scrolled) => {
          addEventListener("scroll", scrolled, { once: true });
          scrollTo(0, 500);
        }),
    );
    await session.go("#/unit/81st");
    await page.locator(`.work-pane[data-screen="#/unit/81st"] h1`).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.locator(".roster-pane").waitFor();
    await page.waitForFunction(() => scrollY === 500);
  });
});

describe("a charge is answered", () => {
  const charges = async (lang: "en" | "ru"): Promise<Session> => {
    const session = await app.open({ device: phone, lang });
    await session.onToCharges();
    return session;
  };

  it("in its own side's part, where it is asked for, and resolved when both have declared", async () => {
    const session = await charges("en");
    const { page } = session;
    const due = page.locator(".due-count");
    await session.go("#/charge/9th-chasseurs/81st");
    await session.declare();
    await session.go("#/");
    await says(bar(session)).toBe("French are done. British declare");
    await says(due).toBe("0");
    await bar(session).tap();
    await says(due).toBe("1");
    await says(bar(session)).toBe("British are done. Resolve the charges");
    // Who is charged is asked before his part ends.
    await bar(session).tap();
    await page.locator(".follow a.answer").tap();
    await session.press("It stands");
    await says(page.locator(".work-pane .declared")).toContain("stands.");
    await says(due).toBe("0");
    await bar(session).tap();
    await says(page.locator(".clock-now")).toBe("Charges · resolving");
    await page.locator(".follow a.button.primary").tap();
    await page.locator(".dice-pad").waitFor();
    expect(await page.getByText("How does the target react?").count()).toBe(0);
    // 11 and −1 for a Small regiment against 2: a rout, with a die of losses (charge.table.cavalryVsFoot).
    await session.dice(6, 5, 1, 1, 3);
    await page.locator(".result-line").waitFor();
    expect(await session.result()).toMatch(/^1st battalion, 81st Foot/);
    await session.go("#/");
    await says(due).not.toBe("0");
    expect(session.complaints).toEqual([]);
  });

  it("with what was entered for it, wherever one has been meanwhile", async () => {
    const session = await charges("en");
    const { page } = session;
    const chip = (name: string) => page.getByRole("button", { name, exact: true });
    const supports = page.getByRole("group", { name: /^Supports: 9th/ });
    const entered = async (): Promise<void> => {
      await page.locator(".declared").waitFor();
      const pressed = (name: string) => chip(name).getAttribute("aria-pressed");
      await expect.poll(() => pressed("target uphill")).toBe("true");
      expect(await pressed("target in cover")).toBe("true");
      expect(await pressed("flank or rear")).toBe("false");
      expect(await supports.locator("output").textContent()).toBe("1");
    };
    await session.go("#/charge/9th-chasseurs/81st");
    await session.declare();
    await session.press("target uphill");
    await session.press("target in cover");
    await session.press("Supports and losses to fire");
    await supports.getByRole("button", { name: "More" }).tap();
    await session.go("#/");
    await session.go("#/charge/9th-chasseurs/81st");
    await entered();
    // Declared by others, answered, loaded anew: it stands until it is resolved.
    await session.onToResolve("9th-chasseurs", "81st");
    await entered();
    await page.reload();
    await entered();
    expect(session.complaints).toEqual([]);
  });

  it("by a square that has time", async () => {
    const session = await charges("en");
    const { page } = session;
    await session.go("#/charge/9th-chasseurs/81st");
    await session.declare();
    await session.press("forms square", "radio");
    await session.press("The square stands");
    await says(page.locator(".work-pane .declared")).toContain("answers with a square");
    await session.onToResolve("9th-chasseurs", "81st");
    // Cavalry on a square: +4 for the defender (charge.square).
    await page.locator(".dice-pad").waitFor();
    await expect.poll(async () => (await session.working()).join("\n")).toMatch(/square.*\+4/i);
    await session.go("#/unit/81st");
    await page.locator('.work-pane[data-screen="#/unit/81st"] h1').waitFor();
    await page.locator(".work-pane", { hasText: "in square" }).waitFor();
    expect(session.complaints).toEqual([]);
  });

  it("by a square that must be tested for", async () => {
    const session = await charges("ru");
    const { page } = session;
    await session.go("#/charge/9th-chasseurs/81st");
    await page.locator(".scale-exact .exact, .chip.exact").first().tap();
    for (let i = 0; i < 30; i++) await session.press("Ближе");
    await session.declare();
    await session.press("строит каре", "radio");
    await session.press("Проверка дисциплины", "link");
    // 2 and 2 make 4: anything but "holds" is caught Unformed.
    await session.dice(2, 2);
    await page.locator(".result-line").waitFor();
    await session.press(/^Атака продолжается/, "link");
    await page.locator(".work-pane .declared").waitFor();
    await session.onToResolve("9th-chasseurs", "81st");
    await page.locator(".dice-pad").waitFor();
    await expect.poll(async () => (await session.working()).join("\n")).toMatch(/−2/);
    expect(session.complaints).toEqual([]);
  });

  it("by a screen that gets away, or does not", async () => {
    const session = await charges("en");
    const { page } = session;
    await session.go("#/charge/9th-chasseurs/flankers");
    await page.locator(".drawn").waitFor();
    // 45 cm away, and the screen goes 20: out of reach.
    expect(await page.locator(".drawn").textContent()).toContain("does not reach it");
    expect(await page.locator(".dice-pad").count()).toBe(0);
    await page.locator(".chip.exact").first().tap();
    for (let i = 0; i < 25; i++) await session.press("Nearer");
    await page.locator(".drawn", { hasText: "it disperses" }).waitFor();
    await session.declare();
    await session.press("It disperses");
    await page.waitForFunction(() => location.hash === "#/unit/9th-chasseurs");
    await session.go("#/");
    await session.press(/^British/, "radio");
    await page.locator('.unit-row.gone a[href="#/unit/flankers"]').waitFor();
    await session.go("#/unit/9th-chasseurs");
    await page.locator(".barred").first().waitFor();
    expect(session.complaints).toEqual([]);
  });
});

describe.each([desktop, phone])("a button that goes on, pressed twice at once: %o", (device) => {
  it("ends one phase, and not the next with it", async () => {
    const session = await app.open({ device, lang: "en" });
    const { page } = session;
    await session.onTo("Movement");
    await says(bar(session)).toBe("Next: Fire");
    const { x, y } = await middleOf(bar(session));
    const tap = () => (device.touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    await Promise.all([tap(), tap()]);
    await says(bar(session)).toBe("Next: Melee");
    // A third press, by whoever has read it, ends the phase that the second did not.
    await (device.touch ? bar(session).tap() : bar(session).click());
    await says(page.locator(".clock-phase")).toBe("Melee");
    expect(session.complaints).toEqual([]);
  });

  it("goes on at each press of a key", async () => {
    const session = await app.open({ device, lang: "en" });
    const { page } = session;
    await session.onTo("Movement");
    await bar(session).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await says(page.locator(".clock-phase")).toBe("Melee");
    expect(session.complaints).toEqual([]);
  });
});
