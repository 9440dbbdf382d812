import type { DeskSaying } from '../../../../engine/sayings/desk.ts';
import type { Words } from '../../language.ts';

export const desk = {} satisfies Words<DeskSaying>;
