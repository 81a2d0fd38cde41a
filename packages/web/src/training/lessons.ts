import type { EntryView, ResolvedView } from "@adjutant/battle";

/** The four resolutions that a battle is made of, in the order in which one meets them. */
export const lessons = ["artillery", "fire", "charge", "melee"] as const;
export type Lesson = (typeof lessons)[number];

/** Is the training battle on the table, whoever set it up and how. */
export function isTraining(log: readonly EntryView[]): boolean {
  const started = log.find(({ event }) => event.type === "started")?.event;
  return started?.type === "started" && started.orders[0]?.id === "training";
}

/** Which lesson a resolution is part of, however it came about; null: of none. */
export function lessonOf({ event, undone }: EntryView): Lesson | null {
  if (undone || event.type !== "resolved") return null;
  switch (event.procedure) {
    case "artillery":
      return "artillery";
    case "volley":
    case "skirmish":
      return "fire";
    case "charge":
      return "charge";
    case "melee":
    case "meleeToEnd":
      return "melee";
    default:
      return null;
  }
}

/** The resolution that each lesson was learnt by: the first of its kind. */
export function learnt(log: readonly EntryView[]): ReadonlyMap<Lesson, ResolvedView> {
  const found = new Map<Lesson, ResolvedView>();
  for (const entry of log) {
    const lesson = lessonOf(entry);
    if (lesson === null || found.has(lesson)) continue;
    if (entry.event.type === "resolved") found.set(lesson, entry.event);
  }
  return found;
}
