import type { PositionSaying } from '../../../../engine/sayings/positions.ts';
import type { Words } from '../../language.ts';

export const positions = {} satisfies Words<PositionSaying>;
