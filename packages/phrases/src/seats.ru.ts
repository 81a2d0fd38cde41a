import type { TranslatedMessages } from "./arguments.ts";
import type { seats as english } from "./seats.en.ts";

/** Кто смотрит на сражение, занавес между сторонами и то, что оставляет от противника туман. */
export const seats: TranslatedMessages<typeof english> = {
  "seating.question": "Кто что видит",
  "seating.table": "открытые ростеры",
  "seating.curtain": "занавес между сторонами",
  "seating.umpire": "занавес и судья",
  "seating.table.hint": "Игроки смотрят вместе, ростеры обеих сторон открыты.",
  "seating.curtain.hint":
    "Каждая сторона видит только свои потери. Когда устройство меняет руки, опускается занавес.",
  "seating.umpire.hint": "То же самое, а устройство держит судья, который видит всё.",
  "seating.openWarning":
    "Откроется всё, что обе стороны до сих пор скрывали. Только если согласны оба игрока.",
  "seating.openAgreed": "Мы оба согласны: открыть ростеры",

  "seat.umpire": "Судья",
  "seat.with": "Перед экраном: {name}. Передать устройство",
  "seat.handTo": "Передать устройство: {side}",
  "seat.handFor": "Передать: {side}, {what}",
  "seat.theirs": "Это делает другая сторона: {side}.",

  "curtain.to": "Передайте устройство стороне",
  "curtain.whose": "Кто берёт устройство?",
  "curtain.umpireTitle": "Судья",
  "curtain.hint": "Пока устройство никто не взял, на экране нет ничего о сражении.",
  "curtain.take": "{side}: показать мои ростеры",
  "curtain.other": "Устройство у другого",
  "curtain.umpire": "Вид судьи",
  "curtain.umpireWarning":
    "Судья видит ростеры обеих сторон. Игроки сейчас отворачиваются; прежде чем отдать устройство, опустите занавес.",
  "curtain.umpireTake": "Я судья: показать всё",
  "curtain.notUmpire": "Я не судья",

  "file.holdsAll":
    "В файле всё, в том числе скрытые ростеры противника. Их увидит любой, кто его откроет.",
  "file.saveAll": "Всё равно сохранить",

  "fog.losses": "потери неизвестны",
  "fog.supposed":
    "Выучка и потери противника неизвестны: каждая полоса идёт от наименьшего до наибольшего, что при них возможно, а модификаторы, которые от них зависят, не перечислены.",
  "fog.scored":
    "{casualties, plural, =0 {Никто не задет.} one {Нанесена # потеря.} few {Нанесены # потери.} many {Нанесено # потерь.} other {Нанесено # потери.}}",
  "fog.dropped": "Кубики брошены, но в дело не пошли: {what}, {faces}",
  "fog.corrected": "Исправлен один из ростеров",
  "fog.chosen": "Выбор сделан",

  "odds.expectedRange": "в среднем {from}–{to}",
  "odds.leadByLosses.shaken": "Цель дрогнет, по её потерям",
  "odds.leadByLosses.holds": "Держится, по потерям",
  "odds.leadByLosses.wins": "Победа, по потерям противника",
  "odds.leadByLosses.takesGround": "Опрокинет, по потерям противника",
  "odds.band0": "свежий",
  "odds.band1": "уже −1",
  "odds.band2": "уже −2",

  "correct.why": "Почему?",
  "correct.forgot": "забыли за столом",
  "correct.mistake": "описка",
  "correct.rallied": "собрался",
  "correct.other": "другая причина",
  "correct.words": "Своими словами, если хочется",
  "correct.do": "Исправить",
  "correct.propose": "Предложить другой стороне",
  "correct.waits":
    "Исправление предложено. Оно войдёт в силу, когда согласится другая сторона: {side}.",
  "correct.consent": "ваше согласие",

  "new.objectives": "Цели",
  "new.perTurn": "{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} за ход",
  "new.atEnd": "{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} в конце",
  "new.turns": "{turns, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}",

  "unheard.title": "Не выполнено",

  "back.to": "Вернуть сражение к моменту до этого",
  "back.warning":
    "{count, plural, one {Эта запись и ещё # более поздняя отменяются вместе.} few {Эта запись и ещё # более поздние отменяются вместе.} many {Эта запись и ещё # более поздних отменяются вместе.} other {Эта запись и ещё # более поздней отменяются вместе.}} Они останутся в журнале, и одно нажатие вернёт их все, пока не произошло ничего другого.",
  "back.sure": "Вернуть назад",
  "back.leave": "Оставить как есть",
  "back.redo": "Восстановить последнее отменённое",
  "consent.back": "снова в бою",
  "consent.hidden": "Изменится то, что стоит в их ростере и от вас скрыто.",
  "consent.not": "больше нет: {state}",
  "log.by": "{who, select, umpire {судья} other {{side}}}",
  "log.consent": "{side} {answer, select, agree {за} other {против}}, исправление: {name}",
  "log.proposed": "Предложено исправление: {name}",
};
