import type { LineSaying } from '../../../../engine/sayings/lines.ts';
import type { Words } from '../../language.ts';

export const lines = {} satisfies Words<LineSaying>;
