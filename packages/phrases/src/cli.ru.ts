import type { TranslatedMessages } from "./arguments.ts";
import type { cli as english } from "./cli.en.ts";

/** Фразы командной строки. */
export const cli: TranslatedMessages<typeof english> = {
  "cli.description":
    "Рассчитывает наполеоновские сражения в миниатюре точно по правилам и показывает весь расчёт.",
  "cli.resolve": "разыграть ситуацию: своими кубиками или по числу",
  "cli.odds": "точные шансы в этой ситуации",
  "cli.rules": "показать пункт правил, откуда он и что в нём за значение, или список пунктов",
  "cli.check": "проверить файлы: сценарии, боевые расписания, правила, сражения",
  "cli.optionLang": "язык вывода: en или ru",
  "cli.optionJson": "вывести одно значение JSON и больше ничего",
  "cli.optionDice": "что выпало на D6, по порядку бросков: 6,5,3,1",
  "cli.optionSeed": "бросить кубики по этому целому числу",
  "cli.optionRulebook": "играть по правилам из этого файла",
  "cli.optionOrigin": "только пункты этого происхождения: seed, public или house",
  "cli.file": "файл или - для стандартного ввода",
  "cli.origin": "Откуда",
  "cli.value": "Значение",
  "cli.fine": "{file}: всё в порядке",
  "cli.checked":
    "{files, plural, one {# файл} few {# файла} many {# файлов} other {# файла}}, {faults, plural, =0 {всё в порядке} one {# замечание} few {# замечания} many {# замечаний} other {# замечания}}",
};
