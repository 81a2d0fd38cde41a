import type { Messages } from "./arguments.ts";

/** Sentences of the command line. */
export const cli = {
  "cli.description":
    "Resolves Napoleonic miniature battles to the letter of their rulebook, and shows its working.",
  "cli.resolve": "resolve a situation, with your dice or a seed",
  "cli.odds": "the exact odds of a situation",
  "cli.rules": "print a clause with its origin and value, or list them",
  "cli.check": "check files: scenarios, orders of battle, rulebooks, battles",
  "cli.optionLang": "language of the output, en or ru",
  "cli.optionJson": "print one JSON value and nothing else",
  "cli.optionDice": "faces of the D6 in the order rolled: 6,5,3,1",
  "cli.optionSeed": "roll the dice from this whole number",
  "cli.optionRulebook": "play by this rulebook file",
  "cli.optionOrigin": "only clauses of this origin: seed, public or house",
  "cli.file": "a file, or - for standard input",
  "cli.origin": "Origin",
  "cli.value": "Value",
  "cli.fine": "{file}: in order",
  "cli.checked":
    "{files, plural, one {# file} other {# files}}, {faults, plural, =0 {all in order} one {# fault} other {# faults}}",
} as const satisfies Messages;
