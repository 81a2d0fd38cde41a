import { type BattleEvent, type Companion, evolve, readBattle } from "@adjutant/battle";
import type { Page } from "playwright-core";

/** The newest battle of the device, and how much of it is known already. */
interface Wanted {
  /** Events after the start that are not told again. */
  readonly known: number;
}

/** The battle on the table as the device keeps it, followed event by event from outside. */
export class Followed {
  readonly #page: Page;
  #state: Companion | null = null;

  constructor(page: Page) {
    this.#page = page;
  }

  /** As it stands now: all that was done on the screen is written down. */
  async now(): Promise<Companion> {
    await this.#page.waitForFunction(() => document.querySelector(".app[data-kept=kept]"));
    const known = this.#state === null ? 0 : this.#state.log.length - 1;
    const text = await this.#page.evaluate(keptSince, { known });
    if (this.#state === null) {
      const read = readBattle(text);
      if (!read.ok || read.value.bad !== null) throw new Error("no whole battle is kept");
      this.#state = read.value.battle.state;
    } else {
      // The app has read these events itself before it wrote them; the whole file is read in the end.
      const events = JSON.parse(text) as readonly BattleEvent[];
      this.#state = events.reduce((state, event) => evolve(state, event), this.#state);
    }
    return this.#state;
  }

  /** What has happened since the log had so many entries. */
  async since(entries: number): Promise<readonly BattleEvent[]> {
    return (await this.now()).log.slice(entries).map(({ event }) => event);
  }
}

/** In the page: the file of the battle written last, or what has been added to it. */
function keptSince({ known }: Wanted): Promise<string> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open("adjutant");
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const last = db.transaction("battles").objectStore("battles").index("written");
      const looking = last.openCursor(null, "prev");
      looking.onerror = () => fail(looking.error);
      looking.onsuccess = () => {
        db.close();
        const file = looking.result?.value.file;
        done(JSON.stringify(known === 0 ? file : file.events.slice(known)));
      };
    };
  });
}
