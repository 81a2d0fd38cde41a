import type { MeleeEssence, SideResult } from "@adjutant/rules";
import type { OddsRow } from "../parts/OddsBars.tsx";
import type { Text } from "../text.ts";
import { type Chances, casualtyTable, type Odds, share } from "./odds.ts";

/** Results that drive a side off, mildest first. */
const driven: readonly SideResult[] = ["retire", "retreat", "rout", "disperse"];

/** Odds of a round of melee: who is driven off and how far, the attacker's best first. */
export function meleeOdds(chances: Chances<MeleeEssence>, text: Text): Odds {
  const defenderLoses = rowsFor(chances, "defender", text).reverse();
  const attackerLoses = rowsFor(chances, "attacker", text);
  const drawn = share(chances, (outcome) => outcome.winner === null);
  const won = (side: "attacker" | "defender"): number =>
    share(chances, ({ winner }) => winner === side);
  const rows: OddsRow[] = [
    ...defenderLoses,
    { key: "drawn", label: text.say("odds.drawn"), value: drawn, weight: 1 },
    ...attackerLoses,
  ];
  return {
    marks: [
      { kind: "wins", value: won("attacker") },
      { kind: "drawnAt", value: drawn },
      { kind: "loses", value: won("defender") },
    ],
    tables: [
      {
        key: "ends",
        title: text.say("result.odds"),
        rows: rows.filter(({ value }) => value > 0),
      },
      {
        ...casualtyTable(chances, ({ defender }) => defender.casualties, text),
        key: "defender",
        title: `${text.say("odds.casualties")}: ${text.word("side", "defender")}`,
      },
      {
        ...casualtyTable(chances, ({ attacker }) => attacker.casualties, text),
        key: "attacker",
        title: `${text.say("odds.casualties")}: ${text.word("side", "attacker")}`,
      },
    ],
    besides: [],
  };
}

function rowsFor(
  chances: Chances<MeleeEssence>,
  loser: "attacker" | "defender",
  text: Text,
): OddsRow[] {
  const winner = loser === "attacker" ? "defender" : "attacker";
  return driven.map((result) => ({
    key: `${loser}.${result}`,
    label: `${text.word("side", loser)} ${text.word("result", result)}`,
    value: share(chances, (o) => o.winner === winner && o[loser].result === result),
    weight: loser === "attacker" ? 2 : 0,
  }));
}
