/** Odds for people: bars with their percentages. */
import type { Phrases } from "@adjutant/phrases";
import type { Odds, SideOdds, Spread } from "@adjutant/rules";
import { bar, type Ink, left, right, widthOf, wrap } from "./layout.ts";

/** One field's distribution: its title, a remark beside it, a bar for each value. */
interface Block {
  readonly title: string;
  readonly remark: string;
  readonly bars: readonly (readonly [label: string, probability: number])[];
}

type Label = (value: string) => string;
type SideName = "charger" | "attacker" | "defender";

/** Values of a spread in the order people read them: numbers rising, negative ones first. */
function inOrder(spread: Spread): [string, number][] {
  const entries = Object.entries(spread);
  const numeric = entries.every(([value]) => /^-?\d+$/.test(value));
  return numeric ? entries.sort(([a], [b]) => Number(a) - Number(b)) : entries;
}

class Teller {
  readonly #odds: Odds;
  readonly #words: Phrases;
  readonly #sides: Readonly<Record<string, string>>;

  constructor(odds: Odds, words: Phrases, sides: Readonly<Record<string, string>>) {
    this.#odds = odds;
    this.#words = words;
    this.#sides = sides;
  }

  #number: Label = (value) => this.#words.number(Number(value));

  #signed: Label = (value) => this.#words.say("modifier.roll", { roll: Number(value) });

  #side(side: SideName | "first" | "second"): string {
    const name = this.#sides[side] ?? this.#words.word("side", side);
    return name.slice(0, 1).toLocaleUpperCase(this.#words.lang) + name.slice(1);
  }

  #block(title: string, spread: Spread | undefined, label: Label, expected?: number): Block[] {
    if (spread === undefined) return [];
    const words = this.#words;
    const remark =
      expected === undefined
        ? ""
        : words.say("cli.oddsExpected", { expected: words.number(expected) });
    const bars = inOrder(spread).map(([value, chance]) => [label(value), chance] as const);
    return [{ title, remark, bars }];
  }

  /** What the result of a procedure is called, whichever group its word is in. */
  #result: Label = (value) => {
    const words = this.#words;
    switch (value) {
      case "holds":
      case "unformed":
      case "retire":
      case "retreat":
      case "rout":
        return words.word("test", value);
      case "obeys":
      case "hesitant":
        return words.word("brigade", value);
      case "allRetire":
      case "routersDisperse":
        return words.word("faltering", value);
      case "killed":
      case "mortallyWounded":
      case "captured":
      case "horseBolts":
      case "stunned":
      case "hatShot":
      case "lightlyWounded":
        return words.word("general", value);
      default:
        return value;
    }
  };

  #sideResult: Label = (value) => {
    const words = this.#words;
    switch (value) {
      case "occupies":
      case "takesGround":
      case "stands":
      case "halts":
      case "melee":
      case "fightOn":
      case "retire":
      case "retreat":
      case "rout":
      case "disperse":
        return words.word("result", value);
      default:
        return value;
    }
  };

  #who: Label = (value) => {
    switch (value) {
      case "attacker":
      case "defender":
      case "first":
      case "second":
        return this.#side(value);
      default:
        return this.#words.say("cli.oddsNobody");
    }
  };

  #risk: Label = (value) =>
    value === "own" || value === "enemy"
      ? this.#words.say("cli.sumRisk", { side: value })
      : this.#words.say("cli.oddsNobody");

  #ofSide(side: SideName, odds: SideOdds | undefined): Block[] {
    if (odds === undefined) return [];
    const name = this.#side(side);
    const words = this.#words;
    return [
      ...this.#block(words.say("cli.oddsSide", { side: name }), odds.result, this.#sideResult),
      ...this.#block(
        words.say("cli.oddsSideLosses", { side: name }),
        odds.casualties,
        this.#number,
        this.#odds.expected?.[side],
      ),
    ];
  }

  /** What the roll decides; of a test first how likely it comes to one. */
  #results(): Block[] {
    const { disciplineTest, result } = this.#odds;
    const words = this.#words;
    if (disciplineTest === undefined) {
      return this.#block(words.say("cli.oddsResult"), result, this.#result);
    }
    return this.#block(words.say("cli.oddsTestResult"), result, this.#result).map((block) => ({
      ...block,
      remark: percentText(disciplineTest, words),
    }));
  }

  blocks(): Block[] {
    const odds = this.#odds;
    const words = this.#words;
    const { expected = {} } = odds;
    const same = JSON.stringify(odds.losses) === JSON.stringify(odds.casualties);
    return [
      ...this.#block(words.say("cli.oddsWinner"), odds.winner, this.#who),
      ...this.#block(words.say("cli.oddsDifference"), odds.difference, this.#signed),
      ...this.#ofSide("charger", odds.charger),
      ...this.#ofSide("attacker", odds.attacker),
      ...this.#ofSide("defender", odds.defender),
      ...this.#block(words.say("cli.oddsRounds"), odds.rounds, this.#number),
      ...this.#block(
        words.say("cli.oddsCasualties"),
        odds.casualties,
        this.#number,
        expected["casualties"],
      ),
      ...(same
        ? []
        : this.#block(words.say("cli.oddsLosses"), odds.losses, this.#number, expected["losses"])),
      ...this.#block(
        words.say("cli.oddsCasualties"),
        odds.targetCasualties,
        this.#number,
        expected["targetCasualties"],
      ),
      ...this.#block(words.say("cli.oddsScreen"), odds.screenCasualties, this.#number),
      ...(odds.bounced ?? []).flatMap((spread, i) =>
        this.#block(words.say("cli.oddsBounced", { number: i + 1 }), spread, this.#number),
      ),
      ...this.#block(words.say("cli.oddsFriend"), odds.friendCasualties, this.#number),
      ...this.#block(
        words.say("cli.oddsAvailable"),
        odds.available,
        this.#number,
        expected["available"],
      ),
      ...this.#results(),
      ...(Object.keys(odds.recovered ?? {}).some((value) => value !== "0")
        ? this.#block(words.say("cli.oddsRecovered"), odds.recovered, this.#number)
        : []),
      ...this.#block(words.say("cli.oddsAtRisk"), odds.atRisk, this.#risk),
    ];
  }

  /** What may follow, each with its chance. */
  chances(): Block[] {
    const { charger, attacker, defender, ...odds } = this.#odds;
    const words = this.#words;
    const general = (side: SideName, of: SideOdds | undefined): [string, number | undefined] => [
      words.say("cli.oddsGeneralTest", { side: this.#side(side) }),
      of === undefined || of.generalTest === 0 ? undefined : of.generalTest,
    ];
    const listed: [string, number | undefined][] = [
      [words.say("cli.oddsDisciplineTest"), odds.result ? undefined : odds.disciplineTest],
      [words.say("cli.oddsFireDisciplineLost"), odds.fireDisciplineLost],
      [words.say("cli.oddsLowAmmunition"), odds.lowAmmunition],
      [words.say("cli.oddsIgnited"), odds.ignited && (odds.ignited["true"] ?? 0)],
      [words.say("cli.oddsTargetUnformed"), odds.targetUnformed],
      [words.say("cli.oddsTargetFalters"), odds.targetFalters],
      [words.say("cli.oddsDestroyed"), odds.batteryDestroyed],
      [words.say("cli.oddsFate"), odds.fate],
      general("charger", charger),
      general("attacker", attacker),
      general("defender", defender),
    ];
    const bars = listed.flatMap(([label, chance]) =>
      chance === undefined || chance === 0 ? [] : [[label, chance] as const],
    );
    return bars.length === 0 ? [] : [{ title: "", remark: "", bars }];
  }
}

/**
 * A probability to the tenth, so that the points stand below each other; what may happen is never
 * 0%, what may not never 100%.
 */
function percentText(chance: number, words: Phrases): string {
  const rounded = Math.round(chance * 1000);
  // Sums of doubles miss a certainty by some billionths of a billionth.
  const certain = chance < 1e-12 || chance > 1 - 1e-12;
  if (!certain && (rounded === 0 || rounded === 1000)) return words.percent(chance);
  const digits = certain ? 0 : 1;
  return new Intl.NumberFormat(words.lang, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(chance);
}

const widestBar = 40;
const shortestBar = 4;
/** From here on all bars begin in one column; on a narrower page those of numbers begin sooner. */
const oneColumnFrom = 72;
/** Labels up to this wide are numbers. */
const numberWidth = 3;

const labelWidth = ({ bars }: Block): number =>
  Math.max(0, ...bars.map(([label]) => widthOf(label)));

/** Sets odds in blocks, a bar for each value. */
export function setOdds(
  odds: Odds,
  words: Phrases,
  sides: Readonly<Record<string, string>>,
  ink: Ink,
  columns: number,
): string[] {
  const teller = new Teller(odds, words, sides);
  const blocks = [...teller.blocks(), ...teller.chances()];
  const percents = Math.max(
    0,
    ...blocks.flatMap(({ bars }) => bars.map(([, chance]) => widthOf(percentText(chance, words)))),
  );
  const mostLabel = columns - percents - shortestBar - 6;
  const widths = blocks.map((block) => Math.min(mostLabel, labelWidth(block)));
  const all = Math.max(0, ...widths);
  const numbers = Math.max(0, ...widths.filter((width) => width <= numberWidth));
  return blocks.flatMap((block, i) => {
    const { title, remark, bars } = block;
    const labels = columns < oneColumnFrom && labelWidth(block) <= numberWidth ? numbers : all;
    const room = Math.min(widestBar, columns - labels - percents - 6);
    return [
      ...(i === 0 ? [] : [""]),
      ...headOf(title, remark, ink, columns),
      ...bars.flatMap(([label, chance]) => {
        const [first = "", ...more] = wrap(label, labels);
        const percent = right(percentText(chance, words), percents);
        const line = `  ${left(first, labels)}  ${percent}  ${bar(chance, room)}`;
        return [line.trimEnd(), ...more.map((rest) => `  ${rest}`)];
      }),
    ];
  });
}

/** Title and remark on one line, or where that is too long on two. */
function headOf(title: string, remark: string, ink: Ink, columns: number): string[] {
  if (title === "") return [];
  if (remark === "") return wrap(title, columns).map(ink.bold);
  const fits = widthOf(title) + 3 + widthOf(remark) <= columns;
  if (fits) return [`${ink.bold(title)} · ${ink.dim(remark)}`];
  return [...wrap(title, columns).map(ink.bold), ink.dim(remark)];
}
