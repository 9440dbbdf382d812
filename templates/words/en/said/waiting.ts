import type { WaitingSaying } from '../../../../engine/sayings/waiting.ts';
import type { Words } from '../../language.ts';

export const waiting = {} satisfies Words<WaitingSaying>;
