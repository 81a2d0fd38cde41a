import type { ReactElement } from "react";
import { useLayoutEffect, useMemo, useState } from "react";
import { Button } from "react-aria-components/Button";
import { type Battle, useBattle } from "../battle/useBattle.ts";
import { lastEntry } from "../battle/view.ts";
import { Board } from "../board/Board.tsx";
import type { Thing } from "../board/chosen.ts";
import type { Guided } from "../board/overlay.ts";
import type { TablePoint } from "../board/shown.ts";
import { Icon } from "../parts/icons.tsx";
import { printByDay } from "../parts/onPaper.ts";
import { go, href, useRoute } from "../router.ts";
import { type Text, useText } from "../text.ts";
import { aimedAs, type Doing, measured } from "./doing.ts";
import { pageOf } from "./fight.ts";
import { useInHand } from "./useMap.ts";
import { useMarchHand } from "./useMarchHand.ts";
import { useOverlays } from "./useOverlays.ts";
import { useRedeployHand } from "./useRedeployHand.ts";
import { useRide } from "./useRide.ts";
import { useSettingOut } from "./useSettingOut.ts";
import { useWords } from "./words.ts";
import "./paper.css";

/** The map itself: what is tapped, dragged and laid over it. */
export function MapPane(): ReactElement {
  const text = useText();
  const words = useWords();
  const battle = useBattle();
  const inHand = useInHand();
  const { shown, unit, own, doing, told, targets } = inHand;
  const route = useRoute();
  const [hovered, setHovered] = useState<string | null>(null);
  const setting = useSettingOut(inHand);
  const march = useMarchHand(inHand);
  const redeploy = useRedeployHand(inHand);
  const ride = useRide(inHand);
  // An enemy whose resolution lies open is looked at as long as it does.
  const resolved = route.screen === "resolve" ? route.target : null;
  const resolving = route.screen === "resolve" && resolved !== null ? aimedAs(route.kind) : null;
  const laid = useOverlays(inHand, resolved ?? hovered, resolving, setting.ghost);
  const overlays = useMemo(() => [...redeploy.overlays, ...laid], [redeploy.overlays, laid]);
  useLetGoKey(unit !== null && (route.screen === "map" || route.screen === "home"));

  const choose = (on: Thing | null): void => {
    if (on === null) return;
    if (on.kind === "unit") {
      const again = on.id === unit?.id;
      // Beside a unit that is to move a thumb easily hits the unit.
      if (again && placed.has(doing.kind)) return;
      go({ screen: "map", unit: again ? null : on.id });
    } else inHand.tell(placeName(on.id));
  };
  const placeName = (id: string): string => {
    const piece = shown.field.terrain.find((one) => one.id === id);
    return piece?.name?.[text.lang] ?? (piece ? text.say(`field.kind.${piece.kind}`) : "");
  };
  /** An enemy that the order in hand may or may not be aimed at; was it meant so. */
  const aim = (enemy: string): boolean => {
    const target = targets[enemy];
    if (doing.kind !== "aim" || own === null || target === undefined) return false;
    if (target.refused === null) {
      go(pageOf(battle.view, doing.order, own.id, enemy));
    } else {
      inHand.tell(text.refusal(target.refused, battle.table));
    }
    return true;
  };
  const onTap = (on: Thing | null, at: TablePoint): void => {
    if (doing.kind === "measure") inHand.set(measured(doing, at));
    else if (doing.kind === "ride" || doing.kind === "post") ride(doing, on, at);
    else if (on?.kind === "unit") {
      if (!aim(on.id)) choose(on);
    } else if (!setting.onTap(at) && !redeploy.onTap(at) && !march.onTap(at)) choose(on);
  };
  const onGuide = (guided: Guided): void => {
    if (!setting.onGuide(guided) && !redeploy.onGuide(guided)) march.onGuide(guided);
  };
  const hint = hintOf(doing);
  function hintOf(now: Doing): string {
    if (now.kind === "measure") return now.to === null ? words.say("map.rulerHint") : "";
    if (now.kind !== "ride" && now.kind !== "post") return "";
    const who = now.of === now.side ? (`${now.kind}Commander` as const) : now.kind;
    return words.say(`map.hint.${who}`);
  }
  const chosen: Thing | null = unit === null ? null : { kind: "unit", id: unit.id };
  const { turn, phase } = battle.view;
  return (
    <>
      <p className="map-on-paper">
        {shown.title}{" "}
        <span>
          {text.say("turn.line", { turn })} · {text.word("phase", phase)}
        </span>
      </p>
      <Board
        shown={shown}
        overlays={overlays}
        chosen={chosen}
        onTap={onTap}
        onHover={(on) => setHovered(on?.kind === "unit" ? on.id : null)}
        mayDrag={(id) => setting.mayDrag(id) || redeploy.mayDrag(id) || march.mayDrag(id)}
        onGuide={onGuide}
        fills
      >
        <Button
          className={doing.kind === "measure" ? "button strong" : "button"}
          aria-label={words.say("map.ruler")}
          aria-pressed={doing.kind === "measure"}
          onPress={() =>
            inHand.set(doing.kind === "measure" ? null : { kind: "measure", from: null, to: null })
          }
        >
          <Icon name="ruler" />
        </Button>
        <a
          className="button"
          aria-label={words.say("map.past.open")}
          href={href({ screen: "at", battle: battle.view.id, event: null })}
        >
          <Icon name="again" />
        </a>
        <Button
          className="button print-button"
          aria-label={text.say("field.print")}
          onPress={printByDay}
        >
          <Icon name="print" />
        </Button>
      </Board>
      <p className="map-told" role="status">
        {told !== "" ? told : hint !== "" ? hint : haltOf(battle, text)}
      </p>
    </>
  );
}

/** What a tap on the map is a place for. */
const placed: ReadonlySet<Doing["kind"]> = new Set<Doing["kind"]>(["march", "place", "redeploy"]);

/** Escape lets the unit in hand go before it leads anywhere back. */
function useLetGoKey(active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return;
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      go({ screen: "map", unit: null }, "replace");
    };
    addEventListener("keydown", pressed, { capture: true });
    return () => removeEventListener("keydown", pressed, { capture: true });
  }, [active]);
}

/** Of the march that was made last: who came upon an enemy out of sight, and so went no farther. */
function haltOf({ log, unit, mayAct }: Battle, text: Text): string {
  const event = lastEntry(log)?.event;
  if (event?.type !== "marched") return "";
  const own = event.ways.flatMap((way) => (way.halted ? (unit(way.unit) ?? []) : []));
  return own
    .filter(({ side }) => mayAct(side))
    .map(({ name }) => text.say("log.halted", { name }))
    .join(" · ");
}
