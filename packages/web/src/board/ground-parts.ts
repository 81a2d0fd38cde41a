/** What is printed of the ground in one go, in this order. */
export const groundParts = ["soil", "courses", "places", "trees"] as const;
export type GroundPart = (typeof groundParts)[number];
