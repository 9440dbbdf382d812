import type { PlayerSaying } from '../../../../engine/sayings/player.ts';
import type { Words } from '../../language.ts';

export const player = {
  'player/span-ends-before': () => 'This span ends before it begins.',
} satisfies Words<PlayerSaying>;
