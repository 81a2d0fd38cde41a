import type { Messages } from "./arguments.ts";

/** Charges as they are declared, answered and resolved. */
export const charging = {
  "act.answer": "Answer",
  "charge.answered":
    "{name} {answer, select, stand {stands} square {answers with a square} counterCharge {counter-charges} other {is caught as it evades}}.",
  "charge.callOff": "It is not made",
  "charge.declare": "Declare the charge",
  "charge.declared": "The charge stands declared.",
  "charge.defensiveFire": "Defensive fire first: {name}",
  "charge.goesOn": "The charge goes on: {name} – {enemy}",
  "charge.standing": "Declared charges",
  "charge.toResolve": "Charges to resolve",
  "more.noCharge": "If the charge cannot be made any more",
  "phase.resolving":
    "What both sides have declared is resolved, one charge after another, in the order that the phasing side chooses. The target’s fire comes first.",
  "reaction.asked": "{name} is charged. What it answers stays.",
  "reaction.away": "It got away, the charger follows",
  "reaction.caught": "It is caught",
  "reaction.counterCharge": "counter-charges",
  "reaction.disperses": "It disperses",
  "reaction.does.counterCharge": "It counter-charges",
  "reaction.does.stand": "It stands",
  "reaction.evade": "evades",
  "reaction.evadeOnDie":
    "Deployed horse guns get away on a D6 of {from, number}–6; else they stand.",
  "reaction.evades":
    "{name}: {move} straight back. {end, select, away {The charge does not reach it: the charger stops on the ground it left or where its reach ends, formed.} disperses {The charge reaches it, and it disperses.} other {The charge reaches it: it fights Unformed, hit in the rear.}}",
  "reaction.square": "forms square",
  "reaction.squareFormed": "The square stands",
  "reaction.squareFree":
    "{name} has time: the charge starts far enough away. The square takes its whole move.",
  "reaction.squareTest":
    "{name} must hold in a discipline test; anything else, and it is caught Unformed.",
  "reaction.stand": "stands",
  "turn.declares": "{side} declare",
  "turn.declaring": "declaring",
  "turn.resolves": "{side} choose the order",
  "turn.resolving": "resolving",
  "turn.toResolve": "Resolve the charges",
} as const satisfies Messages;
