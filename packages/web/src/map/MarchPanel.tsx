import { type ReactElement, useEffect, useRef } from "react";
import { Button } from "react-aria-components/Button";
import { namesIn } from "../battle/names.ts";
import { useBattle, type Would } from "../battle/useBattle.ts";
import type { OwnUnitView } from "../battle/view.ts";
import { Choice } from "../parts/Choice.tsx";
import { More } from "../parts/More.tsx";
import { href } from "../router.ts";
import { unbroken, useText } from "../text.ts";
import { brigadeBeside } from "./brigade.ts";
import { costOf, partCost } from "./cost.ts";
import type { Doing } from "./doing.ts";
import { FormationChoice } from "./FormationChoice.tsx";
import { formationsOf } from "./formations.ts";
import { GeneralStays, RideNearer } from "./GeneralOf.tsx";
import { type Intent, within } from "./march.ts";
import { farthestGoal, type Marching } from "./marching.ts";
import { TurnButtons } from "./TurnButtons.tsx";
import { inFormation, useInHand } from "./useMap.ts";
import { whyNot } from "./whyNot.ts";
import { useWords } from "./words.ts";

/** A move while it is thought of: what it costs, what forbids it, how it is made. */
export function MarchPanel(props: {
  readonly unit: OwnUnitView;
  readonly doing: Extract<Doing, { readonly kind: "march" }>;
}): ReactElement {
  const { unit, doing } = props;
  const text = useText();
  const words = useWords();
  const battle = useBattle();
  const { map, march, stands, set } = useInHand();
  const { intent, whole, without, held } = doing;
  const mean = (change: Partial<Intent>): void =>
    set({ ...doing, intent: { ...intent, ...change } });
  const leaveOut = (id: string): void => set({ ...doing, without: [...without, id] });
  const name = namesIn(battle.view, text);
  const others = brigadeBeside(battle, map, unit);
  const along = others.filter(([{ id }]) => !without.includes(id));
  const mover = inFormation(stands);
  const facingNow = march?.marchers[0]?.to.facing ?? unit.at?.facing ?? 0;
  const mayForm = map
    .orders(unit.id)
    .some(({ order, refused }) => order === "changeFormation" && refused === null);
  const panel = useRef<HTMLElement>(null);
  const { goal } = intent;
  // What a move to there comes to stands first, and on a phone may lie out of sight; once the hand rests.
  useEffect(() => {
    if (goal === null) return;
    const shows = (): void => {
      panel.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
    };
    const rested = setTimeout(shows, 100);
    return () => clearTimeout(rested);
  }, [goal]);
  return (
    <section className="stack march" ref={panel}>
      {march === null ? (
        <p className="soft">
          {words.say("map.march.hint")}{" "}
          <span className="for-keyboards">{words.say("map.march.keys")}</span>
        </p>
      ) : (
        <Comes
          unit={unit}
          march={march}
          onShorten={
            whole && mover !== null
              ? (hindered) => {
                  const goal = farthestGoal(battle, map, [unit, mover], intent, along);
                  if (goal === null) return;
                  const drawnIn = { ...doing, intent: { ...intent, goal } };
                  set({
                    ...drawnIn,
                    ...(hindered !== undefined && { held: { unit: hindered, goal } }),
                  });
                }
              : null
          }
          onLeaveOut={leaveOut}
        />
      )}
      {whole && held !== undefined && held.goal === goal && !without.includes(held.unit) && (
        <HeldBack unit={held.unit} own={unit.id} onLeaveOut={leaveOut} />
      )}
      {whole && without.length > 0 && (
        <p className="march-note">
          {words.say("map.march.leftOut", { names: without.map(name).join(", ") })}
        </p>
      )}
      <div className="march-tools">
        {mover !== null && (
          <>
            <TurnButtons onTurn={(degrees) => mean({ face: within(facingNow + degrees) })} />
            <Button
              className={intent.about ? "button strong" : "button"}
              aria-pressed={intent.about}
              onPress={() => mean({ about: !intent.about })}
            >
              {words.say("map.march.about")}
            </Button>
          </>
        )}
        {march !== null && (
          <Button className="button" onPress={() => set(null)}>
            {text.say("back.leave")}
          </Button>
        )}
      </div>
      {others.length > 0 && mover !== null && (
        <Choice
          question={words.say("map.march.who")}
          value={whole ? "brigade" : "alone"}
          options={(["alone", "brigade"] as const).map((value) => ({
            value,
            label: words.say(`map.march.${value}`),
          }))}
          onChange={(value) => set({ ...doing, whole: value === "brigade", without: [] })}
        />
      )}
      {whole && <GeneralStays unit={unit} />}
      {mayForm && formationsOf(unit.unit).length > 0 && (
        <More title={words.say("map.march.forms")} open={intent.formation !== null}>
          <FormationChoice
            unit={unit}
            value={
              intent.formation ?? ("formation" in unit.unit ? (unit.unit.formation ?? null) : null)
            }
            onChange={(formation) => {
              const same = "formation" in unit.unit && unit.unit.formation === formation;
              mean({ formation: same ? null : formation });
            }}
          />
          {intent.formation !== null && intent.goal !== null && (
            <Choice
              question={words.say("map.march.forms")}
              value={intent.formsLast ? "last" : "first"}
              options={(["first", "last"] as const).map((value) => ({
                value,
                label: words.say(`map.march.${value}`),
              }))}
              onChange={(value) => mean({ formsLast: value === "last" })}
            />
          )}
        </More>
      )}
    </section>
  );
}

/** What the move would come to, and the button that makes it. */
function Comes(props: {
  readonly unit: OwnUnitView;
  readonly march: Marching;
  /** Shortens the move of several units; null of one alone, which has a longest part. */
  readonly onShorten: ((hindered: string | undefined) => void) | null;
  /** Leaves one of several where it stands. */
  readonly onLeaveOut: (unit: string) => void;
}): ReactElement {
  const { march } = props;
  const text = useText();
  const words = useWords();
  const { act, view, table } = useBattle();
  const { scale } = table;
  const distance = (length: number): string => text.distance(length, scale);
  const name = namesIn(view, text);
  const { would, part } = march;
  const cut = partCost(march, distance, words);
  if (would.ok) {
    return (
      <>
        <Button
          className="button primary march-go"
          onPress={() => act({ type: "march", ways: march.ways })}
        >
          {words.say("map.march.go", { cost: costOf(march, distance, words) })}
        </Button>
        <Consequences would={would} />
      </>
    );
  }
  // Of several the one that is in the way, which need not be the one in hand.
  const hindered = march.ways.length > 1 && "refused" in would ? would.unit : undefined;
  return (
    <>
      <p className="refused" role="status">
        {hindered !== undefined && <strong>{unbroken(name(hindered))}</strong>}
        {"refused" in would && (
          <a href={href({ screen: "clause", clause: would.refused.clause })}>
            {text.clause(would.refused.clause).title}
          </a>
        )}
        {whyNot(would, table, text, words)}
      </p>
      <RideNearer unit={props.unit} refused={"refused" in would ? would.refused : null} />
      {props.onShorten !== null && (
        <Button className="button strong" onPress={() => props.onShorten?.(hindered)}>
          {words.say("map.march.shorten")}
        </Button>
      )}
      {hindered !== undefined && (
        <LeaveOut unit={hindered} own={props.unit.id} onLeaveOut={props.onLeaveOut} />
      )}
      {part !== null && cut !== null && (
        <>
          <Button
            className="button primary march-go"
            onPress={() => act({ type: "march", ways: part.ways })}
          >
            {words.say("map.march.part", { cost: cut })}
          </Button>
          <Consequences would={part.would} />
        </>
      )}
    </>
  );
}

interface Leaving {
  readonly unit: string;
  /** The unit in hand, which leads the others. */
  readonly own: string;
  readonly onLeaveOut: (unit: string) => void;
}

/** Why all go no farther, once the goal has been drawn in for one of them. */
function HeldBack(props: Leaving): ReactElement {
  const text = useText();
  const words = useWords();
  const { view } = useBattle();
  return (
    <>
      <p className="march-note">
        {words.say("map.march.heldBack", { name: unbroken(namesIn(view, text)(props.unit)) })}
      </p>
      <LeaveOut {...props} />
    </>
  );
}

function LeaveOut({ unit, own, onLeaveOut }: Leaving): ReactElement | null {
  const text = useText();
  const words = useWords();
  const { view } = useBattle();
  if (unit === own) return null;
  return (
    <Button className="button" onPress={() => onLeaveOut(unit)}>
      {words.say("map.march.leaveOut", { name: namesIn(view, text)(unit) })}
    </Button>
  );
}

/** What a move brings beside its cost: a place entered, who comes out of it Unformed. */
function Consequences({ would }: { would: Would }): ReactElement | null {
  const text = useText();
  const words = useWords();
  const { view } = useBattle();
  const { shown } = useInHand();
  if (!would.ok || would.event.type !== "marched") return null;
  const { ways } = would.event;
  const name = namesIn(view, text);
  const enters = ways.find((way) => way.enters !== undefined)?.enters;
  const place = shown.field.terrain.find(({ id }) => id === enters)?.name?.[text.lang] ?? "";
  const through = ways.flatMap((way) => way.through ?? []);
  const by = ways.find((way) => way.unformedBy !== undefined)?.unformedBy;
  return (
    <>
      {enters !== undefined && (
        <p className="march-note">{words.say("map.march.enter", { place })}</p>
      )}
      {by !== undefined && (
        <p className="march-note">
          {words.say("map.march.unformed", { why: text.clause(by).title })}
        </p>
      )}
      {through.length > 0 && (
        <p className="march-note">
          {words.say("map.march.through", { names: through.map(name).join(", ") })}
        </p>
      )}
    </>
  );
}
