import type { PendingView } from "@adjutant/battle";
import type { Text } from "../text.ts";

/** What is to be chosen, and by whom. */
export function choiceText(choice: PendingView, name: (id: string) => string, text: Text): string {
  const side = name(choice.side);
  switch (choice.kind) {
    case "phasing":
      return text.say("choose.phasing", { side });
    case "occupies":
      return text.say("choose.occupies", { side });
    case "place":
      return text.say("choose.place", { name: name(choice.unit ?? "") });
    case "stop":
      return text.say("choose.stop", { name: name(choice.unit ?? "") });
    case "scouts":
      return text.say("choose.scouts", { side, name: name(choice.unit ?? "") });
    case "consent": {
      const { unit, reason = "other" } = choice;
      return text.say("choose.consent", { side, name: name(unit ?? ""), reason });
    }
    case "rollStands":
      return text.say("choose.rollStands", { name: name(choice.brigade ?? "") });
  }
}
