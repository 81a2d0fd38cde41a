import { ensureInstalled, requireNode } from "./setup.mjs";
import { main, say } from "./terminal.mjs";
import { root, sourceAliases } from "./workspaces.mjs";

/**
 * `npm run counts`: counts orders and outcomes anew, keeps them, and says what has changed; each
 * change is to be explained by the rule that changed.
 */
await main(async () => {
  requireNode();
  await ensureInstalled();
  const { runnerImport } = await import("vite");
  /** @type {{ module: { kept: () => object, keep: (counts: object) => void, counted: () => object, changes: (before: object, after: object) => string[] } }} */
  const { module } = await runnerImport(`${root}test/counts/counts.ts`, {
    root,
    configFile: false,
    resolve: { alias: sourceAliases() },
  });
  const counts = module.counted();
  const changed = module.changes(module.kept(), counts);
  module.keep(counts);
  for (const line of changed) say(line);
  say(changed.length === 0 ? "Nothing has changed." : `${changed.length} changed.`);
});
