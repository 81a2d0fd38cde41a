import { type ReactElement, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { ToggleButton } from "react-aria-components/ToggleButton";
import "./bandscale.css";

export interface Band {
  readonly key: string;
  readonly label: string;
  /** The last distance that still belongs to the band (`scale.inclusive`). */
  readonly upTo: number;
}

export interface BandScaleProps {
  readonly question: string;
  /** Nearest first; each ends where the next begins. */
  readonly bands: readonly Band[];
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly step: number;
  readonly format: (value: number) => string;
  readonly words: { readonly nearer: string; readonly farther: string };
  readonly disabled?: boolean;
}

/**
 * A distance as the scale bar of a map, parted where the rules part it. A tap on a band sets its
 * far end; the figure beside it opens keys that move one step, for whoever has measured.
 */
export function BandScale(props: BandScaleProps): ReactElement {
  const { bands, value, disabled = false } = props;
  const inBand = bands.find(({ upTo }) => value <= upTo)?.key ?? "";
  const widths = bandWidths(bands);
  const [exact, setExact] = useState(false);
  return (
    <div className="band-scale">
      <RadioGroup
        className="scale-bands"
        orientation="horizontal"
        value={inBand}
        isDisabled={disabled}
        onChange={(key) => {
          const band = bands.find((candidate) => candidate.key === key);
          if (band) props.onChange(band.upTo);
        }}
      >
        <Label className="question">{props.question}</Label>
        <div className="scale-bar" style={{ gridTemplateColumns: widths }}>
          {bands.map((band) => (
            <Radio key={band.key} value={band.key} className="band">
              <span className="band-label">{band.label}</span>
              <span className="band-rule" aria-hidden="true" />
              <span className="band-end figures" aria-hidden="true">
                {props.format(band.upTo)}
              </span>
            </Radio>
          ))}
        </div>
      </RadioGroup>
      <ToggleButton
        className="chip exact"
        aria-label={`${props.question}: ${props.format(value)}`}
        isSelected={exact}
        isDisabled={disabled}
        onChange={setExact}
      >
        <span className="figures">{props.format(value)}</span>
      </ToggleButton>
      {exact && (
        <div className="scale-exact">
          <Button
            className="step"
            aria-label={props.words.nearer}
            isDisabled={disabled || value <= props.step}
            onPress={() => props.onChange(stepped(value, -props.step))}
          >
            −
          </Button>
          <output className="figures">{props.format(value)}</output>
          <Button
            className="step"
            aria-label={props.words.farther}
            isDisabled={disabled}
            onPress={() => props.onChange(stepped(value, props.step))}
          >
            +
          </Button>
        </div>
      )}
    </div>
  );
}

/** To the grid of hundredths, so that no float drifts past a limit (`scale.inclusive`). */
export function stepped(value: number, step: number, least = 0): number {
  return Math.max(least, Math.round((value + step) * 100) / 100);
}

/** Bands keep their true proportions as far as their labels allow. */
function bandWidths(bands: readonly Band[]): string {
  return bands
    .map(({ upTo }, i) => `minmax(min-content, ${upTo - (bands[i - 1]?.upTo ?? 0)}fr)`)
    .join(" ");
}
