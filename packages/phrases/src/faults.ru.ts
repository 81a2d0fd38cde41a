import type { TranslatedMessages } from "./arguments.ts";
import type { faults as english } from "./faults.en.ts";

/** Что не так во входных данных и как было бы верно; место ставится перед фразой. */
export const faults: TranslatedMessages<typeof english> = {
  unknownKey: "«{key}» здесь лишнее; сюда подходят: {allowed}",
  misspeltKey: "«{key}» здесь лишнее; наверное, «{near}»",
  keyOfOtherArm:
    "«{key}» — это не про {arm, select, infantry {пехоту} cavalry {кавалерию} artillery {артиллерию} screen {застрельщиков} other {этот род войск}}; сюда подходят: {allowed}",
  duplicateKey: "«{key}» записано дважды; нужно один раз",
  missing: "не хватает «{key}»",
  wrongType:
    "здесь нужно {expected, select, number {число} text {слово в кавычках} yesNo {true или false} list {список в квадратных скобках} object {запись в фигурных скобках} null {null} other {другое}}, а стоит {got, select, number {число} text {слово} yesNo {true или false} list {список} object {запись} null {null} nothing {пусто} other {не то}}",
  wrongValue: "«{value}» здесь неизвестно; нужно одно из: {allowed}",
  belowMinimum: "{value, number} — мало; нужно {min, number} или больше",
  aboveMaximum: "{value, number} — много; нужно {max, number} или меньше",
  outOfRange: "{value, number} — за пределами; нужно от {min, number} до {max, number}",
  notPositive: "{value, number} не подходит; нужно число больше 0",
  notWhole: "{value, number} — не целое; нужно {down, number} или {up, number}",
  tooFine:
    "{value} — точнее, чем меряют; достаточно {decimals, plural, one {# знака} few {# знаков} many {# знаков} other {# знака}} после запятой",
  notFinite: "таким числом ничего не измерить; нужно обычное число",
  textTooLong:
    "в тексте {length, plural, one {# знак} few {# знака} many {# знаков} other {# знака}}; нужно не больше {max, number}",
  emptyText: "текст пуст; нужно имя",
  listTooShort:
    "{count, plural, =0 {список пуст} one {в списке # запись} few {в списке # записи} many {в списке # записей} other {в списке # записи}}; нужно не меньше {min, number}",
  listTooLong:
    "{count, plural, one {в списке # запись} few {в списке # записи} many {в списке # записей} other {в списке # записи}}; нужно не больше {max, number}",
  tooDeep: "слишком глубоко вложено одно в другое; нужно не больше {max, number} уровней",

  garrisonWithFormation:
    "у гарнизона нет построения; нужно что-то одно — «garrison» или «formation»",
  neitherFormationNorGarrison:
    "не хватает «formation»; нужно построение, а кто держит поселение, тому «garrison»",
  conflict: "«{first}» и «{second}» противоречат друг другу; хватит одного",
  garrisonCover:
    "цель держит «{place}», это и есть её укрытие; «{cover}» сюда не подходит, уберите",
  casualtiesAtLimit:
    "{casualties, plural, one {# потеря} few {# потери} many {# потерь} other {# потери}}: на {limit, number} подразделение рассеяно; нужно {most, number} или меньше",
  piecesAboveModels:
    "{pieces, plural, one {# гаубица или мортира} few {# гаубицы и мортиры} many {# гаубиц и мортир} other {# гаубицы и мортиры}} на {models, plural, one {# модель} few {# модели} many {# моделей} other {# модели}}; нужно не больше, чем моделей",
  notOneLead:
    "атаку ведут {count, plural, one {# подразделение} few {# подразделения} many {# подразделений} other {# подразделения}}; нужно одно",
  behindNearer:
    "{distance, number} — ближе, чем цель вместе с просветом; нужно {least, number} или больше",
  wrongArm:
    "{procedure, select, volley {для залпа} skirmish {для стрельбы застрельщиков} artillery {для стрельбы орудий} rocket {для ракет} charge {для атаки} melee {для ближнего боя} ignition {для возгорания} bounce {для проникновения ядер} other {здесь}} нужно: {allowed}; а стоит {arm, select, infantry {пехота} cavalry {кавалерия} artillery {артиллерия} screen {цепь} other {другое}}",
  duplicateId: "«{id}» занято дважды; каждому своё",
  unknownId: "«{id}» здесь нет; нужно одно из: {allowed}",

  notDie: "{value} на кубике не бывает; нужно от 1 до 6",
  tooFewDice:
    "кубиков мало: {roll} — нужно ещё {missing, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}",
  tooManyDice:
    "кубиков много: {used, plural, =0 {не нужен был ни один} one {нужен был # кубик} few {нужно было # кубика} many {нужно было # кубиков} other {нужно было # кубика}}, {left, plural, one {# остался} few {# осталось} many {# осталось} other {# осталось}}",
  noDice: "нет кубиков: укажите, что на них выпало, или число для броска",
  wrongSeed: "«{value}» не подходит; нужно целое число",

  empty: "здесь пусто; нужны данные JSON",
  fileTooBig: "в нём {size, number} МБ; нужно не больше {max, number} МБ",
  notText: "это не текст в UTF-8; нужен файл JSON",
  notJson: "строка {line, number}, знак {column, number}: отсюда это уже не JSON",
  unreadable: "файл не читается; нужно имя файла, который есть на диске",
  missingFormat: "не хватает «format»; нужно одно из: {allowed}",
  unknownFormat: "формат «{format}» здесь неизвестен; нужен один из: {allowed}",
  newerFormat:
    "«{format}» новее, чем знает этот Адъютант: он читает до «{known}», а этот файл прочтёт Адъютант поновее",
  wrongFormat: "это «{format}», а нужен «{expected}»",
  unknownClause: "в правилах нет пункта «{clause}»",
  misspeltClause: "в правилах нет пункта «{clause}»; наверное, «{near}»",
  clauseWithoutValue: "пункт «{clause}» — только слова, значения у него нет",
  unknownProcedure: "расчёта «{value}» нет; нужно одно из: {allowed}",
  andMore:
    "и ещё {count, plural, one {# замечание} few {# замечания} many {# замечаний} other {# замечания}}",
};
