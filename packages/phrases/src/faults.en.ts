import type { Messages } from "./arguments.ts";

/**
 * Faults of input from outside, by their code: what is wrong and what would be right. The place is
 * set before them. Beside its own parameters a message may use `listed` (is `allowed` more than
 * nothing) and `roll` (what the dice are for, in words).
 */
export const faults = {
  unknownKey: "“{key}” does not belong here; these would: {known}",
  missing:
    "“{key}” is missing; {listed, select, yes {one of these would be right: {allowed}} other {{expected, select, number {a number} text {a text in quotes} boolean {true or false} list {a list in square brackets} object {an object in braces} null {null} other {}} would be right}}",
  wrongType:
    "{expected, select, number {a number} text {a text in quotes} boolean {true or false} list {a list in square brackets} object {an object in braces} null {null} other {}} would be right here, not {found, select, number {a number} text {a text} boolean {true or false} list {a list} object {an object} null {null} other {}}",
  notOneOf: "“{found}” is not known here; one of these would be right: {allowed}",
  notFinite: "{found} cannot be measured; a plain number would be right",
  notWhole: "{found, number, exact} is not whole; a whole number would be right",
  tooSmall: "{found, number, exact} is too little; {least, number} or more would be right",
  tooLarge: "{found, number, exact} is too much; {most, number} or less would be right",
  tooFine:
    "{found, number, exact} is finer than anybody measures; steps of {step, number} would be right, such as {nearest, number}",
  emptyText: "the text is empty; at least a letter would be right",
  textTooLong:
    "the text has {found, plural, one {# character} other {# characters}}; up to {most, number} would be right",
  controlCharacter: "the text holds a character that cannot be seen; without it it would be right",
  tooFew:
    "{found, plural, =0 {the list is empty} one {the list has # entry} other {the list has # entries}}; {least, number} or more would be right",
  tooMany:
    "{found, plural, one {the list has # entry} other {the list has # entries}}; {most, number} or fewer would be right",
  notADate: "“{found}” is not a day of the calendar; year-month-day would be right: 1806-07-04",

  garrisonWithFormation:
    "a garrison has no formation; either “garrison” or “formation” would be right",
  noFormation: "the unit has no formation; “formation” would be right, or “garrison” in a place",
  coverConflict:
    "“{cover}” is not where the garrison stands; “{place}”, or nothing, would be right",
  scaleConflict:
    "the situation is in “{scale}” and the option says “{option}”; one of the two would be right",
  statesConflict: "a unit is not “{first}” and “{second}” at once; one of them would be right",
  casualtiesAtLimit:
    "{found, plural, one {# casualty} other {# casualties}}: this unit disperses at {limit, number}; fewer would be right",
  moreThanModels:
    "{found, plural, one {# howitzer or mortar} other {# howitzers and mortars}} in a battery of {models, plural, one {# model} other {# models}}; no more than the models would be right",
  lostBeyondCasualties:
    "{found, number} lost to fire, but {casualties, plural, =0 {no casualties} one {# casualty} other {# casualties}} in all; the casualties count those lost to fire",
  behindTooNear:
    "{found, number} is nearer than the target and the gap together; {least, number} or more would be right",
  secondLead: "another unit leads this charge already; one lead would be right",

  tooFewDice:
    "{roll}: {missing, plural, one {# die more is} other {# dice more are}} wanted; {given, plural, =0 {none was} one {# was} other {# were}} given",
  tooManyDice:
    "{left, plural, one {# die is} other {# dice are}} left over of the {given, number} given; without {left, plural, one {it} other {them}} it would be right",
  notADie: "{found} is not on a die; 1 to 6 would be right",
  wrongSeed: "“{found}” is not a seed; a whole number from 0 would be right",

  notJson: "line {line, number}, column {column, number}: from here on this is not JSON",
  jsonTooDeep:
    "line {line, number}, column {column, number}: too deep, one thing inside another; up to {most, number} levels would be right",
  duplicateKey:
    "line {line, number}, column {column, number}: “{key}” stands here a second time; once would be right",
  tooBig:
    "it has {found, plural, one {# character} other {# characters}}; up to {most, number} would be right",
  newerFormat:
    "“{found}” is newer than this Adjutant, which reads up to “{newest}”; a newer Adjutant reads it",
  unknownFormat: "“{found}” is not a format known here; one of these would be right: {allowed}",

  duplicateId: "“{id}” is taken already; an id of its own would be right",
  unknownReference: "there is no “{id}”; the id of something in this file would be right",
  secondScreen: "the brigade has a screen already; one screen a brigade would be right",
  sourceOrNote:
    "nothing says where this value is from; a “source”, or a “note” that it is the author's choice, would be right",
  notTwoSides:
    "{found, plural, =0 {there is no side} one {there is # side} other {there are # sides}}; a battle has two",

  noValue: "“{clause}” is words only and has no value to replace",
  optionNotClause:
    "“{clause}” is an option; options are recorded with the battle, not in a rulebook",
  fixedValue: "“{found}” cannot stand here; “{expected}” is the name of this part and stays",
  tableSize:
    "the table has {found, plural, one {# step} other {# steps}}; {expected, number} would be right",
  notRising:
    "{found, number} is no further than {previous, number} before it; each step of a table goes further",
  openStep: "only the last step of a table is open; the others end at a number",

  nothingToUndo: "there is nothing to undo",
  nothingToRedo: "there is nothing to do again",
  unitGone: "“{unit}” has left the battle; a unit still in it would be right",
  notDue: "“{id}” is not due, or settled already",
  stillDue:
    "{count, plural, one {# thing is} other {# things are}} still due; the phase ends once {count, plural, one {it is} other {they are}} settled",
  brokenLog:
    "the recorded battle cannot be followed from event {event, number} on; up to there it holds",

  more: "and {count, plural, one {# fault more} other {# faults more}}",
} as const satisfies Messages;
