import type { BattleView, FollowView, Reminder } from "@adjutant/battle";
import { inScale } from "@adjutant/rules";
import type { Text } from "../text.ts";
import { type GoingBack, moveBack } from "./moveBack.ts";
import type { Seen } from "./useSeen.ts";

/** What a follow-up asks, with the names of whom it concerns and how far they go. */
export function followText(
  follow: FollowView,
  name: (id: string) => string,
  battle: Pick<Seen, "unit" | "table">,
  text: Text,
): string {
  const who = follow.unit ?? follow.brigade ?? follow.side;
  const named = { name: who === undefined ? "" : name(who) };
  const { kind } = follow;
  switch (kind) {
    case "fightMelee":
    case "secondRound":
    case "caught":
      return text.say(`follow.${kind}`, {
        ...named,
        enemy: follow.enemy === undefined ? "" : name(follow.enemy),
      });
    case "charge":
      return text.say("follow.charge", {
        ...named,
        enemy: follow.enemy === undefined ? "" : name(follow.enemy),
        answer: follow.answer ?? "none",
      });
    case "friendLoses":
      return text.say("follow.friendLoses", { count: follow.count ?? 0 });
    case "retire":
    case "retreat":
    case "rout":
      return goesBack(text.say(`follow.${kind}`, named), follow.unit, kind, battle, text);
    case "compulsoryMove": {
      const routs = battle.unit(follow.unit ?? "")?.unit.routing === true;
      const what = text.say("follow.compulsoryMove", { ...named, how: routs ? "rout" : "retreat" });
      return goesBack(what, follow.unit, "compulsory", battle, text);
    }
    case "redeploys": {
      const { shift } = battle.table.book.clauses["tasking.redeploy"].value;
      const far = text.distance(inScale(shift, battle.table.scale), battle.table.scale);
      return `${text.say("follow.redeploys", named)}, ${far}`;
    }
    case "initiative":
    case "lastTurn":
      return text.say(`follow.${kind}`);
    default:
      return text.say(`follow.${kind}`, named);
  }
}

function goesBack(
  what: string,
  id: string | undefined,
  how: GoingBack,
  { unit: find, table }: Pick<Seen, "unit" | "table">,
  text: Text,
): string {
  const roster = id === undefined ? null : find(id);
  if (roster === null) return what;
  const far = text.distance(moveBack(roster.unit, how, table), table.scale);
  return `${what}, ${far}`;
}

/** A reminder says what the follow-up of its kind would. */
export function reminderText(
  { kind, unit, brigade }: Reminder,
  name: (id: string) => string,
  text: Text,
): string {
  const named = { name: name(unit ?? brigade ?? "") };
  switch (kind) {
    case "compulsory":
      return text.say("due.willMove", named);
    case "faltering":
      return text.say("follow.falteringRoll", named);
    default:
      return text.say(`follow.${kind}`, named);
  }
}

/** What figures are moved for at a table; on the map the event itself has moved them. */
const moved: ReadonlySet<FollowView["kind"]> = new Set<FollowView["kind"]>([
  "remove",
  "retire",
  "retreat",
  "rout",
  "compulsoryMove",
  "takesGround",
  "halts",
  "occupies",
  "chargeEnds",
  "supports",
]);

/** Has the map done what follows: it is told with what brought it, and nothing is left to be noted. */
export function isDoneOnMap({ kind, need }: FollowView, { map }: Pick<BattleView, "map">): boolean {
  return map !== null && need === "know" && moved.has(kind);
}
