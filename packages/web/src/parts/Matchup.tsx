import type { ReactElement, ReactNode } from "react";
import { unbroken } from "../text.ts";
import { Icon } from "./icons.tsx";
import "./matchup.css";

export interface MatchupSide {
  readonly name: string;
  readonly detail: string;
  readonly symbol: ReactNode;
  readonly boxes?: ReactNode;
}

/** Who against whom, as on a battle plan: the enemy above, facing us. */
export function Matchup(props: {
  readonly own: MatchupSide;
  readonly enemy: MatchupSide | null;
  readonly verb: string;
}): ReactElement {
  return (
    <div className="matchup">
      <Side side={props.own} />
      <span className="matchup-verb">
        <span className="unseen">{props.verb}</span>
        {props.enemy !== null && <Icon name="next" />}
      </span>
      {props.enemy !== null && <Side side={props.enemy} enemy />}
    </div>
  );
}

function Side({ side, enemy = false }: { side: MatchupSide; enemy?: boolean }): ReactElement {
  return (
    <div className={enemy ? "matchup-side enemy" : "matchup-side"}>
      {side.symbol}
      <span className="matchup-words">
        <strong>{unbroken(side.name)}</strong>
        <span className="soft">{side.detail}</span>
      </span>
      {side.boxes}
    </div>
  );
}
