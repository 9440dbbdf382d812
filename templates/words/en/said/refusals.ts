import type { RefusalSaying } from '../../../../engine/sayings/refusals.ts';
import type { Words } from '../../language.ts';

export const refusals = {} satisfies Words<RefusalSaying>;
