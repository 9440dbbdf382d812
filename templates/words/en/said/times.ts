import type { TimeSaying } from '../../../../engine/sayings/times.ts';
import type { Words } from '../../language.ts';

export const times = {} satisfies Words<TimeSaying>;
