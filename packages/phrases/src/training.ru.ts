import type { TranslatedMessages } from "./arguments.ts";
import type { training as english } from "./training.en.ts";
import { type TrainingWords, trainingWords } from "./training.ts";

/** Проводник учебного боя: что делать дальше и почему. */
export const training: TranslatedMessages<typeof english> = {
  "training.name": "Учебный бой",
  "training.begin": "Научиться за десять минут",
  "training.resume": "Продолжить обучение",
  "training.leave": "Выйти из обучения",
  "training.show": "Показать",
  "training.lesson": "Урок {number, number} из {count, number}: {lesson}",
  "training.lesson.artillery": "орудия",
  "training.lesson.fire": "залп",
  "training.lesson.charge": "атака",
  "training.lesson.melee": "ближний бой",
  "training.setUp":
    "Для уроков поставьте линии поближе, в {distance} друг от друга. В ходе восемь фаз: переходите к следующей.",
  "training.rollInitiative": "Стороны бросают за инициативу по два кубика. Нажмите кнопку внизу.",
  "training.diceInitiative":
    "Введите, что выпало на столе, или пусть бросит программа. С последним кубиком всё решится.",
  "training.choosePhasing":
    "Победитель решает, кто ходит первым. Пусть это будут французы: они наступают.",
  "training.choose": "Прежде чем идти дальше, здесь нужно выбрать.",
  "training.rollAdc": "Приказы возят адъютанты. Бросьте за каждого.",
  "training.diceAdc": "По кубику за каждого: {from, number} и больше — в этот ход он под рукой.",
  "training.rollCommand": "Теперь бригады. Бросьте, исполняет ли каждая приказ в этот ход.",
  "training.diceCommand":
    "{from, number} и больше — исполняет. Если медлит, в этот ход не атакует.",
  "training.rollFaltering": "В этой бригаде кто-то сломлен: бросьте, устоят ли остальные.",
  "training.diceFaltering": "Один кубик. Чем меньше выпало, тем дальше откатится бригада.",
  "training.due": "Сначала то, чего требует последний исход. Всё стоит здесь по порядку.",
  "training.tooFar": "Атаки идут раньше движения, но пока никто не достанет. Дальше.",
  "training.onward": "Здесь всё сделано. Дальше.",
  "training.nobody": "В этой фазе никто этого не может. {why} Дальше.",
  "training.move":
    "Продвиньте французские колонны к линии на {distance}, на столе или в уме; итальянцы стоят. Потом дальше.",
  "training.stand": "Итальянцы стоят на месте. Дальше.",
  "training.moveLater":
    "Двигайте кого хотите. Кто не построен, построится, если простоит на месте. Потом дальше.",
  "training.artillery.unit": "Сначала орудия. Откройте: {name}.",
  "training.artillery.act": "Орудия на позиции стреляют раз в ход. Нажмите кнопку.",
  "training.artillery.target": "Выберите цель. Подойдёт {name}.",
  "training.artillery.dice":
    "Дистанция даёт строку таблицы. Ниже написано, что учтено, а столбики показывают, что может выйти. Теперь два кубика.",
  "training.artillery.result":
    "Крупно — исход, потери уже в ростере. Каждая строка расчёта ведёт к своему правилу.",
  "training.fire.unit": "Теперь ружейный залп. Откройте: {name}.",
  "training.fire.act": "Один залп в ход. Нажмите кнопку.",
  "training.fire.target": "Выберите, по кому стрелять. Подойдёт {name}.",
  "training.fire.dice":
    "Кто стреляет и как — это строка таблицы. Посмотрите шансы и введите кубики.",
  "training.fire.result":
    "Бывает, что тут же нужна проверка дисциплины. Что следует дальше, стоит ниже по порядку.",
  "training.discipline.dice":
    "Потери колеблют строй: устоит ли он? Два кубика и то, что написано ниже; чем больше, тем лучше.",
  "training.charge.unit": "Теперь достанем: атака. Откройте: {name}.",
  "training.charge.act": "Батальон построен, бригада исполняет приказ. Нажмите кнопку.",
  "training.charge.target": "Выберите, кого атаковать. Подойдёт {name}.",
  "training.charge.fireFirst":
    "Кто встречает атаку стоя, стреляет первым, когда она уже близко. Дайте ему залп.",
  "training.charge.goesOn": "Огонь атаку не остановил. Теперь её бросок.",
  "training.charge.dice":
    "По два кубика со стороны и то, что написано. Решает разница: опрокинуты, ближний бой или отбиты.",
  "training.charge.result":
    "Так атака и кончилась. До ближнего боя доходит, только если устояли оба.",
  "training.melee.unit": "Остался ближний бой. Откройте и атакуйте: {name}.",
  "training.melee.due": "Сошлись. Пришла фаза ближнего боя: разыграйте его.",
  "training.melee.dice":
    "Каждый бросает свои кубики: {from, number} и больше — потеря у противника. Элан кубики прибавляет, расстройство отнимает.",
  "training.melee.result":
    "Разница потерь решает, кто и как далеко отходит. Это был последний урок, остался итог.",
  "training.done": "Все четыре розыгрыша пройдены. Оглянитесь или играйте дальше.",
  "training.summary": "Чему вы научились",
  "training.summaryText":
    "Бой складывается из четырёх розыгрышей. Каждая строка ведёт к вашему, а правило — к своему пункту.",
  "training.learnt.artillery": "Орудия: строку даёт дистанция; потери считаются сразу.",
  "training.learnt.fire": "Залп: лучше стреляют построенные и свежие, и только раз в ход.",
  "training.learnt.charge": "Атака: цель стреляет, потом бросают оба; элан у того, чья взяла.",
  "training.learnt.melee":
    "Ближний бой: каждому свои кубики, не больше двух раундов; проигравший отходит.",
  "training.notYet": "ещё впереди",
  "training.yours": "Ваш итог. {result}",
  "training.playOn": "Играть дальше без подсказок",
  "training.toGuide": "К урокам",
};

/** Проводник по-русски. */
export const trainingRu: TrainingWords = trainingWords("ru", training);
