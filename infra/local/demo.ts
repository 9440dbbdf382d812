/** A demonstration: a real game, played by mail to the end of 1902. */
import type { GameName } from '../../engine/game/events.ts';
import type { Judge } from './judge.ts';

/** The demonstration's name among the games. */
const NAME: GameName = 'demo';

export interface Demonstration {
  state(games: readonly GameName[]): 'offered' | 'under-way' | 'there';
  /** Begins it unless it has been begun. */
  start(): void;
}

export function makeDemonstration(_judge: Pick<Judge, 'world' | 'take' | 'settled'>): Demonstration {
  return {
    state: (games) => (games.includes(NAME) ? 'there' : 'offered'),
    start: () => {},
  };
}
