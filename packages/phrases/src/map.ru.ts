import type { TranslatedMessages } from "./arguments.ts";
import type { map as english } from "./map.en.ts";
import { type MapWords, mapWords } from "./map.ts";

/** Сражение на карте: что в руке, во что это обойдётся, взгляд назад. */
export const map: TranslatedMessages<typeof english> = {
  "map.orders": "Приказы",
  "map.fold": "Свернуть приказы",
  "map.unfold": "Показать приказы",
  "map.roster": "Ростеры",
  "map.ruler": "Линейка",
  "map.rulerHint": "Коснитесь двух точек карты или части и точки.",
  "map.ride": "Едет в другое место: {general}",
  "map.ride.nearer": "Едет ближе: {general}",
  "map.ride.later": "В фазу движения может подъехать ближе: {general}.",
  "map.hint.ride": "Коснитесь места, куда поедет генерал, или части его бригады.",
  "map.hint.rideCommander": "Коснитесь места, куда поедет главнокомандующий.",
  "map.generals": "Генералы",
  "map.hint.post": "Коснитесь места в его зоне или части его бригады: там встанет генерал.",
  "map.hint.postCommander": "Коснитесь места в зоне: там встанет главнокомандующий.",
  "map.letGo": "Отпустить",
  "map.sheet": "Ростер части",
  "map.tapUnit": "Коснитесь части на карте или в списке, чтобы отдать ей приказ.",
  "map.nothingNow": "В этой фазе ей нечего делать.",
  "map.others": "Другие приказы",

  "map.phase.charges":
    "Фазовый игрок объявляет и проводит свои атаки, затем другой игрок свои. Возьмите часть: кого она может атаковать, отмечено, с шансами.",
  "map.phase.movement":
    "Ходит фазовый игрок, затем другой. Возьмите часть: видно, докуда она дойдёт.",
  "map.phase.fire":
    "Первым стреляет фазовый игрок; кого он рассеял, тот не отвечает. Возьмите часть: виден её сектор и шансы по каждой цели.",

  "map.setOut.left":
    "{count, plural, =0 {Все ваши войска расставлены.} one {Осталось расставить # часть.} few {Осталось расставить # части.} many {Осталось расставить # частей.} other {Осталось расставить # части.}}",
  "map.setOut.forMe": "Расставить за меня",
  "map.setOut.hint":
    "Выберите часть и коснитесь её места внутри черты. Переставить её можно, потянув.",
  "map.setOut.takeUp": "Снова убрать",
  "map.setOut.waiting": "Ещё не расставлены",
  "map.setOut.standing": "Расставлены",

  "map.cannot.outsideZone": "Она не вся в своей зоне.",
  "map.cannot.notAtArrival": "Она входит, став тылом на отрезок края своей бригады.",
  "map.coming": "Ещё не на карте",
  "map.outOfSight": "Вне видимости",
  "map.lastSeen": "последний раз на виду: ход {turn, number}",
  "map.outOfSight.hint":
    "Здесь эту часть видели в последний раз. Где она теперь, никто из ваших не видит.",
  "map.comesOn.forMe": "Ввести за меня",
  "map.comesOn.together":
    "{count, plural, one {Ввести # часть бригады} few {Ввести # части бригады} many {Ввести # частей бригады} other {Ввести # части бригады}}",
  "map.comesOn": "Коснитесь отрезка края своей бригады: там она и войдёт.",

  "map.redeploy.hint":
    "Рокировка бригады: назад и до {far} вдоль своего края. Коснитесь места для середины фронта этой части или потяните её туда, потом следующую. Пойдут все разом.",
  "map.redeploy.go":
    "{count, plural, one {Рокировка: # часть} few {Рокировка: # части} many {Рокировка: # частей} other {Рокировка: # части}}",
  "map.redeploy.follow": "Остальные — как стоят к ней",
  "map.redeploy.back": "Вернуть на место",
  "map.redeploy.anew": "Встают заново",
  "map.redeploy.rest": "Остаются на месте",

  "map.turn.left": "Повернуть влево",
  "map.turn.right": "Повернуть вправо",

  "map.march.hint":
    "Коснитесь места для середины её фронта или потяните её туда. Стрелки двигают, [ и ] поворачивают.",
  "map.march.about": "Кругом",
  "map.march.brigade": "Вся бригада",
  "map.march.alone": "Только эта часть",
  "map.march.who": "Кто движется",
  "map.march.generalStays":
    "Остаётся на месте: {general}. Генерал, который сам по себе, едет по своему приказу.",
  "map.march.forms": "Перестроение",
  "map.march.first": "до движения",
  "map.march.last": "после движения",
  "map.march.cost": "{spent} из {move}",
  "map.march.go": "Марш: {cost}",
  "map.march.part": "Докуда можно: {cost}",
  "map.march.shorten": "Докуда могут все",
  "map.march.unformed": "Придёт непостроенной: {why}.",
  "map.march.through": "Сквозь своих, их строй расстроится: {names}.",
  "map.march.enter": "Занять: {place}",

  "map.aim.whom": "кого?",
  "map.aim.nobody": "Для неё никого нет.",
  "map.aim.mayNot": "Этих нельзя",
  "map.mark.fire": "потери {losses} · дрогнет {shaken}",
  "map.mark.skirmish": "потери {losses}",
  "map.mark.charge": "прорвётся {share}",
  "map.mark.melee": "победа {share}",
  "map.mark.falls": "не дойдёт",
  "map.sight.share": "видят {clear} из {of}",

  "map.past.title": "Сражение сначала",
  "map.past.open": "Посмотреть сначала",
  "map.past.moment": "Момент {number} из {count}",
  "map.past.slider": "Где в сражении",
  "map.past.play": "Смотреть",
  "map.past.pause": "Пауза",
  "map.past.before": "На шаг назад",
  "map.past.after": "На шаг вперёд",
  "map.past.speed": "Скорость",
  "map.past.times": "×{times, number}",
  "map.past.link": "Ссылка на этот момент",
  "map.past.copied": "Ссылка скопирована.",
  "map.past.now": "К настоящему",
  "map.past.unknown": "Такого момента в этом сражении нет.",
  "map.past.elsewhere":
    "Это другое сражение. Его можно открыть из списка, если оно есть на устройстве.",
};

/** Сражение на карте по-русски. */
export const mapRu: MapWords = mapWords("ru", map);
