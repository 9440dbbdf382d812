import type { DangerSaying } from '../../../../engine/sayings/danger.ts';
import type { Words } from '../../language.ts';

export const danger = {} satisfies Words<DangerSaying>;
