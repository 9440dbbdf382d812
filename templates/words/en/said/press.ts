import type { PressSaying } from '../../../../engine/sayings/press.ts';
import type { Words } from '../../language.ts';

export const press = {} satisfies Words<PressSaying>;
