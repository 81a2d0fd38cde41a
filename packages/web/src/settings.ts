import type { Scale } from "@adjutant/rules";
import { useSyncExternalStore } from "react";

export type Language = "en" | "ru";
export type Theme = "system" | "day" | "lamp";
/** Whose dice: the players', the app's, or as each roll wants. */
export type DiceChoice = "typed" | "app" | "mixed";

/** What one device remembers of its reader; a battle's own choices stand in the battle. */
export interface Settings {
  readonly lang: Language;
  readonly theme: Theme;
  readonly scale: Scale;
  readonly dice: DiceChoice;
  /** The screen stays on while a battle is open. */
  readonly awake: boolean;
  /** Dice are heard. */
  readonly sound: boolean;
}

const key = "adjutant.settings";
const listeners = new Set<() => void>();
const dark = matchMedia("(prefers-color-scheme: dark)");

const values: { readonly [Name in keyof Settings]: readonly Settings[Name][] } = {
  lang: ["en", "ru"],
  theme: ["system", "day", "lamp"],
  scale: ["cm", "inch", "inchAsCm"],
  dice: ["mixed", "typed", "app"],
  awake: [true, false],
  sound: [false, true],
};

let current = read();

/** The settings; renders again when they change. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settings);
}

export function settings(): Settings {
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // A full or forbidden storage loses the choice with the page, not the battle.
  }
  applyTheme();
  for (const changed of listeners) changed();
}

/** Sets the theme on the page; `system` follows the device. */
export function applyTheme(): void {
  const { theme } = current;
  const shown = theme === "system" ? (dark.matches ? "lamp" : "day") : theme;
  document.documentElement.setAttribute("data-theme", shown);
  const ground = getComputedStyle(document.documentElement).getPropertyValue("--paper").trim();
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", ground);
}

dark.addEventListener("change", applyTheme);

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function read(): Settings {
  let stored: unknown = null;
  try {
    stored = JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    // Unreadable is the same as never written.
  }
  return {
    lang: kept(stored, "lang", navigator.language.startsWith("ru") ? "ru" : "en"),
    theme: kept(stored, "theme", "system"),
    scale: kept(stored, "scale", "cm"),
    dice: kept(stored, "dice", "mixed"),
    awake: kept(stored, "awake", true),
    sound: kept(stored, "sound", false),
  };
}

function kept<Name extends keyof Settings>(
  stored: unknown,
  name: Name,
  otherwise: Settings[Name],
): Settings[Name] {
  if (typeof stored !== "object" || stored === null || !(name in stored)) return otherwise;
  const found: unknown = Object.entries(stored).find(([entry]) => entry === name)?.[1];
  return values[name].find((value) => value === found) ?? otherwise;
}
