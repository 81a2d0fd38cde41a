import type { Messages } from "./arguments.ts";

/** Said by the app and by the command line alike. */
export const common = {
  "modifier.roll": "{roll, number, signed}",
  "modifier.dice": "{dice, number, signed} CD",
  "modifier.skirmishDice": "{dice, number, signed} {dice, plural, one {die} other {dice}}",
  "modifier.halves": "half the effect",
  "modifier.nothing": "no change",
  "dice.roll":
    "{purpose}{named, select, yes {, {who}} other {}}: {kind, select, pool {{dice, plural, one {# die} other {# dice}}, {hitOn, plural, =6 {a 6} other {#–6}} counts} other {{dice, plural, =1 {D6} other {#D6}}}}",
  losses: "{casualties, plural, =0 {no casualties} one {# casualty} other {# casualties}}",
} as const satisfies Messages;
