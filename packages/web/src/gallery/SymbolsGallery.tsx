import type { Unit } from "@adjutant/rules";
import type { ReactElement } from "react";
import { StateMark, type StateName } from "../symbols/StateMark.tsx";
import { UnitSymbol } from "../symbols/UnitSymbol.tsx";

type Sample = readonly [label: string, unit: Unit, width: number, depth: number];

const infantry = { arm: "infantry", size: "standard" } as const;
const battery = {
  arm: "artillery",
  kind: "gun",
  gun: "medium",
  mount: "foot",
  grade: "line",
} as const;

/** Sizes here are samples for the eye; the app takes them from the rulebook. */
const samples: readonly Sample[] = [
  ["line", { ...infantry, grade: "veteran", formation: "line" }, 16, 2],
  ["attack column", { ...infantry, grade: "elite", formation: "attackColumn" }, 8, 4],
  ["company column", { ...infantry, grade: "line", formation: "companyColumn" }, 4, 8],
  ["march column", { ...infantry, grade: "recruit", formation: "marchColumn" }, 2, 16],
  ["massed column", { ...infantry, grade: "line", formation: "massedColumn" }, 8, 6],
  ["square", { ...infantry, grade: "line", formation: "square" }, 6, 6],
  ["open order", { ...infantry, grade: "line", formation: "openOrder" }, 20, 2],
  ["unformed line", { ...infantry, grade: "line", formation: "line", unformed: true }, 16, 2],
  [
    "unformed column",
    { ...infantry, grade: "line", formation: "attackColumn", unformed: true },
    8,
    4,
  ],
  [
    "retreating",
    { ...infantry, grade: "line", formation: "attackColumn", retreating: true, unformed: true },
    8,
    4,
  ],
  ["routing", { ...infantry, grade: "line", formation: "line", routing: true }, 16, 2],
  ["faltering", { ...infantry, grade: "line", formation: "line", faltering: true }, 16, 2],
  ["village", { ...infantry, grade: "line", garrison: { place: "builtUp" } }, 10, 10],
  [
    "burning",
    { ...infantry, grade: "line", garrison: { place: "builtUp", burning: true } },
    10,
    10,
  ],
  ["strongpoint", { ...infantry, grade: "elite", garrison: { place: "strongpoint" } }, 10, 10],
  [
    "light horse",
    { arm: "cavalry", class: "light", grade: "line", size: "standard", formation: "line" },
    15,
    2.5,
  ],
  [
    "cuirassiers",
    { arm: "cavalry", class: "heavy", grade: "elite", size: "standard", formation: "line" },
    15,
    2.5,
  ],
  [
    "lancers",
    {
      arm: "cavalry",
      class: "light",
      lancer: true,
      grade: "veteran",
      size: "standard",
      formation: "column",
    },
    5,
    7.5,
  ],
  ["battery", { ...battery, models: 4, howitzers: 1, formation: "deployed" }, 10, 3],
  ["small battery", { ...battery, models: 2, formation: "deployed" }, 5, 3],
  ["limbered", { ...battery, models: 3, formation: "limbered" }, 2, 12],
  [
    "howitzers",
    {
      arm: "artillery",
      kind: "howitzer",
      mount: "foot",
      grade: "line",
      models: 3,
      formation: "deployed",
    },
    7.5,
    3,
  ],
  [
    "rockets",
    {
      arm: "artillery",
      kind: "rocket",
      mount: "horse",
      grade: "line",
      models: 3,
      formation: "deployed",
    },
    7.5,
    3,
  ],
  ["screen", { arm: "screen", bases: 4, grade: "line" }, 15, 2],
];

const states: readonly StateName[] = [
  "unformed",
  "faltering",
  "retreating",
  "routing",
  "fellBack",
  "engaged",
  "fireDisciplineLost",
  "lowAmmunition",
  "moved",
  "fired",
  "burning",
  "dispersed",
];

export function SymbolsGallery(): ReactElement {
  return (
    <section>
      <h1>Symbols</h1>
      {(["french", "british", "austrian", "prussian", "russian"] as const).map((nation, i) => (
        <div key={nation} style={{ display: "flex", flexWrap: "wrap", gap: 14, marginTop: 12 }}>
          {samples.map(([label, unit, width, depth]) => (
            <figure key={label} style={{ width: 92, textAlign: "center", fontSize: 12 }}>
              <UnitSymbol
                unit={unit}
                footprint={{ width, depth }}
                nation={nation}
                edge={i % 2 === 0 ? "solid" : "hatched"}
                box={{ width: 92, height: 72 }}
              />
              {i === 0 && label}
            </figure>
          ))}
        </div>
      ))}
      <div style={{ display: "flex", flexWrap: "wrap", gap: 14, marginTop: 20 }}>
        {states.map((state) => (
          <span key={state} style={{ display: "flex", gap: 6, alignItems: "center" }}>
            <StateMark state={state} /> {state}
          </span>
        ))}
      </div>
    </section>
  );
}
