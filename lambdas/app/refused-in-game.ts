/** A section that is refused as a whole, with why. */
import type { InGame } from './decide-in-game.ts';
import { refusal } from './refusal.ts';

export function refusedInGame(
  spot: { readonly line: number | null; readonly text: string },
  message: string,
  suggestion: string | null,
): InGame {
  return { outcome: 'refused', report: [refusal(spot, message, suggestion)], elsewhere: [] };
}
