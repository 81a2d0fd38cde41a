/** The heading of a resolution: what it is, who is in it, and the facts that were stated. */
import type { Phrases } from "@adjutant/phrases";
import type { ProcedureName, Unit } from "@adjutant/rules";
import type { Context } from "./context.ts";
import { left, widthOf, wrap } from "./layout.ts";
import { type AnySituation, unitName, upperFirst } from "./telling.ts";

/** A unit that takes part, and what is stated of it here. */
export interface Part {
  readonly as: string;
  readonly unit: Unit;
  readonly facts: readonly string[];
}

/** What a unit is, in the order of a roster: grade, size, formation, losses, states. */
function unitFacts(unit: Unit, words: Phrases): string[] {
  const facts: string[] = [words.word("grade", unit.grade)];
  switch (unit.arm) {
    case "infantry":
      if (unit.size !== "standard") facts.push(words.word("size", unit.size, unit.arm));
      if (unit.british) facts.push(words.word("trait", "british"));
      if (unit.formation) facts.push(words.word("formation", unit.formation));
      if (unit.fireDisciplineLost) facts.push(words.word("state", "fireDisciplineLost", unit.arm));
      break;
    case "cavalry":
      facts.push(words.word("cavalryClass", unit.class));
      if (unit.size !== "standard") facts.push(words.word("size", unit.size, unit.arm));
      if (unit.lancer) facts.push(words.word("trait", "lancer"));
      if (unit.cuirassier) facts.push(words.word("trait", "cuirassier"));
      facts.push(words.word("formation", unit.formation));
      break;
    case "artillery": {
      facts.push(words.word("battery", unit.kind));
      if (unit.kind === "gun") facts.push(words.word("gun", unit.gun));
      facts.push(words.say("cli.models", { models: unit.models }));
      facts.push(words.word("formation", unit.formation));
      if (unit.lowAmmunition) facts.push(words.word("state", "lowAmmunition", unit.arm));
      break;
    }
    case "screen":
      facts.push(words.say("cli.bases", { bases: unit.bases }));
      break;
  }
  if ((unit.arm === "infantry" || unit.arm === "screen") && unit.garrison) {
    facts.push(words.word("cover", unit.garrison.place));
    if (unit.garrison.burning) facts.push(words.word("state", "burning"));
  }
  if (unit.casualties) facts.push(words.say("losses", { casualties: unit.casualties }));
  if (unit.unformed) facts.push(words.word("state", "unformed", unit.arm));
  if (unit.faltering) facts.push(words.word("state", "faltering", unit.arm));
  if (unit.retreating) facts.push(words.word("state", "retreating", unit.arm));
  if (unit.routing) facts.push(words.word("state", "routing", unit.arm));
  return facts;
}

const yes = (holds: boolean | undefined, fact: () => string): string[] => (holds ? [fact()] : []);

/** The units of a situation with the facts that were stated of them. */
export function partsOf(situation: AnySituation, words: Phrases): Part[] {
  const { scale } = situation;
  const side = (value: "firer" | "target" | "charger" | "defender" | "attacker") =>
    words.word("side", value);
  const supports = (number: number | undefined) =>
    number ? [words.say("cli.supports", { supports: number })] : [];
  if ("firer" in situation && "targets" in situation) {
    const { firer, moved = "none", share, targets, screenBetween, behind = [] } = situation;
    return [
      {
        as: side("firer"),
        unit: firer,
        facts: [
          ...yes(moved !== "none", () => words.word("moved", moved)),
          ...(share !== undefined && share < 1 ? [words.say("cli.share", { share })] : []),
        ],
      },
      ...(screenBetween
        ? [{ as: words.say("cli.between"), unit: screenBetween.unit, facts: [] }]
        : []),
      ...targets.map(({ unit, distance, cover = "none", ground = "open" }) => ({
        as: side("target"),
        unit,
        facts: [
          words.distance(distance, scale),
          ...yes(cover !== "none" && !hasPlace(unit), () => words.word("cover", cover)),
          ...yes(ground !== "open", () => words.word("ground", ground)),
        ],
      })),
      ...behind.map(({ unit, gap }) => ({
        as: words.say("cli.behindTarget"),
        unit,
        facts: [words.distance(gap, scale)],
      })),
    ];
  }
  if ("charger" in situation) {
    const { charger, defender, distance } = situation;
    const { cover = "none" } = defender;
    return [
      {
        as: side("charger"),
        unit: charger.unit,
        facts: [
          words.distance(distance, scale),
          ...supports(charger.supports),
          ...yes(charger.flank, () => words.say("cli.flankOf")),
          ...yes(charger.general, () => words.word("term", "general")),
        ],
      },
      {
        as: side("defender"),
        unit: defender.unit,
        facts: [
          ...yes(cover !== "none" && !hasPlace(defender.unit), () => words.word("cover", cover)),
          ...yes(defender.uphill, () => words.say("cli.uphill")),
          ...supports(defender.supports),
          ...yes(defender.general, () => words.word("term", "general")),
        ],
      },
    ];
  }
  if ("attacker" in situation) {
    const { ground = "open" } = situation;
    return (["attacker", "defender"] as const).map((who) => {
      const { unit, elan, flank, supports: joined, general } = situation[who];
      return {
        as: side(who),
        unit,
        facts: [
          ...yes(elan, () => words.say("cli.elanOf")),
          ...yes(flank, () => words.say("cli.flankOf")),
          ...supports(joined),
          ...yes(general, () => words.word("term", "general")),
          ...yes(who === "attacker" && ground !== "open", () => words.word("meleeGround", ground)),
        ],
      };
    });
  }
  if ("battery" in situation) {
    const { battery, target, behind } = situation;
    return [
      { as: words.word("side", "firer"), unit: battery, facts: [] },
      {
        as: side("target"),
        unit: target.unit,
        facts: [
          words.distance(target.distance, scale),
          words.say("losses", { casualties: target.scored }),
        ],
      },
      ...behind.map(({ unit, gap }) => ({
        as: words.say("cli.behindTarget"),
        unit,
        facts: [words.distance(gap, scale)],
      })),
    ];
  }
  if ("unit" in situation) {
    const target =
      "target" in situation ? [{ as: side("target"), unit: situation.target, facts: [] }] : [];
    return [
      { as: words.word("unit", situation.unit.arm), unit: situation.unit, facts: [] },
      ...target,
    ];
  }
  return [];
}

function hasPlace(unit: Unit): boolean {
  return (unit.arm === "infantry" || unit.arm === "screen") && unit.garrison !== undefined;
}

/** The heading: the procedure, then a line for each unit. */
export function heading(
  name: ProcedureName,
  situation: AnySituation,
  { words, ink, terminal }: Context,
): string[] {
  const parts = partsOf(situation, words).map(({ as, unit, facts }) => {
    const name = unitName(unit, words);
    const named = name === as ? [] : [name];
    return { as, text: [...named, ...unitFacts(unit, words), ...facts].join(" · ") };
  });
  const names = Math.max(0, ...parts.map(({ as }) => widthOf(as)));
  return [
    ink.bold(upperFirst(words.word("procedure", name), words)),
    ...parts.flatMap(({ as, text }) =>
      wrap(text, terminal.columns - names - 4).map(
        (line, i) => `  ${ink.dim(left(i === 0 ? as : "", names))}  ${line}`,
      ),
    ),
  ];
}
