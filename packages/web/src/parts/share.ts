/** From the least to the most that something may be. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** "12–31%"; one figure where both are the same to the eye. */
export function shareText({ low, high }: Range, format: (share: number) => string): string {
  if (low === high) return format(low);
  // Ranges are coarse: whole hundredths do, but never 0 or 1 for what may or may not happen.
  const whole = (share: number): number => {
    const hundredths = Math.round(share * 100) / 100;
    return hundredths > 0 && hundredths < 1 ? hundredths : share;
  };
  const [from, to] = [format(whole(low)), format(whole(high))];
  return from === to ? to : `${from.replace(/\s*%$/, "")}–${to}`;
}
