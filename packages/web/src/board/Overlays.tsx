/** What is laid over the map for a while, each kind in its own ink. */
import type { ReactElement } from "react";
import { markSize } from "./arrows.ts";
import { GhostBlock } from "./GhostBlock.tsx";
import type {
  ChargePreview,
  FireArc,
  MarkedGround,
  Overlay,
  Ruler,
  SightShare,
  TargetMark,
} from "./overlay.ts";
import { Pointed, roundAbout } from "./Pointed.tsx";
import { type Dot, pathOf } from "./plane.ts";
import { dotOf, type Paper, paperOf } from "./sheet.ts";
import type { ShownField, TablePoint } from "./shown.ts";
import { besideFront, blockOf, cornersOf, flagsOf } from "./standing.ts";
import { Tag } from "./Tag.tsx";
import "./overlays.css";

/** The sheet that an overlay lies on, in pixels of it. */
export interface Laid {
  readonly shown: ShownField;
  readonly paper: Paper;
  readonly k: number;
  readonly at: (point: TablePoint) => Dot;
  readonly bounds: { readonly width: number; readonly depth: number };
}

export function Overlays(props: {
  readonly shown: ShownField;
  readonly k: number;
  readonly overlays: readonly Overlay[];
}): ReactElement {
  const { shown, k } = props;
  const paper = paperOf(shown.field, shown.scale);
  const laid: Laid = {
    shown,
    paper,
    k,
    at: (point) => {
      const { x, y } = dotOf(point, paper);
      return { x: x * k, y: y * k };
    },
    bounds: { width: paper.width * k, depth: paper.depth * k },
  };
  return (
    <g className="overlays">
      {props.overlays.map((overlay) => (
        <One key={`${overlay.kind} ${keyOf(overlay)}`} overlay={overlay} laid={laid} />
      ))}
    </g>
  );
}

function keyOf(overlay: Overlay): string {
  return overlay.kind === "ghost" ? overlay.unit.id : overlay.id;
}

function One({ overlay, laid }: { overlay: Overlay; laid: Laid }): ReactElement | null {
  switch (overlay.kind) {
    case "ghost":
      return <GhostBlock ghost={overlay} laid={laid} />;
    case "reach":
      return (
        <path
          className="reach"
          data-faint={overlay.faint === true}
          d={pathOf(overlay.outline.map(laid.at), true)}
        />
      );
    case "arc":
      return <Arc arc={overlay} laid={laid} />;
    case "sight":
      return <Rays sight={overlay} laid={laid} />;
    case "ruler":
      return <Measured ruler={overlay} laid={laid} />;
    case "charge":
      return <Charge charge={overlay} laid={laid} />;
    case "target":
      return <Target target={overlay} laid={laid} />;
    case "ground":
      return <Ground ground={overlay} laid={laid} />;
  }
}

/** The farthest band first: what is nearer lies darker on it. */
function Arc({ arc, laid }: { arc: FireArc; laid: Laid }): ReactElement {
  return (
    <g className="fire-arc">
      {arc.bands.toReversed().map(({ band, outline }) => (
        <path key={band} className="band" data-band={band} d={pathOf(outline.map(laid.at), true)} />
      ))}
      {arc.bands.map(({ band, label, labelAt }) => {
        if (label === null) return null;
        const { x, y } = laid.at(labelAt);
        return (
          <text key={band} className="band-label" x={x} y={y} dy="0.34em">
            {label}
          </text>
        );
      })}
    </g>
  );
}

/** Lines of fire that meet the target, and those that stop short; what stops them is outlined. */
function Rays({ sight, laid }: { sight: SightShare; laid: Laid }): ReactElement {
  const line = (sees: boolean): string =>
    sight.rays
      .filter((ray) => ray.sees === sees)
      .map(({ from, to }) => pathOf([laid.at(from), laid.at(to)], false))
      .join("");
  const stops = sight.rays.filter(({ sees }) => !sees).map(({ to }) => laid.at(to));
  const middle = sight.rays[Math.floor(sight.rays.length / 2)];
  return (
    <g className="sight">
      <path className="ray" data-sees="false" d={line(false)} />
      <path className="ray" data-sees="true" d={line(true)} />
      <path
        className="ray-stop"
        d={stops.map(({ x, y }) => `M${x - 3} ${y - 3}l6 6m0 -6l-6 6`).join("")}
      />
      {sight.blockers.map((id) => {
        const kind = laid.shown.units.some((unit) => unit.id === id) ? "unit" : "ground";
        return (
          <Pointed key={id} shown={laid.shown} k={laid.k} thing={{ kind, id }} how="blocking" />
        );
      })}
      {sight.label !== null && middle !== undefined && (
        <Tag {...between(laid.at(middle.from), laid.at(middle.to))} bounds={laid.bounds}>
          {sight.label}
        </Tag>
      )}
    </g>
  );
}

function between(a: Dot, b: Dot): Dot {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function Measured({ ruler, laid }: { ruler: Ruler; laid: Laid }): ReactElement {
  const [a, b] = [laid.at(ruler.from), laid.at(ruler.to)];
  const long = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
  const [nx, ny] = [((b.y - a.y) / long) * 7, ((a.x - b.x) / long) * 7];
  const tick = ({ x, y }: Dot): string => `M${x - nx} ${y - ny}L${x + nx} ${y + ny}`;
  const d = `${pathOf([a, b], false)}${tick(a)}${tick(b)}`;
  return (
    <g className="ruler">
      <path className="halo" d={d} />
      <path className="line" d={d} />
      <Tag {...between(a, b)} bounds={laid.bounds}>
        {ruler.label}
      </Tag>
    </g>
  );
}

function Charge({ charge, laid }: { charge: ChargePreview; laid: Laid }): ReactElement {
  const { footprint, wheeled, end, contact, fireAt } = charge;
  const way = charge.way.map(laid.at);
  const block = blockOf({ at: end, footprint }, laid.paper);
  const outline = (at: ChargePreview["end"]): string =>
    roundAbout(blockOf({ at, footprint }, laid.paper), laid.k, 0);
  const fire = fireAt === null ? null : laid.at(fireAt);
  const rear = besideFront(block, 0, block.depth);
  return (
    <g className="charge" data-reaches={charge.reaches}>
      {wheeled !== null && <path className="stage" d={outline(wheeled)} />}
      <path className="way-halo" d={pathOf(way, false)} />
      <path className="way" d={pathOf(way, false)} />
      <path className="end" d={outline(end)} />
      <path className="head" d={headOf(way)} />
      {contact !== null && <path className="contact" d={pathOf(contact.map(laid.at), false)} />}
      {fire !== null && (
        <path className="fire-at" transform={`translate(${fire.x} ${fire.y})`} d={burst} />
      )}
      {charge.label !== null && (
        <Tag
          x={rear.x * laid.k}
          y={rear.y * laid.k + 14}
          bounds={laid.bounds}
          tone={charge.reaches ? "may" : "mayNot"}
        >
          {charge.label}
        </Tag>
      )}
    </g>
  );
}

/** Where muskets flash: eight rays. */
const burst = Array.from({ length: 8 }, (_, i) => {
  const turn = (i * Math.PI) / 4;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  return `M${x * 4} ${y * 4}L${x * 11} ${y * 11}`;
}).join("");

/** The head of an arrow at the end of a way. */
export function headOf(way: readonly Dot[]): string {
  const [before, end] = way.slice(-2);
  if (before === undefined || end === undefined) return "";
  const long = Math.max(1, Math.hypot(end.x - before.x, end.y - before.y));
  const [ux, uy] = [(end.x - before.x) / long, (end.y - before.y) / long];
  const back = { x: end.x - ux * 13, y: end.y - uy * 13 };
  return pathOf(
    [end, { x: back.x - uy * 7, y: back.y + ux * 7 }, { x: back.x + uy * 7, y: back.y - ux * 7 }],
    true,
  );
}

/** Brackets about an enemy, with the odds behind its rear: its front stays free. */
function Target({ target, laid }: { target: TargetMark; laid: Laid }): ReactElement | null {
  const { shown, paper, k } = laid;
  const unit = shown.units.find(({ id }) => id === target.id);
  if (unit === undefined) return null;
  const tone = target.may ? "may" : "mayNot";
  if ("place" in unit.standing) {
    const flag = flagsOf(shown, paper, markSize(k), k).find((one) => one.unit.id === target.id);
    if (flag === undefined) return null;
    const [x, y] = [flag.foot.x * k, flag.foot.y * k];
    return (
      <g className="target" data-may={target.may}>
        <circle className="bracket" cx={x + 8} cy={y - 13} r={22} />
        {target.label !== null && (
          <Tag x={x + 8} y={y - 38} bounds={laid.bounds} tone={tone}>
            {target.label}
          </Tag>
        )}
      </g>
    );
  }
  const block = blockOf(unit.standing, paper);
  const behind = besideFront(block, 0, block.depth);
  const turn = (block.facing * Math.PI) / 180;
  // Away from the rear by half its height where the rear is below, by none where it is above.
  const y = behind.y * k + 16 + Math.cos(turn) * 22;
  return (
    <g className="target" data-may={target.may}>
      <path
        className="bracket"
        d={bracketsOf(cornersOf(block).map((dot) => ({ x: dot.x * k, y: dot.y * k })))}
      />
      {target.label !== null && (
        <Tag x={behind.x * k - Math.sin(turn) * 40} y={y} bounds={laid.bounds} tone={tone}>
          {target.label}
        </Tag>
      )}
    </g>
  );
}

/** The corners of an outline, a little outside of it. */
function bracketsOf(corners: readonly Dot[]): string {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const wide = corners.map(({ x, y }) => {
    const away = Math.max(1, Math.hypot(x - middle.x, y - middle.y));
    return { x: x + ((x - middle.x) / away) * 8, y: y + ((y - middle.y) / away) * 8 };
  });
  return wide
    .map((corner, i) => {
      const arms = [wide.at(i - 1), wide[(i + 1) % wide.length]].map((other = corner) => {
        const long = Math.max(1, Math.hypot(other.x - corner.x, other.y - corner.y));
        const arm = Math.min(9, long / 2.5);
        return {
          x: corner.x + ((other.x - corner.x) / long) * arm,
          y: corner.y + ((other.y - corner.y) / long) * arm,
        };
      });
      const [a = corner, b = corner] = arms;
      return pathOf([a, corner, b], false);
    })
    .join("");
}

function Ground({ ground, laid }: { ground: MarkedGround; laid: Laid }): ReactElement {
  return (
    <path
      className="marked-ground"
      data-nation={ground.side.nation}
      data-edge={ground.side.edge}
      d={pathOf(ground.outline.map(laid.at), true)}
    />
  );
}
