import type { Companion } from "@adjutant/battle";
import { createContext, type Provider, useContext } from "react";

const HeldContext = createContext<Companion | null>(null);
/** Gives the battle itself to what shows of it only what a seat may know, and comes later. */
export const HeldProvider: Provider<Companion | null> = HeldContext.Provider;

/** The battle itself, for parts of this folder alone. */
export function useHeld(): Companion | null {
  return useContext(HeldContext);
}
