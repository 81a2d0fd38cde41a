import { type Options, optionIds, type Scale } from "@adjutant/rules";
import type { ReactElement } from "react";
import { canStayAwake } from "../awake.ts";
import { shareAs, useKept } from "../battle/store.ts";
import { useBattle } from "../battle/useBattle.ts";
import { Check } from "../parts/Check.tsx";
import { Choice } from "../parts/Choice.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { ScaleChoice } from "../parts/ScaleChoice.tsx";
import { href } from "../router.ts";
import { changeSettings, useSettings } from "../settings.ts";
import { clickDice } from "../sound.ts";
import { useText } from "../text.ts";
import { NewerVersion, OnThisDevice } from "./OnThisDevice.tsx";
import { SeatingChoice } from "./SeatingChoice.tsx";

/** What this device remembers: language, theme, scale, whose dice. */
export default function SettingsScreen(): ReactElement {
  const text = useText();
  const { lang, theme, scale, awake, sound } = useSettings();
  const kept = useKept();
  const { options: agreed } = useBattle().view;
  return (
    <div className="pane-body">
      <PageHead title={text.say("view.settings")} back={{ screen: "home" }} />
      <NewerVersion />
      <div className="stack">
        <Choice
          question={text.say("settings.language")}
          value={lang}
          options={[
            { value: "en", label: <span lang="en">English</span> },
            { value: "ru", label: <span lang="ru">Русский</span> },
          ]}
          onChange={(chosen) => changeSettings({ lang: chosen })}
        />
        <Choice
          question={text.say("settings.theme")}
          value={theme}
          options={[
            { value: "system", label: text.say("settings.themeSystem") },
            { value: "day", label: text.say("settings.themeDay") },
            { value: "lamp", label: text.say("settings.themeLamp") },
          ]}
          onChange={(chosen) => changeSettings({ theme: chosen })}
        />
        {agreed.scale === undefined ? (
          <ScaleChoice scale={scale} onChange={(chosen) => changeSettings({ scale: chosen })} />
        ) : (
          <Agreed options={agreed} scale={agreed.scale} />
        )}
        {kept !== null && (
          <SeatingChoice
            seating={kept.seating}
            hidden={kept.seating !== "table"}
            onChange={shareAs}
          />
        )}
        <DiceOfTable />
        <div className="chips">
          <Check
            label={text.say("settings.sound")}
            value={sound}
            onChange={(on) => {
              changeSettings({ sound: on });
              clickDice(2);
            }}
          />
          {canStayAwake() && (
            <Check
              label={text.say("settings.awake")}
              value={awake}
              onChange={(on) => changeSettings({ awake: on })}
            />
          )}
        </div>
      </div>
      <OnThisDevice />
      <nav className="stack" aria-label={text.say("view.more")}>
        <a className="button" href="#/rules">
          {text.say("view.reference")}
        </a>
        <a className="button" href="#/battles">
          {text.say("view.battles")}
        </a>
        <a className="button for-keyboards" href="#/keys">
          {text.say("view.keys")}
        </a>
        <a className="button" href="#/about">
          {text.say("view.about")}
        </a>
      </nav>
    </div>
  );
}

/** Whose dice this device shows; what was agreed for each side stays so to the battle's end. */
function DiceOfTable(): ReactElement {
  const text = useText();
  const { dice } = useSettings();
  const { log, sides, diceOf } = useBattle();
  const start = log[0]?.event;
  if (start?.type === "started" && start.dice !== undefined) {
    return (
      <section className="agreed">
        <h2 className="question">{text.say("settings.dice")}</h2>
        {sides.map(({ id, name }) => (
          <p key={id}>
            {name}: {text.word("dice", diceOf(id))}
          </p>
        ))}
      </section>
    );
  }
  return (
    <Choice
      question={text.say("settings.dice")}
      value={dice}
      options={(["mixed", "typed", "app"] as const).map((value) => ({
        value,
        label: text.word("dice", value),
      }))}
      onChange={(chosen) => changeSettings({ dice: chosen })}
    />
  );
}

/** What the players agreed on when they set this battle up; it stays so to its end. */
function Agreed(props: { readonly options: Options; readonly scale: Scale }): ReactElement {
  const text = useText();
  const { options, scale } = props;
  const on = optionIds.filter((id) => options[id] === true);
  return (
    <section className="agreed">
      <h2 className="question">{text.say("settings.agreed")}</h2>
      <p>
        {text.say("settings.scale")}: {text.word("scale", scale)}
      </p>
      {options.marking !== undefined && (
        <p>
          {text.say("new.marking")}: {text.word("marking", options.marking)}
        </p>
      )}
      <ul>
        {on.map((id) => (
          <li key={id}>
            <a className="row-link" href={href({ screen: "clause", clause: id })}>
              {text.clause(id).title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
