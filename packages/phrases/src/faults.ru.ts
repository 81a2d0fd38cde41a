import type { TranslatedMessages } from "./arguments.ts";
import type { faults as english } from "./faults.en.ts";

/** Что не так во входных данных и как было бы верно; место ставится перед фразой. */
export const faults: TranslatedMessages<typeof english> = {
  unknownKey: "«{key}» здесь лишнее; сюда подходят: {known}",
  missing:
    "не хватает «{key}»; {listed, select, yes {нужно одно из: {allowed}} other {нужно {expected, select, number {число} text {слово в кавычках} boolean {true или false} list {список в квадратных скобках} object {запись в фигурных скобках} null {null} other {}}}}",
  wrongType:
    "здесь нужно {expected, select, number {число} text {слово в кавычках} boolean {true или false} list {список в квадратных скобках} object {запись в фигурных скобках} null {null} other {}}, а стоит {found, select, number {число} text {слово} boolean {true или false} list {список} object {запись} null {null} other {}}",
  notOneOf: "«{found}» здесь не подходит; нужно одно из: {allowed}",
  notFinite: "{found} — таким не измерить; нужно обычное число",
  notWhole: "{found, number, exact} — не целое; нужно целое число",
  tooSmall: "{found, number, exact} — мало; нужно {least, number} или больше",
  tooLarge: "{found, number, exact} — много; нужно {most, number} или меньше",
  tooFine:
    "{found, number, exact} — точнее никто не меряет; нужно с шагом {step, number}, например {nearest, number}",
  emptyText: "текст пуст; нужна хотя бы буква",
  textTooLong:
    "в тексте {found, plural, one {# знак} few {# знака} many {# знаков} other {# знака}}; нужно не больше {most, number}",
  controlCharacter: "в тексте есть знак, которого не видно; нужно без него",
  tooFew:
    "{found, plural, =0 {список пуст} one {в списке # запись} few {в списке # записи} many {в списке # записей} other {в списке # записи}}; нужно {least, number} или больше",
  tooMany:
    "{found, plural, one {в списке # запись} few {в списке # записи} many {в списке # записей} other {в списке # записи}}; нужно {most, number} или меньше",
  notADate: "«{found}» — нет такого дня; нужно год-месяц-день: 1806-07-04",

  garrisonWithFormation:
    "у гарнизона нет построения; нужно что-то одно — «garrison» или «formation»",
  noFormation: "нет построения; нужно «formation», а в поселении — «garrison»",
  coverConflict: "гарнизон стоит не в «{cover}»; нужно «{place}» или ничего",
  scaleConflict: "в ситуации масштаб «{scale}», а в вариантах правил «{option}»; нужно что-то одно",
  statesConflict: "«{first}» и «{second}» сразу не бывает; нужно что-то одно",
  casualtiesAtLimit:
    "{found, plural, one {# потеря} few {# потери} many {# потерь} other {# потери}}: на {limit, number} подразделение рассеяно; нужно меньше",
  moreThanModels:
    "{found, plural, one {# гаубица или мортира} few {# гаубицы и мортиры} many {# гаубиц и мортир} other {# гаубицы и мортиры}} в батарее из {models, plural, one {# модели} few {# моделей} many {# моделей} other {# модели}}; нужно не больше, чем моделей",
  lostBeyondCasualties:
    "от огня {found, number}, а всего {casualties, plural, =0 {потерь нет} one {# потеря} few {# потери} many {# потерь} other {# потери}}; потери от огня входят во все потери",
  behindTooNear:
    "{found, number} — ближе, чем до цели вместе с просветом; нужно {least, number} или больше",
  secondLead: "эту атаку уже ведёт другое подразделение; ведущее нужно одно",

  tooFewDice:
    "{roll}: нужно ещё {missing, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}; {given, plural, =0 {пока ни одного} one {пока есть # кубик} few {пока есть # кубика} many {пока есть # кубиков} other {пока есть # кубика}}",
  tooManyDice:
    "из {given, plural, one {# кубика} few {# кубиков} many {# кубиков} other {# кубика}} {left, plural, one {# лишний} few {# лишние} many {# лишних} other {# лишние}}; нужно без {left, plural, one {него} few {них} many {них} other {них}}",
  notADie: "{found} на кубике не бывает; нужно от 1 до 6",
  wrongSeed: "«{found}» не подходит; нужно целое число от 0",

  notJson: "строка {line, number}, знак {column, number}: отсюда это уже не JSON",
  jsonTooDeep:
    "строка {line, number}, знак {column, number}: слишком глубоко вложено одно в другое; нужно не больше {most, plural, one {# уровня} few {# уровней} many {# уровней} other {# уровня}}",
  duplicateKey:
    "строка {line, number}, знак {column, number}: «{key}» здесь во второй раз; нужно один",
  tooBig:
    "здесь {found, plural, one {# знак} few {# знака} many {# знаков} other {# знака}}; нужно не больше {most, number}",
  newerFormat: "«{found}» новее этого Адъютанта, он читает до «{newest}»; нужен Адъютант поновее",
  unknownFormat: "формат «{found}» здесь неизвестен; нужен один из: {allowed}",

  duplicateId: "«{id}» уже занято; нужно своё",
  unknownReference: "«{id}» здесь нет; нужно то, что есть в этом файле",
  secondScreen: "цепь у бригады уже есть; нужна одна на бригаду",
  sourceOrNote:
    "не сказано, откуда это значение; нужен источник в «source» или пометка в «note», что так решил автор",
  notTwoSides:
    "{found, plural, =0 {сторон нет} one {# сторона} few {# стороны} many {# сторон} other {# стороны}}; в сражении их две",

  noValue: "«{clause}» — только слова, заменять в нём нечего",
  optionNotClause:
    "«{clause}» — вариант правил; варианты записывают в сражение, а не в книгу правил",
  fixedValue: "«{found}» здесь не подходит; это место зовётся «{expected}», и менять его нельзя",
  tableSize:
    "в таблице {found, plural, one {# ступень} few {# ступени} many {# ступеней} other {# ступени}}; нужно {expected, number}",
  notRising:
    "{found, number} — не больше, чем {previous, number} перед ним; каждая ступень таблицы идёт дальше",
  openStep: "без предела — только последняя ступень таблицы; у остальных нужно число",

  nothingToUndo: "отменять нечего",
  nothingToRedo: "возвращать нечего",
  unitGone: "«{unit}» из сражения выбыло; нужно то, что ещё в строю",
  notDue: "«{id}» сейчас не требуется или уже решено",
  stillDue:
    "осталось решить: {count, number}; фаза кончится, когда {count, plural, one {это будет решено} few {всё будет решено} many {всё будет решено} other {всё будет решено}}",
  brokenLog: "с события {event, number} запись сражения дальше не сходится; до него она верна",

  more: "и ещё {count, plural, one {# замечание} few {# замечания} many {# замечаний} other {# замечания}}",
};
