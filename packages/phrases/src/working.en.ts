import type { WorkingKind } from "@adjutant/rules";

/**
 * One sentence for each step of a working. Beside the step's own facts (yes, no, none for what is
 * true, false, absent) a message may use `who`, `label`, `amount`, `number`, `unit`, `changed`,
 * `rolled`, `known` and `why`: see `sentence.ts`.
 */
export const working = {
  row: "{row, select, superior {Superior volley} standard {Standard volley} inferior {Inferior volley} other {}}{reason, select, none {} recruit {: Recruits} small {: Small battalion} moved {: it moved} changedFormation {: it changed formation} reformed {: it formed up this turn} unformed {: Unformed} fireDisciplineLost {: fire discipline lost} ground {: rough or difficult ground} companyColumn {: company column} other {}}",
  band: "{band, select, canister {Canister} effective {Effective range} long {Long range} other {}}: {distance, number}{unit}, {gun, select, light {light} medium {medium} heavy {heavy} other {}} guns, up to {limit, number}{unit}",
  modifier:
    "{side, select, none {} other {{who}, }}{label}{times, plural, one {} other { ×#}}: {value}",
  roll: "{side, select, none {} other {{who}: }}{changed, select, yes {{natural, number} on the dice, {total, number} with modifiers} other {{natural, number} on the dice}}",
  cell: "Table: {casualties, plural, =0 {no casualties} one {# casualty} other {# casualties}}{discipline, select, yes {, discipline test} other {}}{fireDisciplineLost, select, yes {, fire discipline lost} other {}}",
  casualtyDice:
    "{rolled, plural, one {# casualty die} other {# casualty dice}}: {hits, plural, =0 {nothing} one {# casualty} other {# casualties}}",
  halve: "Halved: {amount} left",
  rounding:
    "Rounding: {amount} becomes {casualties, plural, =0 {nothing} one {# casualty} other {# casualties}}",
  skirmishDice:
    "{dice, plural, one {# die} other {# dice}}, hitting on {hitOn, plural, =6 {a 6} other {#–6}}",
  hits: "{dice, plural, one {# die} other {# dice}}: {hits, plural, =0 {no hits} one {# hit} other {# hits}}",
  screen:
    "The screen in between takes {casualties, plural, =0 {nothing} one {# casualty} other {# casualties}}",
  allot:
    "{known, select, yes {{name}} other {Target {number, number}}}: {casualties, plural, =0 {no casualties} one {# casualty} other {# casualties}}",
  bounce:
    "Through to {known, select, yes {{name}} other {unit {number, number} behind}}: {casualties, plural, =0 {no casualties} one {# casualty} other {# casualties}}",
  noBounce:
    "{known, select, yes {{name}} other {Unit {number, number} behind}} is spared: {why, select, reach {it stands at {measured, number}{unit}, the guns reach {limit, number}{unit}} depth {it stands {measured, number}{unit} behind the target, the balls carry {limit, number}{unit}} behind {{measured, number, share} of it stands behind the target, at least {limit, number, share} would be hit} exempt {the target is in buildings or difficult ground} exemptBehind {it stands in buildings or difficult ground itself} kind {this fire does not bounce} other {}}",
  noTest:
    "No discipline test: {reason, select, garrison {a garrison takes no notice of fire} noCasualties {nobody was hit} dispersed {the unit is gone} other {}}",
  discipline:
    "Discipline test{target, select, screen {, the screen} 0 {} none {} other {, target {number, number}}}: {natural, number} on the dice{changed, select, yes {, {total, number} with modifiers} other {}} — {result, select, holds {holds} unformed {becomes Unformed} retire {Retires} retreat {Retreats} rout {Routs} other {}}{recovered, plural, =0 {} one {, # casualty returns to the ranks} other {, # casualties return to the ranks}}",
  fate: "{side, select, none {} other {{who}: }}Fate{rolled, select, yes {, {natural, number}} other {}}: “{row, select, ownGeneral {own general} targetUnformed {disorder} one {ill luck} recover {good luck} twoAndTest {a heavy blow} enemyGeneral {enemy general} other {}}”{targetCasualties, plural, =0 {{recovered, plural, =0 {{targetUnformed, select, yes {} other {{row, select, targetUnformed {, but nothing comes of it} one {, but nothing comes of it} recover {, but nothing comes of it} twoAndTest {, but nothing comes of it} other {}}}}} other {}}} one {, # casualty on the target} other {, # casualties on the target}}{targetUnformed, select, yes {, the target is Unformed} other {}}{recovered, plural, =0 {} one {, # casualty returns to the ranks} other {, # casualties return to the ranks}}",
  atRisk: "{side, select, own {Own} enemy {Enemy} other {}} general at risk: roll for him",
  ignition:
    "{ignited, select, yes {The place is on fire} other {It does not catch fire}}: {natural, number} on the dice, {needed, number} or more needed",
  disperses:
    "{known, select, yes {{name}} other {{side, select, none {The unit} other {{who}}}}} disperses: {limit, plural, one {# casualty} other {# casualties}} is the limit",
  lowAmmunition: "The battery is low on ammunition",
  falters: "The target falters",
  alight: "The place is on fire",
  fireDisciplineLost: "Fire discipline is lost",
  rocket:
    "Rockets, {natural, number}: {row, select, directHit {direct hit} hit {hit} miss {miss} friend {one turns on the nearest friends, if there are any} destroyed {the ammunition blows up, the battery is gone} other {}}",
  meleeBase: "{who}: {dice, plural, one {# casualty die} other {# casualty dice}} to begin with",
  meleePool: "{who}: {dice, plural, one {# casualty die} other {# casualty dice}} in all",
  meleeHits:
    "{who}: {hits, plural, =0 {no casualties} one {# casualty} other {# casualties}} from {dice, plural, one {# die} other {# dice}}",
  difference: "Difference {value, number, signed}{value, plural, =0 {, all even} other {}}",
  meleeTable:
    "Table “{table, select, foot {infantry against foot} cavalry {cavalry against cavalry} cavalryFoot {cavalry beats foot} footCavalry {foot beats cavalry} garrison {the fight for a place} other {}}”, difference {value, number}",
  round: "{round, plural, =1 {First round} =2 {Second round} other {Round #}}",
  choice: "{who} chooses to {chooses, select, fightOn {fight on} retire {Retire} other {}}",
  chargeTable:
    "Table “{table, select, cavalryVsCavalry {cavalry against cavalry} infantryVsFoot {infantry against foot} cavalryVsFoot {cavalry against foot} vsSquare {cavalry against a square} vsGuns {against deployed guns} vsGarrison {against a garrison} other {}}”",
  chargeRow: "Difference {difference, number, signed}: row {row}",
  outOfReach:
    "Declared from {measured, number}{unit}, reach {limit, number}{unit}: the charge stops short, Unformed",
  losses: "{who}: {casualties, plural, =0 {no casualties} one {# casualty} other {# casualties}}",
  result:
    "{who} {result, select, occupies {takes the position} takesGround {takes the ground} stands {stands its ground} halts {halts} melee {goes into melee} fightOn {fights on} retire {Retires} retreat {Retreats} rout {Routs} disperse {disperses} other {}}{unformed, select, yes {{result, select, occupies {, Unformed} takesGround {, Unformed} stands {, Unformed} halts {, Unformed} melee {, Unformed} fightOn {, Unformed} retire {, Unformed} retreat {, Unformed} other {}}} other {}}",
  generalTest: "{who}: roll for the general",
  generalRisk:
    "Risk to the general, {natural, number}: {atRisk, select, yes {he is at risk, roll for him} other {he rides on}}",
  generalResult:
    "General, {natural, number}: {result, select, killed {killed} mortallyWounded {mortally wounded} captured {his horse bolts into the enemy, captured} horseBolts {his horse bolts, out of the next turn} stunned {stunned, out of the next turn} hatShot {hat shot off, not a scratch} lightlyWounded {lightly wounded, to the rear and out of the next turn} other {}}",
  available:
    "{available, plural, =0 {No aide-de-camp} one {# aide-de-camp} other {# aides-de-camp}} at hand out of {adcs, number}",
  command:
    "{natural, number} on the die: the brigade {result, select, obeys {obeys} hesitant {is Hesitant} other {}}",
  faltering:
    "{natural, number} on the die{changed, select, yes {, {total, number} with modifiers} other {}}: {result, select, allRetire {the whole brigade Retires and is Hesitant} routersDisperse {routing units disperse, the others Retire, the brigade is Hesitant} hesitant {the brigade is Hesitant} obeys {the brigade obeys} other {}}",
  initiative: "{who}: the initiative",
} as const satisfies Readonly<Record<WorkingKind, string>>;
