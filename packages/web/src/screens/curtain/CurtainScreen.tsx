import { type ReactElement, useState } from "react";
import { Button } from "react-aria-components/Button";
import type { Curtain, Eyes, Seating } from "../../battle/seats.ts";
import { atTheTable, takeDevice } from "../../battle/store.ts";
import { useText } from "../../text.ts";
import "./curtain.css";

/**
 * The curtain between the sides: whose the device is now, and nothing else. The battle behind it is
 * not on the page at all.
 */
export function CurtainScreen(props: {
  readonly curtain: Curtain;
  readonly seating: Seating;
}): ReactElement {
  const text = useText();
  const sides = atTheTable();
  const [to, setTo] = useState<Eyes | null>(props.curtain.to);
  const side = to?.kind === "side" ? sides.find(({ id }) => id === to.side) : undefined;
  if (to?.kind === "umpire") {
    return <UmpireComes onNot={() => setTo(null)} />;
  }
  if (side !== undefined) {
    const name = side.name[text.lang];
    return (
      <main className="curtain" data-nation={side.nation}>
        <Cloth />
        <div className="curtain-words">
          <p>{text.say("curtain.to")}</p>
          <h1>{name}</h1>
          <p>{text.say("curtain.hint")}</p>
        </div>
        <div className="curtain-acts">
          <Button
            className="button primary curtain-take"
            onPress={() => takeDevice({ kind: "side", side: side.id })}
          >
            {text.say("curtain.take", { side: name })}
          </Button>
          <Button className="button" onPress={() => setTo(null)}>
            {text.say("curtain.other")}
          </Button>
        </div>
      </main>
    );
  }
  return (
    <main className="curtain">
      <div className="curtain-words">
        <h1>{text.say("curtain.whose")}</h1>
        <p>{text.say("curtain.hint")}</p>
      </div>
      <div className="curtain-acts">
        {sides.map(({ id, name, nation }) => (
          <Button
            key={id}
            className="button curtain-side"
            data-nation={nation}
            onPress={() => takeDevice({ kind: "side", side: id })}
          >
            <span className="curtain-coat" aria-hidden="true" />
            {text.say("curtain.take", { side: name[text.lang] })}
          </Button>
        ))}
        {props.seating === "umpire" && (
          <Button className="button strong" onPress={() => setTo({ kind: "umpire" })}>
            {text.say("curtain.umpire")}
          </Button>
        )}
      </div>
    </main>
  );
}

/** The umpire's view lies open to nobody else, so it is entered behind a warning. */
function UmpireComes({ onNot }: { onNot: () => void }): ReactElement {
  const text = useText();
  return (
    <main className="curtain">
      <div className="curtain-words">
        <h1>{text.say("curtain.umpireTitle")}</h1>
        <p>{text.say("curtain.umpireWarning")}</p>
      </div>
      <div className="curtain-acts">
        <Button
          className="button primary curtain-take"
          onPress={() => takeDevice({ kind: "umpire" })}
        >
          {text.say("curtain.umpireTake")}
        </Button>
        <Button className="button" onPress={onNot}>
          {text.say("curtain.notUmpire")}
        </Button>
      </div>
    </main>
  );
}

/** The side's coat with its buttons and turnback: whose it is, seen across a table. */
function Cloth(): ReactElement {
  return (
    <svg className="curtain-cloth" viewBox="0 0 120 120" aria-hidden="true">
      <path className="cloth" d="M0 0h120v120H0z" />
      <path className="facing" d="M44 0h32v120H44z" />
      {[18, 46, 74, 102].map((y) => (
        <g key={y} className="button-pair">
          <circle cx="52" cy={y} r="4" />
          <circle cx="68" cy={y} r="4" />
        </g>
      ))}
    </svg>
  );
}
