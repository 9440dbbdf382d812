import type { DeadlineSaying } from '../../../../engine/sayings/deadline.ts';
import type { Words } from '../../language.ts';

export const deadline = {} satisfies Words<DeadlineSaying>;
