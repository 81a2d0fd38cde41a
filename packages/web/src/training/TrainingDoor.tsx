import { type ReactElement, useState } from "react";
import { Button } from "react-aria-components/Button";
import { startShipped } from "../battle/first.ts";
import { useSeen } from "../battle/useSeen.ts";
import { go } from "../router.ts";
import { leaveGuide, useLeft } from "./left.ts";
import { isTraining } from "./lessons.ts";
import { useTrainingWords } from "./words.ts";
import "./guide.css";

/** The way into the training battle, and back to its guide. */
export default function TrainingDoor(): ReactElement | null {
  const words = useTrainingWords();
  const { view, log } = useSeen();
  const left = useLeft(view.id);
  const [opening, setOpening] = useState(false);
  const here = isTraining(log);
  if (here && !left) return null;
  if (words === null) return <div className="door-room" />;
  const open = async (): Promise<void> => {
    if (here) leaveGuide(view.id, false);
    else {
      setOpening(true);
      await startShipped("training");
    }
    go({ screen: "home" });
  };
  return (
    <Button className="button training-door" isDisabled={opening} onPress={() => void open()}>
      <span>{words.say("training.name")}</span>
      <span className="soft">{words.say(here ? "training.resume" : "training.begin")}</span>
    </Button>
  );
}
