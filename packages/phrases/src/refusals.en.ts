import type { Messages } from "./arguments.ts";

/**
 * What is not allowed, the measured fact, and what would be: by the clause that forbids it.
 * `measured` and `limit` are numbers, `unit` the unit of length after them; `given` is yes where
 * something was measured; `reason` the case of the clause, or none. A clause without a message of
 * its own is refused by `other`, with the clause's title and text.
 */
export const refusals = {
  other: "Not here: {title}. {text}",
  "casualty.limit":
    "{given, select, yes {{measured, plural, one {# casualty is} other {# casualties are}} as many as this unit can take: it is gone at {limit, number}.} other {This unit has reached its limit and is gone.}}",
  "general.attach":
    "{given, select, yes {The general is {measured, number}{unit} away; he may join a charging unit within {limit, number}{unit}.} other {{reason, select, rode {The general has ridden this turn already; he rides again in the next.} other {A general joins or leaves a unit at the start of his Movement phase, or at a charge.}}}}",

  "state.unformed":
    "This unit is Unformed. Let it stand still for a Movement phase to form up first.",
  "state.fireDisciplineLost":
    "This unit has lost its fire discipline. It may stand still and get it back, or form square.",
  "state.faltering":
    "{given, select, yes {That ends {measured, number}{unit} from an enemy who is {limit, number}{unit} off now: a faltering unit goes no nearer.} other {This unit is faltering. It may stand, or go away from the enemy, until it steadies.}}",
  "state.retreating": "This unit is retreating. It can act again once its brigade rallies it.",
  "state.routing": "This unit is routing. It can act again only if its brigade rallies it.",
  "state.fellBack": "This unit fell back this turn. It can act again in the next.",
  "state.engaged": "This unit is in melee. It is free again when the melee ends.",
  "state.moved": "This unit has moved already this turn. It moves again in the next.",

  "turn.sequence":
    "{reason, select, deployment {Troops are set out before the battle, where a brigade comes on, or where one redeploys.} arrivals {Arrivals enter first: others of this side have moved already.} initiative {That is rolled in the Initiative phase.} command {That belongs in the Command phase.} charges {That belongs in the Charges phase.} movement {That belongs in the Movement phase.} fire {That belongs in the Fire phase, or to defensive fire in the Charges phase.} melee {Melees are fought in their own phase, after the fire.} notDue {Nothing asks for this roll now; it comes by itself with what causes it.} charged {This unit has been charged this turn; it leads no charge of its own.} waits {{acting} to act now; then {waiting}.} hasActed {{acting} to act now; {waiting} had their part of this phase.} inCharge {That unit is in a charge already: the phasing side declares first, then the other against units that are in none.} declaring {Charges are still being declared; they are resolved when both sides have declared.} resolving {The charges are being resolved; no more are declared this turn.} declared {This unit has declared its charge of this turn already.} other {Not in this phase of the turn.}}",
  "initiative.roll": "The initiative of this turn has been rolled.",
  "army.broken": "The battle is over: an army has broken.",
  victory:
    "{reason, select, place {On the map an objective is held by whoever stands there; who that is, is seen when the turn ends.} other {The battle is over: the turn limit is reached and the objectives are counted.}}",
  "reserve.scheduled":
    "{given, select, yes {This brigade is not on the table yet: it comes at the start of Movement in turn {limit, number}.} other {This brigade is not on the table yet.}}",
  "tasking.reserve":
    "{given, select, yes {That takes more aides-de-camp than are at hand: {limit, number}, and there are {measured, number}.} other {This brigade is held in reserve; aides-de-camp have to commit it first.}}",

  "tasking.redeploy":
    "{reason, select, edge {That is {measured, number}{unit} along its edge; a brigade redeploys up to {limit, number}{unit}.} nearer {A brigade that redeploys pulls back behind the front: it goes no farther from its own edge than it stood.} garrison {A garrison stays when its brigade redeploys.} other {{given, select, yes {That takes more aides-de-camp than are at hand: {limit, number}, and there are {measured, number}.} other {A brigade redeploys if it obeys and is not engaged.}}}}",

  "command.hesitant":
    "{reason, select, longRange {The guns of a Hesitant brigade hold their fire at long range; effective range and canister are allowed.} assaultFire {A Hesitant brigade gives no assault fire; ordinary fire is allowed.} charge {A Hesitant brigade does not charge; its cavalry may counter-charge.} nearer {{given, select, yes {That ends {measured, number}{unit} from an enemy who is {limit, number}{unit} off now: a Hesitant brigade goes no nearer.} other {A Hesitant brigade does not go nearer to a visible enemy; it may stand, shift or go back.}}} formation {{given, select, yes {The enemy is {measured, number}{unit} away: under a Hesitant command formation is changed farther than {limit, number}{unit} off, or into square.} other {So near the enemy a Hesitant unit changes formation only into square.}}} straightAhead {A Hesitant brigade fires straight ahead only.} other {The brigade is Hesitant: it may hold its ground, fire straight ahead and form square.}}",
  "general.table":
    "This general is out of the turn. He, or who takes his place, is there again in the next.",
  "command.radius":
    "{given, select, yes {The general is {measured, number}{unit} away, his hand reaches {limit, number}{unit}: as if Hesitant the unit does not charge, goes no nearer to the enemy and fires straight ahead only.} other {Out of its general's reach a unit acts as if Hesitant: it does not charge, goes no nearer to the enemy and fires straight ahead only.}}",

  "move.rate":
    "{given, select, yes {That is {measured, number}{unit}; {reason, select, general {a general rides} other {this unit goes}} {limit, number}{unit}.} other {That is farther than this unit goes.}}",
  "move.terrain":
    "{reason, select, edge {That leaves the table; the whole unit has to stay on it.} impassable {This river is crossed by a bridge only.} place {Buildings are in the way: go round them, by a road in column, or in as their garrison.} guns {Guns cross a river by a bridge only.} other {That ground is closed to cavalry and guns; foot may go there, at half its move.}}",
  "move.formation":
    "There is not enough move left to change formation: it takes half, a square all.",
  "move.wheel":
    "{given, select, yes {That is {measured, number}°; without wheeling a unit slants up to {limit, number}°.} other {That is more than an oblique; wheel first.}}",
  "move.reform":
    "To form up a unit stands still for the whole Movement phase, unengaged and out of reach of enemy charges.",
  "move.zone":
    "{given, select, yes {That ends {measured, number}{unit} from the enemy: without a charge stay at least {limit, number}{unit} off.} other {Without a charge stay farther off the enemy.}}",
  "move.interpenetrate":
    "{reason, select, enemy {An enemy is in the way: go round him, or charge him.} other {Friends stand there: go through them and beyond, or stop short.}}",
  "move.lostFireDiscipline":
    "Without fire discipline a unit stands still or forms square. One Movement phase of standing still restores it.",
  "place.enter": "Infantry and screens enter an empty place with half their move in hand.",
  "place.capacity":
    "{given, select, yes {That would make {measured, number} units; this place holds {limit, number}.} other {This place is full: each sector holds one battalion or one screen.}}",
  "place.leave": "Leaving a place takes half the move and a free side to come out on.",

  "charge.declare":
    "{reason, select, unformed {An Unformed unit does not charge; it has to form up first.} faltering {A faltering unit does not charge; it has to steady first.} retreating {A retreating unit does not charge; it has to rally first.} routing {A routing unit does not charge; it has to rally first.} fireDisciplineLost {A unit without fire discipline does not charge; standing still for a Movement phase restores it.} square {A square does not charge; it may after changing to column or line.} garrison {A garrison does not charge; it may after leaving the place.} guns {Guns do not charge; they fire.} screen {Skirmishers do not charge close order; they may charge other skirmishers.} openOrder {A battalion in open order does not charge formed troops; in column or line it may.} undeclared {This charge has not been declared.} declared {This charge stands declared, and its way is open: it is made.} other {{given, select, yes {The target is {measured, number}{unit} away; a charge reaches {limit, number}{unit}.} other {This unit cannot charge there: it must be formed, see the target and have it in reach.}}}}",
  "charge.multiple":
    "{reason, select, supports {{limit, plural, =0 {Supports go with an infantry charge only by order of an infantry assault; without it infantry charges alone.} other {{measured, plural, one {# support is} other {# supports are}} more than cavalry brings to a charge: up to {limit, number}.}}} other {One infantry charge a turn for each brigade; an infantry assault allows more.}}",
  "charge.infantryOnCavalry":
    "Infantry does not charge formed cavalry; it may fire at it or form square.",
  "charge.lead":
    "{given, select, yes {The support stands {measured, number}{unit} off; it helps within {limit, number}{unit}.} other {Supports are formed friends close behind or beside the lead.}}",
  "charge.screen":
    "A screen that is charged does not stand: it evades, and there is nothing to roll.",
  "charge.reaction":
    "{reason, select, counterCharge {Only formed cavalry counter-charges, and only against cavalry; others stand, form square or evade.} unformed {Unformed cavalry does not counter-charge; it may stand, or evade if it is light.} square {Only infantry forms square, and only against cavalry.} evade {Skirmishers, limbered guns and light or irregular cavalry evade; others stand.} answered {This charge has been answered; a charge is answered once.} other {{given, select, yes {The charge starts {measured, number}{unit} away: a square is free beyond {limit, number}{unit}, nearer it takes a discipline test.} other {This unit cannot answer a charge in that way; it may stand.}}}}",
  "charge.evade": "This unit has nowhere to evade to; it stands.",
  "charge.defensiveFire":
    "{reason, select, undeclared {Before the Fire phase one fires only at a charge that has been declared, at the unit that leads it.} bystander {Only the target of a charge fires at it, and batteries with canister on it.} counterCharge {Who counter-charges does not fire.} evade {Who evades does not fire.} canister {The charge does not come before these guns within canister.} other {{given, select, yes {A charge is fired at when it is {limit, number}{unit} away at most; that is {measured, number}{unit}.} other {Fire in the Charges phase is at those who charge.}}}}",
  "charge.assault":
    "Only infantry charges by order of an infantry assault; cavalry charges without it.",
  "charge.table.vsGarrison": "Cavalry does not charge a garrison; infantry may.",

  "fire.once":
    "{reason, select, limbered {Limbered guns do not fire; unlimber them first.} retreating {A retreating unit does not fire until it rallies.} routing {A routing unit does not fire until it rallies.} engaged {A unit in melee does not fire.} fellBack {A unit that fell back does not fire this turn.} other {This unit has had its shot for this turn; it fires again in the next.}}",
  "fire.arc":
    "{given, select, yes {The target is {measured, number}° off the front; the arc is {limit, number}° either side.} other {The target is outside the arc; squares, screens and garrisons fire all round.}}",
  "fire.blockers":
    "Something blocks the line of sight. Woods, buildings, crests and other units do; cover that the target lines does not.",
  "fire.range.musket":
    "The target is {measured, number}{unit} away; this volley reaches {limit, number}{unit}.",
  "fire.range.guns":
    "The target is {measured, number}{unit} away; these guns reach {limit, number}{unit}.",
  "fire.range.rockets":
    "The target is {measured, number}{unit} away; rockets reach {limit, number}{unit}.",
  "skirmish.range":
    "The target is {measured, number}{unit} away; these skirmishers reach {limit, number}{unit}.",
  "fire.sight.none":
    "Only {measured, number, share} of this unit can fire; at least {limit, number, share} has to.",
  "fire.moved":
    "Foot guns that moved this turn do not fire; those that stood still do, and horse guns may even after moving.",
  "fire.halfMoveOnly":
    "This infantry has gone more than half its move; up to half, it could still fire.",
  "fire.oneRoll":
    "{reason, select, targets {{measured, plural, one {# target is} other {# targets are}} too many for one fire: up to {limit, number}.} other {{given, select, yes {This target is {measured, number}{unit} from the nearest one; further targets stand within {limit, number}{unit} of it.} other {The nearest enemy has to be among the targets.}}}}",
  "fire.throughSkirmishers":
    "{reason, select, notSkirmishers {Fire goes through skirmishers only; these are close-order troops.} closeOrder {Behind skirmishers only close-order troops can be fired at.} openOrder {Skirmishers and garrisons do not fire through a screen; close-order infantry may, and guns with canister.} canister {Guns fire through skirmishers with canister only.} rocket {Rockets are not fired through a screen.} other {{given, select, yes {The target stands {measured, number}{unit} behind the skirmishers; up to {limit, number}{unit} it could be fired at through them.} other {The skirmishers are in the way; fire at them, or at close order right behind them.}}}}",
  "volley.garrison":
    "{reason, select, openOrder {A battalion in open order does not volley; it may fire as skirmishers do.} other {A garrison does not volley; it may fire as skirmishers do.}}",
  "skirmish.dice":
    "Close-order infantry does not skirmish; it may volley. Skirmish fire is for screens, garrisons and open order.",

  "bounce.reach":
    "That unit stands {measured, number}{unit} from the battery, which reaches {limit, number}{unit}: no ball gets there.",
  "bounce.depth":
    "That unit stands {measured, number}{unit} behind the target; balls carry on for {limit, number}{unit}.",
  "bounce.behind":
    "Only {measured, number, share} of that unit stands behind the target; at least {limit, number, share} would be hit.",
  "bounce.exempt":
    "The target is in buildings or on difficult ground, and balls stop there. From open or rough ground they carry on.",
  "bounce.exemptBehind":
    "That unit stands in buildings or on difficult ground and is spared. In the open it would be hit.",
  "bounce.kind":
    "Rockets and long-range shell do not bounce; round shot, canister and shell at effective range do.",
  "howitzer.batteryBeforeGame":
    "The game has begun: a howitzer battery is put together before it. Now the howitzers fire with their battery.",
  "howitzer.withinBattery":
    "Howitzers and mortars of a gun battery do not fire apart; they fire with the battery.",
  "ignition.once": "This place is burning already, and burns to the end.",
  "rocket.plain":
    "{reason, select, targets {Rockets are fired at one target at a time.} other {Nothing modifies a rocket roll; fire it as it is.}}",

  "melee.base":
    "{reason, select, screen {Skirmishers do not fight close order hand to hand; they fall back before it. Screen against screen may.} other {These two do not meet in melee; close order fights close order, a screen a screen.}}",
  "melee.pairs":
    "One unit leads on each side; others that are in contact fight after it, in the phasing player's order.",
  "melee.support":
    "{given, select, yes {{measured, plural, one {# unit is} other {# units are}} more than can join: up to {limit, number}, in the second round.} other {Units join in the second round, not in the first.}}",
  "melee.round2": "A melee has two rounds at most; after a second draw the attacker Retires.",
  "melee.draw": "There is nothing to choose here: only a drawn first round leaves a choice.",

  "fallback.retire": "Unformed guns stay limbered. They unlimber once they have formed up again.",
  "fallback.blocked":
    "{reason, select, edge {Behind it is the table's edge: there is no way back, and the unit disperses.} impassable {Behind it is ground it cannot cross: there is no way back, and the unit disperses.} other {{given, select, yes {Its way back comes {measured, number}{unit} from the enemy, nearer than {limit, number}{unit}: it disperses.} other {There is no way back, and the unit disperses.}}}}",
} as const satisfies Messages;
