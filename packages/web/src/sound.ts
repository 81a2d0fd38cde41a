import { settings } from "./settings.ts";

/** Made at the first sound: browsers let none be heard before somebody has touched the page. */
let audio: AudioContext | null = null;

/** Seconds that a die takes to come to rest, and between the dice of a throw. */
const clack = 0.045;
const apart = 0.06;

/** Wooden dice on a table, where the reader wants to hear them. */
export function clickDice(count = 1): void {
  if (!settings().sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  // A throw of a dozen dice sounds like five.
  for (let die = 0; die < Math.min(count, 5); die++) {
    click(audio, audio.currentTime + die * apart * (0.7 + Math.random() * 0.6));
  }
}

/** One knock: a burst of noise that dies away, as through the wood of a table. */
function click(context: AudioContext, at: number): void {
  const length = Math.ceil(context.sampleRate * clack);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) {
    samples[i] = (Math.random() * 2 - 1) * Math.exp((-9 * i) / length);
  }
  const knock = new AudioBufferSourceNode(context, { buffer });
  const wood = new BiquadFilterNode(context, {
    type: "bandpass",
    frequency: 1500 + Math.random() * 700,
    Q: 2.2,
  });
  const gain = new GainNode(context, { gain: 0.5 });
  knock.connect(wood).connect(gain).connect(context.destination);
  knock.start(at);
}
