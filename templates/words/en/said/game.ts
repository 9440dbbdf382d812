import type { GameSaying } from '../../../../engine/sayings/game.ts';
import type { Words } from '../../language.ts';

export const game = {
  'game/shown-elsewhere': () => '',
  'game/over': () => 'The game is over.',
  'game/no-such-power': ({ power }, { powers }) => `There is no ${powers(power)} in this game.`,
} satisfies Words<GameSaying>;
