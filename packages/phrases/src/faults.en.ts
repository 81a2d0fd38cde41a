import type { Messages } from "./arguments.ts";

/**
 * Faults of input from outside: what is wrong and what would be right. The place, such as
 * `targets[0].unit.size`, is set before them.
 */
export const faults = {
  unknownKey: "“{key}” does not belong here; what may stand here: {allowed}",
  misspeltKey: "“{key}” does not belong here; “{near}” would",
  keyOfOtherArm:
    "“{key}” does not belong to {arm, select, infantry {infantry} cavalry {cavalry} artillery {artillery} screen {skirmishers} other {this arm}}; what may stand here: {allowed}",
  duplicateKey: "“{key}” stands here twice; once is right",
  missing: "“{key}” is missing",
  wrongType:
    "{expected, select, number {a number} text {text in quotes} yesNo {true or false} list {a list in square brackets} object {an object in braces} null {null} other {another kind of value}} would be right here, not {got, select, number {a number} text {text} yesNo {true or false} list {a list} object {an object} null {null} nothing {nothing} other {this}}",
  wrongValue: "“{value}” is not known here; one of these would be right: {allowed}",
  belowMinimum: "{value, number} is too little; {min, number} or more would be right",
  aboveMaximum: "{value, number} is too much; {max, number} or less would be right",
  outOfRange: "{value, number} is out of bounds; {min, number} to {max, number} would be right",
  notPositive: "{value, number} will not do; a number above 0 would be right",
  notWhole: "{value, number} is not a whole number; {down, number} or {up, number} would be right",
  tooFine:
    "{value} is finer than anybody measures; up to {decimals, plural, one {# decimal place} other {# decimal places}} would be right",
  notFinite: "this is not a number one can measure; a plain number would be right",
  textTooLong:
    "the text has {length, plural, one {# letter} other {# letters}}; up to {max, number} would be right",
  emptyText: "the text is empty; a name would be right",
  listTooShort:
    "{count, plural, =0 {the list is empty} one {the list has # entry} other {the list has # entries}}; at least {min, number} would be right",
  listTooLong:
    "{count, plural, one {the list has # entry} other {the list has # entries}}; up to {max, number} would be right",
  tooDeep:
    "this goes too deep, one thing inside another; up to {max, number} levels would be right",

  garrisonWithFormation:
    "a garrison has no formation; “garrison” or “formation”, one of the two, would be right",
  neitherFormationNorGarrison:
    "“formation” is missing; a formation, or “garrison” for a unit that holds a place, would be right",
  conflict: "“{first}” and “{second}” say two different things; one of them would be enough",
  garrisonCover:
    "the target holds “{place}”, so its cover is that; “{cover}” does not fit, leave it out",
  casualtiesAtLimit:
    "{casualties, plural, one {# casualty} other {# casualties}}: at {limit, number} this unit is gone; {most, number} or fewer would be right",
  piecesAboveModels:
    "{pieces, plural, one {# howitzer or mortar} other {# howitzers and mortars}} among {models, plural, one {# model} other {# models}}; no more than the models would be right",
  notOneLead: "{count, plural, other {# units lead}} the charge; one of them would be right",
  behindNearer:
    "{distance, number} is nearer than the target and the gap together; {least, number} or more would be right",
  wrongArm:
    "{procedure, select, volley {a volley} skirmish {skirmish fire} artillery {artillery fire} rocket {rockets} charge {a charge} melee {melee} ignition {a risk of fire} bounce {bounce-through} other {this}} takes {allowed}, not {arm, select, infantry {infantry} cavalry {cavalry} artillery {artillery} screen {skirmishers} other {this}}",
  duplicateId: "“{id}” is used twice; each id once would be right",
  unknownId: "there is no “{id}” here; one of these would be right: {allowed}",

  notDie: "{value} is not on a die; 1 to 6 would be right",
  tooFewDice: "too few dice: {roll} still wants {missing, plural, one {# more} other {# more}}",
  tooManyDice:
    "too many dice: {used, plural, =0 {none was wanted} one {# was wanted} other {# were wanted}}, {left, plural, one {# is} other {# are}} left over",
  noDice: "dice are missing: give their faces, or a seed to roll by",
  wrongSeed: "“{value}” is not a seed; a whole number would be right",

  empty: "there is nothing in it; a JSON value would be right",
  fileTooBig: "it has {size, number} MB; up to {max, number} MB would be right",
  notText: "this is not text in UTF-8; a JSON file would be right",
  notJson: "line {line, number}, column {column, number}: this is not JSON from here on",
  unreadable: "the file cannot be read; the name of a file that exists would be right",
  missingFormat: "“format” is missing; one of these would be right: {allowed}",
  unknownFormat: "“{format}” is not a format known here; one of these would be right: {allowed}",
  newerFormat:
    "“{format}” is newer than this Adjutant knows; it reads up to “{known}”, a newer Adjutant reads this",
  wrongFormat: "this is “{format}”; “{expected}” would be right here",
  unknownClause: "the rulebook has no clause “{clause}”",
  misspeltClause: "the rulebook has no clause “{clause}”; “{near}” would be right",
  clauseWithoutValue: "clause “{clause}” is words only and takes no value",
  unknownProcedure: "“{value}” is not a procedure; one of these would be right: {allowed}",
  andMore: "and {count, plural, one {# more fault} other {# more faults}}",
} as const satisfies Messages;
