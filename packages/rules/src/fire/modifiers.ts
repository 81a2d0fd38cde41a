/** Modifiers of volleys (§6.4) and of artillery (§6.6), by the situation and the main target. */
import { asWritten, ofDice, ofRoll } from "../modifiers.ts";
import {
  coverOf,
  inScale,
  isDense,
  isInfantryColumn,
  isPlace,
  isThin,
  isUnformed,
  isWithin,
} from "../order.ts";
import type { Rulebook } from "../rulebook/rulebook.ts";
import type {
  ArtillerySituation,
  Cover,
  FireTarget,
  Options,
  VolleySituation,
} from "../situations.ts";
import { bandOf, bandValue, batterySize, isFresh } from "../strength.ts";
import type { FireBand, InferiorReason, Modifier, VolleyRow } from "../working.ts";

/** The protecting terrain of §6.2: cover, or a place; never both (`fire.twoKinds`). */
function protectedBy(
  cover: Cover,
  options: Options | undefined,
  list: Modifier[],
  book: Rulebook,
): void {
  if (cover === "cover") {
    list.push(asWritten("fire.cover", book));
  } else if (isPlace(cover)) {
    const place = asWritten("fire.builtUp", book);
    list.push(options?.["fire.builtUpHalfOnly"] ? { ...place, roll: 0 } : place);
  }
}

/** Half effect while only ½ up to ¾ of the strength can fire (`fire.sight.half`). */
function seenInPart(share: number | undefined, list: Modifier[], book: Rulebook): void {
  if (share !== undefined && share < book.clauses["fire.sight.full"].value.from) {
    list.push({ clause: "fire.sight.half", roll: 0, dice: 0, halves: true });
  }
}

/** Why a battalion is on the Inferior row: the first reason that holds, or null. */
export function inferiorReason(situation: VolleySituation): InferiorReason | null {
  const { firer, moved, changedFormation, reformed, ground } = situation;
  if (firer.grade === "recruit") return "recruit";
  if (firer.size === "small") return "small";
  if (moved !== undefined && moved !== "none") return "moved";
  if (changedFormation) return "changedFormation";
  if (reformed) return "reformed";
  if (isUnformed(firer)) return "unformed";
  if (firer.fireDisciplineLost) return "fireDisciplineLost";
  if (ground !== undefined && ground !== "open") return "ground";
  return firer.formation === "companyColumn" ? "companyColumn" : null;
}

/** The row a battalion volleys on (`volley.row.*`), once no reason makes it Inferior. */
export function volleyRow(situation: VolleySituation, inferior: InferiorReason | null): VolleyRow {
  if (inferior !== null) return "inferior";
  const { grade, british } = situation.firer;
  const superior = grade === "elite" || grade === "veteran" || (british && grade === "line");
  return superior ? "superior" : "standard";
}

/** Modifiers of a volley at its main target. */
export function volleyModifiers(
  situation: VolleySituation,
  target: FireTarget,
  book: Rulebook,
): Modifier[] {
  const { firer, options, scale, share } = situation;
  const { clauses } = book;
  const list: Modifier[] = [];
  if (firer.grade === "elite") list.push(asWritten("volley.elite", book));
  if (firer.size === "large" && firer.formation === "line") {
    list.push(asWritten("volley.largeLine", book));
  }
  const band = bandOf(firer, book);
  if (band > 0) list.push(ofRoll("volley.band", bandValue(clauses["volley.band"].value, band)));
  if (isUnformed(firer)) list.push(asWritten("volley.unformed", book));
  if (isDense(target.unit)) {
    list.push(asWritten("volley.dense", book));
  } else if (isInfantryColumn(target.unit) && isFresh(firer, book)) {
    const { dice, within } = clauses["volley.columnClose"].value;
    if (isWithin(target.distance, inScale(within, scale))) {
      list.push(ofDice("volley.columnClose", dice));
    }
  }
  if (isThin(target.unit)) list.push(asWritten("volley.thin", book));
  protectedBy(coverOf(target.unit, target.cover), options, list, book);
  if (isInfantryColumn(firer) || firer.formation === "square") {
    list.push(asWritten("volley.halfColumnOrSquare", book));
  }
  seenInPart(share, list, book);
  return list;
}

/** Is `howitzer.cover` earned: a howitzer battery's shell at enemies in cover. */
function shellAtCover(situation: ArtillerySituation, cover: Cover, band: FireBand): boolean {
  const { firer, options } = situation;
  if (firer.kind !== "howitzer") return false;
  const shell =
    band === "long" || (band === "effective" && options?.["howitzer.coverInEffective"] === true);
  if (!shell) return false;
  return cover === "cover" || (isPlace(cover) && options?.["howitzer.coverInBuiltUp"] === true);
}

/** Modifiers of artillery fire at its main target, but for `artillery.elite`. */
export function artilleryModifiers(
  situation: ArtillerySituation,
  target: FireTarget,
  band: FireBand,
  book: Rulebook,
): Modifier[] {
  const { firer, moved, options, share } = situation;
  const { unit } = target;
  const list: Modifier[] = [];
  const size = batterySize(firer, book);
  const close = band !== "long";
  if (situation.assaultFire && close) list.push(asWritten("artillery.assaultFire", book));
  if (size === "large" && band === "canister") {
    list.push(asWritten("artillery.largeCanister", book));
  }
  const worn = bandOf(firer, book);
  if (worn > 0) {
    list.push(ofRoll("artillery.band", bandValue(book.clauses["artillery.band"].value, worn)));
  }
  if (moved !== undefined && moved !== "none") list.push(asWritten("artillery.moved", book));
  if (situation.unlimbered) list.push(asWritten("artillery.unlimbered", book));
  if (isUnformed(firer)) list.push(asWritten("artillery.unformed", book));
  if (firer.lowAmmunition) list.push(asWritten("artillery.lowAmmunition", book));
  if (isDense(unit)) {
    list.push(asWritten("artillery.dense", book));
  } else if (close) {
    const cavalryColumn = unit.arm === "cavalry" && unit.formation === "column";
    if (cavalryColumn || isInfantryColumn(unit)) list.push(asWritten("artillery.column", book));
  }
  if (isThin(unit)) list.push(asWritten("artillery.thin", book));
  const cover = coverOf(unit, target.cover);
  protectedBy(cover, options, list, book);
  if (shellAtCover(situation, cover, band)) list.push(asWritten("howitzer.cover", book));
  if (size === "small") list.push(asWritten("artillery.small", book));
  seenInPart(share, list, book);
  return list;
}
