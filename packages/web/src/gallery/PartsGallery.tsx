import { type ReactElement, useState } from "react";
import { BandScale } from "../parts/BandScale.tsx";
import { BrigadeCard } from "../parts/BrigadeCard.tsx";
import { CasualtyBoxes } from "../parts/CasualtyBoxes.tsx";
import { Check } from "../parts/Check.tsx";
import { Choice } from "../parts/Choice.tsx";
import { DicePad } from "../parts/DicePad.tsx";
import type { Face } from "../parts/Die.tsx";
import { Masthead } from "../parts/Masthead.tsx";
import { Matchup } from "../parts/Matchup.tsx";
import { OddsBars } from "../parts/OddsBars.tsx";
import { OddsStrip } from "../parts/OddsStrip.tsx";
import { ResultHead } from "../parts/ResultHead.tsx";
import { UnitRow, type UnitState } from "../parts/UnitRow.tsx";
import { Working } from "../parts/Working.tsx";
import { UnitSymbol } from "../symbols/UnitSymbol.tsx";

const bands = [
  { from: 4, penalty: -1 },
  { from: 8, penalty: -2 },
];
const line = { arm: "infantry", grade: "veteran", size: "standard", formation: "line" } as const;
const column = {
  arm: "infantry",
  grade: "line",
  size: "standard",
  formation: "attackColumn",
} as const;

function row(
  name: string,
  nation: string,
  lost: number,
  states: readonly UnitState[],
  french = false,
): ReactElement {
  return (
    <UnitRow
      key={name}
      href="#"
      name={name}
      detail={french ? "Line · attack column" : "Veteran · line"}
      symbol={
        <UnitSymbol
          unit={french ? { ...column, unformed: states.length > 0 } : line}
          footprint={french ? { width: 8, depth: 4 } : { width: 16, depth: 2 }}
          nation={nation}
          edge={french ? "hatched" : "solid"}
        />
      }
      boxes={<CasualtyBoxes limit={12} lost={lost} bands={bands} label={`${lost} of 12`} />}
      states={states}
    />
  );
}

export function PartsGallery(): ReactElement {
  const [typed, setTyped] = useState<Face[]>([5]);
  const [distance, setDistance] = useState(12);
  const [cover, setCover] = useState<"none" | "cover" | "builtUp">("none");
  const [general, setGeneral] = useState(false);
  return (
    <div
      style={{
        display: "grid",
        gap: 20,
        gridTemplateColumns: "repeat(auto-fill, minmax(336px, 1fr))",
        margin: "0 -12px",
      }}
    >
      <div style={{ display: "grid", gap: 12, alignContent: "start" }}>
        <Masthead
          turn="Turn 3"
          phase="Fire"
          part={null}
          side="British"
          nation="british"
          turnHref="#"
          due={{ count: 2, label: "2 due", href: "#" }}
          seat={null}
          menu={null}
        />
        <div
          style={{
            containerType: "inline-size",
            containerName: "roster",
            padding: 12,
            display: "grid",
            gap: 16,
          }}
        >
          <BrigadeCard name="Acland’s Brigade" general="Brig.-Gen. Wroth Acland" order="Obeys">
            {row("78th Highlanders", "british", 2, [])}
            {row("81st Foot", "british", 5, [
              { state: "fired", label: "fired" },
              { state: "fireDisciplineLost", label: "fire discipline lost" },
            ])}
          </BrigadeCard>
          <BrigadeCard name="Compère’s Brigade" general="Gén. Louis Compère" order="Hesitant">
            {row("1/1er Léger", "french", 6, [{ state: "unformed", label: "Unformed" }], true)}
            {row(
              "2/1er Léger",
              "french",
              9,
              [
                { state: "retreating", label: "retreating" },
                { state: "unformed", label: "Unformed" },
              ],
              true,
            )}
          </BrigadeCard>
        </div>
      </div>
      <div style={{ display: "grid", gap: 12, alignContent: "start", padding: "0 12px" }}>
        <Matchup
          own={{
            name: "78th Highlanders",
            detail: "Veteran · line",
            symbol: (
              <UnitSymbol
                unit={line}
                footprint={{ width: 16, depth: 2 }}
                nation="british"
                edge="solid"
                box={{ width: 90, height: 48 }}
                scale={5}
              />
            ),
          }}
          enemy={{
            name: "1/42e Ligne",
            detail: "Line · attack column",
            symbol: (
              <UnitSymbol
                unit={column}
                footprint={{ width: 8, depth: 4 }}
                nation="french"
                edge="hatched"
                box={{ width: 90, height: 48 }}
                scale={5}
              />
            ),
          }}
          verb="fires at"
        />
        <BandScale
          question="Distance"
          bands={[
            { key: "c", label: "close", upTo: 5 },
            { key: "m", label: "musket", upTo: 15 },
          ]}
          value={distance}
          onChange={setDistance}
          step={1}
          format={(value) => `${value} cm`}
          words={{ nearer: "nearer", farther: "farther" }}
        />
        <BandScale
          question="Distance"
          bands={[
            { key: "c", label: "canister", upTo: 20 },
            { key: "e", label: "effective", upTo: 40 },
            { key: "l", label: "long", upTo: 85 },
          ]}
          value={distance}
          onChange={setDistance}
          step={1}
          format={(value) => `${value} cm`}
          words={{ nearer: "nearer", farther: "farther" }}
        />
        <Choice
          question="Target’s cover"
          value={cover}
          options={[
            { value: "none", label: "none" },
            { value: "cover", label: "cover" },
            { value: "builtUp", label: "built-up area" },
          ]}
          onChange={setCover}
        />
        <div className="chips">
          <Check label="general attached" value={general} onChange={setGeneral} />
          <Check label="supported" value onChange={() => {}} />
        </div>
        <Working
          clauseHref={(clause) => `#${clause}`}
          entries={[
            {
              key: "1",
              clause: "volley.row.superior",
              text: "Superior row: Veterans who stood",
              origin: "S003",
            },
            {
              key: "2",
              clause: "volley.band",
              text: "Casualties taken: first band",
              figure: "−1",
              origin: "published",
            },
            {
              key: "3",
              clause: "volley.columnClose",
              text: "Column within 5 cm, firer fresh",
              figure: "+1 CD",
              origin: "published",
            },
          ]}
        />
        <OddsBars
          format={(value) => `${Math.round(value * 100)}%`}
          title="Casualties"
          note="on average 1.9"
          rows={[
            { key: "0", label: "0", value: 0.028, weight: 0 },
            { key: "1", label: "1", value: 0.25 },
            { key: "2", label: "2", value: 0.417 },
            { key: "3", label: "3", value: 0.19 },
            { key: "4", label: "4", value: 0.1 },
            { key: "5", label: "5+", value: 0.002 },
          ]}
        />
        <OddsBars
          format={(value) => `${Math.round(value * 100)}%`}
          title="If the target must test"
          rows={[
            { key: "h", label: "holds", value: 0.58 },
            { key: "u", label: "Unformed", value: 0.14, weight: 1 },
            { key: "r", label: "Retires", value: 0.19, weight: 1 },
            { key: "x", label: "Routs", value: 0.03, weight: 2 },
          ]}
        />
        <DicePad
          title="78th Highlanders fire"
          detail="2D6, high is good"
          odds={
            <OddsStrip
              rows={[
                { key: "0", label: "0", value: 0.028 },
                { key: "1", label: "1", value: 0.25 },
                { key: "2", label: "2", value: 0.417 },
                { key: "3", label: "3", value: 0.19 },
              ]}
              summary={["on average 1.9", "target shaken 21%"]}
            />
          }
          wanted={2}
          typed={typed}
          onFace={(face) => setTyped((was) => (was.length < 2 ? [...was, face] : [face]))}
          onBack={() => setTyped((was) => was.slice(0, -1))}
          onRoll={() => setTyped([3, 4])}
          words={{
            roll: "Roll for me",
            back: "Back",
            progress: "1 of 2",
            face: (face) => String(face),
          }}
        />
      </div>
      <div style={{ display: "grid", gap: 12, alignContent: "start", padding: "0 12px" }}>
        <div className="neatline" style={{ margin: 4 }}>
          <ResultHead
            live={false}
            line="3 casualties. The 42e retires."
            also={[{ line: "The 78th loses its fire discipline.", href: null }]}
            dice={null}
          />
        </div>
        <CasualtyBoxes limit={12} lost={5} fresh={3} bands={bands} label="5 of 12" large />
        <CasualtyBoxes
          limit={15}
          lost={9}
          fresh={1}
          bands={[
            { from: 4, penalty: -1 },
            { from: 10, penalty: -2 },
          ]}
          label="9 of 15"
          large
        />
        <a className="button primary" href="#x">
          Fire
        </a>
        <a className="button" href="#x">
          Charge
        </a>
      </div>
    </div>
  );
}
