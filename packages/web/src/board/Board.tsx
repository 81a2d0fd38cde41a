import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useText } from "../text.ts";
import { type Camera, centred, isNear, kept, type Pane, panned, under, zoomed } from "./camera.ts";
import { same, type Thing } from "./chosen.ts";
import { brought, type Grip, gripAt, heldGhost, keyOnGhost } from "./grip.ts";
import type { Gesture } from "./hand.ts";
import { keyed } from "./keyed.ts";
import { MiniMap } from "./MiniMap.tsx";
import { within } from "./origin.ts";
import type { Guided, Overlay } from "./overlay.ts";
import type { Dot } from "./plane.ts";
import { Sheets } from "./Sheets.tsx";
import { dotOf, middleOf, paperOf, sheetOf, tablePointOf } from "./sheet.ts";
import type { ShownField, TablePoint } from "./shown.ts";
import { flagsOf } from "./standing.ts";
import { Tools } from "./Tools.tsx";
import { thingAt, unitAt } from "./thing-at.ts";
import { useCamera } from "./useCamera.ts";
import { useHand } from "./useHand.ts";
import { useHeard } from "./useHeard.ts";
import "./board.css";

const nothingOver: readonly Overlay[] = [];
const never = (): boolean => false;

export interface BoardProps {
  /** Ground, troops and terms; the same object as long as none of them changes. */
  readonly shown: ShownField;
  /** What is laid over it for a while; it may change with every frame. */
  readonly overlays?: readonly Overlay[];
  readonly chosen: Thing | null;
  /** A tap, what lies under it, and where on the table. */
  readonly onTap: (on: Thing | null, at: TablePoint) => void;
  /** A mouse or a pen stands over something, or over nothing. */
  readonly onHover?: (on: Thing | null) => void;
  /** Units that a hand may take and move; the ghost that is held always may. */
  readonly mayDrag?: (unit: string) => boolean;
  /** A unit or the held ghost is moved: by hand from where it stands, or by keys. */
  readonly onGuide?: (guided: Guided) => void;
  /** It takes all the height of what it stands in, as the main thing of a page. */
  readonly fills?: boolean;
  /** More buttons beside those of the map. */
  readonly children?: ReactNode;
}

/**
 * A field as a map, with its troops. It knows ground, zones, marks and units, and no rules. Pan and
 * zoom move one layer; it is drawn anew when the hand rests.
 */
export function Board(props: BoardProps): ReactElement {
  const { shown, chosen, overlays = nothingOver, mayDrag = never } = props;
  const text = useText();
  const keysHint = useId();
  const pane = useRef<HTMLDivElement>(null);
  const grip = useRef<Grip | null>(null);
  const moving = useRef(0);
  const [hovered, setHovered] = useState<Thing | null>(null);
  const { field, scale } = shown;
  const sheet = useMemo(() => sheetOf(field), [field]);
  const paper = useMemo(() => paperOf(field, scale), [field, scale]);
  const looking = useCamera(pane, sheet);
  const seen = useRef(looking);
  seen.current = looking;
  const latest = useRef({ shown, chosen, onGuide: props.onGuide });
  latest.current = { shown, chosen, onGuide: props.onGuide };
  useChosenInView(shown, chosen, seen);
  const ghost = heldGhost(overlays);

  const zoom = useCallback(
    (factor: number, at?: Dot): void => {
      const now = seen.current;
      if (now === null) return;
      now.look((before) =>
        zoomed(
          before,
          factor,
          at ?? pointOfInterest(latest.current, before, now.pane),
          sheet,
          now.pane,
        ),
      );
    },
    [sheet],
  );
  const lookAtAll = useCallback(() => seen.current?.lookAtAll(), []);
  // The wheel zooms, and does not scroll the page under the map.
  useHeard(pane, "wheel", (event, element) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    zoom(2 ** ((-event.deltaY * lines) / (event.ctrlKey ? 120 : 400)), within(element, event));
  });
  const goTo = useCallback(
    (at: Dot): void => {
      const now = seen.current;
      now?.look((before) => centred(before, at, sheet, now.pane));
    },
    [sheet],
  );
  const pan = (dx: number, dy: number): void => {
    const now = seen.current;
    now?.look((before) => kept(panned(before, dx, dy), sheet, now.pane));
  };
  const guide = (how: "drag" | "drop", at: Dot): void => {
    const held = grip.current;
    if (held === null || looking === null) return;
    const to = brought(held, under(looking.camera(), at), paper);
    cancelAnimationFrame(moving.current);
    if (how === "drop") {
      props.onGuide?.({ unit: held.unit, to, how });
      return;
    }
    // Once a frame, however often the hand is heard of, and within that frame.
    moving.current = requestAnimationFrame(() =>
      flushSync(() => latest.current.onGuide?.({ unit: held.unit, to, how })),
    );
  };
  useEffect(() => () => cancelAnimationFrame(moving.current), []);
  const tap = (at: Dot): void => {
    if (looking === null) return;
    const camera = looking.camera();
    const on = under(camera, at);
    props.onTap(thingAt(shown, on, camera.k), tablePointOf(on, paper));
  };
  /** The second of two quick taps means a unit that it falls on, or says where the one in hand shall go. */
  const isOrder = (at: Dot): boolean => {
    if (ghost !== null) return true;
    if (looking === null) return false;
    const camera = looking.camera();
    const unit = unitAt(shown, under(camera, at), camera.k);
    return unit !== null && !same(chosen, { kind: "unit", id: unit });
  };
  const hand = useHand(
    pane,
    (at) => hover(at),
    (gesture: Gesture) => {
      if (looking === null) return;
      switch (gesture.kind) {
        case "pan":
          return pan(gesture.dx, gesture.dy);
        case "zoom":
          return zoom(gesture.factor, gesture.at);
        case "doubleTap":
          return isOrder(gesture.at) ? tap(gesture.at) : zoom(2, gesture.at);
        case "tap":
          return tap(gesture.at);
        case "drag":
          return guide("drag", gesture.to);
        case "drop":
          return guide("drop", gesture.at);
      }
    },
    (at) => {
      if (looking === null || props.onGuide === undefined) return null;
      const camera = looking.camera();
      grip.current = gripAt(shown, overlays, under(camera, at), camera.k, mayDrag);
      return grip.current?.unit ?? null;
    },
  );
  const hover = (at: Dot): void => {
    if (looking === null) return;
    const camera = looking.camera();
    const unit = unitAt(shown, under(camera, at), camera.k);
    hoverOn(unit === null ? null : { kind: "unit", id: unit });
  };
  const hoverOn = (on: Thing | null): void => {
    if (same(on, hovered)) return;
    setHovered(on);
    props.onHover?.(on);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const guided = ghost === null ? null : keyOnGhost(ghost.at, event);
    if (ghost !== null && guided !== null && props.onGuide !== undefined) {
      const to = guided.how === "key" ? guided.to : ghost.at;
      props.onGuide({ unit: ghost.unit.id, to, how: guided.how });
    } else {
      const does = keyed(event.key);
      if (does === null) return;
      if (does.kind === "pan") pan(does.dx, does.dy);
      else if (does.kind === "zoom") zoom(does.factor);
      else lookAtAll();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  // React's types name no properties of our own.
  const ratio = { "--sheet-ratio": sheet.width / sheet.depth } as CSSProperties;
  const near = looking?.near === true;
  return (
    <div className="board" data-fills={props.fills === true}>
      <p id={keysHint} className="unseen">
        {text.say(ghost === null ? "field.keys" : "field.ghostKeys")}
      </p>
      <section
        ref={pane}
        className="board-pane"
        data-fills={props.fills === true}
        style={ratio}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is panned by keys
        tabIndex={0}
        aria-label={text.say("field.map", { name: shown.title })}
        aria-describedby={keysHint}
        onKeyDown={onKey}
        {...hand}
        onPointerLeave={() => hoverOn(null)}
      >
        {looking !== null && <Sheets {...{ shown, overlays, chosen, hovered, looking }} />}
        <div
          className="board-glass"
          data-held={near || props.fills === true || props.onGuide !== undefined}
          data-over={hovered !== null}
        />
      </section>
      {looking !== null && near && (
        <MiniMap
          shown={shown}
          pane={looking.pane}
          follow={looking.follow}
          atRest={looking.atRest}
          onGo={goTo}
        />
      )}
      <div className="board-tools">
        {props.children}
        <Tools onZoom={zoom} onAll={lookAtAll} />
      </div>
    </div>
  );
}

/** What is chosen in the list comes into view on the map. */
function useChosenInView(
  shown: ShownField,
  chosen: Thing | null,
  seen: { readonly current: ReturnType<typeof useCamera> },
): void {
  useEffect(() => {
    const now = seen.current;
    if (now === null || chosen === null) return;
    const sheet = sheetOf(shown.field);
    const at = middleOfThing(shown, chosen);
    if (at === null || !isNear(now.camera(), sheet, now.pane)) return;
    now.look((before) => centred(before, at, sheet, now.pane));
  }, [shown, chosen, seen]);
}

/** What keys and buttons zoom in on: what is chosen, if the pane shows it; else its middle. */
function pointOfInterest(
  { shown, chosen }: { readonly shown: ShownField; readonly chosen: Thing | null },
  { k, x, y }: Camera,
  { width, height }: Pane,
): Dot {
  const middle = chosen === null ? null : middleOfThing(shown, chosen);
  if (middle !== null) {
    const at = { x: middle.x * k + x, y: middle.y * k + y };
    if (at.x >= 0 && at.x <= width && at.y >= 0 && at.y <= height) return at;
  }
  return { x: width / 2, y: height / 2 };
}

function middleOfThing(shown: ShownField, { kind, id }: Thing): Dot | null {
  const { field, units, scale } = shown;
  const paper = paperOf(field, scale);
  if (kind === "ground") {
    const piece = field.terrain.find((one) => one.id === id);
    return piece === undefined ? null : middleOf(piece, paper);
  }
  const unit = units.find((one) => one.id === id);
  if (unit === undefined) return null;
  if ("at" in unit.standing) return dotOf(unit.standing.at, paper);
  return flagsOf(shown, paper, 1, 1).find((flag) => flag.unit.id === id)?.foot ?? null;
}
