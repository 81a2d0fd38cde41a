import type { TranslatedMessages } from "./arguments.ts";
import type { faults as english } from "./faults.en.ts";

/** Что не так во входных данных и как было бы верно; место ставится перед фразой. */
export const faults: TranslatedMessages<typeof english> = {
  unknownKey:
    "«{key}» здесь лишнее; {listed, select, yes {сюда подходят: {allowed}} one {сюда подходит «{allowed}»} other {сюда ничего не нужно}}",
  misspeltKey: "«{key}» здесь лишнее; наверное, «{near}»",
  keyOfOtherArm:
    "«{key}» — это не про {arm, select, infantry {пехоту} cavalry {кавалерию} artillery {артиллерию} screen {застрельщиков} other {}}; сюда подходят: {allowed}",
  duplicateKey:
    "строка {line, number}, знак {column, number}: «{key}» здесь во второй раз; нужно один",
  missing:
    "не хватает «{key}»; {listed, select, yes {нужно одно из: {allowed}} one {нужно «{allowed}»} other {{expected, select, number {нужно число} text {нужен текст в кавычках} yesNo {нужно true или false} list {нужен список в квадратных скобках} object {нужна запись в фигурных скобках} null {нужно null} other {}}}}",
  wrongType:
    "здесь {expected, select, number {нужно число} text {нужен текст в кавычках} yesNo {нужно true или false} list {нужен список в квадратных скобках} object {нужна запись в фигурных скобках} null {нужно null} other {}}, а стоит {got, select, number {число} text {текст} yesNo {true или false} list {список} object {запись} null {null} other {}}",
  wrongValue:
    "«{value}» здесь не подходит; {listed, select, one {нужно «{allowed}»} other {нужно одно из: {allowed}}}",
  wrongArm:
    "{procedure, select, volley {для залпа} skirmish {для стрельбы застрельщиков} artillery {для стрельбы орудий} rocket {для ракет} bounce {для проникновения ядер} fraction {для округления} other {здесь}} нужно {allowed}, а стоит {arm, select, infantry {пехота} cavalry {кавалерия} artillery {артиллерия} screen {цепь} other {}}",
  belowMinimum: "{value, number, exact} — мало; нужно {min, number} или больше",
  notAbove: "{value, number, exact} — мало; нужно больше {limit, number}",
  aboveMaximum: "{value, number, exact} — много; нужно {max, number} или меньше",
  notWhole: "{value, number, exact} — не целое; нужно целое число",
  tooFine:
    "{value, number, exact} — точнее никто не меряет; нужно не больше {decimals, plural, one {# знака} few {# знаков} many {# знаков} other {# знака}} после запятой, например {nearest, number}",
  notFinite: "{value} — таким не измерить; нужно обычное число",
  textTooLong:
    "в тексте {length, plural, one {# знак} few {# знака} many {# знаков} other {# знака}}; нужно не больше {max, number}",
  emptyText: "текст пуст; нужна хотя бы буква",
  controlCharacter: "в тексте есть знак, которого не видно; нужно без него",
  listTooShort:
    "{count, plural, =0 {список пуст} one {в списке # запись} few {в списке # записи} many {в списке # записей} other {в списке # записи}}; нужно {min, number} или больше",
  listTooLong:
    "{count, plural, one {в списке # запись} few {в списке # записи} many {в списке # записей} other {в списке # записи}}; нужно {max, number} или меньше",
  notAnId: "«{value}» не годится в обозначения; нужны буквы, цифры и дефисы",
  notADate: "«{value}» — нет такого дня; нужен год, год с месяцем или дата целиком: 1806-07-04",

  garrisonWithFormation:
    "у гарнизона нет построения; нужно что-то одно — «garrison» или «formation»",
  neitherFormationNorGarrison: "нет построения; нужно «formation», а в поселении — «garrison»",
  conflict: "«{first}» и «{second}» вместе не бывает; нужно что-то одно",
  garrisonCover: "гарнизон стоит не в «{cover}»; нужно «{place}» или ничего",
  casualtiesAtLimit:
    "{casualties, plural, one {# потеря} few {# потери} many {# потерь} other {# потери}}: на {limit, number} подразделение рассеяно; нужно {most, number} или меньше",
  piecesAboveModels:
    "{pieces, plural, one {# гаубица или мортира} few {# гаубицы и мортиры} many {# гаубиц и мортир} other {# гаубицы и мортиры}} в батарее из {models, plural, one {# модели} few {# моделей} many {# моделей} other {# модели}}; нужно не больше, чем моделей",
  lostBeyondCasualties:
    "от огня {lost, number}, а всего {casualties, plural, =0 {потерь нет} one {# потеря} few {# потери} many {# потерь} other {# потери}}; потери от огня входят во все потери",
  notOneLead:
    "атаку {count, plural, one {ведёт # подразделение} few {ведут # подразделения} many {ведут # подразделений} other {ведут # подразделения}}; нужно одно",
  behindNearer:
    "{distance, number} — ближе, чем до цели вместе с просветом; нужно {least, number} или больше",

  notDie: "{value} на кубике не бывает; нужно от 1 до 6",
  tooFewDice:
    "{roll}: нужно ещё {missing, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}",
  tooManyDice:
    "{used, plural, =0 {кубики не нужны} one {нужен # кубик} few {нужно # кубика} many {нужно # кубиков} other {нужно # кубика}}; {left, plural, one {последний # лишний} few {последние # лишние} many {последние # лишние} other {последние # лишние}}",
  diceDoNotFit: "столько кубиков к этим броскам не подходит",

  notJson: "строка {line, number}, знак {column, number}: отсюда это уже не JSON",
  tooDeep:
    "строка {line, number}, знак {column, number}: слишком глубоко вложено одно в другое; нужно не больше {max, plural, one {# уровня} few {# уровней} many {# уровней} other {# уровня}}",
  fileTooBig: "здесь {size, number} млн знаков; нужно не больше {max, number} млн",
  missingFormat:
    "не хватает «format»; {listed, select, one {нужен «{allowed}»} other {нужен один из: {allowed}}}",
  unknownFormat:
    "формат «{format}» здесь неизвестен; {listed, select, one {нужен «{allowed}»} other {нужен один из: {allowed}}}",
  newerFormat: "«{format}» новее этого Адъютанта, он читает до «{known}»; нужен Адъютант поновее",
  wrongFormat: "это «{format}», а нужен «{expected}»",

  duplicateId: "«{id}» уже занято; нужно своё",
  unknownId:
    "«{id}» здесь нет; {listed, select, yes {нужно одно из: {allowed}} one {нужно «{allowed}»} other {нужно то, что есть в этом файле}}",
  secondScreen: "цепь у бригады уже есть; нужна одна на бригаду",
  sourceOrNote:
    "не сказано, откуда это значение; нужен источник в «source» или пометка в «note», что так решил автор",
  selfCrossing:
    "стороны {first, number} и {second, number} этой фигуры пересекаются; стороны должны сходиться только в углах",
  samePoint: "это снова предыдущая точка; без неё было бы верно",
  noArea: "все углы лежат на одной прямой; они должны окружать площадь",
  offTable:
    "точка ({x, number}; {y, number}) за краем стола; нужно не дальше ({width, number}; {depth, number})",
  notOnEdge: "две точки лежат не на одном крае стола; нужен отрезок одного края",
  noZone:
    "бригаде «{brigade}» стороны «{side}» негде построиться; нужна зона стороны или её собственная",
  noArrival: "бригада «{brigade}» приходит позже, а выйти ей негде; нужен отрезок края для неё",
  garrisonElsewhere:
    "подразделение «{unit}» не держит такого места; среди его данных нужен «garrison» с «{place}»",
  placeFull:
    "в «{place}» {sectors, plural, one {# сектор} few {# сектора} many {# секторов} other {# сектора}}, и столько подразделений его уже держат",
  lostInScale:
    "на сетке сотых от этого ничего не остаётся{scale, select, cm {} inch { (на столе в дюймах)} other { (на столе в дюймах, отмеренных сантиметрами)}}; нужно больше сотой в обе стороны или больше дюймов в единице",
  standsOffTable:
    "«{id}» не целиком на столе {width, number} на {depth, number}{scale, select, cm {} inch { (на столе в дюймах)} other { (на столе в дюймах, отмеренных сантиметрами)}}; нужно, чтобы вся стояла на столе",
  unitsOverlap:
    "«{id}» стоит поверх «{other}»{scale, select, cm {} inch { (на столе в дюймах)} other { (на столе в дюймах, отмеренных сантиметрами)}}; нужно рядом, краями касаться можно",
  onClosedGround:
    "«{id}» стоит на «{ground}», а туда ей хода нет{scale, select, cm {} inch { (на столе в дюймах)} other { (на столе в дюймах, отмеренных сантиметрами)}}; нужно открытое место или дорога",
  placeNotHeld:
    "«{id}» стоит внутри «{place}», не занимая его{scale, select, cm {} inch { (на столе в дюймах)} other { (на столе в дюймах, отмеренных сантиметрами)}}; нужно место снаружи или «garrison»",
  garrisonOutside:
    "«{id}» по своим данным гарнизон, строя у неё нет; нужен «garrison» в месте вида «{place}»",
  heldByBoth: "«{place}» уже держит другая сторона; для «{id}» нужно другое место",
  zonesMeet: "зона «{side}» заходит на зону «{other}»; зонам можно разве что соприкасаться",
  zoneTooSmall:
    "«{units}» не {count, plural, one {помещается} few {помещаются} many {помещаются} other {помещаются}} здесь даже {count, plural, one {отдельно} few {поодиночке} many {поодиночке} other {поодиночке}}{scale, select, cm {} inch { (на столе в дюймах)} other { (на столе в дюймах, отмеренных сантиметрами)}}; нужно не меньше {frontage, number} на {depth, number} проходимой земли",
  noRoomLeft:
    "рядом с остальными для «{units}» места не нашлось{scale, select, cm {} inch { (на столе в дюймах)} other { (на столе в дюймах, отмеренных сантиметрами)}}; нужна зона больше или построения теснее",
  noPlaceFree:
    "«{id}» — гарнизон, а в её зоне нет места вида «{place}» со свободным сектором; нужно ещё одно или ещё сектор",
  arrivalTooShort:
    "отрезок {length, number} короток для «{id}»{scale, select, cm {} inch { (на столе в дюймах)} other { (на столе в дюймах, отмеренных сантиметрами)}}; нужно не меньше {least, number}",
  arrivalClosed:
    "вдоль всего отрезка земля закрыта для «{units}»{scale, select, cm {} inch { (на столе в дюймах)} other { (на столе в дюймах, отмеренных сантиметрами)}}; нужен отрезок с проходимой землёй",
  notTwoSides:
    "{count, plural, =0 {сторон нет} one {# сторона} few {# стороны} many {# сторон} other {# стороны}}; в сражении их две",

  unknownClause: "в правилах нет пункта «{clause}»; нужен один из тех, что там есть",
  misspeltClause: "в правилах нет пункта «{clause}»; наверное, «{near}»",
  clauseWithoutValue: "«{clause}» — только слова, заменять в нём нечего",
  optionNotClause:
    "«{clause}» — вариант правил; варианты записывают в сражение, а не в книгу правил",
  fixedValue: "«{value}» здесь не подходит; это место зовётся «{expected}», и менять его нельзя",
  tableSize:
    "в таблице {count, plural, one {# ступень} few {# ступени} many {# ступеней} other {# ступени}}; нужно {expected, number}",
  notRising:
    "{value, number} — не больше, чем {previous, number} перед ним; каждая ступень таблицы идёт дальше",
  openStep: "без предела — только последняя ступень таблицы; у остальных нужно число",

  nothingToUndo: "отменять нечего",
  nothingToRedo: "возвращать нечего",
  notStanding:
    "события «{id}» в журнале нет или оно отменено, отменять нечего; нужно то, что в силе",
  unitGone: "«{id}» из сражения выбыло; нужно то, что ещё в строю",
  notOnMap: "Этот бой идёт на вашем столе: на карте здесь не расставляют и не ходят",
  notSetOut: "«{id}» ещё не на карте: сначала выставьте",
  goesNowhere: "этот путь никуда не ведёт; нужны длина или угол",
  outsideZone: "«{id}» стоит не целиком в своей зоне",
  notAtArrival: "«{id}» входит тылом к краю стола, на участке своей бригады",
  holdsNoPlace: "«{id}» не гарнизон, выходить неоткуда",
  outOfDate: "«{id}» с тех пор изменилось; нужно составить заново по списку",
  notDue: "«{id}» сейчас не требуется или уже решено",
  stillDue:
    "осталось решить: {count, number}; фаза кончится, когда {count, plural, one {это будет решено} few {всё будет решено} many {всё будет решено} other {всё будет решено}}",
  brokenLog: "с события {event, number} запись сражения дальше не сходится; до него она верна",
  partLeftOut:
    "атаки объявлены, а событие {event, number} стоит раньше их розыгрыша; перед ним нужно «advanced» с «resolving»: true",
  nobodyHidden:
    "«{id}» вне поля зрения, а в этом сражении никто не скрыт; нужно null или «hidden» в начале файла",
  unseenFighting: "«{id}» дерётся врукопашную и не видно врагу; в «unseen» нужно null",
  seenNowhere:
    "«{id}» на виду, а на карте его нет; нужно «unseen» — каким его видели в последний раз",

  andMore:
    "и ещё {count, plural, one {# замечание} few {# замечания} many {# замечаний} other {# замечания}}",
};
