import { describe, expect, it } from "vitest";
import { desktop, expectAccessible, phone, Session, servedApp } from "./support.ts";

const app = servedApp();

/** The same battle in a second tab of the same browser. */
async function secondTab({ context, page }: Session): Promise<Session> {
  await page.waitForFunction(() => document.querySelector(".app[data-kept=kept]"));
  const second = await context.newPage();
  const session = new Session(context, second, false);
  await second.goto(page.url());
  return session;
}

/** Two tabs in the Fire phase; in the second a volley has cost the 42nd Line two casualties. */
async function parted(): Promise<readonly [Session, Session]> {
  const one = await app.open({ device: desktop, lang: "en" });
  await one.onTo("Fire");
  const two = await secondTab(one);
  await two.page.locator(".unit-row a").first().waitFor();
  await two.go("#/volley/78th/42nd-line-1");
  await two.dice(3, 3);
  await two.page.locator(".result-line").waitFor();
  await two.page.waitForFunction(() => document.querySelector(".app[data-kept=kept]"));
  return [one, two];
}

describe("one battle in two tabs", () => {
  it("that has gone on in one is gone on with in the other", async () => {
    const [one, two] = await parted();
    await one.page.locator(".warning").waitFor();
    expect(await one.page.locator(".warning").textContent()).toContain("another tab or window");
    await expectAccessible(one.page, "overtaken", ".warning");
    await one.press("Go on from there");
    await one.page.locator(".warning").waitFor({ state: "detached" });
    await one.press(/French/, "radio");
    await one.hasLost("42nd-line-1", 2);
    await one.page.waitForFunction(() => document.querySelector(".app[data-kept=kept]"));
    expect([...one.complaints, ...two.complaints]).toEqual([]);
  });

  it("that has gone on in both is written over by neither", async () => {
    const [one, two] = await parted();
    await one.page.locator(".warning").waitFor();
    // Played on all the same: another shot, in the tab that was overtaken.
    await one.go("#/volley/78th/42nd-line-2");
    await one.dice(1, 1);
    await one.page.locator(".result-line").waitFor();
    await one.press("Keep this one as well");
    await one.page.waitForFunction(() => document.querySelector(".app[data-kept=kept]"));
    await one.go("#/battles");
    await one.page.locator(".kept-battle").nth(1).waitFor();
    expect(await one.page.locator(".kept-battle").count()).toBe(2);
    await two.page.reload();
    await two.go("#/battles");
    await two.page.locator(".kept-battle").nth(1).waitFor();
    await two.press(/^Go on: Maida/);
    await two.press(/French/, "radio");
    await two.hasLost("42nd-line-1", 2);
    expect([...one.complaints, ...two.complaints]).toEqual([]);
  });

  it("lies open before one pair of eyes at a time, where a curtain falls", async () => {
    const one = await app.open({ device: phone, lang: "en" });
    await one.go("#/settings");
    await one.press("curtain between sides", "radio");
    await one.press("French: show my rosters");
    await one.page.locator(".unit-row a").first().waitFor();
    const two = await secondTab(one);
    await two.press("British: show my rosters");
    await two.page.locator(".unit-row a").first().waitFor();
    await one.page.getByRole("button", { name: "French: show my rosters" }).waitFor();
    expect(await one.page.locator(".unit-row").count()).toBe(0);
    expect([...one.complaints, ...two.complaints]).toEqual([]);
  });
});
