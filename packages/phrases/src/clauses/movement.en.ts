import type { ClausePhrases } from "../shape.ts";

/** §4 Movement and places. */
export const movement = {
  "move.rate": {
    title: "Movement rates",
    text: "Infantry: line and massed column 12 cm [7″], attack and company column 15 [9], march column, open order and screens 20 [12], square 5 [3]. Cavalry: heavy 25 [15], battle and shock 30 [18], light and irregular 35 [21]. Guns: limbered foot artillery 15 [9], horse artillery 30 [18], pushed by hand 5 [3]. A general rides 60 cm [36″].",
  },
  "move.terrain": {
    title: "Ground and roads",
    text: "Rough ground halves the move of close order, cavalry and guns; skirmishers do not mind it. Difficult ground is closed to cavalry and guns, halves everybody else and leaves close order Unformed. A steep slope halves; so does a river, and guns do not cross it, unless the scenario says otherwise. March columns, cavalry columns and limbered guns go half as far again if the whole move is on a road.",
  },
  "move.formation": {
    title: "Changing formation",
    text: "A change of formation costs half the move, before or after it; a square costs all of it, and one formed in answer to a charge uses up the move of that turn. Limbering or unlimbering costs horse guns half and foot guns everything. Turning about is free for a formed unit and costs an Unformed one half.",
  },
  "move.wheel": {
    title: "Wheels and obliques",
    text: "Measure a wheel along the outer front corner. Moving at a slant of up to 45° costs nothing extra.",
  },
  "move.reform": {
    title: "Forming up again",
    text: "An Unformed unit is formed again after standing still for a whole Movement phase, if it is not engaged and no enemy could lawfully charge it. A battalion that did so fires on the Inferior row that turn.",
  },
  "move.zone": {
    title: "Keeping your distance",
    text: "Without a charge nobody ends a move nearer than 5 cm [3″] to enemy close-order troops.",
  },
  "move.interpenetrate": {
    title: "Passing through friends",
    text: "Skirmishers pass through any friends, and friends through them. Anyone else who passes through becomes Unformed, and so do those he passed.",
  },
  "move.lostFireDiscipline": {
    title: "No fire discipline, no move",
    text: "A unit that has lost its fire discipline may not move, charge or change formation, except into square. Standing still for the whole Movement phase restores it. Being thrown back is not forbidden; forming square is not standing still.",
  },
  "place.enter": {
    title: "Entering a place",
    text: "Infantry or a screen that reaches an empty built-up area or strongpoint with half its move in hand goes in and becomes its garrison.",
  },
  "place.capacity": {
    title: "Room in a place",
    text: "Each sector of a place holds one battalion of any size, or one screen. A place has one sector unless the scenario gives it more.",
  },
  "place.leave": {
    title: "Leaving a place",
    text: "Marching out costs half the move. The unit appears in company column, formed, on any side that is free. While it is inside, distances to it are measured from the edge of the place.",
  },
} as const satisfies ClausePhrases;
