import type { EnteringSaying } from '../../../../engine/sayings/entering.ts';
import type { Words } from '../../language.ts';

export const entering = {} satisfies Words<EnteringSaying>;
