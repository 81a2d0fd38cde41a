import { readFileSync } from "node:fs";
import { battleText, parseOrderOfBattle, startCompanion } from "@adjutant/battle";
import { describe, expect, it } from "vitest";
import { battleFile } from "../src/battle/file.ts";
import { readBattleText, seatingIn } from "../src/battle/reading.ts";
import { seatings } from "../src/battle/seats.ts";

describe("a battle that nobody has given a command in", () => {
  const order = parseOrderOfBattle(
    JSON.parse(
      readFileSync(
        new URL("../../../scenarios/training.orderOfBattle.json", import.meta.url),
        "utf8",
      ),
    ),
  );
  if (!order.ok) throw new Error("the training battle reads");
  const start = startCompanion([order.value], { id: "battle" });
  if (!start.ok) throw new Error("the training battle begins");
  const { state } = start.value;

  it.each(seatings)("is shared where it is opened as where it was saved: %s", (seating) => {
    const file = battleFile(state, seating) as { readonly events: readonly unknown[] };
    const read = readBattleText(battleText(file));
    if (read.kind === "none") throw new Error("it reads");
    expect(seatingIn(read)).toBe(seating);
  });
});
