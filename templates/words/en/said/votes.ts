import type { VoteSaying } from '../../../../engine/sayings/votes.ts';
import type { Words } from '../../language.ts';

export const votes = {} satisfies Words<VoteSaying>;
