/** A section that is refused as a whole, with why. */

import { refusal } from '../games/refusal.ts';
import type { InGame } from './decide-in-game.ts';

export function refusedInGame(
  spot: { readonly line: number | null; readonly text: string },
  message: string,
  suggestion: string | null,
): InGame {
  return { ...nothingInGame('refused'), report: [refusal(spot, message, suggestion)] };
}

/** Nothing was decided, and nobody let in. */
export function nothingInGame(outcome: InGame['outcome']): InGame {
  return { outcome, report: [], elsewhere: [], person: null };
}
