/** The schema of every situation, by the name of the procedure that takes it. */
import type { ProcedureName, Rulebook, Situations } from "@adjutant/rules";
import type { Schema } from "./check.ts";
import { chargeSituation, meleeSituation } from "./close.ts";
import { bounceSituation, fireSituation } from "./fire.ts";
import { perBook } from "./per-book.ts";
import {
  adcSituation,
  commandSituation,
  disciplineSituation,
  falteringSituation,
  fateSituation,
  fractionSituation,
  generalSituation,
  ignitionSituation,
  initiativeSituation,
} from "./small.ts";
import { unitSchemas } from "./unit.ts";

type Makers = { [Name in ProcedureName]: (book: Rulebook) => Schema<Situations[Name]> };

const makers: Makers = {
  volley: perBook((book) => fireSituation(unitSchemas(book).infantry, book)),
  skirmish: perBook((book) => fireSituation(unitSchemas(book).foot, book)),
  artillery: perBook((book) => fireSituation(unitSchemas(book).guns, book)),
  rocket: perBook((book) => fireSituation(unitSchemas(book).rockets, book)),
  charge: perBook(chargeSituation),
  melee: perBook(meleeSituation),
  meleeToEnd: perBook(meleeSituation),
  discipline: perBook(disciplineSituation),
  fate: perBook(fateSituation),
  general: perBook(generalSituation),
  ignition: perBook(ignitionSituation),
  bounce: perBook(bounceSituation),
  fraction: perBook(fractionSituation),
  initiative: perBook(initiativeSituation),
  adc: perBook(adcSituation),
  command: perBook(commandSituation),
  faltering: perBook(falteringSituation),
};

/** The schema of a procedure's situation under a rulebook; made when first asked for. */
export function situationSchema<Name extends ProcedureName>(
  procedure: Name,
  book: Rulebook,
): Schema<Situations[Name]> {
  return makers[procedure](book);
}
