import { isDeclaring } from "@adjutant/battle";
import type { TrainingKey } from "@adjutant/phrases/training/en";
import { type ClauseId, inScale, type Purpose, type Refusal } from "@adjutant/rules";
import { chargeAfterFire } from "../battle/chargeAfterFire.ts";
import { chargeAt, chargesOpen } from "../battle/declared.ts";
import type { Battle } from "../battle/useBattle.ts";
import { isNews } from "../battle/view.ts";
import { href, type ResolutionKind, type Route } from "../router.ts";
import { candidate } from "./candidates.ts";
import { type Lesson, learnt, lessonOf, lessons } from "./lessons.ts";

/** What the guide says: what to do, by which rule, and which control does it. */
export interface Advice {
  /** The lesson under way; null: all are done. */
  readonly lesson: Lesson | null;
  readonly key: TrainingKey;
  /** A distance in the unit of the scale, a unit's name, a figure of a rule, a refusal. */
  readonly distance?: number;
  readonly name?: string;
  readonly from?: number;
  readonly why?: Refusal | null;
  readonly clause: ClauseId;
  /** A CSS selector of the control. */
  readonly point: string;
  /** The screen that has the control, if it is not the one that is open. */
  readonly at: Route | null;
}

type Said = Omit<Advice, "lesson">;

/** The next step from the battle as it stands, whatever was done before and in whatever order. */
export function advise(battle: Battle, route: Route, asked: Purpose | null): Advice {
  const known = learnt(battle.log);
  const lesson = lessons.find((one) => !known.has(one)) ?? null;
  const said = next(battle, route, lesson, asked);
  // The control stands on another screen: the way there is ringed as well.
  const point = said.at === null ? said.point : `${said.point}, .guide-ways .button`;
  return { lesson, ...said, point };
}

const advance = ".bottom-bar .button.strong, .bottom-bar .button.primary";

function next(battle: Battle, route: Route, lesson: Lesson | null, asked: Purpose | null): Said {
  return (
    ofResult(battle, route, lesson) ??
    ofResolution(battle, route, asked) ??
    onward(battle, route, lesson)
  );
}

function onward(battle: Battle, route: Route, lesson: Lesson | null): Said {
  return (
    ofDuty(battle, route) ??
    (lesson === null
      ? { key: "training.done", clause: "turn.sequence", point: ".guide-sum", at: null }
      : ofPhase(battle, route, lesson))
  );
}

/** What a result that has just been read means; the ring is round what comes next. */
function ofResult(battle: Battle, route: Route, lesson: Lesson | null): Said | null {
  if (route.screen !== "entry") return null;
  const entry = battle.log.find(({ event }) => event.id === route.entry);
  if (entry === undefined) return null;
  if (chargeAfterFire(entry.event, battle) !== null) {
    const point = ".work-pane .pane-body > .button.primary";
    return { key: "training.charge.goesOn", clause: "charge.defensiveFire", point, at: null };
  }
  const read = lessonOf(entry);
  // What has gone on since is no longer about it, though it is still read.
  if (read === null || !isNews(battle.log, route.entry)) return null;
  const clauses = {
    artillery: "artillery.procedure",
    fire: "fire.discipline",
    charge: "charge.table.pick",
    melee: "melee.table.foot",
  } as const;
  const { point } = onward(battle, { screen: "home" }, lesson);
  // On a phone the roster lies behind the result, and the way to it at the bottom edge.
  const both = `${point}, .work-pane .result-bar .button.strong`;
  return { key: `training.${read}.result`, clause: clauses[read], point: both, at: null };
}

/** A resolution that somebody is about to roll, whoever it is. */
function ofResolution(
  { unit, table, bar, view }: Battle,
  route: Route,
  asked: Purpose | null,
): Said | null {
  if (route.screen === "roll") return ofRoll(route.kind, table.book);
  if (route.screen !== "resolve") return null;
  if (asked === "discipline") {
    const clause = "discipline.table";
    return { key: "training.discipline.dice", clause, point: ".dice-pad", at: null };
  }
  if (route.target === null) return null;
  // After a drawn round there is a choice; where the rules forbid it, the way is back.
  const point =
    ".dice-pad, .drawn .button.primary, .work-pane:not(:has(.dice-pad, .drawn)) .page-head .back";
  const pad = { point, at: null };
  const from = table.book.clauses["dice.casualty"].value.hitOn;
  switch (route.kind) {
    case "guns":
      return { ...pad, key: "training.artillery.dice", clause: "artillery.table" };
    case "volley":
    case "skirmish":
      return { ...pad, key: "training.fire.dice", clause: "volley.table" };
    case "charge": {
      if (isDeclaring(view)) return ofDeclaring(view, route.unit, route.target);
      const target = unit(route.target);
      const fires =
        target !== null && target.unit.arm === "infantry" && bar(target, "volley") === null;
      return fires
        ? {
            key: "training.charge.fireFirst",
            clause: "charge.defensiveFire",
            point: ".work-pane .pane-body > .stack > a.button",
            at: null,
          }
        : { ...pad, key: "training.charge.dice", clause: "charge.roll" };
    }
    case "melee":
      return { ...pad, key: "training.melee.dice", clause: "melee.base", from };
    case "discipline":
      return null;
  }
}

/** A charge before it is resolved: declared it is, and answered (`charge.declare`). */
function ofDeclaring(view: Battle["view"], charger: string, target: string): Said {
  const said = { clause: "charge.declare", at: null } as const;
  if (chargeAt(view, charger, target) === null) {
    return { ...said, key: "training.charge.declare", point: ".drawn .button.primary" };
  }
  const point = `.drawn .button.primary, ${advance}`;
  return { ...said, key: "training.charge.declared", point };
}

function ofRoll(
  kind: Extract<Route, { screen: "roll" }>["kind"],
  book: Battle["table"]["book"],
): Said | null {
  const pad = { point: ".dice-pad", at: null };
  const { availableFrom } = book.clauses["command.adcRoll"].value;
  const { obeysFrom } = book.clauses["command.brigadeRoll"].value;
  switch (kind) {
    case "initiative":
      return { ...pad, key: "training.diceInitiative", clause: "initiative.roll" };
    case "adc":
      return { ...pad, key: "training.diceAdc", clause: "command.adcRoll", from: availableFrom };
    case "command":
      return {
        ...pad,
        key: "training.diceCommand",
        clause: "command.brigadeRoll",
        from: obeysFrom,
      };
    case "faltering":
      return { ...pad, key: "training.diceFaltering", clause: "brigade.faltering" };
    case "follow":
      return null;
  }
}

/** What the battle itself waits for: choices, rolls of the phase, what followed from results. */
function ofDuty({ due, toChoose, rolls }: Battle, route: Route): Said | null {
  const listed = route.screen === "due" || route.screen === "entry" || route.screen === "turn";
  const at: Route | null = listed ? null : { screen: "due" };
  const [choice] = toChoose;
  if (choice !== undefined) {
    return choice.kind === "phasing"
      ? { key: "training.choosePhasing", clause: choice.clause, point: ".follow-choice", at }
      : { key: "training.choose", clause: choice.clause, point: ".follow-choice", at };
  }
  const [roll] = rolls;
  if (roll !== undefined) {
    const bar = { point: advance, at: hasBar(route) };
    switch (roll.kind) {
      case "initiative":
        return { ...bar, key: "training.rollInitiative", clause: "initiative.roll" };
      case "adc":
        return { ...bar, key: "training.rollAdc", clause: "command.adcRoll" };
      case "command":
        return { ...bar, key: "training.rollCommand", clause: "command.brigadeRoll" };
      case "faltering":
        return { ...bar, key: "training.rollFaltering", clause: "brigade.faltering" };
    }
  }
  const [follow] = due;
  if (follow === undefined) return null;
  if (follow.kind === "charge") {
    const clause = "charge.declare";
    return { key: "training.charge.due", clause, point: ".follow a.button", at };
  }
  const melee = follow.kind === "fightMelee" || follow.kind === "secondRound";
  return {
    key: melee ? "training.melee.due" : "training.due",
    clause: melee ? "melee.base" : (follow.clause ?? "turn.sequence"),
    point: ".follow .button, .follow-choice .button",
    at,
  };
}

/** What the phase is good for, as far as there are lessons left. */
function ofPhase(battle: Battle, route: Route, lesson: Lesson): Said {
  const { view, table } = battle;
  const { book, scale } = table;
  const bar = { point: advance, at: hasBar(route) };
  const column = inScale(book.clauses["move.rate"].value.infantry.attackColumn, scale);
  switch (view.phase) {
    case "compulsory":
      if (view.turn > 1) break;
      return {
        ...bar,
        key: "training.setUp",
        clause: "turn.sequence",
        // A move brings the columns within musket range.
        distance: column + inScale(book.clauses["fire.range.musket"].value.closeOrder, scale),
      };
    case "charges":
      if (lesson === "artillery" || lesson === "fire") {
        return { ...bar, key: "training.tooFar", clause: "charge.declare" };
      }
      if (chargesOpen(view).length > 0) {
        return { ...bar, key: "training.charge.declared", clause: "turn.sequence" };
      }
      // Whoever has met fights in the phase of melees; nobody need charge once more.
      if (view.open.some(({ kind }) => kind === "fightMelee")) break;
      return teach("charge", lesson, battle, route);
    case "movement":
      if (view.turn === 1 && !hasColumns(battle)) {
        return { ...bar, key: "training.stand", clause: "turn.sequence" };
      }
      return view.turn === 1
        ? { ...bar, key: "training.move", clause: "move.rate", distance: column }
        : { ...bar, key: "training.moveLater", clause: "move.reform" };
    case "fire":
      if (lesson === "artillery") return teach("guns", lesson, battle, route);
      if (lesson === "fire") return teach("volley", lesson, battle, route);
      break;
    default:
  }
  return { ...bar, key: "training.onward", clause: "turn.sequence" };
}

/** Has whoever acts now columns to bring forward. */
function hasColumns({ sides, view }: Battle): boolean {
  return sides
    .filter(({ id }) => id === (view.acting ?? id))
    .flatMap(({ brigades }) => brigades.flatMap(({ units }) => units))
    .some(({ unit }) => unit.arm === "infantry" && unit.formation === "attackColumn");
}

/** From the roster to the unit, its action, its target. */
function teach(
  kind: Extract<ResolutionKind, "guns" | "volley" | "charge">,
  lesson: Lesson,
  battle: Battle,
  route: Route,
): Said {
  const found = candidate(kind, battle);
  if ("barred" in found) {
    return {
      key: "training.nobody",
      clause: found.barred?.clause ?? "turn.sequence",
      why: found.barred,
      point: advance,
      at: hasBar(route),
    };
  }
  const { unit, target } = found;
  const part = kind === "guns" ? "artillery" : kind === "volley" ? "fire" : "charge";
  const clauses = {
    artillery: "fire.once",
    fire: "fire.once",
    charge: "charge.declare",
  } as const;
  const clause = clauses[part];
  if (route.screen === "unit" && route.unit === unit.id) {
    const point = `.actions a[href^="#/${kind}/"]`;
    return { key: `training.${part}.act`, clause, point, at: null };
  }
  if (route.screen === "resolve" && route.kind === kind && route.unit === unit.id) {
    const point = `.target-list a[href="${href({ ...route, target: target.id })}"]`;
    return { key: `training.${part}.target`, clause, name: target.name, point, at: null };
  }
  const row = `a[href="${href({ screen: "unit", unit: unit.id })}"]`;
  return {
    key: lesson === "melee" ? "training.melee.unit" : `training.${part}.unit`,
    clause,
    name: unit.name,
    // Where the other army's roster is open, the way leads over its leaf.
    point: `.roster-pane ${row}, .roster-pane:not(:has(${row})) .side-leaf:not([data-selected])`,
    at: route.screen === "home" ? null : { screen: "home" },
  };
}

/** The bar that leads on stands on these screens; from others the way leads home. */
function hasBar({ screen }: Route): Route | null {
  const leads =
    screen === "home" ||
    screen === "turn" ||
    screen === "due" ||
    screen === "entry" ||
    screen === "account";
  return leads ? null : { screen: "home" };
}
