import type { Joined } from "@adjutant/battle";
import type { DrawChoice, MeleeParty } from "@adjutant/rules";
import { type ReactElement, useState } from "react";
import { Button } from "react-aria-components/Button";
import { useDraft } from "../../battle/draft.ts";
import { useBattle } from "../../battle/useBattle.ts";
import type { UnitView } from "../../battle/view.ts";
import { Check } from "../../parts/Check.tsx";
import { Choice } from "../../parts/Choice.tsx";
import type { Face } from "../../parts/Die.tsx";
import { More } from "../../parts/More.tsx";
import { measuredMelee } from "../../resolve/measuredFacts.ts";
import {
  type FromCharge,
  likelyMelee,
  type MeleeFacts,
  meleeSituation,
} from "../../resolve/meleeFacts.ts";
import { joinedBy, type Plan, planMelee } from "../../resolve/plan.ts";
import { useText } from "../../text.ts";
import { Engagement } from "./Engagement.tsx";
import { Joiners } from "./Joiners.tsx";
import { Supports } from "./Supports.tsx";

type Choices = Partial<Record<MeleeParty, DrawChoice>>;

/** One round of melee; after a draw those who may choose do so before it is written down. */
export function MeleeScreen(props: {
  readonly attacker: UnitView;
  readonly defender: UnitView;
  readonly from: FromCharge;
  /** Although the roster says that the unit may not. */
  readonly overrule: boolean;
}): ReactElement {
  const { attacker, defender } = props;
  const { table, view, measured, resolve, reading } = useBattle();
  const [stated, setFacts] = useDraft("facts", () => likelyMelee(props.from));
  const [drawn, setDrawn] = useState<{ faces: readonly Face[]; typed: number } | null>(null);
  const [onDraw, setOnDraw] = useState<Choices>({});
  const [joined, setJoined] = useDraft<Joined>("joined", () => ({}));
  const joins = view.map !== null && props.from.round === 2 ? joined : null;
  const asked = meleeSituation(attacker, defender, stated, table);
  const found = measured(
    { procedure: "melee", situation: asked, ...(joins !== null && { joined: joins }) },
    props.overrule,
  );
  const onMap =
    view.map !== null && !("refused" in found) && found.procedure === "melee"
      ? found.situation
      : null;
  const facts = onMap === null ? stated : measuredMelee(onMap, stated);
  const planFor = (choices: Choices): Plan =>
    joinedBy(planMelee({ ...(onMap ?? asked), onDraw: choices }, table.book), joins);
  const plan = planFor(onDraw);
  const choicesAfter = (of: Plan, faces: readonly Face[]): readonly MeleeParty[] => {
    const read = reading(of.resolve)(faces);
    return "choices" in read ? read.choices : [];
  };
  const write = (chosen: Choices, faces: readonly Face[], typed: number): void =>
    resolve({ plan: planFor(chosen), faces, typed, overrule: props.overrule });
  const change = (part: Partial<MeleeFacts>): void => setFacts((was) => ({ ...was, ...part }));
  const answers = { attacker, defender, facts, change, onMap: view.map !== null };
  return (
    <Engagement
      procedure="melee"
      own={attacker}
      enemy={defender}
      plan={plan}
      overrule={props.overrule}
      onDice={(faces, typed) => {
        if (choicesAfter(plan, faces).length > 0) setDrawn({ faces, typed });
        else write({}, faces, typed);
      }}
      questions={(locked) => (
        <>
          <MeleeQuestions {...answers} locked={locked} />
          {joins !== null && (
            <Joiners
              {...{ attacker, defender, locked, joined }}
              onChange={(next) => setJoined(() => next)}
            />
          )}
        </>
      )}
      more={(locked) => <MeleeMore {...answers} locked={locked} />}
      ending={(rolling) =>
        drawn === null ? null : (
          <Drawn
            choices={choicesAfter(planFor({}), drawn.faces)}
            hits={hitsEach(drawn.faces, table.book.clauses["dice.casualty"].value.hitOn)}
            names={{ attacker: attacker.name, defender: defender.name }}
            chosen={onDraw}
            onChoose={setOnDraw}
            onBack={() => {
              setDrawn(null);
              setOnDraw({});
              rolling.onBack?.();
            }}
            onDone={(chosen) => write(chosen, drawn.faces, drawn.typed)}
          />
        )
      }
    />
  );
}

/** In a drawn round half of all hits are each side's. */
function hitsEach(faces: readonly Face[], hitOn: number): number {
  return faces.filter((face) => face >= hitOn).length / 2;
}

/** A drawn round: who may choose does so, the defender first (`melee.draw`). */
function Drawn(props: {
  readonly choices: readonly MeleeParty[];
  readonly hits: number;
  readonly names: Readonly<Record<MeleeParty, string>>;
  readonly chosen: Choices;
  readonly onChoose: (chosen: Choices) => void;
  readonly onBack: () => void;
  readonly onDone: (chosen: Choices) => void;
}): ReactElement {
  const { choices, chosen } = props;
  const text = useText();
  return (
    <section className="sticky-foot drawn">
      <h2>{text.say("melee.drawn", { hits: props.hits })}</h2>
      {choices.map((party) => (
        <Choice
          key={party}
          question={props.names[party]}
          value={chosen[party] ?? "fightOn"}
          options={(["fightOn", "retire"] as const).map((value) => ({
            value,
            label: text.word("choice", value),
          }))}
          onChange={(choice) => props.onChoose({ ...chosen, [party]: choice })}
        />
      ))}
      <Button className="button" onPress={props.onBack}>
        {text.say("dice.back")}
      </Button>
      <Button
        className="button primary"
        onPress={() =>
          props.onDone(
            Object.fromEntries(choices.map((party) => [party, chosen[party] ?? "fightOn"])),
          )
        }
      >
        {text.say("act.done")}
      </Button>
    </section>
  );
}

interface QuestionsProps {
  readonly attacker: UnitView;
  readonly defender: UnitView;
  readonly facts: MeleeFacts;
  readonly change: (part: Partial<MeleeFacts>) => void;
  readonly locked: boolean;
  /** The map has measured what players would be asked. */
  readonly onMap: boolean;
}

function MeleeQuestions({ attacker, facts, change, locked, onMap }: QuestionsProps): ReactElement {
  const text = useText();
  return (
    <div className="stack">
      <Choice
        question={text.say("ask.round")}
        value={facts.round === 1 ? "1" : "2"}
        options={[
          { value: "1", label: text.say("round.first") },
          { value: "2", label: text.say("round.second") },
        ]}
        onChange={(round) => change({ round: round === "1" ? 1 : 2 })}
        disabled={locked}
        measured={onMap}
      />
      <Choice
        question={text.say("ask.meleeGround")}
        value={facts.ground}
        options={(["open", "steepUp", "redoubt"] as const).map((value) => ({
          value,
          label: text.word("meleeGround", value),
        }))}
        onChange={(ground) => change({ ground })}
        disabled={locked}
        measured={onMap}
      />
      <div className="chips">
        <Check
          label={text.say("fact.elan", { name: attacker.name })}
          value={facts.elan}
          onChange={(elan) => change({ elan })}
          disabled={locked}
          measured={onMap}
        />
        <Check
          label={text.say("fact.flank")}
          value={facts.flank}
          onChange={(flank) => change({ flank })}
          disabled={locked}
          measured={onMap}
        />
      </div>
    </div>
  );
}

/** Supports, the defender's elan, glory: what most rounds do not ask. */
function MeleeMore({
  attacker,
  defender,
  facts,
  change,
  locked,
  onMap,
}: QuestionsProps): ReactElement {
  const text = useText();
  const { table } = useBattle();
  const most = table.book.clauses["melee.support"].value.most;
  return (
    <More title={text.say("more.melee")}>
      <div className="chips">
        <Check
          label={text.say("fact.elan", { name: defender.name })}
          value={facts.defenderElan}
          onChange={(defenderElan) => change({ defenderElan })}
          disabled={locked}
          measured={onMap}
        />
        <Check
          label={text.clause("tasking.glory").title}
          value={facts.glory}
          onChange={(glory) => change({ glory })}
          disabled={locked}
          measured={onMap}
        />
      </div>
      {!onMap && (
        <Supports
          {...{ facts, change, most }}
          own={attacker}
          enemy={defender}
          closed={{ own: locked, enemy: locked }}
        />
      )}
    </More>
  );
}
