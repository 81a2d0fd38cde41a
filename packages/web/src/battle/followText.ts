import type { FollowUp } from "@adjutant/battle";
import type { Text } from "../text.ts";

/** What a follow-up asks, with the names of whom it concerns. */
export function followText(follow: FollowUp, name: (id: string) => string, text: Text): string {
  const who = follow.unit ?? follow.brigade ?? follow.side;
  const named = { name: who === undefined ? "" : name(who) };
  const { kind } = follow;
  switch (kind) {
    case "fightMelee":
    case "secondRound":
      return text.say(`follow.${kind}`, {
        ...named,
        enemy: follow.enemy === undefined ? "" : name(follow.enemy),
      });
    case "friendLoses":
      return text.say("follow.friendLoses", { count: follow.count ?? 0 });
    default:
      return text.say(`follow.${kind}`, named);
  }
}
