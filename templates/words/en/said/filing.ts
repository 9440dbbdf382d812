import type { FilingSaying } from '../../../../engine/sayings/filing.ts';
import type { Words } from '../../language.ts';

export const filing = {} satisfies Words<FilingSaying>;
