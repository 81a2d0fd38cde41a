import type { ClausePhrases } from "../shape.ts";

/** §5 Charges: who may charge, reactions, the charge roll. */
export const charges = {
  "charge.declare": {
    title: "Declaring a charge",
    text: "The charger is formed, sees its target and has it in reach: infantry 20 cm [12″] in column, 15 cm [9″] otherwise, screens too; cavalry 35 [21] if heavy, 40 [24] if battle or shock, 45 [27] if light or irregular; with at most one wheel, up to 45°. Squares, garrisons, guns and units that are Unformed, faltering, retreating, routing or without fire discipline do not charge. Screens do not charge close order; a battalion in open order charges it only when it is Unformed. A charge declared too far away stops where its reach ends, Unformed.",
  },
  "charge.multiple": {
    title: "How many infantry charges",
    text: "Without an infantry assault a brigade makes one infantry charge a turn, and that without supports. Cavalry may always bring up to 2 supports.",
  },
  "charge.infantryOnCavalry": {
    title: "Infantry against cavalry",
    text: "Infantry does not charge formed cavalry; Unformed cavalry it may.",
  },
  "charge.lead": {
    title: "Lead and supports",
    text: "One unit leads each charge. Its supports are formed friends within 15 cm [9″] behind or beside it.",
  },
  "charge.screen": {
    title: "Screens in the way",
    text: "A screen hides nobody from a charge and stops nobody. One that stands in the path falls back one move behind its friends, or disperses if it cannot, and the charge rolls on. A screen that is itself the target has to evade.",
  },
  "charge.reaction": {
    title: "Reactions",
    text: "The target may stand and fire. Infantry may form square against cavalry: freely if the charge starts beyond 15 cm [9″], nearer only by a discipline test, and anything but “holds” means caught Unformed. Formed cavalry may counter-charge cavalry. Skirmishers, limbered guns and light or irregular cavalry may evade; so may deployed horse guns, but only on a D6 of 4 or more, else they stand.",
  },
  "charge.evade": {
    title: "Evading",
    text: "One move straight away from the charger, backs turned. It is caught if the charger's reach covers the distance and that move together: screens and limbered guns disperse, the rest fight Unformed and are struck in the rear. If nobody is caught, the charger stops on the ground they left, or at the end of its reach, formed.",
  },
  "charge.defensiveFire": {
    title: "Fire against a charge",
    text: "Before contact the target fires at the lead unit, and so do batteries that bring canister to bear on the charge. Muskets fire at 5 cm [3″], or at the starting distance if that is less; guns at the starting distance if it is within canister, else at the canister limit where the charge crosses their arc. Nobody fires while evading or counter-charging; a newly formed square fires as a square, on the Inferior row. The lead tests at once: if it Retires, Retreats or Routs the charge is over, if it is only Unformed it comes on.",
  },
  "charge.roll": {
    title: "The charge roll",
    text: "Each side rolls 2D6 and adds its modifiers; the difference, charger minus defender, is read on the table of that charge. A natural double six goes to Fate.",
  },
  "charge.generalRisk": {
    title: "General in a lost charge",
    text: "A general attached to a unit that lost a charge and Retires or Retreats rolls for the risk to generals; the defender's too.",
  },
  "charge.grade": {
    title: "Charge: grade",
    text: "On the charge roll Elite troops add 2, Veterans 1; Recruits take 1 off.",
    label: "grade",
  },
  "charge.size": {
    title: "Charge: size",
    text: "On the charge roll a Large unit adds 1, a Small one takes 1 off.",
    label: "size",
  },
  "charge.band": {
    title: "Charge: casualties",
    text: "On the charge roll the first casualty band costs 1, the second 2.",
    label: "casualties",
  },
  "charge.unformed": {
    title: "Charge: Unformed",
    text: "A unit that is Unformed or faltering takes 2 off its charge roll.",
    label: "Unformed",
  },
  "charge.attackColumn": {
    title: "Charge: attack column",
    text: "A charger in attack column adds 1: this is what the formation is for.",
    label: "attack column",
  },
  "charge.support": {
    title: "Charge: supports",
    text: "Each support adds 1 to the charge roll of its side; two count at most, however many stand there.",
    label: "supports",
  },
  "charge.general": {
    title: "Charge: general",
    text: "A general attached to the unit adds 1 to its charge roll.",
    label: "general",
  },
  "charge.assault": {
    title: "Charge: infantry assault",
    text: "Infantry charging under orders for an assault adds 1.",
    label: "infantry assault",
  },
  "charge.flank": {
    title: "Charge: flank or rear",
    text: "A charger that strikes the flank or the rear adds 3.",
    label: "flank or rear",
  },
  "charge.uphill": {
    title: "Charge: uphill",
    text: "A defender whom the charger has to reach uphill adds 1.",
    label: "uphill",
  },
  "charge.cover": {
    title: "Charge: cover",
    text: "A defender in cover adds 1, a garrison adds 2.",
    label: "cover",
  },
  "charge.square": {
    title: "Charge: square",
    text: "A square adds 4 when cavalry comes at it.",
    label: "square",
  },
  "charge.lancerSquare": {
    title: "Charge: lances on a square",
    text: "Lancers add 1 when they charge a square: the lance is longer than the bayonet.",
    label: "lances on a square",
  },
  "charge.fireDisciplineLost": {
    title: "Charge: fire discipline lost",
    text: "A defender without fire discipline takes 1 off, even if it was lost in the very volley that met this charge.",
    label: "fire discipline lost",
  },
  "charge.fireLosses": {
    title: "Charge: losses to fire",
    text: "The charger takes 1 off for each casualty it suffered from the fire that met it, 2 at most.",
    label: "losses to fire",
  },
  "charge.heavy": {
    title: "Charge: heavy cavalry",
    text: "Heavy cavalry adds 2 to its charge roll.",
    label: "heavy cavalry",
  },
  "charge.shock": {
    title: "Charge: shock cavalry",
    text: "Shock cavalry adds 1 to its charge roll.",
    label: "shock cavalry",
  },
  "charge.table.pick": {
    title: "Which charge table",
    text: "Deployed guns and garrisons have tables of their own, whoever charges them. Cavalry has one each for cavalry, for a square, and for other foot or limbered guns; infantry one for foot, squares, limbered guns and Unformed cavalry. A retreating or routing target needs no roll: it disperses.",
  },
  "charge.table.cavalryVsCavalry": {
    title: "Charge: cavalry against cavalry",
    text: "Horse against horse usually comes to blows. At +6 and above the defender Routs and loses 1D6; at +3 to +5 there is a melee, the charger with elan and the defender Unformed; from +2 to −2 a melee on even terms; at −3 to −5 a melee, the charger Unformed and the defender with elan. At −6 and below the charger Retreats and loses 1D3, and the defender takes the ground.",
  },
  "charge.table.infantryVsFoot": {
    title: "Charge: infantry against foot",
    text: "The bayonet seldom crosses. At +6 and above the defender Retreats and loses 1D3; at +3 to +5 there is a melee, the charger with elan and the defender Unformed; at 0 to +2 a melee on even terms. At −1 and −2 the charge stalls: the charger halts at 5 cm [3″], Unformed; at −3 to −5 it Retires; at −6 and below it Retreats and loses 1D3.",
  },
  "charge.table.cavalryVsFoot": {
    title: "Charge: cavalry against foot",
    text: "It rides home unless it rolls poorly. At +6 and above the defender Routs and loses 1D6; at +3 to +5 there is a melee, the charger with elan and the defender Unformed; from +2 to −2 a melee on even terms. At −3 to −5 the charger Retires; at −6 and below it Retreats and loses 1D3.",
  },
  "charge.table.vsSquare": {
    title: "Charge: cavalry against a square",
    text: "Cavalry all but always recoils from a square. Only at +6 and above does it break in: a melee, the square Unformed. From +5 to −5 the charger Retires and loses 1; at −6 and below it Retreats and loses 1D3.",
  },
  "charge.table.vsGuns": {
    title: "Charge: against deployed guns",
    text: "At +3 and above the gunners are cut down: the battery disperses, which counts as a rout. From +2 to −2 there is a melee among the guns. At −3 to −5 the charger Retires; at −6 and below it Retreats and loses 1D3.",
  },
  "charge.table.vsGarrison": {
    title: "Charge: against a garrison",
    text: "From −2 upwards the infantry gets to the walls and there is a melee. At −3 to −5 the charger Retires; at −6 and below it Retreats and loses 1D3. Cavalry does not charge a garrison.",
  },
  "winner.default": {
    title: "Winning without a melee",
    text: "A charger that wins without a melee takes the ground, foot formed and cavalry Unformed; a defender that wins stands as he is, and batteries never advance. A charger that Retires without contact goes back to where it started, Unformed.",
  },
  "support.fate": {
    title: "What becomes of supports",
    text: "Supports lose nobody to the roll. If their lead is thrown back by the charge they Retire, but if it routs or disperses they take a discipline test instead. If the lead is stopped by fire they stand where they are; if it wins or fights they halt 5 cm [3″] behind it.",
  },
} as const satisfies ClausePhrases;
