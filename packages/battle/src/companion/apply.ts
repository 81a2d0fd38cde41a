/** Applies what a resolution came to: to each procedure its own consequences. */
import { isSkirmishers } from "@adjutant/rules";
import { afterCharge, afterMelee } from "./after-close.ts";
import {
  afterAdc,
  afterCommand,
  afterFaltering,
  afterGeneral,
  afterInitiative,
} from "./after-command.ts";
import {
  afterBounce,
  afterDiscipline,
  afterFate,
  afterFire,
  afterRockets,
  afterSkirmish,
} from "./after-fire.ts";
import type { Joined, Recorded, Resolvable, Resolve, SituationOf } from "./events.ts";
import type { Ledger } from "./ledger.ts";
import type { Board } from "./state.ts";

/** What a consequence may look at. */
interface Happened<Name extends Resolvable> {
  readonly ledger: Ledger;
  readonly board: Board;
  readonly situation: SituationOf<Name>;
  readonly outcome: Recorded<Name>;
  /** The brigade, side or unit that the roll is for; empty where it is for none. */
  readonly of: string;
  readonly joined: Joined;
  readonly square: boolean;
}

type Consequences = { [Name in Resolvable]: (happened: Happened<Name>) => void };

const consequences: Consequences = {
  volley({ ledger, situation, outcome }) {
    moves(ledger, situation);
    afterFire(ledger, situation, outcome);
  },
  artillery({ ledger, situation, outcome }) {
    moves(ledger, situation);
    afterFire(ledger, situation, outcome);
  },
  skirmish({ ledger, situation, outcome }) {
    moves(ledger, situation);
    afterSkirmish(ledger, situation, outcome);
  },
  rocket({ ledger, situation, outcome }) {
    moves(ledger, situation);
    afterRockets(ledger, situation, outcome);
  },
  charge({ ledger, situation, outcome }) {
    afterCharge(ledger, situation, outcome);
  },
  melee({ ledger, situation, outcome, joined }) {
    afterMelee(ledger, situation, outcome, joined);
  },
  meleeToEnd({ ledger, situation, outcome, joined }) {
    afterMelee(ledger, situation, outcome, joined);
  },
  discipline({ ledger, situation, outcome, square }) {
    afterDiscipline(ledger, situation, outcome, square);
  },
  fate({ ledger, situation, outcome }) {
    afterFate(ledger, situation, outcome);
  },
  bounce({ ledger, situation, outcome }) {
    afterBounce(ledger, situation, outcome);
  },
  ignition({ ledger, outcome, of }) {
    if (outcome.ignited && of !== "") ledger.burn(of);
  },
  general({ ledger, outcome, of }) {
    afterGeneral(ledger, of, outcome.result);
  },
  generalRisk({ ledger, outcome, of }) {
    if (outcome.general) afterGeneral(ledger, of, outcome.general.result);
  },
  initiative({ ledger, board, outcome }) {
    afterInitiative(ledger, board, outcome);
  },
  adc({ ledger, outcome, of }) {
    afterAdc(ledger, of, outcome);
  },
  command({ ledger, outcome, of }) {
    afterCommand(ledger, of, outcome);
  },
  faltering({ ledger, outcome, of }) {
    afterFaltering(ledger, of, outcome);
  },
  fraction() {
    // A rounding by itself is a question, not an event at the table.
  },
};

/** Books in the ledger what a resolution does to units, brigades and sides. */
export function apply<Name extends Resolvable>(
  ledger: Ledger,
  board: Board,
  command: Resolve & { readonly procedure: Name },
  outcome: Recorded<Name>,
): void {
  const { situation, of = "", joined = {}, square = false } = command;
  // The situation of a command is that of its procedure; the compiler does not follow `Name` there.
  const happened = {
    ledger,
    board,
    situation,
    outcome,
    of,
    joined,
    square,
  } as unknown as Happened<Name>;
  consequences[command.procedure](happened);
}

/** What the players said of the firer's turn is known from now on. */
function moves(
  ledger: Ledger,
  situation: SituationOf<"volley" | "skirmish" | "artillery" | "rocket">,
): void {
  const { firer, moved, changedFormation, reformed, unlimbered } = situation;
  // Skirmishers move and fire freely: nobody asks them.
  if (isSkirmishers(firer)) return;
  ledger.set(firer.id, {
    ...(moved === undefined ? {} : { moved }),
    ...(changedFormation === undefined ? {} : { changedFormation }),
    ...(reformed === undefined ? {} : { reformed }),
    ...(unlimbered === undefined ? {} : { unlimbered }),
  });
}
