import type { GameSaying } from '../../../../engine/sayings/game.ts';
import type { Words } from '../../language.ts';

export const game = {
  'game/shown-elsewhere': () => '',
  'game/over': () => 'Die Partie ist vorbei.',
  'game/no-such-power': ({ power }, { powers }) => `${powers(power)} gibt es in dieser Partie nicht.`,
} satisfies Words<GameSaying>;
