import { DiceRoll } from "@dice-roller/rpg-dice-roller";
import {
  distribution,
  play,
  procedures,
  rulebook,
  seededDice,
} from "../packages/rules/dist/index.js";
import { freshVolley, grid, meleesToEnd, volley } from "./situations.mjs";

export const name = "The rules on one core";

const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];

/**
 * Runs of a loop per second of one core: the median of several spells, after a warm one. Processor
 * time is counted, not the clock, which on a shared machine also counts what others do.
 */
function perSecond(work, spells = 9, milliseconds = 250) {
  const rates = [];
  let sink = 0;
  for (let spell = -1; spell < spells; spell++) {
    const start = process.cpuUsage();
    const until = performance.now() + milliseconds;
    let done = 0;
    while (performance.now() < until) {
      for (let i = 0; i < 2000; i++) sink += work();
      done += 2000;
    }
    const { user, system } = process.cpuUsage(start);
    if (spell >= 0) rates.push((done / (user + system)) * 1e6);
  }
  if (!Number.isFinite(sink)) throw new Error("a bench must use what it makes");
  return median(rates);
}

/** The same volley as one would write it by hand for this one case: no clause, no working. */
function handWritten(dice) {
  const table = rulebook.clauses["volley.table"].value;
  const cells = table.standard;
  const test = rulebook.clauses["discipline.table"].value;
  return () => {
    const natural = dice.face() + dice.face();
    const cell = cells[natural - table.lowest];
    let casualties = cell.casualties;
    let result = "none";
    let fate = 0;
    if (natural === 12) {
      fate = dice.face() + dice.face();
      if (fate === 8 || fate === 9) casualties += 2;
      else if (fate === 5 || fate === 6 || fate === 7 || fate >= 10) casualties += 1;
    }
    if (cell.discipline && casualties > 0) {
      const roll = dice.face() + dice.face();
      let total = roll;
      if (casualties >= 8) total -= 2;
      else if (casualties >= 4) total -= 1;
      result = roll === 12 ? "holds" : test.find((s) => s.upTo === null || total <= s.upTo).result;
    }
    return { natural, casualties, result, fate, fireDisciplineLost: cell.fireDisciplineLost };
  };
}

/** The same dice by a general dice library, with nothing made of them but their totals. */
function libraryDice() {
  const natural = new DiceRoll("2d6").total;
  let sum = natural;
  if (natural === 12) sum += new DiceRoll("2d6").total;
  if (natural >= 9) sum += new DiceRoll("2d6").total;
  return sum;
}

/** Median and worst time over cases, each case's own being the median of several runs. */
function times(cases, run) {
  for (let round = 0; round < 3; round++) cases.forEach(run);
  const own = cases.map((one) => {
    const figures = [];
    for (let i = 0; i < 15; i++) {
      const start = performance.now();
      run(one);
      figures.push(performance.now() - start);
    }
    return median(figures);
  });
  return { median: median(own), worst: Math.max(...own) };
}

const millions = (rate) => Number((rate / 1e6).toFixed(2));
const ms = (time) => Number(time.toFixed(3));

export async function run() {
  const dice = seededDice(1815);
  const procedure = perSecond(() => play(procedures.volley(volley, rulebook), dice).casualties);
  const fresh = perSecond(() => play(procedures.volley(freshVolley(), rulebook), dice).casualties);
  const hand = handWritten(seededDice(1815));
  const loop = perSecond(() => hand().casualties);
  const library = perSecond(libraryDice, 5, 250);
  const exact = times(grid, ({ procedure: kind, situation }) =>
    distribution(() => procedures[kind](situation, rulebook)),
  );
  const melee = times(meleesToEnd, (situation) =>
    distribution(() => procedures.meleeToEnd(situation, rulebook)),
  );
  return [
    {
      what: "volleys played, one situation again and again",
      figure: millions(procedure),
      unit: "million/s",
      target: { atLeast: 3 },
    },
    {
      what: "volleys played, a new situation each time",
      figure: millions(fresh),
      unit: "million/s",
      note: "its row and modifiers worked out each time",
    },
    {
      what: "the same volley by a hand-written loop",
      figure: millions(loop),
      unit: "million/s",
      note: `the generator, clauses and outcome cost ${(loop / procedure).toFixed(1)} times as much`,
    },
    {
      what: "the same dice by @dice-roller/rpg-dice-roller",
      figure: millions(library),
      unit: "million/s",
      note: `dice alone; our whole volley is ${(procedure / library).toFixed(0)} times as quick`,
    },
    {
      what: "exact distribution, median over the grid",
      figure: ms(exact.median),
      unit: "ms",
      target: { atMost: 0.5 },
      note: `${grid.length} situations`,
    },
    {
      what: "exact distribution, worst of the grid",
      figure: ms(exact.worst),
      unit: "ms",
      target: { atMost: 2 },
    },
    {
      what: "exact melee to its end, worst",
      figure: ms(melee.worst),
      unit: "ms",
      target: { atMost: 5 },
      note: `${meleesToEnd.length} situations`,
    },
  ];
}
