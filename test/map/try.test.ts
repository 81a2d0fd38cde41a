import { test } from "vitest";
import { scenarios } from "../fuzz/settings.ts";
import { playedOut } from "./play.ts";

test.each(["training", "maida-1806"])(
  "%s",
  (id) => {
    const scenario = scenarios.find((one) => one.id === id);
    if (!scenario) throw new Error("none " + scenarios.map((s) => s.id));
    const t = performance.now();
    const { state, steps } = playedOut(scenario, 1);
    const kinds = new Map<string, number>();
    for (const { event } of state.log) {
      const k = event.type === "resolved" ? event.procedure : event.type;
      kinds.set(k, (kinds.get(k) ?? 0) + 1);
    }
    console.log(
      id,
      state.turn,
      state.phase,
      JSON.stringify(state.over),
      steps.length,
      performance.now() - t,
      JSON.stringify([...kinds]),
    );
    const refusals = new Map<string, number>();
    for (const { refused, json } of steps)
      if (refused) {
        const k = JSON.stringify(json).slice(0, 120) + " → " + refused.slice(-420);
        refusals.set(k, (refusals.get(k) ?? 0) + 1);
      }
    console.log(
      [...refusals]
        .slice(0, 12)
        .map(([k, n]) => `${n}× ${k}`)
        .join("\n"),
    );
  },
  120000,
);
