/** Situations of resolutions as scripts write them: units by their ids, facts at random. */
import type { Board, Companion, FireOrder, RosterUnit } from "@adjutant/battle";
import type { Draw } from "./draw.ts";

export type Json = Readonly<Record<string, unknown>>;

const now = (key: string, holds: boolean): Json => (holds ? { [key]: true } : {});

function enemiesOf(board: Board, id: string): RosterUnit[] {
  const side = board.units[id]?.side;
  return Object.values(board.units).filter((unit) => unit.side !== side && unit.gone === null);
}

/** Distances at both sides of the limits that matter, in either scale. */
function distance(most: number, draw: Draw): number {
  return draw.oneIn(3)
    ? draw.of([0, 0.1, 3, 5, 5.1, 8, 9, 12, 15, 15.1, 20, 35, 40, 85] as const)
    : draw.below(most * 2) / 2;
}

const near = { volley: 10, skirmish: 10, artillery: 40, rocket: 60 } as const;

function target(board: Board, unit: string, most: number, draw: Draw): Json {
  const held = board.units[unit]?.place != null;
  const cover = draw.of(["none", "none", "none", "cover", "builtUp", "strongpoint"] as const);
  const ground = draw.of(["open", "open", "open", "rough", "difficult"] as const);
  return {
    unit,
    distance: distance(most, draw),
    ...(held || cover === "none" ? {} : { cover }),
    ...(ground === "open" ? {} : { ground }),
    ...now("leadsCharge", draw.oneIn(6)),
  };
}

export function fire(
  board: Companion,
  procedure: FireOrder,
  firer: string,
  enemy: string,
  draw: Draw,
): Json {
  const others = enemiesOf(board, firer).filter(({ id }) => id !== enemy);
  const further = draw.oneIn(5) ? draw.some(others, 2) : [];
  const behind =
    procedure === "artillery" && draw.oneIn(2)
      ? draw.some(
          others.filter(({ unit }) => unit.arm !== "screen"),
          2,
        )
      : [];
  const screen =
    procedure !== "rocket" && draw.oneIn(8)
      ? others.find(({ unit }) => unit.arm === "screen")
      : undefined;
  const situation = {
    firer,
    targets: [enemy, ...further.map(({ id }) => id)].map((id) =>
      target(board, id, near[procedure], draw),
    ),
    ...(behind.length > 0
      ? { behind: behind.map(({ id }) => ({ unit: id, gap: draw.below(9) })) }
      : {}),
    ...(screen ? { screenBetween: { unit: screen.id, gap: draw.below(6) } } : {}),
    ...(draw.oneIn(6) ? { share: draw.of([0.4, 0.5, 0.7, 0.75] as const) } : {}),
    ...(draw.oneIn(3) ? { generals: { own: draw.oneIn(2), enemy: draw.oneIn(2) } } : {}),
    ...now("assaultFire", draw.oneIn(8)),
  };
  return { type: "resolve", procedure, situation };
}

/** Charges, melees and what else is resolved by itself. */
export const close = {
  charge(board: Companion, charger: string, defender: string, draw: Draw): Json {
    const side = (unit: string): Json => ({
      unit,
      ...(draw.oneIn(3) ? { supports: draw.below(3) } : {}),
      ...now("general", draw.oneIn(3)),
    });
    const reaction =
      board.units[defender]?.unit.arm === "cavalry" && draw.oneIn(2)
        ? { reaction: "counterCharge" }
        : {};
    const situation = {
      charger: {
        ...side(charger),
        ...now("flank", draw.oneIn(5)),
        ...(draw.oneIn(4) ? { lostToFire: draw.below(3) } : {}),
      },
      defender: { ...side(defender), ...reaction, ...now("uphill", draw.oneIn(6)) },
      distance: distance(12, draw),
      ...(draw.oneIn(3) ? { generals: { own: true, enemy: true } } : {}),
    };
    return { type: "resolve", procedure: "charge", situation };
  },

  melee(board: Companion, attacker: string, defender: string, round: 1 | 2, draw: Draw): Json {
    const procedure = round === 1 && draw.oneIn(4) ? "meleeToEnd" : "melee";
    const joins = (lead: string): RosterUnit[] => {
      const { side } = board.units[lead] ?? {};
      const free = Object.values(board.units).filter(
        (unit) =>
          unit.side === side && unit.id !== lead && unit.gone === null && unit.engaged === null,
      );
      return round === 2 || procedure === "meleeToEnd" ? draw.some(free, 2) : [];
    };
    const [ours, theirs] = [joins(attacker), joins(defender)];
    const part = (unit: string, supports: readonly RosterUnit[]): Json => ({
      unit,
      ...(supports.length > 0 ? { supports: supports.length } : {}),
    });
    const choice = (): string => draw.of(["fightOn", "fightOn", "retire"] as const);
    const named = draw.oneIn(2);
    const ids = (units: readonly RosterUnit[]): string[] => units.map(({ id }) => id);
    return {
      type: "resolve",
      procedure,
      situation: {
        attacker: { ...part(attacker, ours), ...now("flank", draw.oneIn(8)) },
        defender: part(defender, theirs),
        ...(round === 2 ? { round } : {}),
        onDraw: { attacker: choice(), defender: choice() },
      },
      ...(named ? { joined: { attacker: ids(ours), defender: ids(theirs) } } : {}),
    };
  },

  single(
    board: Companion,
    procedure: "discipline" | "fate" | "bounce" | "fraction",
    side: string,
    draw: Draw,
  ): Json {
    const own = Object.values(board.units).filter(
      (unit) => unit.side === side && unit.gone === null,
    );
    const unit = draw.any(own)?.id ?? "";
    const enemies = enemiesOf(board, unit);
    const enemy = draw.any(enemies)?.id ?? "";
    const guns = draw.any(own.filter((one) => one.unit.arm === "artillery"))?.id ?? unit;
    switch (procedure) {
      case "discipline":
        return { type: "resolve", procedure, situation: { unit, ...now("cover", draw.oneIn(3)) } };
      case "fate":
        return {
          type: "resolve",
          procedure,
          situation: { unit, target: enemy, generals: { own: draw.oneIn(2), enemy: true } },
        };
      case "bounce": {
        const behind = draw
          .some(
            enemies.filter(({ id }) => id !== enemy),
            2,
          )
          .map(({ id }) => ({ unit: id, gap: draw.below(9) }));
        const struck = { unit: enemy, scored: 1 + draw.below(4), distance: 30 };
        return { type: "resolve", procedure, situation: { battery: guns, target: struck, behind } };
      }
      case "fraction":
        return {
          type: "resolve",
          procedure,
          situation: { firer: unit, quarters: draw.below(9) },
        };
    }
  },
} as const;
