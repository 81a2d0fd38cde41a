import type { Phase } from "@adjutant/battle";
import { seededDice } from "@adjutant/rules";
import type { ElementHandle } from "playwright-core";
import { expect } from "vitest";
import { patience } from "../../../../../tools/slower.mjs";
import {
  type Device,
  expectAccessible,
  expectThumbSized,
  rested,
  type Session,
} from "../support.ts";
import { type Asked, askedNow } from "./asked.ts";
import { type Gives, giveOrder, type Orders } from "./orders.ts";

export type { Orders } from "./orders.ts";

export type Language = "en" | "ru";

/** The phases as the clock names them, in their order (`turn.sequence`). */
const clockPhases: Readonly<Record<Language, Readonly<Record<string, Phase>>>> = {
  en: {
    "Setting out": "deployment",
    "Compulsory moves": "compulsory",
    Initiative: "initiative",
    Command: "command",
    Charges: "charges",
    Movement: "movement",
    Fire: "fire",
    Melee: "melee",
    "End of turn": "end",
  },
  ru: {
    Расстановка: "deployment",
    "Вынужденные движения": "compulsory",
    Инициатива: "initiative",
    Управление: "command",
    Атаки: "charges",
    Движение: "movement",
    Стрельба: "fire",
    "Ближний бой": "melee",
    "Конец хода": "end",
  },
};

export interface Clock {
  readonly turn: number;
  readonly phase: Phase;
  /** The side that the masthead names beside the turn; empty before the initiative. */
  readonly side: string;
}

/** What was met on the way, to be compared with what an evening should meet. */
export interface Met {
  /** Curtains that were lifted. */
  curtains: number;
  /** Phases that would not end while a roll was open. */
  held: number;
  /** Orders that the app would not have, with its reason. */
  readonly refused: string[];
}

/** Kinds of screen that were looked at in this file of tests, by device and language. */
const looked = new Set<string>();

/** More presses than any phase of these battles needs: beyond them it goes in circles. */
const mostPresses = 250;

/**
 * One player at a device, who does what its screen asks and knows nothing else: no address but the
 * roster's, no rule, no paper. He stops with a fault where nothing is asked and nothing is offered.
 */
export class Player {
  readonly session: Session;
  readonly met: Met = { curtains: 0, held: 0, refused: [] };
  readonly #device: Device;
  readonly #lang: Language;
  readonly #dice: { readonly face: () => number };
  readonly #orders: Orders;
  readonly #gives: Gives;
  /** What is still to be ordered in this phase by whoever has the device. */
  #left = new Map<string, number>();
  #heldIn = "";
  /** Charges on whose page somebody has thought about the answer. */
  readonly #charged = new Set<string>();
  readonly #path: string[] = [];

  constructor(
    session: Session,
    how: { device: Device; lang: Language; seed: number; orders: Orders; gives?: Gives },
  ) {
    this.session = session;
    this.#device = how.device;
    this.#lang = how.lang;
    this.#dice = seededDice(how.seed);
    this.#orders = how.orders;
    this.#gives = how.gives ?? giveOrder;
  }

  /** One of several, by the next die. */
  pick<Kind>(among: readonly Kind[]): Kind {
    const chosen = among[(this.face() * 6 + this.face()) % among.length];
    if (chosen === undefined) throw new Error("nothing to pick from");
    return chosen;
  }

  face(): number {
    return this.#dice.face();
  }

  /** Presses a control, and waits until the screen has answered. */
  async press(control: ElementHandle<Element>): Promise<void> {
    await rested(this.session.page);
    try {
      await (this.#device.touch ? control.tap() : control.click());
    } catch (error) {
      // The screen went on by itself meanwhile, and is read again.
      if (!String(error).includes("not attached")) throw this.stuck(String(error));
    }
    await this.session.answered();
  }

  /** Presses what stands at a place of the screen; was there such a thing. */
  async pressAt(selector: string, which: "first" | "any" = "first"): Promise<boolean> {
    const all = await this.session.page.locator(selector).locator("visible=true").elementHandles();
    if (all.length === 0) return false;
    const [first] = all;
    // elementHandles() are handles of elements.
    await this.press((which === "any" ? this.pick(all) : first) as ElementHandle<Element>);
    return true;
  }

  /** The clock of the masthead. */
  async clock(): Promise<Clock> {
    const { page } = this.session;
    // Behind a curtain that has just risen the page may still be on its way.
    await page
      .locator(".clock-phase, .curtain")
      .first()
      .waitFor({ timeout: patience(20_000) });
    const [turn, phase] = await page.evaluate(() =>
      [".clock-turn", ".clock-phase"].map((one) => document.querySelector(one)?.textContent ?? ""),
    );
    const known = clockPhases[this.#lang][phase ?? ""];
    const number = Number(/\d+/.exec(turn ?? "")?.[0]);
    const [, side = ""] = (turn ?? "").split(" · ");
    if (known === undefined || Number.isNaN(number)) throw this.stuck(`no clock: ${turn} ${phase}`);
    return { turn: number, phase: known, side };
  }

  /** Plays until a turn begins, or the battle is over. */
  async playTo(turn: number): Promise<"over" | Clock> {
    let at = "";
    let presses = 0;
    for (;;) {
      const asked = await this.#asked();
      if (asked.what !== "curtain") {
        const clock = await this.clock().catch(async (error: unknown) => {
          if (await this.#hasFallen()) return null;
          throw error;
        });
        if (clock === null) continue;
        if (clock.turn >= turn) return clock;
        if (await this.#isOver()) return "over";
        const now = `${clock.turn} ${clock.phase} ${clock.side}`;
        presses = now === at ? presses + 1 : 0;
        at = now;
        if (presses > mostPresses) throw this.stuck(`${now} never ends`);
        await this.#look(asked.what);
        if (await this.#mayNotLeave(asked, clock)) continue;
        const page = this.session.page.url();
        if (asked.what === "onward" && (await this.#ordered(clock))) continue;
        // Where it looked for an order in vain, the screen asks something else.
        if (this.session.page.url() !== page) continue;
      }
      await this.#answer(asked);
    }
  }

  /** A dead end, with the way that led there. */
  stuck(why: string): Error {
    const way = this.#path.slice(-25).join("\n  ");
    return new Error(`${why}\nat ${this.session.page.url()}\n  ${way}`);
  }

  note(step: string): void {
    this.#path.push(step);
  }

  /** Has the curtain fallen since the screen was asked. */
  async #hasFallen(): Promise<boolean> {
    return (await this.session.page.locator(".curtain").count()) > 0;
  }

  async #isOver(): Promise<boolean> {
    return (await this.session.page.locator(".ended").count()) > 0;
  }

  /** What the screen asks; one that is still on its way is waited for. */
  async #asked(): Promise<{ what: Asked; controls: ElementHandle<Element>[] }> {
    const { page } = this.session;
    for (let waited = 0; ; waited++) {
      const found = await page.evaluateHandle(askedNow);
      const what = await (await found.getProperty("what")).jsonValue();
      const controls: ElementHandle<Element>[] = [];
      for (const one of (await (await found.getProperty("controls")).getProperties()).values()) {
        const element = one.asElement();
        if (element !== null) controls.push(element as ElementHandle<Element>);
      }
      if (what !== "nothing" || waited >= patience(15)) return { what, controls };
      // As long as its part of the app is still fetched, nothing stands there at all.
      const stands = '.curtain, .app:not([data-pane="work"]), .work-pane:not(:empty)';
      await page.locator(stands).first().waitFor();
      await page.waitForTimeout(20);
    }
  }

  async #answer(asked: { what: Asked; controls: ElementHandle<Element>[] }): Promise<void> {
    const { page } = this.session;
    const { what, controls } = asked;
    const [first] = controls;
    const words = first === undefined ? "" : await first.textContent();
    this.note(`${what}: ${words} (${new URL(page.url()).hash})`);
    switch (what) {
      case "curtain": {
        // Nothing of the battle is behind it.
        expect(await page.locator(".app").count()).toBe(0);
        this.met.curtains++;
        await this.#look("curtain");
        await this.press(this.pick(controls));
        await page.locator(".app").waitFor();
        return;
      }
      case "dice":
        if (await this.#firesFirst()) return;
        return this.#throw();
      case "choose":
        return this.press(this.pick(controls));
      case "instead":
        if (first === undefined) throw this.stuck("nothing to press");
        if (await this.#answersOtherwise()) return;
        return this.press(first);
      case "setOut":
      case "appDice":
      case "answer":
      case "goesOn":
      case "roll":
      case "settle":
        if (first === undefined) throw this.stuck("nothing to press");
        return this.press(first);
      case "onward":
        if (first === undefined) throw this.stuck("nothing to press");
        if (await first.evaluate((one) => one.matches(":disabled"))) throw this.stuck("no way on");
        return this.press(first);
      case "refused":
        if (first === undefined) throw this.stuck("refused what was offered");
        this.met.refused.push(
          (await page.locator(".refusal, .sticky-foot.refused").first().textContent()) ?? "",
        );
        return this.press(first);
      case "unheard":
        throw this.stuck(
          `refused what was offered: ${await page.locator(".refused").first().textContent()}`,
        );
      case "nothing": {
        if (!(await this.pressAt(".work-pane .back"))) throw this.stuck("a dead end");
        return;
      }
    }
  }

  /** Whoever is charged answers in one way or another, as the screen has them. */
  async #answersOtherwise(): Promise<boolean> {
    const { page } = this.session;
    if (!page.url().includes("#/charge/") || this.#charged.has(page.url())) return false;
    this.#charged.add(page.url());
    const chips = page.locator(".work-pane .resolving .choice .chip").locator("visible=true");
    const all = await chips.elementHandles();
    if (all.length < 2) return false;
    // elementHandles() are handles of elements.
    await this.press(this.pick(all) as ElementHandle<Element>);
    return true;
  }

  /** The target of a charge fires at it first, as far as it still may; now and then it does not. */
  async #firesFirst(): Promise<boolean> {
    const { page } = this.session;
    const here = `${page.url()} dice`;
    if (!page.url().includes("#/charge/") || this.#charged.has(here)) return false;
    this.#charged.add(here);
    return this.face() > 2 && this.pressAt(".work-pane .resolving .stack > a.button");
  }

  /** Types what the pad asks for, to the last die of this roll. */
  async #throw(): Promise<void> {
    const { page } = this.session;
    const left = await page
      .locator(".dice-pad .slots")
      .locator("visible=true")
      .first()
      .evaluate(
        (slots) =>
          slots.querySelectorAll(".slot").length - slots.querySelectorAll(".slot .die").length,
      );
    const faces = Array.from({ length: left }, () => this.face());
    this.note(`dice ${faces.join(" ")}`);
    await this.session.dice(...faces);
  }

  /** While a roll is open no way leads to the next phase: tried once in every part of a phase. */
  async #mayNotLeave(
    asked: { what: Asked; controls: ElementHandle<Element>[] },
    { turn, phase, side }: Clock,
  ): Promise<boolean> {
    const now = `${turn} ${phase} ${side}`;
    if (this.#heldIn === now) return false;
    const [first] = asked.controls;
    const rolls =
      asked.what === "roll" ||
      (asked.what === "onward" && (await first?.getAttribute("href"))?.startsWith("#/roll/"));
    if (!rolls) return false;
    this.#heldIn = now;
    const { session } = this;
    const roll = `${await first?.textContent()} (${await first?.getAttribute("href")})`;
    await session.go("#/turn");
    await session.page.locator(".phase.now").waitFor();
    // After the end of the turn comes none of this page.
    if (!(await this.pressAt(".phase-ahead"))) return false;
    await session.page
      .locator(`.work-pane[data-screen="#/due"]`)
      .waitFor({ timeout: patience(20_000) })
      .catch(async () => {
        const at = await this.clock().catch(() => "behind the curtain");
        throw this.stuck(`${now} was left, ${roll} open: ${JSON.stringify(at)}`);
      });
    expect(await this.clock(), "a roll is open").toEqual({ turn, phase, side });
    this.met.held++;
    this.note(`${now} is held by a roll`);
    return true;
  }

  /** Gives the next order of this part of a phase and this seat; false where there is none. */
  async #ordered(clock: Clock): Promise<boolean> {
    const { turn, phase, side } = clock;
    const seat = await this.session.page.evaluate(
      () => document.querySelector(".seat-name")?.textContent ?? "",
    );
    const now = `${turn} ${phase} ${side} ${seat}`;
    const left = this.#left.get(now) ?? this.#orders[phase] ?? 0;
    if (left <= 0) return false;
    this.#left.set(now, left - 1);
    return this.#gives(this, clock);
  }

  async #look(what: Asked): Promise<void> {
    const [, screen = "roster"] = new URL(this.session.page.url()).hash.split("/");
    await this.look(what === "curtain" ? what : `${screen === "" ? "roster" : screen}: ${what}`);
  }

  /** Looks at a kind of screen with axe-core and a thumb, the first time that anybody meets it so. */
  async look(kind: string): Promise<void> {
    const { page } = this.session;
    const screen = `${this.#device.name} ${this.#lang} ${kind}`;
    if (looked.has(screen)) return;
    looked.add(screen);
    await expectAccessible(page, kind, kind === "curtain" ? ".curtain" : ".app");
    await expectThumbSized(page, kind);
    // Turn, phase and whose it is stand there whole.
    const cut = await page
      .locator(".clock-turn, .clock-now")
      .evaluateAll((lines) =>
        lines.flatMap((line) =>
          line.scrollWidth > line.clientWidth + 1 ? [line.textContent] : [],
        ),
      );
    expect(cut, kind).toEqual([]);
  }
}
