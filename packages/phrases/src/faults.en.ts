import type { Messages } from "./arguments.ts";

/**
 * Faults of input from outside, by their code: what is wrong and what would be right. The place is
 * set before them. Beside its own parameters a message may use `listed`: does `allowed` name
 * several things (yes), one, or none (no). `roll`, what the dice are for, comes as the purpose of a roll and is put in words.
 */
export const faults = {
  unknownKey:
    "“{key}” does not belong here; {listed, select, yes {these would: {allowed}} one {“{allowed}” would} other {nothing would}}",
  misspeltKey: "“{key}” does not belong here; “{near}” would",
  keyOfOtherArm:
    "“{key}” is no fact of {arm, select, infantry {infantry} cavalry {cavalry} artillery {artillery} screen {skirmishers} other {}}; these would be: {allowed}",
  duplicateKey:
    "line {line, number}, column {column, number}: “{key}” stands here a second time; once would be right",
  missing:
    "“{key}” is missing; {listed, select, yes {one of these would be right: {allowed}} one {“{allowed}” would be right} other {{expected, select, number {a number} text {a text in quotes} yesNo {true or false} list {a list in square brackets} object {an object in braces} null {null} other {}} would be right}}",
  wrongType:
    "{expected, select, number {a number} text {a text in quotes} yesNo {true or false} list {a list in square brackets} object {an object in braces} null {null} other {}} would be right here, not {got, select, number {a number} text {a text} yesNo {true or false} list {a list} object {an object} null {null} other {}}",
  wrongValue:
    "“{value}” is not known here; {listed, select, one {“{allowed}” would be right} other {one of these would be right: {allowed}}}",
  wrongArm:
    "{procedure, select, volley {a volley} skirmish {skirmish fire} artillery {artillery fire} rocket {rockets} bounce {bounce-through} fraction {rounding} other {this}} is for {allowed}, not for {arm, select, infantry {infantry} cavalry {cavalry} artillery {artillery} screen {a screen} other {}}",
  belowMinimum: "{value, number, exact} is too little; {min, number} or more would be right",
  notAbove: "{value, number, exact} is too little; more than {limit, number} would be right",
  aboveMaximum: "{value, number, exact} is too much; {max, number} or less would be right",
  notWhole: "{value, number, exact} is not whole; a whole number would be right",
  tooFine:
    "{value, number, exact} is finer than anybody measures; up to {decimals, plural, one {# decimal} other {# decimals}} would be right, such as {nearest, number}",
  notFinite: "{value} cannot be measured; a plain number would be right",
  textTooLong:
    "the text has {length, plural, one {# character} other {# characters}}; up to {max, number} would be right",
  emptyText: "the text is empty; at least a letter would be right",
  controlCharacter: "the text holds a character that cannot be seen; without it it would be right",
  listTooShort:
    "{count, plural, =0 {the list is empty} one {the list has # entry} other {the list has # entries}}; {min, number} or more would be right",
  listTooLong:
    "{count, plural, one {the list has # entry} other {the list has # entries}}; {max, number} or fewer would be right",
  notAnId: "“{value}” will not do as an id; letters, digits and hyphens would be right",
  notADate:
    "“{value}” is not a day of the calendar; a year would be right, or with month and day: 1806-07-04",

  garrisonWithFormation:
    "a garrison has no formation; either “garrison” or “formation” would be right",
  neitherFormationNorGarrison:
    "the unit has no formation; “formation” would be right, or “garrison” in a place",
  conflict: "“{first}” and “{second}” do not go together; one of them would be right",
  garrisonCover:
    "“{cover}” is not where the garrison stands; “{place}”, or nothing, would be right",
  casualtiesAtLimit:
    "{casualties, plural, one {# casualty} other {# casualties}}: this unit disperses at {limit, number}; {most, number} or fewer would be right",
  piecesAboveModels:
    "{pieces, plural, one {# howitzer or mortar} other {# howitzers and mortars}} in a battery of {models, plural, one {# model} other {# models}}; no more than the models would be right",
  lostBeyondCasualties:
    "{lost, number} lost to fire, but {casualties, plural, =0 {no casualties} one {# casualty} other {# casualties}} in all; the casualties count those lost to fire",
  notOneLead:
    "{count, plural, one {# unit leads} other {# units lead}} this charge; one lead would be right",
  behindNearer:
    "{distance, number} is nearer than the target and the gap together; {least, number} or more would be right",

  notDie: "{value} is not on a die; 1 to 6 would be right",
  tooFewDice: "{roll}: {missing, plural, one {# die more is} other {# dice more are}} wanted",
  tooManyDice:
    "{used, plural, =0 {no dice were wanted} one {# die was wanted} other {# dice were wanted}}; without the last {left, number} it would be right",
  diceDoNotFit: "so many dice do not fit what is rolled",

  notJson: "line {line, number}, column {column, number}: from here on this is not JSON",
  tooDeep:
    "line {line, number}, column {column, number}: too deep, one thing inside another; up to {max, number} levels would be right",
  fileTooBig:
    "it has {size, number} million characters; up to {max, number} million would be right",
  missingFormat:
    "“format” is missing; {listed, select, one {“{allowed}” would be right} other {one of these would be right: {allowed}}}",
  unknownFormat:
    "“{format}” is not a format known here; {listed, select, one {“{allowed}” would be right} other {one of these would be right: {allowed}}}",
  newerFormat:
    "“{format}” is newer than this Adjutant, which reads up to “{known}”; a newer Adjutant reads it",
  wrongFormat: "this is “{format}”; “{expected}” would be right",

  duplicateId: "“{id}” is taken already; an id of its own would be right",
  unknownId:
    "there is no “{id}”; {listed, select, yes {one of these would be right: {allowed}} one {“{allowed}” would be right} other {the id of something in this file would be right}}",
  secondScreen: "the brigade has a screen already; one screen a brigade would be right",
  sourceOrNote:
    "nothing says where this value is from; a “source”, or a “note” that it is the author's choice, would be right",
  selfCrossing:
    "sides {first, number} and {second, number} of this shape cross; sides that meet only at their corners would be right",
  samePoint: "this is the point before it once more; without it this would be right",
  noArea: "all these corners lie on one line; corners around an area would be right",
  offTable:
    "({x, number}, {y, number}) is off the table; up to ({width, number}, {depth, number}) would be right",
  notOnEdge:
    "the two points do not lie on one edge of the table; a stretch of one edge would be right",
  noZone:
    "“{brigade}” of “{side}” has nowhere to set up; a zone of its side, or one of its own, would be right",
  noArrival:
    "“{brigade}” comes later and has nowhere to come on; a stretch of the edge for it would be right",
  garrisonElsewhere:
    "“{unit}” is no garrison of a place of this kind; “garrison” with “{place}” among its facts would be right",
  placeFull:
    "“{place}” has {sectors, plural, one {# sector} other {# sectors}}, and that many units hold it already",
  lostInScale:
    "nothing is left of this on the grid of hundredths{scale, select, cm {} inch { (on a table in inches)} other { (on a table in inches read as centimetres)}}; more than a hundredth either way, or a larger “inches”, would be right",
  standsOffTable:
    "“{id}” does not stand wholly on the table of {width, number} by {depth, number}{scale, select, cm {} inch { (on a table in inches)} other { (on a table in inches read as centimetres)}}; all of it on the table would be right",
  unitsOverlap:
    "“{id}” stands on “{other}”{scale, select, cm {} inch { (on a table in inches)} other { (on a table in inches read as centimetres)}}; side by side would be right, edges may touch",
  onClosedGround:
    "“{id}” stands on “{ground}”, ground that is closed to it{scale, select, cm {} inch { (on a table in inches)} other { (on a table in inches read as centimetres)}}; open ground or a road would be right",
  placeNotHeld:
    "“{id}” stands in “{place}” without holding it{scale, select, cm {} inch { (on a table in inches)} other { (on a table in inches read as centimetres)}}; clear of it, or “garrison”, would be right",
  garrisonOutside:
    "“{id}” is a garrison by its facts and has no formation to stand in; the “garrison” of a “{place}” would be right",
  heldByBoth:
    "“{place}” is held by the other side already; a place of its own for “{id}” would be right",
  zonesMeet:
    "this zone of “{side}” overlaps one of “{other}”; zones that at most touch would be right",
  zoneTooSmall:
    "{count, plural, one {“{units}” does} other {“{units}” do}} not fit here even alone{scale, select, cm {} inch { (on a table in inches)} other { (on a table in inches read as centimetres)}}; {frontage, number} by {depth, number} of ground open to {count, plural, one {it} other {them}}, or more, would be right",
  noRoomLeft:
    "beside the others no room is found here for “{units}”{scale, select, cm {} inch { (on a table in inches)} other { (on a table in inches read as centimetres)}}; a larger zone, or formations that take less, would be right",
  noPlaceFree:
    "“{id}” is a garrison, and in its zone no “{place}” has a sector free; one more, or a sector more, would be right",
  arrivalTooShort:
    "a stretch of {length, number} is too short for “{id}”{scale, select, cm {} inch { (on a table in inches)} other { (on a table in inches read as centimetres)}}; {least, number} or more would be right",
  arrivalClosed:
    "all along this stretch the ground is closed to “{units}”{scale, select, cm {} inch { (on a table in inches)} other { (on a table in inches read as centimetres)}}; one with open ground would be right",
  notTwoSides:
    "{count, plural, =0 {there is no side} one {there is # side} other {there are # sides}}; a battle has two",

  unknownClause:
    "the rulebook has no clause “{clause}”; the id of one of its clauses would be right",
  misspeltClause: "the rulebook has no clause “{clause}”; “{near}” would be right",
  clauseWithoutValue: "“{clause}” is words only and has no value to replace",
  optionNotClause:
    "“{clause}” is an option; options are recorded with the battle, not in a rulebook",
  fixedValue: "“{value}” cannot stand here; “{expected}” is the name of this part and stays",
  tableSize:
    "the table has {count, plural, one {# step} other {# steps}}; {expected, number} would be right",
  notRising:
    "{value, number} is no further than {previous, number} before it; each step of a table goes further",
  openStep: "only the last step of a table is open; the others end at a number",

  nothingToUndo: "there is nothing to undo",
  nothingToRedo: "there is nothing to do again",
  notStanding:
    "“{id}” does not stand in the log, so it cannot be undone; an event that stands would be right",
  unitGone: "“{id}” has left the battle; a unit still in it would be right",
  notOnMap: "This battle is fought on your own table: nothing is set out or marched on the map",
  notSetOut: "“{id}” has not been set out on the map yet",
  goesNowhere: "this way leads nowhere; a length or an angle would be right",
  outsideZone: "“{id}” does not stand wholly in its zone",
  notAtArrival: "“{id}” comes on with its rear on its brigade’s stretch of the table’s edge",
  holdsNoPlace: "“{id}” holds no place, so there is none to leave",
  outOfDate: "“{id}” has changed since; made anew from its roster it would be right",
  notDue: "“{id}” is not due, or settled already",
  stillDue:
    "{count, plural, one {# thing is} other {# things are}} still due; the phase ends once {count, plural, one {it is} other {they are}} settled",
  brokenLog:
    "the recorded battle cannot be followed from event {event, number} on; up to there it holds",
  partLeftOut:
    "charges stand declared, and event {event, number} comes before the part in which they are resolved; an “advanced” with “resolving”: true would be right before it",
  nobodyHidden:
    "“{id}” is out of sight, in a battle that hides nobody; null would be right here, or “hidden” at the head of the file",
  unseenFighting:
    "“{id}” fights hand to hand and is out of sight; null would be right for “unseen”",
  seenNowhere:
    "“{id}” is in sight and nowhere on the map; “unseen”, with how it was last seen, would be right",

  andMore: "and {count, plural, one {# fault more} other {# faults more}}",
} as const satisfies Messages;
