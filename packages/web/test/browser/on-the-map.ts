/** Battles on the map: begun in the app as a player begins them, or fought beforehand and opened. */
import { readFileSync } from "node:fs";
import {
  type AnyOrder,
  type Companion,
  decide,
  evolve,
  type Phase,
  parseScenario,
  type Scenario,
  setOut,
  startScenario,
  writeBattle,
} from "@adjutant/battle";
import type { Locator } from "playwright-core";
import { middleOf, type Session } from "./support.ts";

/** What one presses to begin a battle on the map and to set a side out. */
export const onTheMap = {
  en: {
    battle: "First battle",
    onMap: "here, on the map",
    begin: /^Begin/,
    setOut: "Set out for me",
  },
  ru: {
    battle: "Первый бой",
    onMap: "здесь, на карте",
    begin: /^Начать/,
    setOut: "Расставить за меня",
  },
} as const;

type Words = (typeof onTheMap)["en" | "ru"];

/** Begins the training battle on the map. */
export async function begin(session: Session, say: Words, seating?: string): Promise<void> {
  await session.go("#/new");
  await session.page.locator(".order-card", { hasText: say.battle }).click();
  await session.press(say.onMap, "radio");
  if (seating !== undefined) await session.press(seating, "radio");
  await session.press(say.begin);
}

/** Chooses a scenario of one's own, out of a file, to be fought on its map. */
export async function beginFrom(session: Session, say: Words, scenario: Drawn): Promise<void> {
  const { page } = session;
  const cards = page.locator(".order-card");
  await session.go("#/new");
  await cards.first().waitFor();
  const input = page.locator("input[type=file]").first();
  await input.setInputFiles({
    name: "scenario.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(scenario)),
  });
  const lang = say.setOut === onTheMap.ru.setOut ? "ru" : "en";
  await cards.filter({ hasText: scenario.name[lang] }).waitFor();
  await session.press(say.onMap, "radio");
  await session.press(say.begin);
}

/** Both sides are set out by the battle's own proposals. */
export async function setOutBoth(session: Session, say: Words): Promise<void> {
  await session.press(say.setOut);
  await troops(session).first().waitFor();
  const one = await troops(session).count();
  await session.press(say.setOut);
  await session.page.waitForFunction(
    (before) => document.querySelectorAll(".troops-layer [data-unit]").length > before,
    one,
  );
}

/** All that stand on the map. */
export const troops = ({ page }: Session): Locator =>
  page.locator(".map-pane .troops-layer [data-unit]");

/** Waits until so many stand there. */
export async function standing({ page }: Session, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelectorAll(".troops-layer [data-unit]").length === wanted,
    count,
  );
}

/** One of them. */
export const troop = ({ page }: Session, id: string): Locator =>
  page.locator(`.map-pane .troops-layer [data-unit="${id}"]`);

/** Where a unit's front is on the screen. */
export const frontOf = (session: Session, unit: string): Promise<{ x: number; y: number }> =>
  middleOf(troop(session, unit).locator(".front"));

/** A scenario's file, as far as tests draw it otherwise. */
export interface Drawn {
  name: { readonly en: string; readonly ru: string };
  field: {
    readonly [key: string]: unknown;
    readonly deployment: readonly { readonly zone: { polygon?: readonly (readonly number[])[] } }[];
  };
  readonly sides: readonly {
    readonly brigades: readonly { readonly id: string; arrives?: number }[];
  }[];
}

/** A shipped scenario as it stands in its file. */
export function drawn(name: string): Drawn {
  const file = new URL(`../../../../scenarios/${name}.scenario.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** A battle on the map that orders are given as a script writes them, the training battle say. */
export class Fought {
  state: Companion;

  constructor(scenario: unknown = drawn("training"), how: { readonly hidden?: true } = {}) {
    const start = startScenario(scenarioOf(scenario), { id: "battle", map: true, ...how });
    if (!start.ok) throw new Error(JSON.stringify(start.faults));
    this.state = start.value.state;
  }

  /** Gives an order. */
  give(order: object): void {
    const { state } = this;
    // Orders as a script writes them; the battle refuses what is none.
    const decision = decide(state, { ...order, id: `c${state.log.length}` } as AnyOrder, null);
    if (!decision.ok) throw new Error(JSON.stringify({ order, decision }));
    this.state = decision.events.reduce(evolve, state);
  }

  /** Sets a side out as the battle would. */
  setOut(side: string): void {
    this.give({ type: "deploy", side, places: setOut(this.state, side).places });
  }

  /** On to a phase; what is due on the way is set aside. */
  to(phase: Phase): void {
    while (this.state.phase !== phase) this.give({ type: "advance", overrule: true });
  }
}

/** A scenario as read from its file. */
export function scenarioOf(file: unknown): Scenario {
  const read = parseScenario(file);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}

/** Opens a battle from a file, as a player does who was sent one. */
export async function opened(session: Session, state: Companion, at = "#/"): Promise<void> {
  const { page } = session;
  await session.go("#/battles");
  await page.locator(".battle-doors input[type=file]").setInputFiles({
    name: "battle.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(writeBattle(state))),
  });
  await troops(session).first().waitFor();
  if (at !== "#/") await session.go(at);
}
