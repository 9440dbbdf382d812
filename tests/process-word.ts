/** The code for a PROCESS that was asked about; tests that only want the next phase send it back. */
import type { Game } from '../engine/game/game.ts';

/** Null: nothing is asked. `since`: an older question was not answered. */
export function processWord({ confirmations }: Game, since = 0): string | null {
  const asked = confirmations.findLast(
    (each) => 'command' in each && each.command === 'PROCESS' && each.asked >= since,
  );
  return asked?.word ?? null;
}
