/**
 * What one does at the table, in one file. It comes as soon as the roster stands on the screen,
 * since the log is always on the page.
 */
export { CurtainScreen } from "./curtain/CurtainScreen.tsx";
export { DueScreen } from "./DueScreen.tsx";
export { EntryScreen } from "./EntryScreen.tsx";
export { LogPane } from "./LogPane.tsx";
export { RollScreen } from "./RollScreen.tsx";
export { ResolveScreen } from "./resolve/ResolveScreen.tsx";
export { UnitScreen } from "./unit/UnitScreen.tsx";
