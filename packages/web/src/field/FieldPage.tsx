import { type ReactElement, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Board } from "../board/Board.tsx";
import { nothing, same, type Thing, tapped } from "../board/chosen.ts";
import { unitsPerCm } from "../board/sheet.ts";
import type { ShownField } from "../board/shown.ts";
import { printByDay } from "../parts/onPaper.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { href, type Route } from "../router.ts";
import { unbroken, useText } from "../text.ts";
import { groundText } from "./ground-text.ts";
import "./field.css";

const never = (): boolean => false;

/** A field to look at and to print: the map, and all that is on it in words. */
export function FieldPage(props: {
  readonly shown: ShownField;
  readonly back: Route;
}): ReactElement {
  const text = useText();
  const { shown } = props;
  const [state, setState] = useState(nothing);
  const { chosen } = state;
  const point = (on: Thing | null): void =>
    setState((before) => tapped(before, on, { x: 0, y: 0 }, never).state);
  return (
    <div className="pane-body field-page">
      <PageHead title={shown.title} back={props.back} />
      <Board shown={shown} chosen={chosen} onTap={point}>
        <Button className="button print-button" onPress={printByDay}>
          {text.say("field.print")}
        </Button>
      </Board>
      <p className="field-size figures">{sizeText(shown, text)}</p>
      <Told shown={shown} chosen={chosen} />
      <div className="field-lists">
        <Sides shown={shown} />
        <Objectives shown={shown} chosen={chosen} onPoint={point} />
        <GroundList shown={shown} chosen={chosen} onPoint={point} />
      </div>
      <a className="row-link" href={href({ screen: "clause", clause: "move.terrain" })}>
        {text.clause("move.terrain").title}
      </a>
    </div>
  );
}

function sizeText({ field, scale }: ShownField, text: ReturnType<typeof useText>): string {
  const by = unitsPerCm(field, scale);
  const size = (length: number): number => Math.round(length * by);
  const [width, depth] = [size(field.width), size(field.depth)];
  return scale === "inch"
    ? text.say("field.size.inch", { width, depth })
    : text.say("field.size.cm", { width, depth });
}

/** What was pointed out last, said in words as it is chosen. */
function Told({ shown, chosen }: { shown: ShownField; chosen: Thing | null }): ReactElement {
  const text = useText();
  const piece = shown.field.terrain.find(({ id }) => chosen?.kind === "ground" && id === chosen.id);
  const unit = shown.units.find(({ id }) => chosen?.kind === "unit" && id === chosen.id);
  return (
    <p className="field-told" role="status">
      {piece !== undefined && (
        <>
          <strong>{piece.name?.[text.lang] ?? text.say(`field.kind.${piece.kind}`)}</strong>{" "}
          {groundText(piece, text)}
        </>
      )}
      {unit !== undefined && <strong>{unbroken(unit.name)}</strong>}
      {piece === undefined && unit === undefined && (
        <span className="soft">{text.say("field.tapHint")}</span>
      )}
    </p>
  );
}

interface ListProps {
  readonly shown: ShownField;
  readonly chosen: Thing | null;
  readonly onPoint: (on: Thing) => void;
}

/** Who sets up where and what comes on later, side by side. */
function Sides({ shown }: { shown: ShownField }): ReactElement {
  const text = useText();
  return (
    <>
      {shown.sides.map((side) => {
        const zones = shown.zones.filter((zone) => zone.side.id === side.id);
        const arrivals = shown.arrivals.filter((arrival) => arrival.side.id === side.id);
        const units = shown.units.filter((unit) => unit.side.id === side.id);
        if (zones.length + arrivals.length + units.length === 0) return null;
        return (
          <section key={side.id} className="field-side" data-nation={side.nation}>
            <h2 className="section-title">
              <span className="side-swatch" data-edge={side.edge} aria-hidden="true" />
              {side.name}
            </h2>
            <ul>
              {zones.map((zone) => (
                <li key={zone.id}>
                  {zone.brigade
                    ? text.say("field.ownZone", { name: zone.name })
                    : text.say("field.zone")}
                </li>
              ))}
              {arrivals.map(({ brigade, name, turn }) => (
                <li key={brigade}>
                  {turn === null
                    ? text.say("field.sentFor", { name })
                    : text.say("field.arrives", { name, turn })}
                </li>
              ))}
              {units.map(({ id, name }) => (
                <li key={id}>{text.say("field.stands", { name })}</li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function Objectives({ shown, chosen, onPoint }: ListProps): ReactElement | null {
  const text = useText();
  if (shown.objectives.length === 0) return null;
  return (
    <section>
      <h2 className="section-title">{text.say("field.objectives")}</h2>
      <ul>
        {shown.objectives.map(({ id, name, place, points, holder }) => {
          const worth = shown.sides.flatMap((side) => {
            const { perTurn, atEnd } = points[side.id] ?? {};
            const parts = [
              ...(perTurn === undefined ? [] : [text.say("new.perTurn", { points: perTurn })]),
              ...(atEnd === undefined ? [] : [text.say("new.atEnd", { points: atEnd })]),
            ];
            return parts.length === 0 ? [] : [`${side.name}: ${parts.join(", ")}`];
          });
          const words = [
            ...worth,
            ...(holder === null ? [] : [text.say("field.heldBy", { side: holder.name })]),
          ].join(" · ");
          const thing: Thing | null = place === null ? null : { kind: "ground", id: place };
          return (
            <li key={id}>
              {thing === null ? (
                <span className="field-row">
                  <strong>{name}</strong> {words}
                </span>
              ) : (
                <Row name={name} words={words} {...{ thing, chosen, onPoint }} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** All the ground, for keys and for those who hear the map rather than see it. */
function GroundList({ shown, chosen, onPoint }: ListProps): ReactElement {
  const text = useText();
  return (
    <section>
      <h2 className="section-title">{text.say("field.ground")}</h2>
      <ul>
        {shown.field.terrain.map((piece) => (
          <li key={piece.id}>
            <Row
              name={piece.name?.[text.lang] ?? text.say(`field.kind.${piece.kind}`)}
              words={groundText(piece, text)}
              thing={{ kind: "ground", id: piece.id }}
              {...{ chosen, onPoint }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row(props: {
  readonly name: string;
  readonly words: string;
  readonly thing: Thing;
  readonly chosen: Thing | null;
  readonly onPoint: (on: Thing) => void;
}): ReactElement {
  const { thing } = props;
  return (
    <button
      type="button"
      className="field-row"
      aria-pressed={same(thing, props.chosen)}
      onClick={() => props.onPoint(thing)}
    >
      <strong>{props.name}</strong> <span>{props.words}</span>
    </button>
  );
}
