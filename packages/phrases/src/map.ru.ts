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
  "map.rulerHint": "Коснитесь двух точек карты или подразделения и точки.",
  "map.ride": "Едет в другое место: {general}",
  "map.ride.nearer": "Едет ближе: {general}",
  "map.ride.later": "В фазу движения может подъехать ближе: {general}.",
  "map.hint.ride": "Коснитесь места, куда поедет генерал, или подразделения его бригады.",
  "map.hint.rideCommander": "Коснитесь места, куда поедет главнокомандующий.",
  "map.generals": "Генералы",
  "map.hint.post": "Коснитесь места в его зоне или подразделения его бригады: там встанет генерал.",
  "map.hint.postCommander": "Коснитесь места в зоне: там встанет главнокомандующий.",
  "map.letGo": "Отпустить",
  "map.sheet": "Ростер подразделения",
  "map.tapUnit": "Коснитесь подразделения на карте или в списке, чтобы отдать ему приказ.",
  "map.nothingNow": "В этой фазе ему нечего делать.",
  "map.others": "Другие приказы",

  "map.phase.charges":
    "Фазовый игрок объявляет свои атаки, затем другой игрок свои; потом их проводят. Возьмите подразделение: кого оно может атаковать, отмечено, с шансами.",
  "map.phase.resolving":
    "Объявленное обеими сторонами проводится: атака за атакой, в порядке, который выбирает фазовый игрок.",
  "map.phase.movement":
    "Ходит фазовый игрок, затем другой. Возьмите подразделение: видно, докуда оно дойдёт.",
  "map.phase.fire":
    "Первым стреляет фазовый игрок; кого он рассеял, тот не отвечает. Возьмите подразделение: виден его сектор и шансы по каждой цели.",

  "map.setOut.left":
    "{count, plural, =0 {Все ваши войска расставлены.} one {Осталось расставить # подразделение.} few {Осталось расставить # подразделения.} many {Осталось расставить # подразделений.} other {Осталось расставить # подразделения.}}",
  "map.setOut.forMe": "Расставить за меня",
  "map.setOut.hint":
    "Выберите подразделение и коснитесь места для него внутри черты. Переставить его можно, потянув.",
  "map.setOut.takeUp": "Снова убрать",
  "map.setOut.waiting": "Ещё не расставлены",
  "map.setOut.standing": "Расставлены",

  "map.cannot.outsideZone": "Не целиком в своей зоне.",
  "map.cannot.notAtArrival": "Входят, став тылом на отрезок края своей бригады.",
  "map.coming": "Ещё не на карте",
  "map.outOfSight": "Вне видимости",
  "map.lastSeen": "последний раз на виду: ход {turn, number}",
  "map.outOfSight.hint":
    "Здесь это подразделение видели в последний раз. Где оно теперь, никто из ваших не видит.",
  "map.comesOn.forMe": "Ввести за меня",
  "map.comesOn.together":
    "{count, plural, one {Ввести # подразделение бригады} few {Ввести # подразделения бригады} many {Ввести # подразделений бригады} other {Ввести # подразделения бригады}}",
  "map.comesOn": "Коснитесь отрезка края своей бригады: там оно и войдёт.",

  "map.redeploy.hint":
    "Рокировка бригады: назад и до {far} вдоль своего края. Коснитесь места для середины фронта этого подразделения или потяните его туда, потом следующее. Пойдут все разом.",
  "map.redeploy.go":
    "{count, plural, one {Рокировка: # подразделение} few {Рокировка: # подразделения} many {Рокировка: # подразделений} other {Рокировка: # подразделения}}",
  "map.redeploy.follow": "Остальные — как стоят к нему",
  "map.redeploy.back": "Вернуть на место",
  "map.redeploy.anew": "Встают заново",
  "map.redeploy.rest": "Остаются на месте",

  "map.turn.left": "Повернуть влево",
  "map.turn.right": "Повернуть вправо",

  "map.march.hint": "Коснитесь места для середины его фронта или потяните его туда.",
  "map.march.keys": "Стрелки двигают, [ и ] поворачивают.",
  "map.march.about": "Кругом",
  "map.march.brigade": "Вся бригада",
  "map.march.alone": "Только это подразделение",
  "map.march.who": "Кто движется",
  "map.march.generalStays":
    "Остаётся на месте: {general}. Генерал, который сам по себе, едет по своему приказу.",
  "map.march.forms": "Перестроение",
  "map.march.first": "до движения",
  "map.march.last": "после движения",
  "map.march.cost": "{spent} из {move}",
  "map.march.go": "Марш: {cost}",
  "map.march.part": "Докуда можно: {cost}",
  "map.march.leaveOut": "Без него: {name}",
  "map.march.leftOut": "Остаются на месте: {names}.",
  "map.march.shorten": "Докуда могут все",
  "map.march.heldBack": "Дальше не может: {name}.",
  "map.march.unformed": "Придёт без строя: {why}.",
  "map.march.through": "Сквозь своих, их строй расстроится: {names}.",
  "map.march.enter": "Занять: {place}",

  "map.aim.whom": "кого?",
  "map.aim.nobody": "Для него никого нет.",
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
