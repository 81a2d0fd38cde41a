import type { ClausePhrases } from "../shape.ts";

/** §9 Discipline test. */
export const discipline = {
  "discipline.grade": {
    title: "Discipline: grade",
    text: "On a discipline test Elite troops add 2, Veterans 1; Recruits take 1 off.",
    label: "grade",
  },
  "discipline.band": {
    title: "Discipline: casualties",
    text: "The first casualty band costs 1, the second 2. The losses just suffered count already.",
    label: "casualties",
  },
  "discipline.unformed": {
    title: "Discipline: Unformed",
    text: "An Unformed unit tests at −1.",
    label: "Unformed",
  },
  "discipline.general": {
    title: "Discipline: general",
    text: "With a general attached the unit tests at +1.",
    label: "general",
  },
  "discipline.supported": {
    title: "Discipline: supported",
    text: "Formed friends within 15 cm [9″] behind give +1.",
    label: "friends behind",
  },
  "discipline.cover": {
    title: "Discipline: cover",
    text: "A unit in cover tests at +1.",
    label: "cover",
  },
  "discipline.brigade": {
    title: "Discipline: brigade",
    text: "The mood of the brigade tells: −1 if it is Hesitant, −1 if it is Demoralised, −2 if both.",
    label: "brigade Hesitant or Demoralised",
  },
  "discipline.table": {
    title: "Discipline test (DT)",
    text: "Roll 2D6 with the modifiers: on 7 or more the unit holds, on 6 it becomes Unformed, on 4–5 it Retires, on 3 it Retreats, on 2 or less it Routs. The result applies at once.",
  },
  "discipline.kinds": {
    title: "Discipline: guns, skirmishers",
    text: "A battery that has to Retire or Retreat limbers up and falls back; one that routs is lost. Skirmishers have no ranks to lose: what leaves others Unformed leaves them steady.",
  },
  "discipline.doubleSix": {
    title: "Discipline: double six",
    text: "A natural double six puts heart into the men: 1 casualty returns to the ranks at once and the unit holds. Fate is not rolled.",
  },
} as const satisfies ClausePhrases;
