import type { Infantry, Screen } from "@adjutant/rules";
import type { ReactElement } from "react";
import { Outline } from "./Outline.tsx";
import { blockPath, dots, hollowPath, partingPath } from "./shapes.ts";
import { companies } from "./troops.ts";
import type { BlockProps } from "./UnitSymbol.tsx";

type FootProps = BlockProps & { unit: Infantry | Screen; bases: number | undefined };

/** Infantry: a plain block with its company divisions; a square hollow; open order dots. */
export function Foot({ unit, size, scale, bases }: FootProps): ReactElement {
  if (unit.arm === "screen") {
    return <Dots count={(bases ?? unit.bases) * 2} ranks={1} size={size} scale={scale} />;
  }
  switch (unit.formation) {
    case undefined:
      return <path className="fill" d={blockPath(size)} />;
    case "openOrder":
      return <Dots count={14} ranks={2} size={size} scale={scale} />;
    case "square":
      return (
        <>
          <path
            className="fill"
            fillRule="evenodd"
            d={hollowPath(size, Math.min(Math.max(4, size.width * 0.24), size.width * 0.36))}
          />
          <path className="edge" d={blockPath({ width: size.width, depth: size.depth })} />
          <Outline unit={unit} size={size} />
        </>
      );
    default: {
      const [files, ranks] = companies[unit.formation];
      return (
        <>
          <path className="fill" d={blockPath(size)} />
          <path className="parting" d={partingPath(size, files, ranks)} />
          <Outline unit={unit} size={size} />
        </>
      );
    }
  }
}

/** Skirmishers: a row of dots, wide enough apart to read as loose order. */
function Dots(props: BlockProps & { count: number; ranks: number }): ReactElement {
  const radius = Math.max(1.8, Math.min(2.6, props.scale * 0.7));
  const depth = Math.max(props.size.depth, props.ranks * radius * 3);
  return (
    <>
      {dots({ width: props.size.width, depth }, props.count, props.ranks).map(([x, y]) => (
        <circle className="dot" key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
    </>
  );
}
