/** SES as it takes mail: at a rate, with short bursts, and whatever is faster it refuses. */
import { Refused } from './loop.ts';

/** Seconds of its rate that SES takes at once: it allows short bursts, and says nothing of how short. */
export const BURST_SECONDS = 0.5;

/** Throws when so much has been taken that this mail is too fast. */
export function mailRate(rate: number, now: () => number): () => void {
  let full = 0;
  return () => {
    const at = Math.max(full, now());
    if (at - now() > BURST_SECONDS * 1000) throw new Refused('Maximum sending rate exceeded.');
    full = at + 1000 / rate;
  };
}
