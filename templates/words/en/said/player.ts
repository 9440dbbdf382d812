import type { PlayerSaying } from '../../../../engine/sayings/player.ts';
import type { Words } from '../../language.ts';

export const player = {} satisfies Words<PlayerSaying>;
