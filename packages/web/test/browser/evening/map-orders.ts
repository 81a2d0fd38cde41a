/**
 * Orders of a battle on the map, given as people give them: an officer says what, and a hand with a
 * mouse and keys does it on the screen. On the way the screen is held to what it promises.
 */

import { type Companion, tableSeen, view, viewLog } from "@adjutant/battle";
import { expect } from "vitest";
import { Draw } from "../../../../../test/fuzz/draw.ts";
import { after, given } from "../../../../../test/fuzz/game.ts";
import type { Json } from "../../../../../test/fuzz/situations.ts";
import { ofSide, type Seen } from "../../../../../test/map/officer.ts";
import { patience } from "../../../../../tools/slower.mjs";
import { Followed } from "./followed.ts";
import { MapHand, middleOf } from "./map-hand.ts";
import { giveOrder } from "./orders.ts";
import type { Clock, Player } from "./player.ts";

/** What was ordered through the screen, to be compared with what a battle should see. */
export interface Ordered {
  marches: { tapped: number; dragged: number; keyed: number };
  aimed: number;
  stood: number;
  ridden: number;
  /** Orders whose odds on the map were found again on the screen before the dice. */
  odds: number;
  /** Charges that were declared. */
  declared: number;
  /** Resolutions that the log tells. */
  told: number;
  readonly declined: string[];
}

const words = {
  en: { leave: "Leave it as it is", still: "Stood still the whole phase" },
  ru: { leave: "Оставить как есть", still: "Всю фазу на месте" },
} as const;

/** Centimetres that nobody sets a hand in motion for. */
const least = 2;

/** The officer of whichever side has the device. */
export class MapOfficer {
  readonly ordered: Ordered = {
    marches: { tapped: 0, dragged: 0, keyed: 0 },
    aimed: 0,
    stood: 0,
    ridden: 0,
    odds: 0,
    declared: 0,
    told: 0,
    declined: [],
  };
  readonly #lang: "en" | "ru";
  /** A mouse reaches what a thumb on a small map does not. */
  readonly #mouse: boolean;
  readonly #draw: Draw;
  readonly #seen: Seen = new Set();
  readonly #looked = new Set<string>();
  #followed: Followed | null = null;

  constructor(how: { lang: "en" | "ru"; mouse: boolean; seed: number }) {
    this.#lang = how.lang;
    this.#mouse = how.mouse;
    this.#draw = new Draw(how.seed);
  }

  /** Gives the next order of whoever looks; false where he has none. */
  readonly gives = async (player: Player, clock: Clock): Promise<boolean> => {
    const state = await this.battle(player).now();
    const side = await sideAt(player, state, this.#lang);
    await this.#looks(player, state, side, clock);
    if (clock.phase === "command") {
      const now = `${clock.turn} command ${side}`;
      if (this.#seen.has(now)) return false;
      this.#seen.add(now);
      return giveOrder(player, clock);
    }
    const order = ofSide(state, side, this.#seen, this.#draw);
    if (order === null) return false;
    player.note(`the officer: ${JSON.stringify(order)}`);
    await this.#give(player, state, order);
    return true;
  };

  battle({ session }: Player): Followed {
    this.#followed ??= new Followed(session.page);
    return this.#followed;
  }

  async #give(player: Player, state: Companion, order: Json): Promise<void> {
    switch (order["type"]) {
      case "march":
        return this.#marches(player, state, order);
      case "stoodStill":
        return this.#standsStill(player, state, order);
      case "declare":
        return this.#declares(player, state, order);
      case "resolve":
        return this.#aims(player, state, order);
      default:
        throw player.stuck(`nobody gives ${JSON.stringify(order)}`);
    }
  }

  /** Takes a unit in hand: by a click on its block, or from the list. */
  async #takes(player: Player, state: Companion, unit: string): Promise<void> {
    const { page } = player.session;
    await player.session.go("#/map");
    const row = page.locator(`.map-work a[href="#/map/${unit}"]`).locator("visible=true");
    await row.first().waitFor();
    const inPlace = state.units[unit]?.place != null || state.units[unit]?.at == null;
    if (this.#mouse && !inPlace) {
      await new MapHand(page).tap(state, middleOf(state, unit));
    } else {
      await player.pressAt(`.map-work a[href="#/map/${unit}"]`);
    }
    await page.waitForFunction((id) => location.hash === `#/map/${id}`, unit);
    await page.locator(".map-work .unit-head").waitFor();
  }

  /** A move by a tap, a drag or keys; the button says what it costs before it is made. */
  async #marches(player: Player, state: Companion, order: Json): Promise<void> {
    const { page } = player.session;
    const [way] = order["ways"] as readonly { readonly unit: string }[];
    const unit = way?.unit ?? "";
    const from = state.units[unit]?.at;
    const gone = after(state, given(state, { by: "table", json: order, seed: 1 }));
    // What the rules forbid him nobody tries to do on the screen.
    if (gone === state) return;
    const to = gone.units[unit]?.at;
    if (from == null || to == null) throw player.stuck(`no way for ${unit}`);
    if (Math.hypot(to.x - from.x, to.y - from.y) < least) return;
    await this.#takes(player, state, unit);
    await this.#rides(player);
    await page.locator(".march").waitFor();
    const hand = new MapHand(page);
    const { marches } = this.ordered;
    const how = this.#draw.below(5);
    if (this.#mouse && how === 0) {
      // Straight on by keys, a centimetre for a press.
      await page.locator(".map-pane .board-pane").focus();
      const ahead = { x: Math.round(to.x - from.x), y: Math.round(to.y - from.y) };
      const presses = {
        ArrowRight: ahead.x,
        ArrowLeft: -ahead.x,
        ArrowUp: ahead.y,
        ArrowDown: -ahead.y,
      };
      for (const [key, times] of Object.entries(presses)) {
        for (let i = 0; i < times; i++) await page.keyboard.press(key);
      }
      if (ahead.x === 0 && ahead.y === 0) await page.keyboard.press("ArrowUp");
      marches.keyed++;
    } else if (this.#mouse && (how === 1 || !hand.isFree(state, to))) {
      await hand.drag(state, unit, from, to);
      marches.dragged++;
    } else if (hand.isFree(state, to)) {
      const at = await hand.on(state, to);
      await (this.#mouse ? page.mouse.click(at.x, at.y) : page.touchscreen.tap(at.x, at.y));
      marches.tapped++;
    } else return this.#declines(player, `${unit} would stand too near to a friend for a thumb`);
    await player.session.answered();
    const go = page.locator(".march .march-go");
    const answer = page.locator(".march").locator(".march-go, .refused").first();
    await answer.waitFor({ timeout: patience(20_000) }).catch(async () => {
      throw player.stuck(`${unit} from ${JSON.stringify(from)} to ${JSON.stringify(to)} (${how})`);
    });
    await player.look("map: march");
    if ((await go.count()) === 0) {
      const why = (await page.locator(".march .refused").textContent()) ?? "";
      await player.session.press(words[this.#lang].leave);
      return this.#declines(player, why);
    }
    const cost = (await go.textContent()) ?? "";
    const whole = (await page.locator(".march .refused").count()) === 0;
    if (whole) {
      const tag = page.locator('.map-pane .board-tag[data-tone="may"]').first();
      const said = async (): Promise<boolean> =>
        joined(cost).includes(joined((await tag.textContent()) ?? "?"));
      await expect.poll(said, { message: `the ghost says ${cost}` }).toBe(true);
    }
    await player.pressAt(".march .march-go");
    const event = (await this.battle(player).since(state.log.length)).at(-1);
    if (event?.type !== "marched") {
      const said = await page.locator(".warning, .march .refused, .march").allTextContents();
      throw player.stuck(`offered: ${cost}\nthen: ${said.join(" / ")}`);
    }
    const [made] = event.ways;
    expect(figure(cost), "what it cost").toBe(Math.ceil((made?.spent ?? 0) * 10 - 1e-6) / 10);
    await player.session.go("#/map");
  }

  async #standsStill(player: Player, state: Companion, order: Json): Promise<void> {
    const [unit = ""] = order["units"] as readonly string[];
    await this.#takes(player, state, unit);
    await player.look("map: unit");
    await player.session.press(words[this.#lang].still);
    const [event] = await this.battle(player).since(state.log.length);
    expect(event?.type).toBe("stoodStill");
    this.ordered.stood++;
    await player.session.go("#/map");
  }

  async #aims(player: Player, state: Companion, { procedure, situation }: Json): Promise<void> {
    const kind = procedure === "artillery" || procedure === "rocket" ? "guns" : `${procedure}`;
    await this.#aimsAt(player, state, kind, aimOf(situation as Aim));
  }

  /** A charge is declared on the page where its odds stand; then its arrow lies on the map. */
  async #declares(player: Player, state: Companion, { unit, to }: Json): Promise<void> {
    const { page } = player.session;
    await this.#aimsAt(player, state, "charge", [`${unit}`, `${to}`]);
    await player.pressAt(".work-pane .drawn .button.primary");
    const [event] = await this.battle(player).since(state.log.length);
    if (event?.type !== "declared") {
      throw player.stuck(`not declared: ${await page.locator(".warning").allTextContents()}`);
    }
    this.ordered.declared++;
    await player.look("map: declared");
    await player.session.go("#/map");
    await page.locator(".overlays .charge").first().waitFor();
  }

  /** Fire or a charge: the odds stand at the target before anybody commits himself. */
  async #aimsAt(
    player: Player,
    state: Companion,
    kind: string,
    [unit, target]: readonly [string, string],
  ): Promise<void> {
    const { page } = player.session;
    await this.#takes(player, state, unit);
    await page.locator(".map-work .aim").waitFor();
    const row = page.locator(`.aim .target-list a[href="#/${kind}/${unit}/${target}"]`);
    const words = row.locator("strong");
    await row.waitFor({ timeout: patience(20_000) }).catch(async () => {
      throw player.stuck(`${unit} may aim at ${target}, and the map does not offer it`);
    });
    await page.waitForFunction(
      (href) => document.querySelector(`.aim a[href="${href}"] strong`)?.textContent !== "",
      `#/${kind}/${unit}/${target}`,
    );
    const label = (await words.textContent()) ?? "";
    await player.look(`map: aim ${kind}`);
    const onBlock = this.#mouse && state.units[target]?.at != null;
    if (onBlock) {
      const hand = new MapHand(page);
      const { x, y } = await hand.on(state, middleOf(state, target));
      // The mouse stands over the enemy first: rays, or the way of the charge.
      await page.mouse.move(x, y);
      const drawn = page.locator(kind === "charge" ? ".overlays .charge" : ".overlays .sight");
      await drawn.first().waitFor();
      await page.mouse.click(x, y);
    } else await player.pressAt(`.aim .target-list a[href="#/${kind}/${unit}/${target}"]`);
    await page.locator(".work-pane .resolving").waitFor();
    if ((await page.locator(".work-pane .refusal").count()) > 0) {
      throw player.stuck(`offered and refused: ${await page.locator(".refusal").textContent()}`);
    }
    await this.#sameOdds(player, kind, label);
    this.ordered.aimed++;
  }

  /** The map's figures stand again on the screen of the dice. */
  async #sameOdds(player: Player, kind: string, label: string): Promise<void> {
    const { page } = player.session;
    const strip = page.locator(".work-pane .strip-words");
    if ((await strip.count()) === 0) return;
    await page.waitForFunction(() => document.querySelector('.odds-grid[aria-busy="false"]'));
    const summary = joined((await strip.textContent()) ?? "");
    const shares = label.match(/[\d.,–]+\s?%/g) ?? [];
    if (kind !== "skirmish") expect(shares.length, label).toBeGreaterThan(0);
    for (const share of shares) expect(summary, `of ${label}`).toContain(joined(share));
    this.ordered.odds++;
  }

  /** Now and then the general rides to the unit that is in hand, where he may. */
  async #rides(player: Player): Promise<void> {
    if (!this.#draw.oneIn(6)) return;
    if (await player.pressAt(".general-rides .button")) this.ordered.ridden++;
  }

  async #declines(player: Player, why: string): Promise<void> {
    this.ordered.declined.push(why);
    player.note(`leaves it: ${why}`);
    await player.session.go("#/map");
  }

  /** Once a phase for each seat: what is on the page is what that side may know, and the log tells all. */
  async #looks(player: Player, state: Companion, side: string, clock: Clock): Promise<void> {
    const now = `${clock.turn} ${clock.phase} ${side}`;
    if (this.#looked.has(now)) return;
    this.#looked.add(now);
    const { page } = player.session;
    await player.session.go("#/map");
    await page.locator(".map-work .target-list").first().waitFor();
    const seen = tableSeen(view(state, { kind: "side", side }))?.units ?? [];
    // Blocks are drawn one sheet after the other.
    const drawn = async () => (await page.evaluate(shownOnMap)).units.toSorted();
    await expect.poll(drawn, { message: now }).toEqual(seen.map(({ id }) => id).toSorted());
    const shown = await page.evaluate(shownOnMap);
    // What an enemy has lost is not written anywhere: his rows have no boxes.
    for (const { unit, boxes } of shown.rows) {
      const known = state.units[unit]?.side === side || state.options.marking === "markers";
      expect(boxes > 0, `${unit}, seen by ${side}`).toBe(known);
    }
    if (!this.#mouse) return;
    const resolved = viewLog(state, { kind: "side", side }).flatMap(({ event }) =>
      event.type === "resolved" ? [event.id] : [],
    );
    const told = new Set(shown.told);
    const untold = resolved.filter((id) => !told.has(id));
    expect(untold, "not in the log").toEqual([]);
    this.ordered.told = resolved.length;
  }
}

/** Whose eyes are on the screen. */
async function sideAt({ session, stuck }: Player, state: Companion, lang: "en" | "ru") {
  const seat = await session.page.locator(".seat-name").textContent();
  const side = state.sides.find(({ name }) => name[lang] === seat);
  if (side === undefined) throw stuck(`nobody is called ${seat}`);
  return side.id;
}

interface Aim {
  readonly charger?: { readonly unit: string };
  readonly defender?: { readonly unit: string };
  readonly firer?: string;
  readonly targets?: readonly { readonly unit: string }[];
}

/** Who aims at whom. */
function aimOf({ charger, defender, firer, targets }: Aim): readonly [string, string] {
  return [charger?.unit ?? firer ?? "", defender?.unit ?? targets?.[0]?.unit ?? ""];
}

/** In the page: blocks on the map, rows beside it, entries of the log. */
function shownOnMap() {
  const idIn = (link: Element): string => link.getAttribute("href")?.split("/").at(-1) ?? "";
  return {
    units: [...document.querySelectorAll(".troops-layer [data-unit]")].map(
      (one) => one.getAttribute("data-unit") ?? "",
    ),
    rows: [...document.querySelectorAll('.map-work a[href^="#/map/"]:not(.button)')].map((row) => ({
      unit: idIn(row),
      boxes: row.querySelectorAll(".boxes").length,
    })),
    told: [...document.querySelectorAll('.log-pane a[href^="#/entry/"]')].map(idIn),
  };
}

/** Without the spaces and joiners that keep words together. */
function joined(words: string): string {
  return words.replace(/[\s\u00a0\u202f\u2060]/g, "");
}

/** The first figure of some words. */
function figure(words: string): number {
  return Number((/[\d.,]+/.exec(words)?.[0] ?? "").replace(",", "."));
}
