import { ensureInstalled, requireNode } from "./setup.mjs";
import { main, say } from "./terminal.mjs";
import { root, sourceAliases } from "./workspaces.mjs";

/**
 * `npm run archive`: adds to `archive` the battle files that tests write today and that are not there
 * yet. What is there is never altered: it stands for what users have on their disks.
 */
await main(async () => {
  requireNode();
  await ensureInstalled();
  const { runnerImport } = await import("vite");
  /** @type {{ module: { refresh: () => string[] } }} */
  const { module } = await runnerImport(`${root}test/archive/archive.ts`, {
    root,
    configFile: false,
    resolve: { alias: sourceAliases() },
  });
  const added = module.refresh();
  for (const path of added) say(`archive/${path}`);
  say(added.length === 0 ? "Nothing new." : `${added.length} added.`);
});
