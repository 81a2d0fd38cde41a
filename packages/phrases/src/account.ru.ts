import type { account as english } from "./account.en.ts";
import type { TranslatedMessages } from "./arguments.ts";

/** Что принёс ход: перед тем как начнётся следующий. */
export const account: TranslatedMessages<typeof english> = {
  "account.title": "Итог хода {turn, number}",
  "account.over": "Сражение окончено",
  "account.won": "Победа: {side}",
  "account.drawn": "Ничья: сломлены обе армии",
  "account.drawnAtEnd": "Ничья",
  "account.whole": "Чего стоило сражение",
  "account.keep": "Оставить или сохранить в файл",
  "account.objectives": "Цели: кто ими владеет",
  "account.nobody": "никто",
  "account.points":
    "{side}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}",
  "account.turns": "ход {turn, number} из {turns, number}",
  "account.open": "Чего стоил этот ход",
  "account.hidden": "потери неизвестны",
  "account.broken":
    "{count, plural, =0 {никто не сломлен} one {сломлено # подразделение} few {сломлено # подразделения} many {сломлено # подразделений} other {сломлено # подразделения}}",
  "account.down":
    "{down, plural, =0 {Все бригады держатся} one {Выбыла из боя # бригада из {of, number}} few {Выбыли из боя # бригады из {of, number}} many {Выбыло из боя # бригад из {of, number}} other {Выбыло из боя # бригады из {of, number}}}",
  "report.about": "Сражение ход за ходом, словами: столько, сколько отсюда видно.",
  "report.save": "Сохранить текст",
  "report.share": "Поделиться",
  "report.title": "Отчёт о сражении",
};
