import type { TranslatedMessages } from "./arguments.ts";
import type { common as english } from "./common.en.ts";

/** Общее для приложения и командной строки. */
export const common: TranslatedMessages<typeof english> = {
  "modifier.roll": "{roll, number, signed}",
  "modifier.dice": "{dice, number, signed} КУ",
  "modifier.skirmishDice":
    "{dice, number, signed} {dice, plural, one {кубик} few {кубика} many {кубиков} other {кубика}}",
  "modifier.halves": "пополам",
  "modifier.nothing": "без изменений",
  "dice.roll":
    "{purpose}{named, select, yes {, {who}} other {}}: {kind, select, pool {{dice, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}, в счёт {hitOn, plural, =6 {6} other {#–6}}} other {{dice, plural, =1 {D6} other {#D6}}}}",
  losses:
    "{casualties, plural, =0 {потерь нет} one {# потеря} few {# потери} many {# потерь} other {# потери}}",
};
