/** Who takes part in a resolution, and how much of each a role knows. */
import type { RollSide } from "@adjutant/rules";
import type { ResolvedEvent } from "../companion/events.ts";
import type { Knowledge } from "./role.ts";
import { unitsIn } from "./seen.ts";

/** How much a role knows of a party: its roster, its losses, or the table alone. */
export interface Party {
  readonly known: boolean;
  /** Its losses are known, by its roster or by markers. */
  readonly losses: boolean;
}

const openly: Party = { known: true, losses: true };

export class Parties {
  /** The role reads the rosters of all who take part. */
  readonly all: boolean;
  /** Nobody who takes part is on the table for the role. */
  readonly hidden: boolean;
  /** Whom the event says it is of, where it is of one. */
  readonly subject: Party;
  readonly #acting: Party;
  readonly #target: Party;

  constructor(event: ResolvedEvent, knowledge: Knowledge) {
    const party = (id: string | null | undefined): Party | null => {
      if (id === null || id === undefined) return null;
      const side = knowledge.sideOf(id);
      return { known: knowledge.knows(side), losses: knowledge.counts(side) };
    };
    const units = unitsIn(event.situation).flatMap(({ id }) => (id === undefined ? [] : [id]));
    const ids = [...units, ...(event.of === null ? [] : [event.of])];
    this.hidden = ids.length > 0 && !ids.some((id) => knowledge.sees(id));
    this.all = ids.every((id) => knowledge.knows(knowledge.sideOf(id)));
    this.#acting = party(event.acting) ?? party(event.of) ?? openly;
    const targets = event.targets.flatMap((id) => party(id) ?? []);
    this.#target =
      targets.length === 0
        ? this.#acting
        : {
            known: targets.every(({ known }) => known),
            losses: targets.every(({ losses }) => losses),
          };
    this.subject = party(event.of) ?? this.#acting;
  }

  /** The party that a roll or a line of working is of; a roll for the initiative is open to all. */
  of(side: RollSide | null): Party {
    switch (side) {
      case "target":
      case "defender":
        return this.#target;
      case "first":
      case "second":
        return openly;
      case "firer":
      case "charger":
      case "attacker":
      case null:
        return this.#acting;
    }
  }
}
