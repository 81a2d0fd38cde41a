/** What is laid over the map for a while, each kind in its own ink. */
import { memo, type ReactElement } from "react";
import { flagScale } from "./arrows.ts";
import { bandLabels } from "./band-labels.ts";
import { GhostWay } from "./GhostWay.tsx";
import { headOf } from "./head.ts";
import type { Laid } from "./laid.ts";
import type {
  ChargePreview,
  FireArc,
  Ghost,
  MarkedGround,
  Overlay,
  Ruler,
  SightShare,
  TargetMark,
} from "./overlay.ts";
import { Pointed, roundAbout } from "./Pointed.tsx";
import { type Dot, pathOf } from "./plane.ts";
import { blockOf, cornersOf, flagsOf } from "./standing.ts";
import { Tags } from "./Tags.tsx";
import { tagsOf } from "./tags-of.ts";
import "./overlays.css";

interface Laying {
  readonly laid: Laid;
  readonly overlays: readonly Overlay[];
}

/** What lies under the blocks of ghosts. */
export function Overlays({ laid, overlays }: Laying): ReactElement {
  return (
    <g className="overlays">
      {overlays.map((overlay) => (
        <One key={`${overlay.kind} ${keyOf(overlay)}`} overlay={overlay} laid={laid} />
      ))}
    </g>
  );
}

/** What lies over them: all that is said. */
export function Said({ laid, overlays }: Laying): ReactElement {
  return (
    <g className="overlays">
      <Tags tags={tagsOf(overlays, laid)} />
    </g>
  );
}

export function ghostsIn(overlays: readonly Overlay[]): readonly Ghost[] {
  return overlays.filter((one): one is Ghost => one.kind === "ghost");
}

function keyOf(overlay: Overlay): string {
  return overlay.kind === "ghost" ? overlay.unit.id : overlay.id;
}

/** Of all that is laid over the map mostly one changes at a time. */
const One = memo(function One(props: {
  readonly overlay: Overlay;
  readonly laid: Laid;
}): ReactElement | null {
  const { overlay, laid } = props;
  switch (overlay.kind) {
    case "ghost":
      return <GhostWay ghost={overlay} laid={laid} />;
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
});

/** The farthest band first: what is nearer lies darker on it. */
function Arc({ arc, laid }: { arc: FireArc; laid: Laid }): ReactElement {
  return (
    <g className="fire-arc">
      {arc.bands.toReversed().map(({ band, outline }) => (
        <path key={band} className="band" data-band={band} d={pathOf(outline.map(laid.at), true)} />
      ))}
      {bandLabels(arc.bands, laid.at).map(({ band, label, at: { x, y } }) => (
        <text key={band} className="band-label" x={x} y={y} dy="0.34em">
          {label}
        </text>
      ))}
    </g>
  );
}

/** More of them run into one. */
const mostRays = 16;

/** Lines of fire that meet the target, and those that stop short; what stops them is outlined. */
function Rays({ sight, laid }: { sight: SightShare; laid: Laid }): ReactElement {
  const every = Math.max(1, Math.ceil(sight.rays.length / mostRays));
  const rays = sight.rays.filter((_, index) => index % every === Math.floor(every / 2));
  const line = (sees: boolean): string =>
    rays
      .filter((ray) => ray.sees === sees)
      .map(({ from, to }) => pathOf([laid.at(from), laid.at(to)], false))
      .join("");
  const stops = rays.filter(({ sees }) => !sees).map(({ to }) => laid.at(to));
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
    </g>
  );
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
    </g>
  );
}

function Charge({ charge, laid }: { charge: ChargePreview; laid: Laid }): ReactElement {
  const { footprint, wheeled, end, contact, fireAt } = charge;
  const way = charge.way.map(laid.at);
  const outline = (at: ChargePreview["end"]): string =>
    roundAbout(blockOf({ at, footprint }, laid.paper), laid.k, 0);
  const fire = fireAt === null ? null : laid.at(fireAt);
  return (
    <g className="charge" data-reaches={charge.reaches}>
      {wheeled !== null && <path className="stage" d={outline(wheeled)} />}
      <path className="way-halo" d={pathOf(way, false)} />
      <path className="way" d={pathOf(way, false)} />
      <path className="end" d={outline(end)} />
      <path className="head" d={headOf(way)} />
      {contact !== null && <path className="contact" d={pathOf(contact.map(laid.at), false)} />}
      {fire !== null && <path className="fire-at" d={burstAt(fire)} />}
    </g>
  );
}

/** Where muskets flash: eight rays. */
function burstAt(at: Dot): string {
  return Array.from({ length: 8 }, (_, i) => {
    const turn = (i * Math.PI) / 4;
    const ray = (far: number): Dot => ({
      x: at.x + Math.cos(turn) * far,
      y: at.y + Math.sin(turn) * far,
    });
    return pathOf([ray(4), ray(11)], false);
  }).join("");
}

/** Brackets about an enemy. */
function Target({ target, laid }: { target: TargetMark; laid: Laid }): ReactElement | null {
  const { shown, paper, k } = laid;
  const unit = shown.units.find(({ id }) => id === target.id);
  if (unit === undefined) return null;
  if ("place" in unit.standing) {
    const size = flagScale(k);
    const flag = flagsOf(shown, paper, size, k).find((one) => one.unit.id === target.id);
    if (flag === undefined) return null;
    return (
      <g className="target" data-may={target.may}>
        <circle
          className="bracket"
          cx={flag.foot.x * k + 8 * size}
          cy={flag.foot.y * k - 13 * size}
          r={22 * size}
        />
      </g>
    );
  }
  const corners = cornersOf(blockOf(unit.standing, paper));
  return (
    <g className="target" data-may={target.may}>
      <path
        className="bracket"
        d={bracketsOf(corners.map(({ x, y }) => ({ x: x * k, y: y * k })))}
      />
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
