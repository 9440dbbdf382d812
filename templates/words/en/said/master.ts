import type { MasterSaying } from '../../../../engine/sayings/master.ts';
import type { Words } from '../../language.ts';

export const master = {} satisfies Words<MasterSaying>;
