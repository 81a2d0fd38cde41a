import type { ClausePhrases } from "../shape.ts";

/** §1 Forces: grades, sizes, losses, states. */
export const forces = {
  "grade.order": {
    title: "Grades",
    text: "From best to worst: Elite, Veteran, Line, Recruit. Landwehr and militia are names of troops, not grades: they count as Recruits unless the order of battle says otherwise.",
  },
  "size.battery": {
    title: "Size of a battery",
    text: "A battery's size is the number of its models: one or two make it Small, three or four Standard, five or more Large.",
  },
  "general.attach": {
    title: "Attaching a general",
    text: "A general joins a unit or leaves it at the start of his side's Movement phase, or when a charge is declared if he is within 10 cm [6″]. While attached he goes where the unit goes.",
  },
  "casualty.band": {
    title: "Casualty bands",
    text: "Losses wear a unit down in two steps. Infantry and cavalry suffer −1 from 4 casualties and −2 from 8, Large units from 10; artillery −1 from 4 and −2 from 6, Large batteries from 8. The second step replaces the first. A screen has no bands: it loses bases.",
    label: "casualties",
  },
  "casualty.fresh": {
    title: "Fresh",
    text: "A unit is fresh until its losses reach the first casualty band.",
  },
  "casualty.limit": {
    title: "Limit of losses",
    text: "A unit that reaches its limit disperses at once: infantry and cavalry at 9 casualties if Small, 12 if Standard, 15 if Large; batteries at 6, 8 and 10. A screen starts with 2 to 6 bases, loses one for every 2 casualties and is gone when fewer than 2 are left. Nothing is counted past the limit.",
  },
  "state.unformed": {
    title: "Unformed",
    text: "The ranks are broken. The unit fights, fires and tests worse, volleys on the Inferior row and may not charge. It forms up again by standing still for a whole Movement phase; a unit that has just rallied has that before it.",
    label: "Unformed",
  },
  "state.fireDisciplineLost": {
    title: "Fire discipline lost",
    text: "Every man fires as he pleases. The battalion volleys on the Inferior row and may not move, charge or change formation, except into square. One Movement phase spent standing still brings it back in hand.",
    label: "fire discipline lost",
  },
  "state.faltering": {
    title: "Faltering unit",
    text: "The unit wavers: it counts as Unformed and may neither charge nor go nearer to the enemy. It steadies when its own next Movement phase passes without moving; it is still Unformed then and needs one more such phase to form up.",
    label: "faltering",
  },
  "state.retreating": {
    title: "Retreating",
    text: "The unit is on its way back, one move in every compulsory phase. It does not fire, charge or form up. It rallies when its brigade obeys.",
    label: "retreating",
  },
  "state.routing": {
    title: "Routing",
    text: "The unit is running, two moves in every compulsory phase, and leaves the battle at the table edge. It does not fire, charge or form up, and rallies only if its brigade obeys.",
    label: "routing",
  },
  "state.fellBack": {
    title: "Fell back this turn",
    text: "A unit that has fallen back has had enough for this turn: it does not move, fire, charge or form up until the turn ends.",
    label: "fell back",
  },
  "state.engaged": {
    title: "Engaged",
    text: "From contact until the melee ends the unit is busy with cold steel. It cannot move, form up, change formation, fire or evade, and nobody can fire at it or charge it.",
    label: "engaged",
  },
  "state.moved": {
    title: "Moved this turn",
    text: "How far a unit has gone this turn, up to half its move or more, and whether it changed formation or formed up. A unit that charged counts as having moved more than half.",
    label: "moved",
  },
  "state.fired": {
    title: "Fired this turn",
    text: "The unit has had its shot for this turn.",
    label: "fired",
  },
  "state.lowAmmunition": {
    title: "Low on ammunition",
    text: "The battery is down to its last rounds and fires at −2 until an aide-de-camp brings more.",
    label: "low on ammunition",
  },
  "footprint.table": {
    title: "Footprints",
    text: "Frontage × depth in cm [inches]: infantry line 16×2 [10.5×1.5], attack column 8×4 [5.25×2.5], company column 4×8 [2.75×5.25], march column 2×16 [1.5×10.5], massed column 8×6 [5.25×4], square 6×6 [4×4], open order 20×2 [13×1.5]; cavalry line 15×2.5 [10×1.75], column 5×7.5 [3.25×5]. A battery takes 2.5 [1.75] a model × 3 [2] deployed, 2 [1.25] × 4 [2.75] a model limbered; a screen 3×2 [2×1.25] a base, with gaps of 1 [0.75]. A Large unit is a third wider, a Small one a third narrower; in a march column that changes the depth instead, in a square both.",
  },
} as const satisfies ClausePhrases;
