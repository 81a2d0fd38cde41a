import type { Infantry, Screen } from "@adjutant/rules";
import type { ReactElement } from "react";
import type { BlockProps } from "./UnitSymbol.tsx";

/** A garrison: black village blocks, as on the maps of the time, under the holder's flag. */
export function Place({ unit, size }: BlockProps & { unit: Infantry | Screen }): ReactElement {
  const { width: w, depth: d } = size;
  const strong = unit.garrison?.place === "strongpoint";
  return (
    <>
      {strong ? (
        <path
          className="works"
          fillRule="evenodd"
          d={`M${w * 0.14} ${d}V${d * 0.42}L${w / 2} ${d * 0.1}L${w * 0.86} ${d * 0.42}V${d}ZM${w * 0.3} ${d * 0.84}V${d * 0.52}L${w / 2} ${d * 0.36}L${w * 0.7} ${d * 0.52}V${d * 0.84}Z`}
        />
      ) : (
        <path
          className="works"
          d={`M0 ${d * 0.55}h${w * 0.3}v${d * 0.4}h-${w * 0.3}zM${w * 0.38} ${d * 0.62}h${w * 0.2}v${d * 0.38}h-${w * 0.2}zM${w * 0.66} ${d * 0.5}h${w * 0.34}v${d * 0.2}h-${w * 0.16}v${d * 0.25}h-${w * 0.18}z`}
        />
      )}
      <path className="pole" d={`M${w / 2} ${d * 0.6}V${-d * 0.06}`} />
      <path className="flag" d={`M${w / 2} ${-d * 0.06}h${w * 0.36}v${d * 0.32}h-${w * 0.36}z`} />
      {unit.garrison?.burning === true && (
        <path
          className="flame"
          transform={`translate(${w * 0.08} ${d * 0.02}) scale(${d / 30})`}
          d="M5 16C1 14 0 10 3 6c0 2 1 3 2 3C4 5 6 2 9 0c-1 4 4 5 3 11-1 3-3 5-7 5z"
        />
      )}
    </>
  );
}
