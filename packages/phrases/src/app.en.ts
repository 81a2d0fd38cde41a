import type { Messages } from "./arguments.ts";

/** The app's own sentences, by the part of the screen that says them. */
export const app = {
  "app.name": "Adjutant",
  "app.tagline": "Keeps the rosters, knows the regulations",
  "app.offline": "No network; everything goes on without it",

  "turn.line": "Turn {turn, number}",
  "turn.whose": "{side} to act",
  "due.count": "{count, plural, =0 {nothing due} one {# due} other {# due}}",

  "act.fire": "Fire",
  "act.skirmish": "Skirmish",
  "act.guns": "Guns",
  "act.rockets": "Rockets",
  "act.charge": "Charge",
  "act.melee": "Melee",
  "act.discipline": "Discipline test",
  "act.roll": "Roll",
  "act.typeDice": "Type the dice",
  "act.undo": "Undo",
  "act.redo": "Redo",
  "act.back": "Back",
  "act.close": "Close",
  "act.done": "Done",
  "act.next": "Next",
  "act.another": "Another target",

  "view.log": "Log",
  "view.roster": "Roster",
  "view.settings": "Settings",
  "view.reference": "Rules",
  "view.battles": "Battles",

  "settings.language": "Language",
  "settings.theme": "Theme",
  "settings.themeDay": "day",
  "settings.themeLamp": "lamp",
  "settings.themeSystem": "as the device",
  "settings.scale": "Scale",
  "settings.dice": "Dice",
  "settings.marking": "Losses",
  "settings.options": "Options",

  "ask.target": "Who is the target?",
  "ask.distance": "Distance",
  "ask.cover": "Cover",
  "ask.ground": "Ground",
  "ask.share": "How much of it can fire?",
  "ask.moved": "Moved this turn?",
  "ask.reaction": "How does the target react?",

  "result.odds": "Odds",
  "result.modifiers": "Modifiers",
  "result.working": "Working",
  "result.follows": "What follows",
  "result.clear": "Clear the dice",
  "unit.losses":
    "{casualties, plural, =0 {No casualties} one {# casualty} other {# casualties}} out of {limit, number}",
  "odds.expected": "on average {casualties, number}",
} as const satisfies Messages;
