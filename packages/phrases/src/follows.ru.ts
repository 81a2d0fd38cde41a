import type { TranslatedMessages } from "./arguments.ts";
import type { follows as english } from "./follows.en.ts";

/** Что следует из событий и что стороне выбирать. */
export const follows: TranslatedMessages<typeof english> = {
  "choose.agree": "согласиться",
  "choose.consent":
    "{side}: исправить {name} ({reason, select, forgot {забыли} mistake {описка} moved {движение} formation {новое построение} rallied {сбор} other {другая причина}})",
  "choose.occupies": "{side}: кто занимает место?",
  "choose.phasing": "Инициатива: {side}. Чей ход первый?",
  "choose.place": "{name}: какое место занято?",
  "choose.placeNumber": "место {number, number}",
  "choose.placeOf": "место, где стоял гарнизон: {name}",
  "choose.refuse": "отказать",
  "choose.rollStands": "{name}: бросок в силе",
  "choose.title": "Надо выбрать",
  "follow.adcRoll": "{name}: бросок за адъютантов",
  "follow.ammunition": "{name}: заряды на исходе, пока не подвезут",
  "follow.armyBroken": "{name}: армия сломлена",
  "follow.arrives": "{name} выходит на стол",
  "follow.burns": "{name}: горит до конца игры",
  "follow.caught": "{name} настигает {enemy}: бросьте атаку, с тыла",
  "follow.chargeEnds":
    "{name} останавливается, построен: на оставленном месте или на пределе атаки",
  "follow.commandRoll": "{name}: бросок управления",
  "follow.compulsoryMove":
    "{name}: вынужденное движение, {how, select, rout {два движения к своему краю} other {одно движение назад}}",
  "follow.demoralised": "{name} деморализована до конца",
  "follow.falteringRoll": "{name}: бросок дрогнувшей бригады вместо управления",
  "follow.fightMelee": "Ближний бой: {name} – {enemy}",
  "follow.friendLoses":
    "Ближайшие свои теряют {count, plural, one {# фигуру} few {# фигуры} many {# фигур} other {# фигуры}}: кто это?",
  "follow.generalAtRisk": "{name}: генерал рискует, бросьте за него",
  "follow.generalBack": "{name}: генерал снова на посту",
  "follow.generalTest": "{name}: рискует ли генерал?",
  "follow.halts": "{name} останавливается, не построен",
  "follow.initiative": "Бросок за инициативу",
  "follow.lastTurn": "Последний ход: после него считают цели",
  "follow.mustStand": "{name} не уйдёт: принимает атаку на месте",
  "follow.occupies": "{name} занимает место и становится гарнизоном",
  "follow.reform": "{name} построится, если простоит на месте",
  "follow.remove": "{name}: снимите со стола",
  "follow.replaceGeneral": "{name}: командование принимает новый генерал",
  "follow.retire": "{name} отходит: одно движение прямо назад",
  "follow.retreat": "{name} отступает: полтора движения назад",
  "follow.rout": "{name} бежит: два движения к своему краю",
  "follow.secondRound": "Второй раунд: {name} – {enemy}",
  "follow.standFast": "{name} колеблется, пока не простоит фазу движения",
  "follow.steady": "{name} вернёт дисциплину стрельбы, если простоит на месте",
  "follow.supports": "{name}: поддержка делит участь ведущего",
  "follow.takesGround": "{name} занимает позицию противника",
};
