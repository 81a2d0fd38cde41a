import type { ReactElement } from "react";

const paths = {
  back: "M15 5l-7 7 7 7",
  undo: "M9 7H15a5 5 0 0 1 0 10H8M9 7l3.500-3.500M9 7l3.500 3.500",
  redo: "M15 7H9a5 5 0 0 0 0 10h7M15 7l-3.500-3.500M15 7l-3.500 3.500",
  log: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h4",
  eye: "M3 12c2.500-4 5.500-6 9-6s6.500 2 9 6c-2.500 4-5.500 6-9 6s-6.500-2-9-6zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
  menu: "M4 7h16M4 12h16M4 17h16",
  next: "M9 5l7 7-7 7",
  book: "M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14",
  gone: "M5 5l14 14M19 5L5 19",
} as const;

export type IconName = keyof typeof paths;

/** A line drawing beside a word, or the face of a button that has its own label. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
