/** What stands against a line whatever it is about: how far the game is, and which powers it has. */

import type { Power } from '../board/variant.ts';
import type { MessageTable } from './message-table.ts';

/** What somebody wants of a game that has not begun: each sentence ends with when it can be had, or what does instead. */
export type WantedBeforeStart = 'bots' | 'deadline' | 'diary' | 'end' | 'orders' | 'pause' | 'play' | 'seat';

export type GameMessage = MessageTable<{
  /** Another part of the answer tells it. */
  'game/shown-elsewhere': null;
  'game/over': null;
  'game/not-begun': { wanted: WantedBeforeStart };
  'game/no-such-power': { power: Power };
}>;
