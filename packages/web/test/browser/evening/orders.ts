import type { Phase } from "@adjutant/battle";
import type { Clock, Player } from "./player.ts";

/** How many orders whoever has the device tries to give in a phase. */
export type Orders = Partial<Readonly<Record<Phase, number>>>;

/** Gives an order through the screen; was there one to give. */
export type Gives = (player: Player, clock: Clock) => Promise<boolean>;

/** Units looked at for an order before the phase is let go. */
const tries = 4;

/** Gives one order as the screen offers it: fire, a charge, a move, an aide-de-camp. */
export async function giveOrder(player: Player, { phase }: Pick<Clock, "phase">): Promise<boolean> {
  switch (phase) {
    case "command":
      return sendAide(player);
    case "movement":
      return moves(player);
    case "charges":
    case "fire":
      return resolves(player);
    default:
      return false;
  }
}

/** Opens a unit of the roster that is open; false where it has none. */
async function openUnit(player: Player): Promise<boolean> {
  const { page } = player.session;
  await player.session.go("#/");
  await page.locator(".roster-pane .unit-row a").locator("visible=true").first().waitFor();
  if (!(await player.pressAt(".roster-pane .unit-row:not(.gone) a", "any"))) return false;
  await page.locator(".unit-sheet").waitFor();
  player.note(`looks at ${await page.locator(".work-pane h1").textContent()}`);
  return true;
}

/** Fires, or declares a charge: whatever the unit is opened for in this phase. */
async function resolves(player: Player): Promise<boolean> {
  const { page } = player.session;
  for (let tried = 0; tried < tries; tried++) {
    if (!(await openUnit(player))) return false;
    if (!(await player.pressAt(".work-pane .actions a.button.primary"))) continue;
    // A charge that it has declared leads to its own page.
    await page.locator(".work-pane").locator(".target-list, .resolving").first().waitFor();
    const chosen = (await page.locator(".work-pane .resolving").count()) > 0;
    if (!chosen && !(await player.pressAt(".work-pane .target-list a", "any"))) continue;
    await page
      .locator(".work-pane .resolving, .work-pane .turn-bar, .work-pane .sticky-foot")
      .first()
      .waitFor();
    const refusal = page.locator(".work-pane .refusal").locator("visible=true");
    if ((await refusal.count()) > 0) {
      player.met.refused.push((await refusal.first().textContent()) ?? "");
      continue;
    }
    player.note("gives the order");
    return true;
  }
  await player.session.go("#/");
  return false;
}

/** Moves a unit, by half or by more of its move. */
async function moves(player: Player): Promise<boolean> {
  const { page } = player.session;
  if (!(await openUnit(player))) return false;
  const chips = page.locator(".on-table > .choice .chip").locator("visible=true");
  if ((await chips.count()) === 3) {
    const chip = await chips.nth(player.face() > 3 ? 2 : 1).elementHandle();
    if (chip !== null) await player.press(chip);
    const refused = page.locator(".warning").locator("visible=true");
    if ((await refused.count()) > 0) {
      player.met.refused.push((await refused.first().textContent()) ?? "");
      await player.pressAt(".warning-acts button:last-child");
    }
  }
  await player.session.go("#/");
  return true;
}

/** Sends an aide-de-camp with the first tasking that is open, where aides are at hand. */
async function sendAide(player: Player): Promise<boolean> {
  const { page } = player.session;
  await player.session.go("#/turn");
  await page.locator(".phase.now").waitFor();
  if (!(await player.pressAt('.command-row a[href^="#/tasks/"]'))) return false;
  await page.locator(".adc-stock").waitFor();
  const open = ".work-pane .more-title:has(.tasking:not(.barred-tasking))";
  if (!(await player.pressAt(open, "any"))) {
    await player.session.go("#/turn");
    return false;
  }
  if (!(await player.pressAt(".work-pane .task-targets button", "any"))) {
    await player.session.go("#/turn");
    return false;
  }
  player.note("sends an aide-de-camp");
  return true;
}
