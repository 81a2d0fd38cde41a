import { middleOf, type Session } from "./support.ts";

/** What one presses to begin a battle on the map and to set a side out. */
export const onTheMap = {
  en: { onMap: "here, on the map", begin: /^Begin/, setOut: "Set out for me" },
  ru: { onMap: "здесь, на карте", begin: /^Начать/, setOut: "Расставить за меня" },
} as const;

/** Begins a battle on the map. */
export async function begin(
  session: Session,
  say: { readonly battle: string } & (typeof onTheMap)["en" | "ru"],
  seating?: string,
): Promise<void> {
  const { page } = session;
  await session.go("#/new");
  await page.locator(".order-card", { hasText: say.battle }).click();
  await session.press(say.onMap, "radio");
  if (seating !== undefined) await session.press(seating, "radio");
  await session.press(say.begin);
}

/** The blocks on the map. */
export const troops = ({ page }: Session) => page.locator(".map-pane .troops-layer [data-unit]");

/** Waits until so many units stand on the map. */
export async function standing(session: Session, count: number): Promise<void> {
  await session.page.waitForFunction(
    (wanted) => document.querySelectorAll(".troops-layer [data-unit]").length === wanted,
    count,
  );
}

/** Where a unit's front is on the screen. */
export function frontOf({ page }: Session, unit: string): Promise<{ x: number; y: number }> {
  return middleOf(page.locator(`.map-pane .troops-layer [data-unit="${unit}"] .front`));
}
