import type { SeatSaying } from '../../../../engine/sayings/seats.ts';
import type { Words } from '../../language.ts';

export const seats = {} satisfies Words<SeatSaying>;
