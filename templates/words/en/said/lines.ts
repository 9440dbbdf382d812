import type { LineSaying } from '../../../../engine/sayings/lines.ts';
import type { Words } from '../../language.ts';

export const lines = {
  'lines/orders-of-another': ({ power }, { powers }) =>
    `You do not write for ${powers(power)}: the orders below are not read.`,
  'lines/whose-points': () => 'Whose points? Name the power on a line above.',
} satisfies Words<LineSaying>;
