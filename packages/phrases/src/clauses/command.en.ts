import type { ClausePhrases } from "../shape.ts";

/** §3 Command: aides-de-camp, brigades, taskings, reserves. */
export const command = {
  "command.adcCount": {
    title: "Number of ADCs",
    text: "A side has one aide-de-camp for each brigade in its order of battle, one more under an inspired commander and one fewer under a plodding one; never fewer than 1 or more than 8.",
  },
  "command.adcRoll": {
    title: "ADC roll",
    text: "Each turn roll a D6 for each aide-de-camp. On 3 or more he is at hand; on 1 or 2 he is still riding somewhere. Those at hand get their taskings now, before the brigades roll; only a second roll is bought after the first has been seen. A tasking that needs a brigade to obey is spent for nothing if it does not.",
  },
  "command.brigadeRoll": {
    title: "Brigade command roll",
    text: "Roll a D6 for each brigade on the table: it obeys on 3 or more and is Hesitant otherwise. A Demoralised brigade needs 5 or more. One that has seen a unit rout or disperse since its last roll rolls for faltering instead.",
  },
  "command.obeys": {
    title: "Obeys",
    text: "The brigade acts freely, and its retreating and routing units rally: they halt, Unformed.",
  },
  "command.hesitant": {
    title: "Hesitant",
    text: "The brigade hangs back. No charges, though its cavalry may counter-charge; no move ending nearer to a visible enemy; no change of formation within 15 cm [9″] of close-order enemy, except into square; fire straight ahead only, no long-range guns and no assault fire. Nobody rallies: retreating units lose 1 more, routing units disperse.",
  },
  "command.radius": {
    title: "Command radius",
    text: "A brigadier's hand reaches 30 cm [18″]. A unit beyond it, or one whose general is out of the turn, moves, charges and fires like a Hesitant one, but does not suffer the losses of failing to rally.",
  },
  "reserve.scheduled": {
    title: "Arrivals and reserves",
    text: "Troops due by turn come on at their place at the start of Movement and need nobody to fetch them. A reserve kept off the table by choice must be sent for by an aide-de-camp.",
  },
  "tasking.attachment": {
    title: "ADC: second roll",
    text: "For 1 aide-de-camp, roll one command or faltering roll again, right after it was made. Once for each brigade and turn.",
  },
  "tasking.glory": {
    title: "ADC: follow me!",
    text: "For 1 aide-de-camp, the attached brigadier leads a charging unit in person: +1 casualty die in melee. Infantry also recovers 1 casualty, on a D6 of 4 or more.",
  },
  "tasking.forwards": {
    title: "ADC: forwards!",
    text: "For 2 aides-de-camp, one brigade that obeys steps out. One roll for the brigade adds 4D6 cm [3D6″] to its ordinary moves, or 2D6 cm [1D6″] to its charges.",
  },
  "tasking.infantryAssault": {
    title: "ADC: infantry assault",
    text: "For 2 aides-de-camp, the infantry of a brigade may make several charges and supported ones, each with +1 on its charge roll. The brigade must obey on the turn the order is given; after that the order stands until the brigade falters.",
  },
  "tasking.assaultFire": {
    title: "ADC: assault fire",
    text: "For 1 aide-de-camp, one battery adds a casualty die at effective range or with canister.",
  },
  "tasking.reserve": {
    title: "ADC: commit a reserve",
    text: "For 1 aide-de-camp, or 2 if it waits off the table, a reserve brigade that obeys is committed. Off the table it needs 5 or more to obey.",
  },
  "tasking.ammunition": {
    title: "ADC: ammunition",
    text: "For 2 aides-de-camp, the caissons come up: in one brigade that obeys no battery is low on ammunition any more.",
  },
  "tasking.redeploy": {
    title: "ADC: redeploy",
    text: "For 2 aides-de-camp, a brigade that obeys and is not engaged pulls back behind the front and shifts up to 30 cm [18″] along its own edge.",
  },
  "tasking.scouts": {
    title: "ADC: scouts",
    text: "For 1 aide-de-camp, cavalry or skirmishers uncover one hidden enemy brigade within 60 cm [36″] of them. Once a turn.",
  },
  "tasking.skirmishers": {
    title: "ADC: feed the screen",
    text: "For 1 aide-de-camp, fresh men join a skirmish screen: it regains 1 lost base, but never grows beyond its start.",
  },
} as const satisfies ClausePhrases;
