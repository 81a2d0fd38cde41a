import type { TranslatedMessages } from "./arguments.ts";
import type { working as english } from "./working.en.ts";

/** По фразе на каждый шаг расчёта. */
export const working: TranslatedMessages<typeof english> = {
  row: "{row, select, superior {Отличный залп} standard {Стандартный залп} inferior {Худший залп} other {}}{reason, select, none {} recruit {: рекруты} small {: маленький батальон} moved {: двигался} changedFormation {: менял построение} reformed {: восстанавливал строй} unformed {: не построен} fireDisciplineLost {: ДС утрачена} ground {: пересечённая или труднопроходимая местность} companyColumn {: ротная колонна} other {}}",
  band: "{band, select, canister {Картечь} effective {Эффективная дистанция} long {Дальняя дистанция} other {}}: {distance, number}{unit}, предел {gun, select, light {лёгких} medium {средних} heavy {тяжёлых} other {}} орудий {limit, number}{unit}",
  modifier:
    "{side, select, none {} other {{who}, }}{label}{times, plural, one {} other { ×#}}: {value}",
  roll: "{side, select, none {} other {{who}: }}{changed, select, yes {на кубиках {natural, number}, с модификаторами {total, number}} other {на кубиках {natural, number}}}",
  cell: "По таблице: {casualties, plural, =0 {потерь нет} one {# потеря} few {# потери} many {# потерь} other {# потери}}{discipline, select, yes {, проверка дисциплины} other {}}{fireDisciplineLost, select, yes {, ДС утрачена} other {}}",
  casualtyDice:
    "{rolled, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}} урона: {hits, plural, =0 {мимо} one {# потеря} few {# потери} many {# потерь} other {# потери}}",
  halve: "Делим пополам: {amount}",
  rounding:
    "Округление: из {amount} — {casualties, plural, =0 {ничего} one {# потеря} few {# потери} many {# потерь} other {# потери}}",
  skirmishDice:
    "{dice, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}, попадание на {hitOn, plural, =6 {6} other {#–6}}",
  hits: "{dice, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}: {hits, plural, =0 {мимо} one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}",
  screen:
    "Цепь перед целью: {casualties, plural, =0 {потерь нет} one {# потеря} few {# потери} many {# потерь} other {# потери}}",
  allot:
    "{known, select, yes {{name}} other {Цель {number, number}}}: {casualties, plural, =0 {потерь нет} one {# потеря} few {# потери} many {# потерь} other {# потери}}",
  bounce:
    "Проникновение, {known, select, yes {{name}} other {{number, number}-е за целью}}: {casualties, plural, =0 {потерь нет} one {# потеря} few {# потери} many {# потерь} other {# потери}}",
  noBounce:
    "{known, select, yes {{name}} other {{number, number}-е за целью}}, проникновения нет: {why, select, reach {до него {measured, number}{unit}, орудия бьют на {limit, number}{unit}} depth {от цели {measured, number}{unit}, а ядра летят дальше на {limit, number}{unit}} behind {за целью {measured, number, share} строя, а нужно не меньше {limit, number, share}} exempt {цель в здании или в труднопроходимой местности} exemptBehind {само в здании или в труднопроходимой местности} kind {такой огонь не проникает} other {}}",
  noTest:
    "Проверки дисциплины нет: {reason, select, garrison {гарнизону огонь нипочём} noCasualties {никого не задело} dispersed {подразделения больше нет} other {}}",
  discipline:
    "ПД{target, select, screen {, цепь} 0 {} none {} other {, цель {number, number}}}: на кубиках {natural, number}{changed, select, yes {, с модификаторами {total, number}} other {}} — {result, select, holds {держится} unformed {расстраивается} retire {отходит} retreat {отступает} rout {бежит} other {}}{recovered, plural, =0 {} one {, # потеря вернулась в строй} few {, # потери вернулись в строй} many {, # потерь вернулось в строй} other {, # потери вернулись в строй}}",
  fate: "{side, select, none {} other {{who}: }}Судьба{rolled, select, yes {, {natural, number}} other {}} — «{row, select, ownGeneral {свой генерал} targetUnformed {смятение} one {невезение} recover {удача} twoAndTest {тяжёлый удар} enemyGeneral {вражеский генерал} other {}}»{targetCasualties, plural, =0 {{recovered, plural, =0 {{targetUnformed, select, yes {} other {{row, select, targetUnformed {, но всё обошлось} one {, но всё обошлось} recover {, но всё обошлось} twoAndTest {, но всё обошлось} other {}}}}} other {}}} one {, у цели # потеря} few {, у цели # потери} many {, у цели # потерь} other {, у цели # потери}}{targetUnformed, select, yes {, строй цели расстроен} other {}}{recovered, plural, =0 {} one {, # потеря вернулась в строй} few {, # потери вернулись в строй} many {, # потерь вернулось в строй} other {, # потери вернулись в строй}}",
  atRisk: "{side, select, own {Свой} enemy {Вражеский} other {}} генерал рискует: бросьте за него",
  ignition:
    "{ignited, select, yes {Загорелось} other {Не загорелось}}: на кубиках {natural, number}, нужно не меньше {needed, number}",
  disperses:
    "{known, select, yes {{name}} other {{side, select, none {Подразделение} other {{who}}}}} рассеивается: предел — {limit, plural, one {# потеря} few {# потери} many {# потерь} other {# потери}}",
  lowAmmunition: "У батареи заряды на исходе",
  falters: "Цель колеблется",
  alight: "Начался пожар",
  fireDisciplineLost: "Дисциплина стрельбы утрачена",
  rocket:
    "Ракеты, {natural, number} — {row, select, directHit {прямое попадание} hit {попадание} miss {промах} friend {одна повернула на ближайших своих, если они есть} destroyed {взрыв боеприпасов, батареи больше нет} other {}}",
  meleeBase:
    "{who}: для начала {dice, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}} урона",
  meleePool:
    "{who}: всего {dice, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}} урона",
  meleeHits:
    "{who}: {dice, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}, {hits, plural, =0 {мимо} one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}",
  difference: "Разница {value, number, signed}{value, plural, =0 {, поровну} other {}}",
  meleeTable:
    "Таблица «{table, select, foot {пехота против пеших} cavalry {кавалерия против кавалерии} cavalryFoot {кавалерия побила пеших} footCavalry {пешие отбили кавалерию} garrison {бой за поселение} other {}}», разница {value, number}",
  round: "{round, plural, =1 {Первый раунд} =2 {Второй раунд} other {Раунд #}}",
  choice: "{who} решает {chooses, select, fightOn {драться дальше} retire {отойти} other {}}",
  chargeTable:
    "Таблица «{table, select, cavalryVsCavalry {кавалерия на кавалерию} infantryVsFoot {пехота на пеших} cavalryVsFoot {кавалерия на пеших} vsSquare {кавалерия на каре} vsGuns {атака на батарею} vsGarrison {атака на гарнизон} other {}}»",
  chargeRow: "Разница {difference, number, signed}: строка {row}",
  outOfReach:
    "До цели {measured, number}{unit}, а дистанция атаки {limit, number}{unit}: атака не дошла и расстроилась",
  losses:
    "{who}: {casualties, plural, =0 {потерь нет} one {# потеря} few {# потери} many {# потерь} other {# потери}}",
  result:
    "{who} {result, select, occupies {занимает позицию противника} takesGround {занимает позицию противника} stands {стоит на месте} halts {останавливается} melee {идёт в ближний бой} fightOn {дерётся дальше} retire {отходит} retreat {отступает} rout {бежит} disperse {рассеивается} other {}}{unformed, select, yes {{result, select, occupies {, строй расстроен} takesGround {, строй расстроен} stands {, строй расстроен} halts {, строй расстроен} melee {, строй расстроен} fightOn {, строй расстроен} retire {, строй расстроен} retreat {, строй расстроен} other {}}} other {}}",
  generalTest: "{who}: бросок за генерала",
  generalRisk:
    "На кубиках {natural, number}: {atRisk, select, yes {генерал рискует, бросьте за него} other {с генералом обошлось}}",
  generalResult:
    "На кубике {natural, number}: {result, select, killed {генерал убит} mortallyWounded {генерал смертельно ранен} captured {лошадь понесла прямо на противника, генерал в плену} horseBolts {лошадь понесла, следующий ход без генерала} stunned {генерал контужен, следующий ход без него} hatShot {у генерала прострелена шляпа, сам ни царапины} lightlyWounded {генерал легко ранен и уехал в тыл, следующий ход без него} other {}}",
  available:
    "Под рукой {available, plural, =0 {ни одного адъютанта} one {# адъютант} few {# адъютанта} many {# адъютантов} other {# адъютанта}} из {adcs, number}",
  command:
    "На кубике {natural, number}: бригада {result, select, obeys {исполняет приказ} hesitant {медлит} other {}}",
  faltering:
    "На кубике {natural, number}{changed, select, yes {, с модификаторами {total, number}} other {}}: {result, select, allRetire {отходит вся бригада, и она медлит} routersDisperse {бегущие рассеяны, остальные отходят, бригада медлит} hesitant {бригада медлит} obeys {бригада исполняет приказ} other {}}",
  initiative: "{who}: инициатива",
};
