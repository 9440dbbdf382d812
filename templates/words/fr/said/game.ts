import type { GameSaying } from '../../../../engine/sayings/game.ts';
import type { Words } from '../../language.ts';

export const game = {
  'game/shown-elsewhere': () => '',
  'game/over': () => 'La partie est terminée.',
  'game/no-such-power': ({ power }, { powers }) => `${powers(power)} n'existe pas dans cette partie.`,
} satisfies Words<GameSaying>;
