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
  ruler: "M4 15L15 4l5 5L9 20zM8 11l2 2M11 8l2.500 2.500M14 5l2 2",
  again: "M5 12a7 7 0 1 0 2-5M5 4v4h4M12 8v4l3 2",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  left: "M8 6L4 10l4 4M4 10h9a6 6 0 0 1 0 12",
  right: "M16 6l4 4-4 4M20 10h-9a6 6 0 0 0 0 12",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
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
