import type { TranslatedMessages } from "./arguments.ts";
import type { field as english } from "./field.en.ts";

/** Поле как карта: что на нём лежит, кто где строится и откуда выходит. */
export const field: TranslatedMessages<typeof english> = {
  "field.title": "Поле боя",
  "field.open": "Поле боя: карта",
  "field.none": "Это сражение идёт без карты.",
  "field.map": "Карта поля: {name}",
  "field.keys":
    "Стрелки двигают карту, плюс и минус меняют масштаб, 0 показывает её целиком. Всё, что на ней есть, перечислено ниже.",
  "field.tapHint": "Коснитесь карты или строки списка: одно покажет другое.",
  "field.nearer": "Ближе",
  "field.further": "Дальше",
  "field.whole": "Вся карта",
  "field.print": "Печать",
  "field.size.cm": "{width, number} × {depth, number} см",
  "field.size.inch": "{width, number}″ × {depth, number}″",
  "field.ground": "Местность",
  "field.objectives": "Цели",
  "field.heldBy": "сейчас: {side}",
  "field.zone": "расстановка внутри своей линии",
  "field.ownZone": "{name}: в собственной зоне",
  "field.arrives": "{name}: выходит на {turn, number}-м ходу, у своей стрелки",
  "field.sentFor": "{name}: выходит, когда за ней пошлют, у своей стрелки",
  "field.arrivesShort": "{name} · {turn, number}",
  "field.stands": "{name}: стоит, где нарисовано",
  "field.kind.hill": "холм",
  "field.kind.woods": "лес",
  "field.kind.rough": "пересечённая местность",
  "field.kind.difficult": "труднопроходимая местность",
  "field.kind.marsh": "болото",
  "field.kind.builtUp": "поселение",
  "field.kind.strongpoint": "опорный пункт",
  "field.kind.redoubt": "редут",
  "field.kind.cover": "стена или изгородь",
  "field.kind.river": "вода",
  "field.kind.road": "дорога",
  "field.kind.bridge": "мост",
  "field.is.rough": "пересечённая местность",
  "field.is.difficult": "труднопроходимая местность",
  "field.levels":
    "{levels, plural, one {высотой в # уровень} few {высотой в # уровня} many {высотой в # уровней} other {высотой в # уровня}}",
  "field.steep": "крутые склоны",
  "field.sectors":
    "место для {sectors, plural, one {# части} few {# частей} many {# частей} other {# части}}",
  "field.river.ford": "брод по всей длине, но не для пушек",
  "field.river.impassable": "вброд не перейти",
};
