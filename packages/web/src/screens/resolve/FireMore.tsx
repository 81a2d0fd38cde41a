import { type Cover, isSkirmishers } from "@adjutant/rules";
import type { ReactElement } from "react";
import { useBattle } from "../../battle/useBattle.ts";
import type { UnitView } from "../../battle/view.ts";
import { Check } from "../../parts/Check.tsx";
import { Choice } from "../../parts/Choice.tsx";
import { More } from "../../parts/More.tsx";
import { Stepper } from "../../parts/Stepper.tsx";
import type { FireFacts, FireKind } from "../../resolve/fireFacts.ts";
import { onTheTable } from "../../resolve/known.ts";
import { useText } from "../../text.ts";
import { GeneralsNear } from "./GeneralsNear.tsx";
import { UnitChips } from "./UnitChips.tsx";

interface FireMoreProps {
  readonly kind: FireKind;
  readonly firer: UnitView;
  readonly target: UnitView;
  readonly facts: FireFacts;
  readonly change: (part: Partial<FireFacts>) => void;
  readonly locked: boolean;
}

/**
 * What only the unusual shot needs, folded.
 *
 * @param props.onMap the map has measured it: only what people choose is open
 */
export function FireMore({
  onMap,
  ...asked
}: FireMoreProps & { readonly onMap: boolean }): ReactElement {
  const text = useText();
  const props = { ...asked, locked: asked.locked || onMap };
  return (
    <div>
      <More title={text.say("more.firer")}>
        <FirerFacts {...props} mayAssault={!asked.locked} onMap={onMap} />
      </More>
      {props.kind !== "rocket" && (
        <More title={text.say("more.targets")}>
          <FurtherTargets {...asked} onMap={onMap} />
          {props.kind !== "skirmish" && <ScreenBetween {...props} />}
        </More>
      )}
      {props.kind === "artillery" && (
        <More title={text.say("more.behind")}>
          <Behind {...props} />
        </More>
      )}
      {!asked.locked && !onMap && <GeneralsNear facts={props.facts} change={props.change} />}
      {props.kind === "rocket" && (
        <div className="chips">
          <Check
            label={text.say("fact.friendNear")}
            value={props.facts.friendNear}
            onChange={(friendNear) => props.change({ friendNear })}
            disabled={props.locked}
          />
        </div>
      )}
    </div>
  );
}

function FirerFacts({
  kind,
  firer,
  facts,
  change,
  locked,
  mayAssault,
  onMap,
}: FireMoreProps & { readonly mayAssault: boolean; readonly onMap: boolean }): ReactElement {
  const text = useText();
  return (
    <>
      <Choice
        question={text.say("ask.moved")}
        value={facts.moved}
        options={(["none", "half", "more"] as const).map((value) => ({
          value,
          label: text.word("moved", value),
        }))}
        onChange={(moved) => change({ moved })}
        disabled={locked}
        measured={onMap}
      />
      {kind === "volley" && (
        <Choice
          question={text.say("ask.ground")}
          value={facts.ground}
          options={(["open", "rough", "difficult"] as const).map((value) => ({
            value,
            label: text.word("ground", value),
          }))}
          onChange={(ground) => change({ ground })}
          disabled={locked}
          measured={onMap}
        />
      )}
      <div className="chips">
        {firer.unit.arm === "infantry" && (
          <>
            <Check
              label={text.say("fact.changedFormation")}
              value={facts.changedFormation}
              onChange={(changedFormation) => change({ changedFormation })}
              disabled={locked}
              measured={onMap}
            />
            <Check
              label={text.say("fact.reformed")}
              value={facts.reformed}
              onChange={(reformed) => change({ reformed })}
              disabled={locked}
              measured={onMap}
            />
          </>
        )}
        {kind === "artillery" && (
          <>
            <Check
              label={text.say("fact.unlimbered")}
              value={facts.unlimbered}
              onChange={(unlimbered) => change({ unlimbered })}
              disabled={locked}
              measured={onMap}
            />
            <Check
              label={text.clause("tasking.assaultFire").title}
              value={facts.assaultFire}
              onChange={(assaultFire) => change({ assaultFire })}
              disabled={!mayAssault}
            />
          </>
        )}
      </div>
    </>
  );
}

function FurtherTargets({
  firer,
  target,
  facts,
  change,
  locked,
  onMap,
}: FireMoreProps & { readonly onMap: boolean }): ReactElement {
  const text = useText();
  const { table, enemiesOf } = useBattle();
  const most = table.book.clauses["fire.oneRoll"].value.furtherTargets;
  const set = (id: string, part: { distance?: number; cover?: Cover }): void =>
    change({
      further: facts.further.map((one) => (one.unit.id === id ? { ...one, ...part } : one)),
    });
  return (
    <>
      <UnitChips
        question={text.say("ask.further")}
        units={enemiesOf(firer.side).filter(({ id }) => id !== target.id)}
        chosen={facts.further.map(({ unit }) => unit.id)}
        most={most}
        disabled={locked}
        onChange={(units) =>
          change({
            further: units.map(
              (unit) =>
                facts.further.find((one) => one.unit.id === unit.id) ?? {
                  unit,
                  distance: facts.distance,
                  cover: "none",
                },
            ),
          })
        }
      />
      {facts.further.map(({ unit, distance }) => (
        <Stepper
          key={unit.id}
          label={unit.name}
          value={distance}
          onChange={(value) => set(unit.id, { distance: value })}
          format={(value) => text.distance(value, table.scale)}
          words={{ less: text.say("ask.nearer"), more: text.say("ask.farther") }}
          disabled={locked || onMap}
        />
      ))}
    </>
  );
}

function ScreenBetween({ firer, target, facts, change, locked }: FireMoreProps): ReactElement {
  const text = useText();
  const { table, enemiesOf } = useBattle();
  const screens = enemiesOf(firer.side).filter(
    ({ id, unit }) => id !== target.id && isSkirmishers(onTheTable(unit)),
  );
  const { screen } = facts;
  return (
    <>
      <UnitChips
        question={text.say("ask.screen")}
        units={screens}
        chosen={screen === null ? [] : [screen.unit.id]}
        most={1}
        disabled={locked}
        onChange={([unit]) => change({ screen: unit ? { unit, gap: 0 } : null })}
      />
      {screen !== null && (
        <Stepper
          label={text.say("ask.gap")}
          value={screen.gap}
          onChange={(gap) => change({ screen: { ...screen, gap } })}
          format={(value) => text.distance(value, table.scale)}
          words={{ less: text.say("ask.nearer"), more: text.say("ask.farther") }}
          disabled={locked}
        />
      )}
    </>
  );
}

function Behind({ firer, target, facts, change, locked }: FireMoreProps): ReactElement {
  const text = useText();
  const { table, enemiesOf } = useBattle();
  const set = (id: string, part: { gap?: number; behind?: boolean }): void =>
    change({
      behind: facts.behind.map((one) => (one.unit.id === id ? { ...one, ...part } : one)),
    });
  return (
    <>
      <Choice
        question={text.say("ask.targetGround")}
        value={facts.targetGround}
        options={(["open", "rough", "difficult"] as const).map((value) => ({
          value,
          label: text.word("ground", value),
        }))}
        onChange={(targetGround) => change({ targetGround })}
        disabled={locked}
      />
      <UnitChips
        question={text.say("ask.behind")}
        units={enemiesOf(firer.side).filter(({ id }) => id !== target.id)}
        chosen={facts.behind.map(({ unit }) => unit.id)}
        most={Number.POSITIVE_INFINITY}
        disabled={locked}
        onChange={(units) =>
          change({
            behind: units.map(
              (unit) =>
                facts.behind.find((one) => one.unit.id === unit.id) ?? {
                  unit,
                  gap: 0,
                  behind: true,
                  ground: "open",
                },
            ),
          })
        }
      />
      {facts.behind.map(({ unit, gap, behind }) => (
        <div className="stack" key={unit.id}>
          <Stepper
            label={text.say("ask.gapBehind", { name: unit.name })}
            value={gap}
            onChange={(value) => set(unit.id, { gap: value })}
            format={(value) => text.distance(value, table.scale)}
            words={{ less: text.say("ask.nearer"), more: text.say("ask.farther") }}
            disabled={locked}
          />
          <div className="chips">
            <Check
              label={text.say("fact.halfBehind", {
                share: table.book.clauses["bounce.behind"].value.shareFrom,
              })}
              value={behind}
              onChange={(value) => set(unit.id, { behind: value })}
              disabled={locked}
            />
          </div>
        </div>
      ))}
    </>
  );
}
