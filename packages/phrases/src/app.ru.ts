import type { app as english } from "./app.en.ts";
import type { TranslatedMessages } from "./arguments.ts";

/** Фразы самого приложения. */
export const app: TranslatedMessages<typeof english> = {
  "app.name": "Адъютант",
  "app.tagline": "Ведёт списки, знает устав",
  "app.offline": "Сети нет; игре это не мешает",

  "turn.line": "Ход {turn, number}",
  "turn.whose": "действует {side}",
  "due.count":
    "{count, plural, =0 {долгов нет} one {# долг} few {# долга} many {# долгов} other {# долга}}",

  "act.fire": "Огонь",
  "act.skirmish": "Застрельщики",
  "act.guns": "Орудия",
  "act.rockets": "Ракеты",
  "act.charge": "Атака",
  "act.melee": "Ближний бой",
  "act.discipline": "Проверка дисциплины",
  "act.roll": "Бросить",
  "act.typeDice": "Ввести кубики",
  "act.undo": "Отменить",
  "act.redo": "Вернуть",
  "act.back": "Назад",
  "act.close": "Закрыть",
  "act.done": "Готово",
  "act.next": "Дальше",
  "act.another": "Ещё цель",

  "view.log": "Журнал",
  "view.roster": "Список",
  "view.settings": "Настройки",
  "view.reference": "Правила",
  "view.battles": "Сражения",

  "settings.language": "Язык",
  "settings.theme": "Оформление",
  "settings.themeDay": "день",
  "settings.themeLamp": "лампа",
  "settings.themeSystem": "как на устройстве",
  "settings.scale": "Масштаб",
  "settings.dice": "Кубики",
  "settings.marking": "Потери",
  "settings.options": "Варианты правил",

  "ask.target": "По кому?",
  "ask.distance": "Дистанция",
  "ask.cover": "Укрытие",
  "ask.ground": "Местность",
  "ask.share": "Какая часть может стрелять?",
  "ask.moved": "Двигались в этот ход?",
  "ask.reaction": "Чем отвечает цель?",

  "result.odds": "Шансы",
  "result.modifiers": "Модификаторы",
  "result.working": "Расчёт",
  "result.follows": "Что дальше",
  "result.clear": "Стереть кубики",
  "unit.losses":
    "{casualties, plural, =0 {Потерь нет} one {# потеря} few {# потери} many {# потерь} other {# потери}} из {limit, number}",
  "odds.expected": "в среднем {casualties, number}",
};
