import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
} from "react";
import { Button } from "react-aria-components/Button";
import { useText } from "../text.ts";
import { centred, frame, isNear, kept, panned, under, zoomed } from "./camera.ts";
import type { Thing } from "./chosen.ts";
import { Frame } from "./Frame.tsx";
import { Ground } from "./Ground.tsx";
import type { Gesture } from "./hand.ts";
import { keyed, nearer } from "./keyed.ts";
import { MiniMap } from "./MiniMap.tsx";
import { Names } from "./Names.tsx";
import { Overlays } from "./Overlays.tsx";
import { type Dot, pathOf } from "./plane.ts";
import { middleOf, onSheet, outlineOf, sheetOf } from "./sheet.ts";
import type { ShownField } from "./shown.ts";
import { thingAt } from "./thing-at.ts";
import { Units } from "./Units.tsx";
import { useCamera } from "./useCamera.ts";
import { useHand } from "./useHand.ts";
import "./board.css";

/** How coarse to draw at a scale, in few steps, so that going nearer does not redraw at every turn. */
export function grainAt(k: number): number {
  const wanted = 0.42 / k;
  return [1, 1.3, 1.7, 2.2, 2.8].find((grain) => grain >= wanted * 0.85) ?? 3.4;
}

/**
 * A field as a map. It knows ground, zones, marks and units, and no rules. Pan and zoom move one layer;
 * it is drawn anew when the hand rests.
 */
export function Board(props: {
  readonly shown: ShownField;
  readonly chosen: Thing | null;
  /** A tap, and what lies under it. */
  readonly onTap: (on: Thing | null, at: Dot) => void;
  /** More buttons beside those of the map. */
  readonly children?: ReactNode;
}): ReactElement {
  const { shown, chosen } = props;
  const text = useText();
  const keysHint = useId();
  const pane = useRef<HTMLDivElement>(null);
  const { field, scale } = shown;
  const sheet = useMemo(() => sheetOf(field), [field]);
  const looking = useCamera(pane, sheet);
  const seen = useRef(looking);
  seen.current = looking;
  useChosenInView(shown, chosen, seen);
  useWheel(pane, (factor, at) => zoom(factor, at));

  const zoom = (factor: number, at?: Dot): void => {
    const now = seen.current;
    if (now === null) return;
    const { width, height } = now.pane;
    now.look((before) =>
      zoomed(before, factor, at ?? { x: width / 2, y: height / 2 }, sheet, now.pane),
    );
  };
  const pan = (dx: number, dy: number): void => {
    const now = seen.current;
    now?.look((before) => kept(panned(before, dx, dy), sheet, now.pane));
  };
  const hand = useHand((gesture: Gesture) => {
    if (looking === null) return;
    switch (gesture.kind) {
      case "pan":
        return pan(gesture.dx, gesture.dy);
      case "zoom":
        return zoom(gesture.factor, gesture.at);
      case "doubleTap":
        return zoom(2, gesture.at);
      case "tap": {
        const at = under(looking.camera, gesture.at);
        return props.onTap(thingAt(shown, at, looking.camera.k), at);
      }
    }
  });
  const onKey = (event: KeyboardEvent): void => {
    const does = event.ctrlKey || event.metaKey || event.altKey ? null : keyed(event.key);
    if (does === null) return;
    if (does.kind === "pan") pan(does.dx, does.dy);
    else if (does.kind === "zoom") zoom(does.factor);
    else looking?.lookAtAll();
    event.preventDefault();
    event.stopPropagation();
  };
  // React's types name no properties of our own.
  const ratio = { "--sheet-ratio": sheet.width / sheet.depth } as CSSProperties;
  const near = looking !== null && isNear(looking.camera, sheet, looking.pane);
  return (
    <div className="board">
      <p id={keysHint} className="unseen">
        {text.say("field.keys")}
      </p>
      <section
        ref={pane}
        className="board-pane"
        data-near={near}
        style={ratio}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is panned by keys
        tabIndex={0}
        aria-label={text.say("field.map", { name: shown.title })}
        aria-describedby={keysHint}
        onKeyDown={onKey}
        {...hand}
      >
        {looking !== null && (
          <div
            className="board-layer"
            style={{
              transform: layerAt(looking.camera, looking.drawn),
            }}
          >
            <SheetSvg shown={shown} scale={scale} k={looking.drawn} chosen={chosen} />
          </div>
        )}
      </section>
      {looking !== null && near && (
        <MiniMap
          field={field}
          camera={looking.camera}
          pane={looking.pane}
          onGo={(at) => looking.look((before) => centred(before, at, sheet, looking.pane))}
        />
      )}
      <div className="board-tools">
        {props.children}
        <Button
          className="button"
          aria-label={text.say("field.nearer")}
          onPress={() => zoom(nearer)}
        >
          +
        </Button>
        <Button
          className="button"
          aria-label={text.say("field.further")}
          onPress={() => zoom(1 / nearer)}
        >
          −
        </Button>
        <Button
          className="button"
          aria-label={text.say("field.whole")}
          onPress={() => looking?.lookAtAll()}
        >
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path className="whole-icon" d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
          </svg>
        </Button>
      </div>
    </div>
  );
}

/** Where the layer lies, the frame about the sheet included. */
function layerAt({ k, x, y }: { k: number; x: number; y: number }, drawn: number): string {
  const stretch = k / drawn;
  return `translate(${x - frame * stretch}px, ${y - frame * stretch}px) scale(${stretch})`;
}

/** The sheet as one picture. */
export function SheetSvg(props: {
  readonly shown: ShownField;
  readonly scale: ShownField["scale"];
  readonly k: number;
  readonly chosen: Thing | null;
}): ReactElement {
  const { shown, k, chosen } = props;
  const { field } = shown;
  const sheet = sheetOf(field);
  const [width, height] = [sheet.width * k + 2 * frame, sheet.depth * k + 2 * frame];
  return (
    <svg
      className="sheet-svg"
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <g transform={`translate(${frame} ${frame})`}>
        <g transform={`scale(${k})`}>
          <Ground field={field} scale={props.scale} grain={grainAt(k)} k={k} />
        </g>
        <Frame field={field} scale={props.scale} k={k} />
        <Overlays shown={shown} k={k} />
        <ChosenGround field={field} chosen={chosen} k={k} />
        <Units shown={shown} k={k} chosen={chosen?.kind === "unit" ? chosen.id : null} />
        <Names shown={shown} k={k} />
      </g>
    </svg>
  );
}

/** The outline of a piece of ground that is pointed out. */
function ChosenGround(props: {
  readonly field: ShownField["field"];
  readonly chosen: Thing | null;
  readonly k: number;
}): ReactElement | null {
  const { field, chosen, k } = props;
  const piece = field.terrain.find(({ id }) => chosen?.kind === "ground" && id === chosen.id);
  if (piece === undefined) return null;
  const { points, closed, width } = outlineOf(piece, sheetOf(field));
  return (
    <g transform={`scale(${k})`} className="chosen-ground">
      <path
        className="pointed"
        strokeWidth={closed ? 4 / k : width + 6 / k}
        d={pathOf(points, closed)}
      />
    </g>
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
    if (at === null || !isNear(now.camera, sheet, now.pane)) return;
    now.look((before) => centred(before, at, sheet, now.pane));
  }, [shown, chosen, seen]);
}

function middleOfThing({ field, units }: ShownField, { kind, id }: Thing): Dot | null {
  const sheet = sheetOf(field);
  if (kind === "ground") {
    const piece = field.terrain.find((one) => one.id === id);
    return piece === undefined ? null : middleOf(piece, sheet);
  }
  const unit = units.find((one) => one.id === id);
  return unit === undefined ? null : onSheet([unit.stand.x, unit.stand.y], sheet);
}

/** The wheel zooms, and does not scroll the page under the map. React's own listener could not say so. */
function useWheel(
  pane: { readonly current: HTMLElement | null },
  onZoom: (factor: number, at: Dot) => void,
): void {
  const latest = useRef(onZoom);
  latest.current = onZoom;
  useEffect(() => {
    const { current } = pane;
    if (current === null) return;
    const turned = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top } = current.getBoundingClientRect();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const factor = 2 ** ((-event.deltaY * lines) / (event.ctrlKey ? 120 : 400));
      latest.current(factor, { x: event.clientX - left, y: event.clientY - top });
    };
    current.addEventListener("wheel", turned, { passive: false });
    return () => current.removeEventListener("wheel", turned);
  }, [pane]);
}
