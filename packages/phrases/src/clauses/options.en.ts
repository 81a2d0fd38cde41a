import type { ClausePhrases } from "../shape.ts";

/** §13 Options. */
export const options = {
  "halves.once": {
    title: "Option: halve once",
    text: "However many reasons there are to halve an effect, it is halved only once.",
  },
  "fire.halfMoveOnly": {
    title: "Option: fire after half a move",
    text: "Infantry that went more than half its move does not fire.",
  },
  "fire.builtUpHalfOnly": {
    title: "Option: built-up areas only halve",
    text: "Built-up areas and strongpoints halve the effect of fire without the −1 on the roll.",
  },
  "fire.testWithoutLoss": {
    title: "Option: test without a loss",
    text: "A result with D calls for a discipline test even when no casualty was left of it.",
  },
  "fraction.literalThreeQuarters": {
    title: "Option: ¾ to the letter",
    text: "Three quarters of a casualty become a whole one only if exactly one of the two dice shows 1–3.",
  },
  "fraction.class2AllDown": {
    title: "Option: class 2 always down",
    text: "Class 2 shooters lose three quarters of a casualty as well, without a die.",
  },
  "bounce.measureToRearBase": {
    title: "Option: bounce to the rear base",
    text: "The 8 cm [5″] behind the target are measured to the rear base of the other unit.",
  },
  "bounce.fromUnrounded": {
    title: "Option: bounce before rounding",
    text: "Units behind take half of the target's casualties as they were before rounding.",
  },
  "bounce.chain": {
    title: "Option: bounce in a chain",
    text: "The 8 cm [5″] are measured from every unit hit, so that balls can go from one to the next.",
  },
  "bounce.exemptBehind": {
    title: "Option: shelter behind",
    text: "A unit behind the target is spared too if it stands in buildings or on difficult ground itself.",
  },
  "howitzer.coverInEffective": {
    title: "Option: shell at effective range",
    text: "The +1 for shell over cover counts at effective range as well.",
  },
  "howitzer.coverInBuiltUp": {
    title: "Option: shell on buildings",
    text: "The +1 for shell counts against built-up areas and strongpoints as well.",
  },
  "ignition.fireOnDirectRocketHit": {
    title: "Option: direct hit burns",
    text: "A direct hit by rockets sets the target's building on fire as well.",
  },
  "ignition.chargeRoll": {
    title: "Option: fire and the charge roll",
    text: "Defenders of a burning place take 1 off their charge roll as well.",
    label: "burning place",
  },
  "fate.afterTest": {
    title: "Option: Fate after the test",
    text: "Fate is rolled after the discipline test that the fire caused, not before it.",
  },
  "fate.artilleryToGenerals": {
    title: "Option: guns aim at generals",
    text: "An artillery double six goes straight to the risk to generals instead of the Fate table.",
  },
  "melee.attackColumnAlwaysElan": {
    title: "Option: columns always have elan",
    text: "Every attacking attack column has elan, however its charge went.",
  },
  "general.riskOnDraw": {
    title: "Option: risk in a draw",
    text: "A general is tested after a drawn melee too, if his unit Retires from it.",
  },
  marking: {
    title: "Option: marking of losses",
    text: "Losses stand on rosters, which the enemy does not see, or are shown by markers.",
  },
  scale: {
    title: "Option: scale",
    text: "Centimetres, inches, or the inch number read as centimetres.",
  },
  dice: {
    title: "Option: dice",
    text: "The app rolls, or players type what their own dice show, or both as they like.",
  },
} as const satisfies ClausePhrases;
