import type { Messages } from "./arguments.ts";
import { type MapWords, mapWords } from "./map.ts";

export type { MapWords } from "./map.ts";

/** A battle on the map: what is in hand, what it would come to, looking back. */
export const map = {
  "map.orders": "Orders",
  "map.fold": "Fold the orders away",
  "map.unfold": "Show the orders",
  "map.roster": "Rosters",
  "map.ruler": "Ruler",
  "map.rulerHint": "Tap two points of the map, or a unit and a point.",
  "map.ride": "Rides elsewhere: {general}",
  "map.ride.nearer": "Ride {general} nearer",
  "map.ride.later": "In the Movement phase {general} can ride nearer.",
  "map.hint.ride": "Tap where the general shall ride: a place, or a unit of his brigade.",
  "map.hint.rideCommander": "Tap where the commander-in-chief shall ride.",
  "map.generals": "Generals",
  "map.hint.post": "Tap where the general shall be: a place in his zone, or a unit of his brigade.",
  "map.hint.postCommander": "Tap where in his zone the commander-in-chief shall be.",
  "map.letGo": "Let go",
  "map.sheet": "Its roster",
  "map.tapUnit": "Tap a unit on the map or in the list to give it orders.",
  "map.nothingNow": "Nothing for it to do in this phase.",
  "map.others": "Other orders",

  "map.phase.charges":
    "The phasing side declares its charges, then the other side its own; then they are ridden. Take a unit in hand: whom it may charge is marked, with the odds.",
  "map.phase.resolving":
    "What both sides have declared is ridden, one charge after another, in the order that the phasing side chooses.",
  "map.phase.movement":
    "The phasing side moves first, then the other. Take a unit in hand: how far it reaches is drawn.",
  "map.phase.fire":
    "The phasing side fires first; what it kills does not fire back. Take a unit in hand: its arc is drawn, and the odds at each target.",

  "map.setOut.left":
    "{count, plural, =0 {All of your troops are set out.} one {# unit is still to be set out.} other {# units are still to be set out.}}",
  "map.setOut.forMe": "Set out for me",
  "map.setOut.hint": "Choose a unit, then tap its place within the line drawn. Drag it to move it.",
  "map.setOut.takeUp": "Take it up again",
  "map.setOut.waiting": "To be set out",
  "map.setOut.standing": "Set out",

  "map.cannot.outsideZone": "It does not stand wholly in its zone.",
  "map.cannot.notAtArrival": "It comes on with its rear on its brigade’s stretch of the edge.",
  "map.coming": "Not on the map yet",
  "map.outOfSight": "Out of sight",
  "map.lastSeen": "last seen in turn {turn, number}",
  "map.outOfSight.hint":
    "It stood here when it was last seen. Where it is now nobody of yours sees.",
  "map.comesOn.forMe": "Bring it on for me",
  "map.comesOn.together":
    "{count, plural, one {Bring on # unit of the brigade} other {Bring on # units of the brigade}}",
  "map.comesOn": "Tap its brigade’s stretch of the table’s edge: it comes on there.",

  "map.redeploy.hint":
    "Its brigade redeploys: back, and up to {far} along its own edge. Tap where the middle of this unit’s front shall be, or drag it there; then the next unit. They all go at once.",
  "map.redeploy.go": "{count, plural, one {Redeploy: # unit} other {Redeploy: # units}}",
  "map.redeploy.follow": "The others keep their place to it",
  "map.redeploy.back": "Back where it stands",
  "map.redeploy.anew": "Set anew",
  "map.redeploy.rest": "Stay where they stand",

  "map.turn.left": "Turn left",
  "map.turn.right": "Turn right",

  "map.march.hint": "Tap where the middle of its front shall be, or drag it there.",
  "map.march.keys": "Arrow keys move it, [ and ] turn it.",
  "map.march.about": "Turn about",
  "map.march.brigade": "The whole brigade",
  "map.march.alone": "This unit alone",
  "map.march.who": "Who moves",
  "map.march.generalStays":
    "{general} stays where he is: a general by himself rides by an order of his own.",
  "map.march.forms": "Changes formation",
  "map.march.first": "before the move",
  "map.march.last": "after the move",
  "map.march.cost": "{spent} of {move}",
  "map.march.go": "March: {cost}",
  "map.march.part": "As far as it may: {cost}",
  "map.march.leaveOut": "Without {name}",
  "map.march.leftOut": "Left where they stand: {names}.",
  "map.march.shorten": "As far as all of them may",
  "map.march.heldBack": "{name} may go no farther.",
  "map.march.unformed": "It ends Unformed: {why}.",
  "map.march.through": "Through friends, who become Unformed: {names}.",
  "map.march.enter": "Into {place}",

  "map.aim.whom": "whom?",
  "map.aim.nobody": "There is nobody for it.",
  "map.aim.mayNot": "Not these",
  "map.mark.fire": "{losses} lost · {shaken} shaken",
  "map.mark.skirmish": "{losses} lost",
  "map.mark.charge": "{share} through",
  "map.mark.melee": "{share} won",
  "map.mark.falls": "falls short",
  "map.sight.share": "{clear} of {of} see",

  "map.past.title": "The battle again",
  "map.past.open": "From the beginning",
  "map.past.moment": "Moment {number} of {count}",
  "map.past.slider": "Where in the battle",
  "map.past.play": "Play",
  "map.past.pause": "Pause",
  "map.past.before": "One back",
  "map.past.after": "One on",
  "map.past.speed": "Speed",
  "map.past.times": "×{times, number}",
  "map.past.link": "Link to this moment",
  "map.past.copied": "The link is copied.",
  "map.past.now": "Back to now",
  "map.past.unknown": "This battle does not know that moment.",
  "map.past.elsewhere":
    "That is another battle. It can be opened from the list, if this device has it.",
} as const satisfies Messages;

/** A battle on the map in English. */
export const mapEn: MapWords = mapWords("en", map);
