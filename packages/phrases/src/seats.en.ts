import type { Messages } from "./arguments.ts";

/** Who looks at the battle, the curtain between the sides, and what an enemy's fog leaves. */
export const seats = {
  "seating.question": "Who sees what",
  "seating.table": "open rosters",
  "seating.curtain": "curtain between sides",
  "seating.umpire": "curtain and umpire",
  "seating.table.hint": "Both players look together; every roster lies open.",
  "seating.curtain.hint":
    "Each side sees its own losses only. A curtain falls whenever the device changes hands.",
  "seating.umpire.hint": "The same, and an umpire who sees all keeps the device.",
  "seating.openWarning":
    "This shows everything that both sides have hidden so far. Only if both players agree.",
  "seating.openAgreed": "We both agree: open the rosters",

  "seat.umpire": "Umpire",
  "seat.with": "Looking: {name}. Hand the device over",
  "seat.handTo": "Hand the device over: {side}",
  "seat.handFor": "Hand over: {side}, {what}",
  "seat.theirs": "This is the other side’s to do: {side}.",

  "curtain.to": "Hand the device over to",
  "curtain.whose": "Who takes the device?",
  "curtain.umpireTitle": "The umpire",
  "curtain.hint": "Nothing of the battle shows until somebody takes it.",
  "curtain.take": "{side}: show my rosters",
  "curtain.other": "Somebody else has it",
  "curtain.umpire": "Umpire’s view",
  "curtain.umpireWarning":
    "The umpire sees both sides’ rosters. Players look away now; let the curtain fall before you give the device back.",
  "curtain.umpireTake": "I am the umpire: show everything",
  "curtain.notUmpire": "Not the umpire",

  "file.holdsAll":
    "The file holds everything, the enemy’s hidden rosters too. Whoever opens it sees them.",
  "file.saveAll": "Save it all the same",

  "fog.losses": "losses not known",
  "fog.supposed":
    "Grade and losses of the enemy are not known: each bar runs from the least to the most that they allow, and modifiers that hang on them are not listed.",
  "fog.scored":
    "{casualties, plural, =0 {Nothing scored.} one {# casualty scored.} other {# casualties scored.}}",
  "fog.dropped": "Dice thrown and nothing made of them: {what}, {faces}",
  "fog.corrected": "A roster was corrected",
  "fog.chosen": "The choice was made",

  "odds.expectedRange": "on average {from}–{to}",
  "odds.leadByLosses.shaken": "Target shaken, by its losses",
  "odds.leadByLosses.holds": "It holds, by its losses",
  "odds.leadByLosses.wins": "You win, by the enemy’s losses",
  "odds.leadByLosses.takesGround": "You drive it off, by its losses",
  "odds.band0": "fresh",
  "odds.band1": "at −1",
  "odds.band2": "at −2",

  "correct.why": "Why?",
  "correct.forgot": "forgotten at the table",
  "correct.mistake": "a slip of the hand",
  "correct.rallied": "it rallied",
  "correct.other": "another reason",
  "correct.words": "In your own words, if you like",
  "correct.do": "Put it right",
  "correct.propose": "Propose it to the other side",
  "correct.waits": "A correction is proposed. It counts once {side} agrees.",
  "correct.consent": "your consent",

  "new.objectives": "Objectives",
  "new.perTurn": "{points, plural, one {# point} other {# points}} a turn",
  "new.atEnd": "{points, plural, one {# point} other {# points}} at the end",
  "new.turns": "{turns, plural, one {# turn} other {# turns}}",

  "unheard.title": "Not done",

  "back.to": "Take the battle back to before this",
  "back.warning":
    "{count, plural, one {This and # later entry are undone together.} other {This and # later entries are undone together.}} They stay in the log, and one tap brings all of them back as long as nothing else has happened.",
  "back.sure": "Take it back",
  "back.leave": "Leave it as it is",
  "back.redo": "Bring back what was undone last",
  "consent.back": "back in the battle",
  "consent.hidden": "What would change stands on their own roster, hidden from you.",
  "consent.not": "no longer: {state}",
  "log.by": "{who, select, umpire {the umpire} other {{side}}}",
  "log.consent":
    "{side} {answer, select, agree {agrees} other {does not agree}} to the correction: {name}",
  "log.proposed": "Correction proposed: {name}",
} as const satisfies Messages;
