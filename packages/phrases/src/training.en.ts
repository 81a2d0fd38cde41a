import type { Messages } from "./arguments.ts";
import { type TrainingWords, trainingWords } from "./training.ts";

export type { TrainingKey, TrainingWords } from "./training.ts";

/** What the guide of the training battle says: what to do next, and why. */
export const training = {
  "training.name": "Training battle",
  "training.begin": "Learn in ten minutes",
  "training.resume": "Go on with the training",
  "training.leave": "Leave the training",
  "training.show": "Show me",
  "training.lesson": "Lesson {number, number} of {count, number}: {lesson}",
  "training.lesson.artillery": "guns",
  "training.lesson.fire": "the volley",
  "training.lesson.charge": "the charge",
  "training.lesson.melee": "melee",
  "training.setUp":
    "For the lessons set the two lines only {distance} apart. A turn has eight phases: go on to the next.",
  "training.rollInitiative":
    "Both sides roll two dice for the initiative. Press the button at the bottom.",
  "training.diceInitiative":
    "Type the faces as they lie on the table, or let the app roll. The last die settles it.",
  "training.choosePhasing": "The winner says who acts first. Let the French: they attack.",
  "training.choose": "Something has to be chosen here before the battle goes on.",
  "training.rollAdc": "Aides-de-camp carry the orders. Roll for them.",
  "training.diceAdc": "A die for each: on {from, number} or more he is at hand this turn.",
  "training.rollCommand": "Now the brigades. Roll whether each obeys this turn.",
  "training.diceCommand":
    "On {from, number} or more it obeys. Hesitant, it will not charge this turn.",
  "training.rollFaltering": "A unit of this brigade has broken: roll whether the others stand.",
  "training.diceFaltering": "One die. A low roll takes the whole brigade back.",
  "training.due": "First what the last result asks for. It stands here in order.",
  "training.tooFar": "Charges come before moves, but nobody is near enough yet. Go on.",
  "training.onward": "Nothing is left to do here. Go on.",
  "training.nobody": "No unit can do it in this phase. {why} Go on.",
  "training.move":
    "Move the French columns {distance} towards the line, on the table or in your mind; the Italians stand. Then go on.",
  "training.stand": "The Italians stand where they are. Go on.",
  "training.moveLater":
    "Move whom you like. Whoever is not formed forms up by standing still. Then go on.",
  "training.artillery.unit": "Guns first. Open {name}.",
  "training.artillery.act": "Guns in position fire once a turn. Press the button.",
  "training.artillery.target": "Choose the target. {name} will do.",
  "training.artillery.dice":
    "The distance gives the row. What counts is written below it, and the bars show what may come of it. Then two dice.",
  "training.artillery.result":
    "The large line is the result; the losses are on the roster already. Each line of the working leads to its rule.",
  "training.fire.unit": "Now musketry. Open {name}.",
  "training.fire.act": "One volley a turn. Press the button.",
  "training.fire.target": "Choose whom it fires at. {name} will do.",
  "training.fire.dice":
    "Who fires, and how, gives the row of the table. See the odds, then type the dice.",
  "training.fire.result":
    "A unit may have to test its discipline at once. What follows stands below, in order.",
  "training.discipline.dice":
    "Losses shake a unit: it tests whether it holds. Two dice and what stands below; high is good.",
  "training.charge.unit": "Near enough now: the charge. Open {name}.",
  "training.charge.act": "It is formed, and its brigade obeys. Press the button.",
  "training.charge.target": "Choose whom it charges. {name} will do.",
  "training.charge.declare": "These are the odds, before anybody is committed. Declare the charge.",
  "training.charge.declared":
    "It stands declared. Charges are resolved when both sides have declared theirs. Go on.",
  "training.charge.due": "Now the charge is resolved. Open it.",
  "training.charge.fireFirst":
    "A target that stands fires first, as the charger comes close. Give it its volley.",
  "training.charge.goesOn": "The fire has not stopped the charge. On to its roll.",
  "training.charge.dice":
    "Two dice a side, and what stands written. The difference decides: driven off, melee, or thrown back.",
  "training.charge.result": "That is how the charge ends. Only if both stand is there a melee.",
  "training.melee.unit": "The melee is still to learn. Open {name} and charge.",
  "training.melee.due": "They have met. Fight the melee: its phase has come.",
  "training.melee.dice":
    "Each side rolls its dice: {from, number} or more is a casualty. Elan adds dice, disorder takes them.",
  "training.melee.result":
    "The difference in casualties decides who falls back, and how far. That was the last lesson but for the summary.",
  "training.done": "You have seen all four resolutions. Look back, or play on.",
  "training.summary": "What you have learnt",
  "training.summaryText":
    "Four resolutions make up the battle. Each line leads to yours, each rule to its clause.",
  "training.learnt.artillery": "Guns: the distance gives the row; losses count at once.",
  "training.learnt.fire": "Volley: formed and fresh troops fire best, and once a turn.",
  "training.learnt.charge": "Charge: the target fires, then both roll; elan goes to the winner.",
  "training.learnt.melee": "Melee: dice for each side, at most two rounds; the loser falls back.",
  "training.notYet": "still to come",
  "training.yours": "Yours: {result}",
  "training.playOn": "Play on without the guide",
  "training.toGuide": "On with the lessons",
} as const satisfies Messages;

/** The guide in English. */
export const trainingEn: TrainingWords = trainingWords("en", training);
