import type { ConditionSaying } from '../../../../engine/sayings/conditions.ts';
import type { Words } from '../../language.ts';

export const conditions = {} satisfies Words<ConditionSaying>;
