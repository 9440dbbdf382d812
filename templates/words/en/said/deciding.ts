import type { DecidingSaying } from '../../../../engine/sayings/deciding.ts';
import type { Words } from '../../language.ts';

export const deciding = {} satisfies Words<DecidingSaying>;
