import type { TranslatedMessages } from "./arguments.ts";
import type { charging as english } from "./charging.en.ts";

/** Атаки: как их объявляют, чем на них отвечают и как их разыгрывают. */
export const charging: TranslatedMessages<typeof english> = {
  "act.answer": "Ответить",
  "charge.answered":
    "{name}: {answer, select, stand {стоит} square {отвечает построением в каре} counterCharge {контратакует} other {уклоняется, атака настигает}}.",
  "charge.callOff": "Атака не состоится",
  "charge.declare": "Объявить атаку",
  "charge.declared": "Атака объявлена.",
  "charge.defensiveFire": "Сначала огонь по атакующим: {name}",
  "charge.goesOn": "Атака продолжается: {name} – {enemy}",
  "charge.standing": "Объявленные атаки",
  "charge.toResolve": "Атаки к розыгрышу",
  "more.noCharge": "Если атака уже невозможна",
  "phase.resolving":
    "Объявленное обеими сторонами разыгрывается: атака за атакой, в порядке, который выбирает фазовый игрок. Сначала стреляет цель.",
  "reaction.asked": "{name}: ответ на атаку. Что сказано, остаётся.",
  "reaction.away": "Ушли, атакующий идёт следом",
  "reaction.caught": "Атака настигает",
  "reaction.counterCharge": "контратакует",
  "reaction.disperses": "Рассеять",
  "reaction.does.counterCharge": "Контратаковать",
  "reaction.does.stand": "Встретить стоя",
  "reaction.evade": "уклоняется",
  "reaction.evadeOnDie":
    "Конные орудия с позиции уходят, если на D6 выпало {from, number}–6; иначе остаются.",
  "reaction.evades":
    "{name}: прямо назад на {move}. {end, select, away {Атака не достаёт: атакующий встаёт на оставленном месте или где кончилась его дальность, построенным.} disperses {Атака достаёт, цель рассеивается.} other {Атака достаёт: цель дерётся непостроенной, удар в тыл.}}",
  "reaction.square": "строит каре",
  "reaction.squareFormed": "Каре построено",
  "reaction.squareFree":
    "{name}: время есть, атака начинается достаточно далеко. Каре занимает всё движение.",
  "reaction.squareTest":
    "{name}: нужно выдержать проверку дисциплины, иначе атака застанет строй расстроенным.",
  "reaction.stand": "стоит",
  "turn.declares": "Объявляют: {side}",
  "turn.declaring": "объявление",
  "turn.resolves": "Порядок выбирают: {side}",
  "turn.resolving": "розыгрыш",
  "turn.toResolve": "К розыгрышу атак",
};
