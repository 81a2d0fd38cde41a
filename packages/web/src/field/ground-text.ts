import type { TerrainPiece } from "@adjutant/battle";
import type { Text } from "../text.ts";

/** What a piece of ground is, in the words of the rules: "woods, difficult ground". */
export function groundText(piece: TerrainPiece, text: Text): string {
  const kind = text.say(`field.kind.${piece.kind}`);
  const more = (() => {
    switch (piece.kind) {
      case "hill": {
        const { height: levels } = piece;
        const high = text.say("field.levels", { levels });
        return piece.steep === true ? [high, text.say("field.steep")] : [high];
      }
      case "woods":
        return [text.say(`field.is.${piece.ground ?? "difficult"}`)];
      case "marsh":
        return [text.say("field.is.difficult")];
      case "builtUp":
      case "strongpoint":
        return [text.say("field.sectors", { sectors: piece.sectors ?? 1 })];
      case "river":
        return [text.say(`field.river.${piece.crossing ?? "ford"}`)];
      default:
        return [];
    }
  })();
  return [kind, ...more].join(", ");
}
