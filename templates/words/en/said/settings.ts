import type { SettingSaying } from '../../../../engine/sayings/settings.ts';
import type { Words } from '../../language.ts';

export const settings = {} satisfies Words<SettingSaying>;
