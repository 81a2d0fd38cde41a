import type { ClausePhrases } from "../shape.ts";

/** §6.1–6.3, 6.7, 6.8 Fire: who can fire, terrain, several targets, fractions, tests. */
export const fire = {
  "fire.once": {
    title: "One shot a turn",
    text: "A unit fires at most once a turn, in its Fire phase or at a charge. Limbered guns and units that are engaged, retreating, routing or have fallen back do not fire at all.",
  },
  "fire.arc": {
    title: "Field of fire",
    text: "Close order and guns fire up to 45° to either side of their front. Squares, screens and garrisons fire all round.",
  },
  "fire.range.musket": {
    title: "Musket range",
    text: "Close-order infantry volleys up to 15 cm [9″], a square up to 5 cm [3″].",
  },
  "fire.range.guns": {
    title: "Gun ranges",
    text: "Canister, effective and long range end at 20, 35 and 75 cm [12, 20 and 50″] with light guns, at 20, 40 and 85 cm [12, 24 and 55″] with medium, at 25, 50 and 100 cm [15, 30 and 65″] with heavy ones. A howitzer battery uses the ranges of its class.",
  },
  "fire.range.rockets": {
    title: "Rocket range",
    text: "Rockets fly up to 80 cm [54″], and the battery has to see what it fires at.",
  },
  "fire.sight.full": {
    title: "Full effect",
    text: "If at least ¾ of the unit's strength can fire, it fires with full effect.",
  },
  "fire.sight.half": {
    title: "Half can fire",
    text: "If from ½ up to, but not including, ¾ of the unit's strength can fire, the effect is halved.",
    label: "only half can fire",
  },
  "fire.sight.none": {
    title: "Too few can fire",
    text: "If less than half the unit's strength can fire, it does not fire.",
  },
  "fire.blockers": {
    title: "What blocks sight",
    text: "Woods, built-up areas, crests and other units are in the way; cover that the target itself lines is not. Sight and fire go 5 cm [3″] into or out of a wood. Guns on a hill see over lower units, unless those stand within 10 cm [6″] of either end of the shot.",
  },
  "fire.moved": {
    title: "Moving and firing",
    text: "Infantry that moved fires on the Inferior row; skirmishers move and fire as they like. Horse guns that moved fire at −2, foot guns that moved not at all.",
  },
  "fire.twoKinds": {
    title: "Two kinds of shelter",
    text: "Only two kinds of terrain protect against fire: cover, and strongpoints or built-up areas. A target has one or the other, never both.",
  },
  "fire.cover": {
    title: "Target in cover",
    text: "Fire at a unit in or behind cover is at −1: woods, redoubts, stone walls and the like. Those who hold a redoubt or line a wall fire out of it freely; they keep their formation, so they volley and they test.",
    label: "target in cover",
  },
  "fire.builtUp": {
    title: "Built-up areas, strongpoints",
    text: "Fire at a strongpoint or built-up area is at −1, and the effect of volleys and artillery is halved as well.",
    label: "built-up area or strongpoint",
  },
  "fire.trifles": {
    title: "Hedges and small walls",
    text: "Hedges, bushes and low walls give no cover: none of them is long enough to hide a battalion in line. A scenario may mark one where it mattered.",
  },
  "fire.oneRoll": {
    title: "Several targets, one roll",
    text: "However many units it hits, a firer rolls 2D6 once. Outside a charge it names the nearest target and up to 2 more, in arc and range and within 5 cm [3″] of the nearest. Row, band, modifiers and halving come from the unit that takes most of the casualties.",
  },
  "fire.majority": {
    title: "Who takes the casualties",
    text: "Most casualties fall on the unit that leads the charge, or without a charge on the nearest; different formations change nothing. The others together take half of one less than the total, rounded down: none of 1 or 2, 1 of 3 or 4, 2 of 5 or 6. They take them one each in order of distance, and round again; the first unit takes all the rest.",
  },
  "fire.disciplineTarget": {
    title: "Which target tests",
    text: "Of several charging units the lead tests, as long as it took a casualty. In all other fire it is the enemy nearest to the firer.",
  },
  "fire.throughSkirmishers": {
    title: "Fire through skirmishers",
    text: "Close-order infantry, and guns with canister, may fire through enemy skirmishers at close-order troops straight behind them and no more than 5 cm [3″] away. The skirmishers take the first casualty, the unit behind all the others. That unit is the target: its modifiers count, and it tests; but if only the skirmishers lost, they test.",
  },
  "fraction.threeQuarters": {
    title: "Rounding ¾",
    text: "Three quarters of a casualty: roll two D6. If either shows 4–6 it becomes a whole one; if both show 1–3 it is lost. Everybody rolls for this, columns and squares too.",
  },
  "fraction.half": {
    title: "Rounding ½",
    text: "Half a casualty: roll a D6. On 4–6 it becomes a whole one, on 1–3 it is lost. Artillery and infantry in line roll, and everybody else whose half is not lost without a die.",
  },
  "fraction.halfDown": {
    title: "½ always down",
    text: "Infantry in column or square and class 2 shooters lose the half without a die.",
  },
  "fraction.quarter": {
    title: "Rounding ¼",
    text: "A quarter of a casualty is nobody: ¼ is a miss, and 1¼ stays 1.",
  },
  "fire.discipline": {
    title: "Discipline test from fire",
    text: "Where the result shows D, the target takes a discipline test at once and acts on it at once. If halving left no casualty, it was a miss and nobody tests.",
  },
  "fire.disciplineGarrison": {
    title: "Garrisons do not test",
    text: "A garrison in a built-up area or strongpoint ignores every discipline test that fire would cause.",
  },
} as const satisfies ClausePhrases;
