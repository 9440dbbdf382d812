/** What stands against a line whatever it is about: how far the game is, and which powers it has. */
import type { Power } from '../board/variant.ts';

/** What somebody wants of a game that has not begun: each sentence ends with when it can be had, or what does instead. */
export type WantedBeforeStart = 'bots' | 'deadline' | 'diary' | 'end' | 'orders' | 'pause' | 'play' | 'seat';

export type GameMessage =
  /** Another part of the answer tells it. */
  | { readonly code: 'game/shown-elsewhere' }
  | { readonly code: 'game/over' }
  | { readonly code: 'game/not-begun'; readonly wanted: WantedBeforeStart }
  | {
      readonly code: 'game/no-such-power';
      readonly power: Power;
    };
