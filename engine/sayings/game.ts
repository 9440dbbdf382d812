/** What stands against a line whatever it is about: how far the game is, and which powers it has. */
import type { Power } from '../board/variant.ts';

export type GameSaying =
  /** Another part of the answer tells it. */
  | { readonly code: 'game/shown-elsewhere' }
  | { readonly code: 'game/over' }
  | {
      readonly code: 'game/no-such-power';
      readonly power: Power;
    };
