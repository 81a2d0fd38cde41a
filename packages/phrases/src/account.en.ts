import type { Messages } from "./arguments.ts";

/** What a turn has brought, told before the next begins. */
export const account = {
  "account.title": "Turn {turn, number}: the account",
  "account.over": "The battle is over",
  "account.won": "Victory: {side}",
  "account.drawn": "A draw: both armies are broken",
  "account.drawnAtEnd": "A draw",
  "account.whole": "What the battle has cost",
  "account.keep": "Keep it, or save it as a file",
  "account.objectives": "Objectives: who holds them",
  "account.nobody": "nobody",
  "account.points": "{side}: {points, plural, one {# point} other {# points}}",
  "account.turns": "turn {turn, number} of {turns, number}",
  "account.open": "What this turn has cost",
  "account.hidden": "losses unknown",
  "account.broken":
    "{count, plural, =0 {no unit broken} one {# unit broken} other {# units broken}}",
  "account.down":
    "{down, plural, =0 {All brigades stand} one {# of {of, number} brigades is out of the fight} other {# of {of, number} brigades are out of the fight}}",
  "report.about": "The battle turn by turn in words, as far as this seat knows it.",
  "report.save": "Save as text",
  "report.share": "Share",
  "report.title": "Battle report",
} as const satisfies Messages;
