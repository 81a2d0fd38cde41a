import type { ClausePhrases } from "../shape.ts";

/** §7 Guns: bounce-through, howitzers, burning buildings, rockets. */
export const guns = {
  "bounce.reach": {
    title: "Bounce-through: reach",
    text: "Balls plough on through the target at any range, but never past the gun's own maximum. A unit standing beyond it is safe: with a gun that reaches 80 cm, at 81 cm nobody is hit.",
  },
  "bounce.depth": {
    title: "Bounce-through: depth",
    text: "Every enemy unit within 8 cm [5″] behind the target is hit, without a roll. Measure the clear gap from the target's rear edge to the nearest edge of the other unit.",
  },
  "bounce.half": {
    title: "Bounce-through: half",
    text: "Each unit behind takes half of what the target took, rounded as the battery rounds. Count the whole figures scored, even if the target had fewer left to lose.",
  },
  "bounce.behind": {
    title: "What counts as behind",
    text: "A unit is behind the target if at least half of its formation stands strictly behind it, seen along the line of fire. Exactly half is enough.",
  },
  "bounce.exempt": {
    title: "No bounce from buildings",
    text: "Balls that strike buildings or difficult ground stop there. What matters is where the target stands: a unit behind it is hit even if it stands in such a place itself.",
  },
  "bounce.kind": {
    title: "What bounces",
    text: "Round shot and canister do, at every range; long-range shell and rockets do not, shell at effective range does. Always measure from the target, never from the next unit hit, and the battery's own side is never hit.",
  },
  "howitzer.withinBattery": {
    title: "Howitzers in a gun battery",
    text: "Howitzer and siege-mortar models of a gun battery never fire apart from it: they are simply part of it.",
  },
  "howitzer.batteryBeforeGame": {
    title: "Howitzer batteries",
    text: "A player may put howitzers together in a battery of their own before the game. Once it has begun, it is too late.",
  },
  "howitzer.longShell": {
    title: "Howitzers at long range",
    text: "At long range a howitzer battery fires shell and nothing else.",
  },
  "howitzer.effective": {
    title: "Howitzers at effective range",
    text: "At effective range its shell counts as ordinary round shot, without the shell modifier.",
  },
  "howitzer.canister": {
    title: "Howitzers with canister",
    text: "At canister range howitzers fire like any guns.",
  },
  "howitzer.cover": {
    title: "Shell over cover",
    text: "A howitzer battery that drops shell on enemies in cover adds 1 to its fire roll, on top of the −1 for the cover. It is a privilege of pure howitzer batteries, at long range, and does not apply to built-up areas or strongpoints.",
    label: "shell over cover",
  },
  "ignition.trigger": {
    title: "Setting buildings alight",
    text: "When artillery that includes howitzers fires at anything in a building or built-up area, roll 2D6 once its fire is done. Only howitzer models count, all of them in a howitzer battery; guns and siege mortars do not.",
  },
  "ignition.table": {
    title: "Risk of fire",
    text: "The more howitzers, the lower the roll that starts a fire: 12 for one model, 11 or more for two, 10 or more for three, 9 or more for four and above. A natural double six also goes to Fate.",
  },
  "ignition.lasting": {
    title: "It burns to the end",
    text: "Nobody can put the fire out; it burns until the game is over.",
  },
  "ignition.defence": {
    title: "Defending a burning place",
    text: "Smoke and flames spoil the defence: the garrison of a burning place loses a casualty die in melee.",
    label: "burning place",
  },
  "ignition.entry": {
    title: "Fire keeps nobody out",
    text: "A burning place may be entered like any other.",
  },
  "ignition.once": {
    title: "It burns only once",
    text: "A place that has caught fire is never set alight again.",
  },
  "rocket.table": {
    title: "Rocket table",
    text: "Roll 2D6: on 12 a direct hit, the target loses 6, and Fate; on 9–11 it loses 1 and falters, and if it is in a building or built-up area the place catches fire; on 4–8 a miss. On 3 the friendly unit nearest to the battery, which does not count itself, loses 2: if two are equally near the target's owner chooses, and without a friend on the table nothing happens. On 2 the ammunition blows up: the battery is destroyed, and that counts as a rout.",
  },
  "rocket.plain": {
    title: "Rockets take no modifiers",
    text: "Nothing changes a rocket roll: no modifiers, no halving, no bounce-through, no discipline test. But if less than half of the battery can see the target, it does not fire.",
  },
} as const satisfies ClausePhrases;
