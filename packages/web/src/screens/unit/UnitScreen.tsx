import type { ReactElement } from "react";
import { chargeOf } from "../../battle/declared.ts";
import { statesOf, unitDescription } from "../../battle/describe.ts";
import { useBattle } from "../../battle/useBattle.ts";
import { isOwn, type UnitView } from "../../battle/view.ts";
import { PageHead } from "../../parts/PageHead.tsx";
import { UnitBoxes, UnitPicture } from "../../parts/UnitPicture.tsx";
import { StateList } from "../../parts/UnitRow.tsx";
import { href, type ResolutionKind } from "../../router.ts";
import { type Text, useText } from "../../text.ts";
import { ChargesOf } from "./ChargesOf.tsx";
import { Corrections } from "./Corrections.tsx";
import { GeneralRides } from "./GeneralRides.tsx";
import { OnTheTable } from "./OnTheTable.tsx";
import { Sources } from "./Sources.tsx";
import { UnitFigures } from "./UnitFigures.tsx";
import "./unit.css";

/** A unit: what it is, what it may do now, and what has become of it on the table. */
export function UnitScreen({ unit }: { unit: UnitView }): ReactElement {
  const text = useText();
  const { view, brigade, mayAct } = useBattle();
  const onMap = view.map !== null;
  const states = statesOf(unit, text);
  return (
    <div className="pane-body">
      <div>
        <PageHead title={unit.name} back={{ screen: "home" }} />
        <p className="general">{brigade(unit.brigade)?.name}</p>
      </div>
      <div className="unit-sheet">
        <UnitPicture unit={unit} box={{ width: 132, height: 96 }} scale={6.5} />
        <div className="unit-facts">
          <p>{unitDescription(unit.unit, text)}</p>
          {states.length > 0 && <StateList states={states} />}
        </div>
        <UnitBoxes unit={unit} large />
      </div>
      <ChargesOf unit={unit.id} />
      {!onMap &&
        isOwn(unit) &&
        mayAct(unit.side) &&
        unit.gone === null &&
        unit.arrives === null && (
          <>
            <nav className="actions" aria-label={text.say("unit.actions")}>
              {actionsOf(unit).map((kind) => (
                <Action key={kind} unit={unit} kind={kind} text={text} />
              ))}
            </nav>
            <GeneralRides unit={unit} />
            <OnTheTable unit={unit} />
          </>
        )}
      {onMap && unit.gone === null && (
        <a className="button" href={href({ screen: "map", unit: unit.id })}>
          {text.say("unit.onMap")}
        </a>
      )}
      <div>
        {isOwn(unit) && mayAct(unit.side) && <Corrections unit={unit} />}
        <UnitFigures unit={unit} />
        <Sources unit={unit} />
      </div>
    </div>
  );
}

/** The resolutions that a unit of this arm can begin, the commonest first. */
function actionsOf({ unit }: UnitView): readonly ResolutionKind[] {
  switch (unit.arm) {
    case "infantry":
      return unit.formation === undefined || unit.formation === "openOrder"
        ? ["skirmish", "charge", "melee", "discipline"]
        : ["volley", "charge", "melee", "discipline"];
    case "screen":
      return ["skirmish", "charge", "melee", "discipline"];
    case "cavalry":
      return ["charge", "melee", "discipline"];
    case "artillery":
      return ["guns", "melee", "discipline"];
  }
}

/** The phases in which these are what one opens a unit for. */
const kindPhase = { charge: "charges", melee: "melee" } as const;

function fires(kind: ResolutionKind): boolean {
  return kind === "volley" || kind === "guns" || kind === "skirmish";
}

function Action(props: {
  readonly unit: UnitView;
  readonly kind: ResolutionKind;
  readonly text: Text;
}): ReactElement {
  const { unit, kind, text } = props;
  const { bar, table, view } = useBattle();
  const { phase } = view;
  const refused = bar(unit, kind);
  const to = (how: "overrule" | null): string =>
    href({
      screen: "resolve",
      kind,
      unit: unit.id,
      target: targetNow(),
      how,
    });
  function targetNow(): string | null {
    if (kind === "melee") return unit.engaged;
    // What it has declared it resolves (`turn.sequence`).
    return kind === "charge" ? (chargeOf(view, unit.id)?.enemy ?? null) : null;
  }
  const word = actionWord(unit, kind, text);
  if (refused === null) {
    const primary =
      kind === "charge" || kind === "melee"
        ? phase === kindPhase[kind]
        : fires(kind) && phase !== "charges" && phase !== "melee";
    return (
      <a className={primary ? "button primary" : "button"} href={to(null)}>
        {word}
      </a>
    );
  }
  return (
    <div className="barred">
      <span className="barred-word">{word}</span>
      <span className="barred-why">{text.refusal(refused, table)}</span>
      <a className="barred-overrule" href={to("overrule")}>
        {text.say("act.overrule")}
      </a>
    </div>
  );
}

function actionWord({ unit }: UnitView, kind: ResolutionKind, text: Text): string {
  switch (kind) {
    case "volley":
      return text.say("act.fire");
    case "skirmish":
      return text.say("act.skirmish");
    case "guns":
      return text.say(
        unit.arm === "artillery" && unit.kind === "rocket" ? "act.rockets" : "act.guns",
      );
    case "charge":
      return text.say("act.charge");
    case "melee":
      return text.say("act.melee");
    case "discipline":
      return text.say("act.discipline");
  }
}
