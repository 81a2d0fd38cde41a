import { describe, expect, it } from "vitest";
import { begin, beginFrom, drawn, frontOf, onTheMap, standing, troops } from "./on-the-map.ts";
import {
  type Device,
  desktop,
  expectAccessible,
  expectThumbSized,
  phone,
  restingBox,
  servedApp,
} from "./support.ts";

const app = servedApp();

const words = {
  en: {
    ...onTheMap.en,
    march: /^March: /,
    eight: "March: 8 cm of 15 cm",
    part: "As far as it may: 15 cm of 15 cm",
    leave: "Leave it as it is",
    roll: "Roll",
    movement: "Movement",
    fire: "Fire",
    first: "Compulsory moves",
    turn: "Turn 2",
    again: "From the beginning",
    slider: "Where in the battle",
  },
  ru: {
    ...onTheMap.ru,
    march: /^Марш: /,
    eight: "Марш: 8 см из 15 см",
    part: "Докуда можно: 15 см из 15 см",
    leave: "Оставить как есть",
    roll: "Бросить",
    movement: "Движение",
    fire: "Стрельба",
    first: "Вынужденные движения",
    turn: "Ход 2",
    again: "Посмотреть сначала",
    slider: "Где в сражении",
  },
} as const;

describe.each([
  { device: desktop as Device, lang: "en" as const },
  { device: phone as Device, lang: "ru" as const },
])("a battle on the map, $device.name", ({ device, lang }) => {
  const say = words[lang];

  it("is set out, marched and fired in, to its second turn", async () => {
    const session = await app.open({ device, lang });
    const { page } = session;
    const checked = async (where: string): Promise<void> => {
      await expectThumbSized(page, where);
      await expectAccessible(page, where, "main");
    };
    await begin(session, say);
    await page.locator(".board-layer").waitFor();
    expect(await troops(session).count()).toBe(0);
    await session.press(say.setOut);
    await standing(session, 6);
    await session.press(say.setOut);
    await standing(session, 12);
    await checked("set out");

    await session.onTo(say.movement);
    await session.go("#/map/fr-1");
    await page.locator(".march").waitFor();
    const before = await frontOf(session, "fr-1");
    // A tap before it, and a ghost stands there with what the way costs.
    const there = { x: before.x, y: before.y - 30 };
    if (device.touch) await page.touchscreen.tap(there.x, there.y);
    else await page.mouse.click(there.x, there.y);
    await page.getByRole("button", { name: say.march }).waitFor();
    await session.press(say.leave);
    // Eight presses are eight centimetres straight on, of the fifteen of a column (`move.rate`).
    await page.locator(".map-pane .board-pane").focus();
    for (let press = 0; press < 8; press++) await page.keyboard.press("ArrowUp");
    await page.getByRole("button", { name: say.eight }).waitFor();
    // Twenty are too many: why, and how far it may.
    for (let press = 0; press < 12; press++) await page.keyboard.press("ArrowUp");
    await page.getByRole("button", { name: say.part }).waitFor();
    expect(await page.locator(".march .refused").textContent()).toContain("15");
    await checked("a move too far");
    for (let press = 0; press < 12; press++) await page.keyboard.press("ArrowDown");
    await page.getByRole("button", { name: say.eight }).waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".march").waitFor({ state: "detached" });
    const front = (): Promise<{ x: number; y: number }> => frontOf(session, "fr-1");
    await expect.poll(async () => (await front()).y).toBeLessThan(before.y - 5);
    expect(Math.abs((await front()).x - before.x)).toBeLessThan(1);

    // Dragoons behind the line, too far ahead: the part that is allowed leads through friends, too.
    await session.go("#/map/fr-dragoons");
    await page.locator(".march").waitFor();
    await page.locator(".map-pane .board-pane").focus();
    for (let press = 0; press < 32; press++) await page.keyboard.press("ArrowUp");
    await page.locator(".march .refused").waitFor();
    // That they come out of it Unformed, and through whom, stands there before it is done.
    await page.locator(".march .march-go ~ .march-note").nth(1).waitFor();
    await session.press(say.leave);

    await session.onTo(say.fire);
    await session.go("#/map/fr-battery");
    const aims = page.locator(".aim .target-list a");
    await aims.first().waitFor();
    await page.waitForFunction(
      () => document.querySelectorAll(".target[data-may=true]").length > 0,
    );
    await checked("whom to fire at");
    await (device.touch ? aims.first().tap() : aims.first().click());
    await page.locator(".resolving").waitFor();
    // What the map measures nobody is asked.
    expect(await page.locator(".resolving .band-scale .step:not([disabled])").count()).toBe(0);
    await session.press(say.roll);
    expect(await session.result()).not.toBe("");

    await session.onTo(say.first);
    await page.locator(".clock-turn", { hasText: say.turn }).waitFor();

    await session.go("#/map");
    await session.press(say.again, "link");
    const slider = page.getByRole("slider", { name: say.slider });
    await slider.waitFor();
    expect(await page.locator(".past [data-unit]").count()).toBe(0);
    // The head of the page tells of now; the moment tells when it was.
    const when = page.locator(".past-told .figures");
    await when.filter({ hasText: /1/ }).waitFor();
    expect(await page.locator(".clock-turn").textContent()).toMatch(say.turn);
    await slider.focus();
    await page.keyboard.press("End");
    await page.waitForFunction(() => location.hash.includes("/at/"));
    await standing(session, 12);
    await checked("looking back");
    // What is told of the moment lies under nothing.
    const told = page.locator(".past-told strong");
    await told.filter({ hasText: /\S/ }).waitFor();
    const isClear = await told.evaluate((line) => {
      line.scrollIntoView({ block: "nearest" });
      const { left, top, height } = line.getBoundingClientRect();
      return line.contains(document.elementFromPoint(left + 4, top + height / 2));
    });
    expect(isClear, "the moment's line").toBe(true);
    // A link to that very moment holds, on a page loaded anew.
    const moment = await page.evaluate(() => location.hash);
    await page.reload();
    await standing(session, 12);
    expect(await page.evaluate(() => location.hash)).toBe(moment);
    expect(session.complaints).toEqual([]);
  });
});

describe("troops are set out unseen", () => {
  it("by one side after the other, behind the curtain", async () => {
    const session = await app.open({ device: phone, lang: "en" });
    const { page } = session;
    await begin(session, words.en, "curtain between sides");
    await session.press(/^French: show my rosters/);
    await session.press(words.en.setOut);
    await standing(session, 6);
    await page.locator(".map-foot .button.primary").tap();
    await session.press(/^Italians: show my rosters/);
    await page.locator(".board-layer").waitFor();
    expect(await troops(session).count()).toBe(0);
    expect(await page.locator("main").textContent()).not.toMatch(/16th Line/);
    await session.press(words.en.setOut);
    await standing(session, 6);
    expect(await page.locator('[data-unit^="fr-"]').count()).toBe(0);
    // Both stand: the battle begins, and everybody is seen.
    await page.locator(".map-foot .button").last().tap();
    await standing(session, 12);
    // A thumb finds each of the map's own buttons, and the grip of the orders between them.
    const covered = (): Promise<string[]> =>
      page.locator(".map-pane .board-tools > *, .sheet-grip").evaluateAll((found) =>
        found
          .filter((one) => one.checkVisibility())
          .flatMap((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            const edges = [left + 4, left + width - 4].map((x) =>
              document.elementFromPoint(x, top + height / 2),
            );
            return [hit, ...edges].every((other) => one.contains(other)) ? [] : [one.outerHTML];
          }),
      );
    await page.locator(".sheet-grip").waitFor();
    await expect.poll(covered).toEqual([]);

    // A link to a moment waits behind the curtain of a page of its own, and shows what its reader may see.
    const said = (await page.locator(".map-pane a[href$='/at']").getAttribute("href")) ?? "";
    await page.waitForFunction(() => document.querySelector(".app[data-kept=kept]"));
    const other = await session.context.newPage();
    await other.goto(new URL(said, page.url()).href);
    await other.locator(".curtain").waitFor();
    expect(new URL(other.url()).hash).toBe("#/");
    await other.getByRole("button", { name: /^French: show my rosters/ }).tap();
    await other.getByRole("slider", { name: words.en.slider }).waitFor();
    expect(new URL(other.url()).hash).toBe(said);
    await other.close();
    expect(session.complaints).toEqual([]);
  });
});

describe("generals before the battle", () => {
  it("the commander-in-chief is put where the map is tapped, in his zone alone", async () => {
    const session = await app.open({ device: desktop, lang: "en" });
    const { page } = session;
    await begin(session, words.en);
    await session.press(words.en.setOut);
    await standing(session, 6);
    const log = page.locator(".log-pane");
    const front = await frontOf(session, "fr-1");
    await session.press("General Duval");
    // Far before the zone: he is told so, and stays.
    await page.mouse.click(front.x, front.y - 200);
    await page.locator(".map-told", { hasText: "zone" }).waitFor();
    expect(await log.textContent()).not.toContain("generals placed");
    await page.mouse.click(front.x, front.y + 35);
    await log.getByText("French: generals placed").waitFor();
    expect(session.complaints).toEqual([]);
  });
});

describe("a scenario whose map has no room", () => {
  it("is not begun there, and the app says for whom there is none", async () => {
    const session = await app.open({ device: phone, lang: "en" });
    const { page } = session;
    const scenario = drawn("training");
    // Three columns of 8 by 4 cm, guns and horse do not stand on 10 by 5.
    const [first] = scenario.field.deployment;
    if (first === undefined) throw new Error("somebody is set out there");
    first.zone.polygon = [
      [10, 0],
      [20, 0],
      [20, 5],
      [10, 5],
    ];
    scenario.name = { en: "No room", ru: "Тесно" };
    await beginFrom(session, words.en, scenario);
    const faults = page.locator(".offer-faults li");
    await faults.first().waitFor();
    const said = (await faults.allTextContents()).join(" ");
    expect(said).toMatch(/do not fit here even alone/);
    // By the names that players know, and not by a place in a file.
    expect(said).toContain("16th Line, 2nd battalion");
    expect(said).not.toMatch(/fr-1|deployment/);
    await expectAccessible(page, "no room", "main");
    expect(session.complaints).toEqual([]);
  });
});

describe("a phone held sideways", () => {
  it("has the map on all its height, with the orders beside it", async () => {
    const device: Device = { name: "sideways", width: 740, height: 360, touch: true };
    const session = await app.open({ device, lang: "ru" });
    const { page } = session;
    await begin(session, words.ru);
    await session.press(words.ru.setOut);
    await standing(session, 6);
    const box = (part: string) => restingBox(page.locator(part));
    const [map, orders, sheet] = [
      await box(".map-pane"),
      await box(".work-pane"),
      await box(".map-pane .board-pane"),
    ];
    expect(map.height).toBe(360);
    expect(map.width).toBeGreaterThan(400);
    expect(sheet.height).toBeGreaterThan(290);
    expect(orders.x).toBeGreaterThanOrEqual(map.x + map.width);
    expect(orders.height).toBeGreaterThan(200);
    await expectThumbSized(page, "sideways");
    await expectAccessible(page, "sideways", "main");
    expect(session.complaints).toEqual([]);
  });
});

describe("a commander-in-chief in the battle", () => {
  it("rides where the map is tapped, once in his Movement phase, and no farther than 60 cm", async () => {
    const session = await app.open({ device: desktop, lang: "en" });
    const { page } = session;
    await begin(session, words.en);
    await session.press(words.en.setOut);
    await standing(session, 6);
    await session.press(words.en.setOut);
    await standing(session, 12);
    await session.onTo(words.en.movement);
    await session.go("#/map");
    await session.press("Generals");
    await session.press("General Duval");
    await page.locator(".map-told", { hasText: "commander-in-chief" }).waitFor();
    const front = await frontOf(session, "fr-1");
    const sheet = await restingBox(page.locator(".map-pane .board-pane"));
    // At the far edge it is farther than 60 cm from the French zone.
    await page.mouse.click(front.x, sheet.y + 40);
    await page.locator(".map-told", { hasText: "a general rides 60 cm" }).waitFor();
    await page.mouse.click(front.x, front.y - 40);
    await page.locator(".log-pane").getByText("The commander-in-chief rides: French").waitFor();
    const barred = page.locator(".barred", { hasText: "General Duval" });
    await expect.poll(() => barred.textContent()).toContain("ridden this turn already");
    expect(session.complaints).toEqual([]);
  });
});

describe("what a battle on the map tells", () => {
  it("which unit of a brigade is in the way, and who holds what is fought for", async () => {
    const session = await app.open({ device: desktop, lang: "en" });
    const { page } = session;
    await begin(session, words.en);
    await session.press(words.en.setOut);
    await standing(session, 6);
    await session.press(words.en.setOut);
    await standing(session, 12);
    await session.onTo(words.en.movement);
    await session.go("#/map/fr-1");
    await session.press("The whole brigade", "radio");
    await page.locator(".march-note", { hasText: "General Martel stays where he is" }).waitFor();
    const front = await frontOf(session, "fr-1");
    const far = await frontOf(session, "it-1");
    // Most of the way to the enemy: none of them goes so far.
    const meant = [front.x, front.y + (far.y - front.y) * 0.8] as const;
    await page.mouse.click(...meant);
    await page.locator(".march .refused strong").waitFor();
    // The screen is asked first, and goes 20 cm (`move.rate`).
    expect(await page.locator(".march .refused").textContent()).toMatch(
      /^French voltigeurs.*this unit goes 20\s/,
    );
    // Where all go as far as they may, it is said for whom no farther.
    await session.press("As far as all of them may");
    await page
      .locator(".march-note", { hasText: "French voltigeurs may go no farther." })
      .waitFor();
    await page.getByRole("button", { name: "Without French voltigeurs" }).waitFor();
    await page.mouse.click(...meant);
    await page.locator(".march .refused strong").waitFor();
    expect(await page.getByText("may go no farther").count()).toBe(0);
    // Left where it stands, it is another of them that is in the way.
    await session.press("Without French voltigeurs");
    await page.locator(".march-note", { hasText: /stand: French voltigeurs\.$/ }).waitFor();
    const now = page.locator(".march .refused strong");
    await expect.poll(() => now.textContent()).not.toBe("French voltigeurs");
    await session.go("#/account");
    await page.locator(".held li").first().waitFor();
    expect(await page.locator(".work-pane input[type=radio]").count()).toBe(0);
    // The map is the battle; its field is not a second one.
    await session.go("#/turn");
    await page.locator('[data-screen="#/turn"] .phases .phase.now').waitFor();
    expect(await page.getByText("The field: a map").count()).toBe(0);
    expect(session.complaints).toEqual([]);
  });

  it("what is due once more after it was left, and why guns do nothing", async () => {
    const session = await app.open({ device: desktop, lang: "en" });
    const { page } = session;
    await begin(session, words.en);
    const onward = page.locator(".map-foot .button").last();
    const says = (line: string) => expect.poll(() => onward.textContent()).toBe(line);
    await says("Next: Compulsory moves");
    await onward.click();
    await says("Next all the same: Compulsory moves");
    await session.go("#/");
    await says("Next: Compulsory moves");
    await session.press(words.en.setOut);
    await standing(session, 6);
    await session.press(words.en.setOut);
    await standing(session, 12);
    await session.onTo("Command");
    await session.go("#/roll/command/martel");
    // On 1 the brigade is Hesitant, and its guns fire at nobody who is at long range.
    await page.locator(".dice-pad").waitFor();
    await session.dice(1);
    // The next brigade's roll comes at once, with what this one did above it.
    await page.locator(".just-now", { hasText: "Hesitant" }).waitFor();
    await session.onTo(words.en.fire);
    await session.go("#/map/fr-battery");
    await page.locator(".barred", { hasText: "long range" }).waitFor();
    expect(session.complaints).toEqual([]);
  });

  it("that a general is too far away, and how he comes nearer", async () => {
    const session = await app.open({ device: desktop, lang: "en" });
    const { page } = session;
    await begin(session, words.en);
    await session.press(words.en.setOut);
    await standing(session, 6);
    await session.press(words.en.setOut);
    await standing(session, 12);
    await session.onTo(words.en.movement);
    await session.go("#/map/fr-1");
    await session.press(/^Rides elsewhere: General Martel/);
    const sheet = await page.locator(".map-pane .board-pane").boundingBox();
    if (sheet === null) throw new Error("no map");
    // To the left edge of the table, more than 30 cm from the unit.
    await page.mouse.click(sheet.x + sheet.width * 0.12, sheet.y + sheet.height * 0.8);
    await page.locator(".log-pane").getByText("The general rides off by himself").waitFor();
    await session.onTo("Initiative");
    await page.locator(".bottom-bar:visible .button").last().click();
    await session.dice(6, 6, 1, 1);
    await session.press("French");
    await session.onTo("Charges");
    await session.go("#/map/fr-1");
    const charge = page.locator(".barred", { hasText: "his hand reaches 30" });
    await charge.getByText("In the Movement phase General Martel can ride nearer.").waitFor();
    await session.onTo(words.en.movement);
    await session.go("#/map/fr-1");
    await page.locator(".march").waitFor();
    const front = await frontOf(session, "fr-1");
    await page.mouse.click(front.x, front.y - 60);
    await page.locator(".march .refused", { hasText: "his hand reaches 30" }).waitFor();
    await session.press("Ride General Martel nearer");
    await page.mouse.click(front.x, front.y + 60);
    const rides = page.locator(".log-pane").getByText("The general rides off by himself");
    await expect.poll(() => rides.count()).toBe(2);
    expect(session.complaints).toEqual([]);
  });
});
